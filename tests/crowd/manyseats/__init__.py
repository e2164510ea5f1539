"""Souk with one seat too many."""
