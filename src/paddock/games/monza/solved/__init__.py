"""What is solved: a car alone on the track, and two cars by the basic rules (docs/design/insight.md)."""
