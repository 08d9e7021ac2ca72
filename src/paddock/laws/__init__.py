"""The laws that every game keeps: `paddock laws NAME` holds one to them, and so do tests.

A law is a function that raises AssertionError where a game breaks it. Laws know no game: what they need to know of one,
its contract says. `cases.py` says with which options a game is tried, `suite.py` lists the laws.
"""
