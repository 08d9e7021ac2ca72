"""The tests read English, whatever the system speaks, and none of them minds a busy machine."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from .usage import UsageReport

os.environ["PADDOCK_LANGUAGE"] = "en"

# How long an example takes says nothing about whether it is right.
settings.register_profile("paddock", deadline=None)
settings.load_profile("paddock")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(UsageReport())
