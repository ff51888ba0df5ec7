#!/bin/sh
# Print the path of a Chromium for the browser tests; install one where there is none.
# Usage: ensure_chromium.sh PYTHON   (a Python that has playwright)
set -eu
python=$1

installed() {
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" && return
    done
    return 1
}

downloaded() {
    "$python" - <<'END'
import pathlib
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
    raise SystemExit(None if pathlib.Path(path).exists() and not print(path) else 1)
END
}

if [ -n "${KABUTO_CHROMIUM:-}" ]; then
    echo "$KABUTO_CHROMIUM"
    exit
fi

installed && exit
downloaded && exit

echo "Installing Chromium for the browser tests" >&2
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >&2
    apt-get install -y -qq chromium fonts-noto-core fonts-noto-cjk >&2
    installed
else
    "$python" -m playwright install chromium >&2
    downloaded
fi
