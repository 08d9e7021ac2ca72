"""Letters for tests that type anything. Hypothesis' own choice, all of Unicode, takes a hundred megabytes in every
worker; these are all that a rule about texts could trip over."""

from __future__ import annotations

FAR_OUT = "ŉǅΩяשع٣½²∞Ⅷ文字한\u0301\u200b\u200d\u202e\u2028\ufeff\ufffd\U0001f3ce\U0010ffff"
"""Other scripts and digits, marks that combine, joins and turns, and the last letter of all."""
ANYTHING = [chr(code) for code in range(256)] + list(FAR_OUT)
"""All of Latin-1 with its controls, and what lies far out."""
