"""Souk with one action too many."""
