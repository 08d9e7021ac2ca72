"""The tests read English, whatever the system speaks."""

from __future__ import annotations

import os

os.environ["PADDOCK_LANGUAGE"] = "en"
