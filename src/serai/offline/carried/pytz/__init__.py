"""Stands in for pytz in a browser, where no time of day is said in a sentence."""

from datetime import UTC as UTC
