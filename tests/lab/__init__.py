"""The lab: counts, statistics, workers, reports."""
