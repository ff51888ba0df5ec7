"""The build hook: no wheel leaves without the built client."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Build the client before the files of the package are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        spec = importlib.util.spec_from_file_location(
            "kabuto_client_build", Path(self.root, "tools", "client.py")
        )
        if spec is None or spec.loader is None:
            raise FileNotFoundError("tools/client.py")
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        client.build()
