"""Every request that is answered at one's own screen, and where its handler stands.

A handler is imported when it is first asked for: nobody waits for what they do not use. What needs
other people or a server is refused with its reason.
"""

TABLES = {
    "POST /api/tables": "tables.making:make",
    "GET /api/tables": "tables.listing:listed",
    "POST /api/tables/carried": "tables.carried:take_in",
    "GET /api/tables/{table}/carried": "tables.carried:carried",
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

GAMES = {
    "GET /api/games": "games:games",
    "GET /api/games/{game}/drawings": "games:drawings",
    "GET /api/shelf": "games:shelf",
    "GET /api/games/{game}/texts": "games:texts",
    "GET /api/games/{game}/rulebook": "games:book",
    "GET /api/games/{game}/firsts": "games:firsts",
}

COACH = {
    "POST /api/tables/{table}/analysis": "coach.analyses:of_table",
    "GET /api/tables/{table}/analysis": "coach.analyses:at_table",
    "POST /api/analyses": "coach.analyses:of_text",
    "GET /api/analyses": "coach.analyses:mine",
    "GET /api/analyses/{analysis}": "coach.analyses:told",
    "DELETE /api/analyses/{analysis}": "coach.analyses:forget",
    "PUT /api/analyses/{analysis}/variations": "coach.analyses:keep_variations",
    "GET /api/analyses/{analysis}/record": "coach.analyses:record",
    "GET /api/analyses/{analysis}/plies": "coach.analyses:plies",
    "GET /api/analyses/{analysis}/plies/{ply}": "coach.analyses:position",
    "GET /api/analyses/{analysis}/beliefs": "coach.analyses:beliefs",
    "POST /api/analyses/{analysis}/again": "coach.analyses:again",
    "POST /api/analyses/{analysis}/try": "coach.analyses:try_move",
    "POST /api/analyses/{analysis}/branch": "coach.whatif:of_analysis",
    "POST /api/tables/{table}/branch": "coach.whatif:at_table",
    "POST /api/branch": "coach.whatif:of_text",
    "POST /api/positions": "coach.whatif:check",
    "POST /api/positions/edit": "coach.whatif:edit",
    "POST /api/positions/new": "coach.whatif:draft",
    "POST /api/tables/{table}/hints": "coach.at_table:hint",
    "GET /api/tables/{table}/hints": "coach.at_table:hints",
    "GET /api/tables/{table}/beliefs": "coach.at_table:beliefs",
    "GET /api/tables/{table}/plies/{ply}/picture.{form}": "sharing:moment_at",
    "GET /api/analyses/{analysis}/plies/{ply}/picture.{form}": "sharing:moment_of_analysis",
}

LEARNING = {
    "GET /api/me/progress/{kind}": "learning:progress",
    "PUT /api/me/progress/{kind}": "learning:note",
    "GET /api/courses/{game}": "learning:course",
    "POST /api/courses/{game}/{task}": "learning:step",
    "GET /api/puzzles/{game}": "puzzles:puzzles",
    "POST /api/puzzles/{game}/runs": "puzzles:run",
    "GET /api/puzzles/{game}/{puzzle}": "puzzles:puzzle",
    "POST /api/puzzles/{game}/{puzzle}": "puzzles:answer",
    "GET /api/practice/{game}": "practice:practice",
    "POST /api/practice/{game}/{name}": "practice:practise",
    "POST /api/tables/{table}/other-side": "practice:other_side",
    "GET /api/days/{game}": "daily:today",
    "POST /api/days/{game}": "daily:begin",
    "GET /api/days/{game}/{day}": "daily:day",
}

# What needs others, or a server: each is refused with its reason.
REFUSED = {
    "GET /api/health": "refusing:server",
    "GET /api/live": "refusing:server",
    "GET /api/ready": "refusing:server",
    "GET /api/reach": "refusing:server",
    "POST /api/me/devices": "refusing:server",
    "POST /api/me/device": "refusing:server",
    "POST /api/tables/{table}/invitation": "refusing:friends",
    "POST /api/tables/{table}/join": "refusing:friends",
    "POST /api/analyses/{analysis}/link": "refusing:server",
    "DELETE /api/analyses/{analysis}/link": "refusing:server",
    "GET /api/tables/{table}/film.png": "refusing:painting",
    "GET /api/tables/{table}/replay.html": "refusing:server",
    "GET /api/analyses/{analysis}/film.png": "refusing:painting",
    "GET /api/analyses/{analysis}/replay.html": "refusing:server",
    "GET /api/analyses/{analysis}/poster.png": "refusing:painting",
    "GET /api/poster.png": "refusing:painting",
    "GET /api/games/{game}/poster.png": "refusing:painting",
}

ROUTES = {**PEOPLE, **TABLES, **GAMES, **COACH, **LEARNING, **REFUSED}

# Of those that make something; all others answer 200.
MAKING = frozenset(
    {
        "POST /api/tables",
        "POST /api/tables/carried",
        "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/other-side",
        "POST /api/puzzles/{game}/runs",
        "POST /api/practice/{game}/{name}",
        "POST /api/days/{game}",
    }
)
