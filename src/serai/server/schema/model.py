"""The tables of the store, in portable SQL. Times are milliseconds since 1970, in UTC."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("language", String(8), nullable=False, server_default=""),  # empty: none was chosen
    Column("seen", BigInteger, nullable=False, server_default="0"),  # here, to within a day
)

# What the server itself must know again; `cookies` is the key that signs them.
keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

# A cookie on one device; only its hash is kept.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("whose_tokens", "person"),
)

# A link that makes a second device the same person, once.
device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("whose_links", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("open_deal", Boolean, nullable=False),  # the seed was known before the start
    Column("confirm", Boolean, nullable=False),
    Column("thinking", Float, nullable=False),  # seconds for the strongest bots
    Column("owner", String(22), ForeignKey("people.id"), nullable=False),
    Column("watch_secret", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("turn", Integer, nullable=True),  # the seat that everybody waits for
    Column("bot_turn", Boolean, nullable=False),
    Column("confirmed", Integer, nullable=False),  # so much of the log cannot be taken back
    Column("result", JSON, nullable=True),
    Column("follows", String(22), ForeignKey("tables.id"), nullable=True),
    Column("follows_as", String(8), nullable=True),  # rematch, again
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # Seconds that a friend may be away before a bot may take over; null: a bot never may.
    Column("grace", Integer, nullable=True, server_default="600"),
    Column("played", Boolean, nullable=False, server_default=true()),  # a person has moved
    Column("points", JSON, nullable=True),  # of all, when it is over
    # How often its log, its seats or how it stands have changed: who has another is behind.
    Column("edition", BigInteger, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default=false()),  # allowed to everybody
    Column("start", Text, nullable=True),  # the position it began from, if it is not the usual one
    Column("day", String(10), nullable=True),  # whose deal it is, if it is the deal of a day
    # What is practised there: of which game or position, and what was made of it then.
    Column("practice", JSON(none_as_null=True), nullable=True),
    UniqueConstraint("follows", "follows_as", name="one_of_each"),
    Index("unfinished", "status", "bot_turn"),
    Index("whose_tables", "owner"),
    Index("one_a_day", "day", "game", "owner", unique=True),
)

# The deals of the days, each published before anybody can begin it; the primary key is the lock.
deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seed", String(64), nullable=False),  # told when the day is over
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("published", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # me, here, friend, bot
    Column("person", String(22), ForeignKey("people.id"), nullable=True),
    Column("name", String(64), nullable=False),
    Column("secret", String(64), nullable=True),  # of the link for a friend
    Column("away_since", BigInteger, nullable=True),  # null: the person is there, or there is none
    # The person who has given the game up there; whoever sits there now may be a bot.
    Column("resigned", String(22), nullable=True),
    # When it is over, for counting: this seat's share of the win, and its points if they are known.
    Column("share", Float, nullable=True),
    Column("points", Integer, nullable=True),
    # Who resigned was another at that person's screen, and it is not their loss.
    Column("resigned_here", Boolean, nullable=False, server_default=false()),
    Index("whose_seats", "person"),
    Index("who_resigned", "resigned"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Index("who_watches", "person"),
)

# Tables that somebody has taken off their list; one that all have taken off is forgotten.
put_away = Table(
    "put_away",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("who_put_away", "person"),
)

# When something last happened to the whole server.
moments = Table(
    "moments",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The authority: the primary key is the lock.
log = Table(
    "log",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # −1 is chance
    Column("action", Text, nullable=False),
    Column("by", Integer, nullable=False),  # the seat that asked for it
    Column("at", BigInteger, nullable=False),
)

# What the coach was asked at a table that goes on.
hints = Table(
    "hints",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # entries of the log at that moment
    Column("seat", Integer, primary_key=True),
    Column("what", String(8), primary_key=True),  # nudge, move
    Column("at", BigInteger, nullable=False),
)

# What the coach has found out: of a table, or of a text that somebody handed in.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("table", String(22), ForeignKey("tables.id"), nullable=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),  # who asked first
    Column("kind", String(8), nullable=False),  # table, record, position
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=True),  # what was handed in
    Column("status", String(8), nullable=False),  # waiting, running, done, failed
    Column("edition", Integer, nullable=False),  # how often the document has changed
    Column("document", Text, nullable=True),  # JSON, without sentences
    Column("variations", JSON, nullable=False),
    Column("secret", String(64), nullable=True),  # of the public link, if there is one
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    UniqueConstraint("table", name="one_a_table"),
    UniqueConstraint("secret", name="one_a_link"),
    Index("whose_analyses", "person"),
)

# How far somebody has come in what can be learned: a word for each item of a kind.
progress = Table(
    "progress",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("item", String(64), primary_key=True),
    Column("value", String(200), nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# The processes that serve this store, where there can be several; each holds a lock of its number.
processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("crowd", JSON, nullable=False),  # how many sockets of whom, and from where
    Column("spent", JSON, nullable=False, server_default="{}"),  # of what is limited by the second
)

# From which seats of a table it is looked at in each of them, and by how many.
looking = Table(
    "looking",
    metadata,
    Column("process", Integer, primary_key=True),
    Column("table", String(22), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Index("who_looks", "table"),
)

# The process in which a table's bot thinks.
claims = Table(
    "claims",
    metadata,
    Column("table", String(22), primary_key=True),
    Column("process", Integer, nullable=False),
)

# -- the queue of jobs that several processes share; where there is one, these stay empty --------

# What is asked of a worker, until whoever asked has its answer. Nothing in it is worth a backup: a
# database that loses it is asked again, so these five wait for no disk (UNLOGGED in PostgreSQL).
jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger, Identity(), primary_key=True),
    Column("asker", Integer, nullable=False),  # the process that waits for the answer
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False),  # hashes: whose account, and from where
    Column("address", String(32), nullable=False),
    Column("seconds", Float, nullable=False),  # of a slot that it wants
    Column("shortest", Float, nullable=False),  # of them that it gets in any case
    Column("tree", String(32), nullable=False),  # what a worker may have kept of an earlier job
    Column("work", Text, nullable=False),
    Column("arrived", Float, nullable=False),  # in virtual time
    Column("station", Integer, nullable=True),  # who does it; null: it waits
    Column("slot", String(8), nullable=True),
    Column("round", Integer, nullable=False, server_default="0"),  # how often it was begun
    Column("given", Float, nullable=True),  # seconds, when it began
    Column("enough", Boolean, nullable=False, server_default=false()),
    Column("answer", Text, nullable=True),
    Index("whose_jobs", "asker"),
)

# What jobs tell before they answer.
tellings = Table(
    "tellings",
    metadata,
    Column("job", BigInteger, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("told", Text, nullable=False),
)

# Seconds that were given, by person and by address; and virtual time, an account of its own.
accounts = Table(
    "accounts",
    metadata,
    Column("of", String(8), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("had", Float, nullable=False),
)

# Who does jobs: a server's own workers, or a machine that does nothing else.
stations = Table(
    "stations",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("slots", JSON, nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),  # by the database's clock
)

# The station that was asked last with a bot's tree.
trees = Table(
    "trees",
    metadata,
    Column("tree", String(32), primary_key=True),
    Column("station", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
