"""Every request that is answered at one's own screen, and where its handler stands.

A handler is imported when it is first asked for: nobody waits for what they do not use. A request
that is not here needs other people, and is refused with a sentence.
"""

TABLES = {
    "POST /api/tables": "tables.making:make",
    "GET /api/tables": "tables.listing:listed",
    "GET /api/tables/{table}": "tables.listing:one",
    "DELETE /api/tables/{table}": "tables.listing:put_away",
    "POST /api/tables/{table}/back": "tables.listing:put_back",
    "PUT /api/tables/{table}/seats/{seat}": "tables.making:change_seat",
    "POST /api/tables/{table}/seats/{seat}/resign": "tables.making:resign",
    "POST /api/tables/{table}/rematch": "tables.making:rematch",
    "GET /api/tables/{table}/glance": "tables.looking:at_a_glance",
    "GET /api/tables/{table}/picture": "tables.looking:picture",
    "GET /api/tables/{table}/record": "tables.looking:record",
    "GET /api/tables/{table}/plies": "tables.looking:plies",
    "GET /api/tables/{table}/plies/{ply}": "tables.looking:position",
    "GET /api/me/statistics": "tables.counting:statistics",
}

PEOPLE = {
    "GET /api/me": "people:me",
    "PUT /api/me": "people:change_me",
}

# Whatever else the page asks: each is a line here, and a function in a module of its own.
OTHERS: dict[str, str] = {
    "GET /api/games": "games:games",
    "GET /api/shelf": "games:shelf",
}

ROUTES = {**PEOPLE, **TABLES, **OTHERS}

# Of those that make something; all others answer 200.
MAKING = frozenset({"POST /api/tables", "POST /api/tables/{table}/rematch"})
