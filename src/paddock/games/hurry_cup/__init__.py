"""Hurry'Cup!: grab a tank, then drive as far as it and the limits allow."""
