"""`python -m kabuto` is `kabuto`."""

from kabuto.cli import main

main(prog_name="kabuto")
