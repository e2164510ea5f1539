"""Opponents. A bot gets what its seat may know and nothing else; `levels` names them."""
