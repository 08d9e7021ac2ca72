"""Tests run in English, whatever the system's language, and none fails because the machine is busy."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from .schedule import Schedule, workers
from .usage import UsageReport

os.environ["PADDOCK_LANGUAGE"] = "en"

# How long an example takes says nothing about whether it is right.
settings.register_profile("paddock", deadline=None)
settings.load_profile("paddock")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Asked before plug-ins can be registered, so it stands here."""
    return workers()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Schedule())
    config.pluginmanager.register(UsageReport())
