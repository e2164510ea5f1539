# Errors
unknown-game = There is no game called “{ $name }”. There is: { $known }.
game-too-large = { $name } has { $actions } actions and up to { $seats } seats; bots can search { $most_actions } actions and { $most_seats } seats at most.
no-games = No game is installed.
game-no-package = The game package “{ $package }” is not there.
game-no-manifest = The game package “{ $package }” has no { $file }.
game-bad-manifest = The game package “{ $package }” has a { $file } that cannot be read: { $why }.
game-bad-field = In the manifest of the game package “{ $package }”, “{ $field }” { $kind ->
    [unknown] is unknown. There is: { $listed }
    [number] must be a number from { $least } to { $most }
    [seats] must be a list of numbers of seats, ascending
    [table] must be a table
   *[word] must be a word of 2 to 24 small letters that is not taken
}.
game-other-name = The game package “{ $package }” calls itself “{ $name }”, but its entry point is called “{ $entry }”.
game-twice = There is a game “{ $name }” already: the package “{ $package }” is left out.
game-broken = The game “{ $name }” (package “{ $package }”) cannot be loaded: { $why }
module-of-other-sources = The compiled rules of the game “{ $name }” are not those of this version; load the page again.
game-no-game = The package “{ $package }” has no GAME called “{ $name }”.
unknown-language = “{ $name }” is not a language that is spoken here. There is: { $known }.
unknown-option = There is no option “{ $name }” in this game. Its options: { $known }.
bad-option = The option { $name } cannot be “{ $value }”. It can be: { $allowed }.
bad-seats = This game is not for { $seats ->
    [one] 1 player
   *[other] { $seats } players
} but for { $allowed }.
bad-seat = There is no seat { $seat }: seats count from 0 and there are { $seats }.
bad-names = { $given ->
    [one] 1 name was
   *[other] { $given } names were
} given for { $seats } seats.
bad-name = “{ $name }” cannot be the name of a seat: 1 to { $most } characters, no “|”, no blanks around it.
name-unseen = “{ $name }” cannot be a name: nothing of it can be seen. It needs a letter, a digit or a symbol.
name-sign = “{ $name }” cannot be a name: it holds { $sign }, which cannot be seen, turns the direction of writing, or is no character.
name-marks = “{ $name }” cannot be a name: a letter may carry up to { $most } marks, and a name begins with none.
bad-seed = “{ $seed }” cannot be a seed; use letters, digits, “-” and “_”.
illegal-action = “{ $text }” is not allowed now.
reason-cited = { $rule }:
not-your-turn = It is not seat { $seat }’s turn but seat { $actor }’s.
stale = The action was meant for moment { $n } of the game, which is now at { $now }.
nothing-to-undo = There is nothing to take back.
no-seed = A card has to be drawn, but the seed of this game is not known.
bad-material = “{ $name }” cannot be played:
more-faults = { $more ->
    [one] and 1 more
   *[other] and { $more } more
}
text-too-long = This is longer than { $most } characters, and so it is not read.
text-too-many-lines = This has { $lines } lines, and so it is not read; up to { $most } are.
line-too-long = line { $line }: { $characters } characters are too many; a line has up to { $most }.
sign-no-text = line { $line }, column { $column }: a control character, or half of a character, which no text has.

# Records and positions
bad-first-line = line { $line }: this should begin with “{ $expected }”.
stray-block = line { $line }: a line after “|” belongs to nothing.
unknown-line = line { $line }: “{ $text }” is not understood; there is { $known } and then “moves:”.
line-twice = line { $line }: { $key } is said twice.
no-moves = line { $line }: the record ends without “moves:”.
missing-line = The line “{ $key }:” is missing.
not-a-number = line { $line }: “{ $text }” is not a number ({ $key }).
no-such-rules = There is no rules version { $version }; the newest is { $newest }.
unknown-rules = line { $line }: rules version { $version } is not known; the newest is { $newest }.
bad-option-word = line { $line }: “{ $text }” should be NAME=VALUE.
other-material = line { $line }: this is not the { $name } the game was played with.
bad-move-line = line { $line }: “{ $text }” should be a seat’s number (or * for chance) and an action.
wrong-mover = line { $line }: “{ $text }” is not by the one whose turn it is.
bad-move = line { $line }: { $why }
early-result = line { $line }: there is a result, but the game is not over.
other-result = line { $line }: “{ $text }” is not how it ended, but “{ $right }”.
after-the-end = line { $line }: “{ $text }” stands after the end.
position-of-other-game = This is a position of { $name }, not of { $game }.
position-without-board = The position has no “start:” with a board.
position-unsound = This position cannot be: { $why }
no-budget = How long to think? Give a number of simulations, or of seconds, or both.
unknown-bot = There is no bot called “{ $name }”. There is: { $known }.

# The server
server-summary = Tables for { $games }.
server-listening = Serai is at { $address } (Ctrl-C ends it; every table is kept).
server-failed = Something went wrong in the server. Nothing has changed; please try again.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }. Choose another with --host and --port.
metrics-cannot-listen = Metrics cannot be served at { $host }, port { $port }: { $why }. Choose another place with --metrics.
no-free-port = None of the ports { $first } to { $last } is free. Choose one with serai serve --port.
bad-public-url = “{ $url }” is not the address of a page; it should look like https://serai.example.org.
bad-database = The database “{ $name }” cannot be used: { $why }
newer-database = it was made by a newer version of Serai.
database-in-memory = it would be gone with the server; name a file.
database-served = another server uses it already. A file serves one process; for several, use PostgreSQL.
processes-need-postgres = Several processes need PostgreSQL, so that one knows what the other has done. Name it with --database postgresql+psycopg://…, or leave --processes { $number } out.
processes-not-here = Several processes cannot serve on this system; leave --processes out.
work-needs-postgres = Only jobs on PostgreSQL can be done elsewhere. Name the servers’ database with --database postgresql+psycopg://….
workers-none = With SQLite nobody else can think for the bots: --workers must be 1 or more.
work-begun = Working with { $workers } processes for long thoughts (Ctrl-C ends it; what was begun is done by others).
database-missing = there is no such file.
database-in-use = servers use it. End them first.
bad-backup = The backup “{ $file }” cannot be used: { $why }
backup-none = “{ $file }” is no backup of Serai.
backup-broken = The backup “{ $file }” is damaged or cut off at line { $line }. Nothing was restored.
backup-other-version = The backup “{ $file }” was made by another version of Serai. Restore it with that version, then let this one use the database.
store-not-empty = There are people or tables in that database already; a backup is restored into an empty one.
backup-done = { $rows } rows are kept in { $file }.
restore-done = { $rows } rows were restored from { $file }.
export-title = Writing the page
export-done = The page is in “{ $folder }”: { $files } files, { $megabytes } MB. Put them on any web space; only playing with friends by link needs a server.
export-not-built = What a browser needs to play without a server has not been built here. In a checkout, “make offline” does it.
export-not-empty = There is something in “{ $folder }” already that is no earlier export. Nothing was written.
export-failed = The page could not be written to “{ $folder }”: { $why }
unknown-limit = There is no limit “{ $name }”. There is: { $known }.
bad-limit = The limit { $name } cannot be “{ $value }”: it is a whole number above 0, such as { $name }=100.
bad-proxy = “{ $text }” is not the address of a proxy; it should look like 10.0.0.7, 10.0.0.0/24 or fd00::/64, and cannot stand for everybody.
bad-metrics = “{ $text }” is not where metrics can be served; it should look like 127.0.0.1:9100, [::1]:9100 or 9100.
no-such-page = There is nothing at { $path }.
no-such-method = { $path } cannot be asked with { $method }.
bad-message = This is not understood:
bad-field = { $field }: { $what }
field-no-text = a control character, or half of a character, which no text has
not-text = Messages are text, not bytes.
too-long = This is too long: up to { $most } bytes are taken.
too-fast = That was too much at once; { $seconds ->
    [one] wait a second
   *[other] wait { $seconds } seconds
} and go on.
too-many-sockets = There are too many connections; close one, or try again later.
request-too-slow = The request was not complete after { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; send it again.
headers-too-long = The headers of this request are too long: up to { $most } bytes are taken.
too-many-open = A connection listens to { $most ->
    [one] 1 seat
   *[other] up to { $most } seats
}; leave one first.
too-many-tables = You have { $most ->
    [one] 1 table that is not over; finish it or give it up first.
   *[other] { $most } tables that are not over; finish or give up one first.
}
server-full = This server has { $most ->
    [one] 1 table that is not over
   *[other] { $most } tables that are not over
} and takes no more now.
too-many-bot-tables = You have { $most ->
    [one] 1 table at which only bots play, and it is not over; let it end first.
   *[other] { $most } tables at which only bots play and that are not over; let one end first.
}
too-many-checks = { $most ->
    [one] A file of yours is
   *[other] { $most } files of yours are
} still being checked; wait until that is done.
check-too-long = Checking the file took longer than { $most ->
    [one] 1 second
   *[other] { $most } seconds
}, so it was given up. Make the file simpler.
check-failed = The file could not be checked. Nothing has changed; please try again.
analysis-failed = The analysis could not be finished. Nothing has changed; please try again.
other-host = This server is not called “{ $host }”. Start it with --public-url if it should be.
other-origin = A page from { $origin } may not use this server.
no-person = Nobody is known by this request: ask /api/me first and send its cookie with every request.
device-link-spent = This link has been used already, or is too old; ask for a new one.
no-such-table = There is no such table, or you need its link to see it.
not-your-table = This is not your table.
seat-number = seat { $number }
picture-to-move = { $game }: { $seat } is to move
picture-over = { $game }: the game is over
sent-title = { $game }, to look at again
page-not-built = This server was started without its page, so it has no board to send along.
unfold-table = A table at Serai
unfold-replay = A game at Serai, move by move
unfold-analysis = A game of { $game }, analysed
unfold-game = { $game }
unfold-house = Serai
unfold-description = Board games of the desert: exact rules, honest bots, a coach that says why.
bad-picture = A picture is written as .svg, .png or .apng, and “{ $name }” is none of them.
seat-not-yours = Seat { $seat } is not yours.
seat-taken = Somebody else has taken seat { $seat }.
friend-may-return = { $who } has been away for { $away }; a bot may take over in { $left }.
friend-keeps-seat = { $who } has been away for { $away } and keeps the seat: at this table a bot never takes over for a friend.
whoever-sits = Whoever has seat { $seat }
span-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
span-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
span-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
span-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
table-not-begun = The game has not begun: not every seat is taken.
table-waits-for-you = Others play there and wait for you. Hand your seat to a bot first, or resign.
table-over = The game is over.
table-not-over = The game is not over yet.
table-to-confirm = Seat { $seat } has still to confirm its turn.
nothing-to-confirm = You have no turn to confirm now.
no-such-ply = There is no ply { $ply }: { $plies ->
    [one] 1 action stands
   *[other] { $plies } actions stand
} in this game.
undo-too-late = This cannot be taken back any more: something has happened since, or has been seen.
undo-too-often = Nothing more can be taken back at this table: its log holds { $most ->
    [one] 1 entry
   *[other] { $most } entries
} already.
store-away = The store does not answer.
server-ends = This server has been told to end.
games-are-loaded = The games are still being loaded.
not-saved = This could not be saved, so nothing has changed; please try again.
own-not-here = That needs a server, and there is none here.
own-no-friends = Friends come to a table by a server; without one, everybody sits at this screen.
own-full = There is no room left to save this in this browser, so nothing has changed. Make room on this device, then try again.
own-elsewhere = This table was played on in another tab meanwhile, so nothing has changed here.
own-thinker-failed = This could not be worked out in this browser.
own-no-store = This browser keeps nothing for this page (a private window, perhaps), so nothing has changed.
own-away = This has not been fetched yet, and there is no connection now.
carry-company = A table with friends stays on its server.
carry-resigned = A table at which somebody has resigned stays where it is.
carry-no-seed = Only a table whose whole record is there can be carried over, its seed included.
carry-other-seats = The record has { $seats } seats; just as many must be given.
carry-too-long = This game has more than { $most } entries, which is too many here.
own-no-painting = Without a server a moment can be saved as a drawing (SVG), but not as a painted picture or a film.
one-me = You can have one seat of your own; others at this screen are “here”.
here-without-me = Somebody else at this screen needs you at the table: give one seat to “me”.
name-not-yours = A name can be given to another person at this screen, not to “{ $kind }”.
bot-and-level = A bot needs a level, and nobody else has one (here: { $kind }).
thinks-too-long = Bots think up to { $most ->
    [one] 1 second
   *[other] { $most } seconds
} a move.
docs-title = Serai: the HTTP interface
docs-intro = Everything but moves goes through these requests; moves, and news of tables, go through the socket at /api/socket, which docs/protocol.md describes.
docs-models = What is sent and answered
docs-in = { $place ->
    [path] in the path
    [query] after the question mark
   *[other] { $place }
}
docs-body = is sent

# The arena
arena-unknown-bot = There is no bot called “{ $name }”. There is: { $known }; and “cmd:” with a command line for one from outside.
arena-no-name = A bot’s name is missing: --bots takes names parted by commas, such as strong,greedy. There is: { $known }.
arena-twice = “{ $bot }” is there twice; a bot can play itself only with another budget, such as strong@400,strong@800.
arena-bad-budget = “{ $bot }” is not understood: after the @ comes a number of simulations, such as strong@400, or of seconds, such as strong@0.05s.
arena-no-budget = { $bot } does not search, so it takes no budget: write “{ $bot }” alone.
arena-two-budgets = Give --time or --simulations, not both.
arena-bad-time = --time cannot be { $seconds }: it is a number of seconds above 0, such as 0.2.
arena-bad-simulations = --simulations cannot be { $number }: it is 1 or more.
arena-no-command = “{ $bot }” has no command: after “cmd:” comes a command line, such as cmd:python mybot.py.
arena-bad-command = “{ $bot }” is no command line: a quote in it is not closed.
arena-no-program = “{ $bot }” cannot be started: there is no program “{ $program }” here.
arena-too-few = An arena needs 2 bots or more; here { $number ->
    [0] are none
    [one] is only 1
   *[other] are { $number }
}. Name them with --bots, such as --bots strong,greedy.
arena-too-many = { $number } bots are too many: up to { $most } can play an arena.
arena-odd-number = { $number } bots cannot fill { $seats } seats evenly: name 2 (the first plays alone against the rest), { $seats }, or more.
arena-bad-games = --games cannot be { $number }: it is 1 or more.
arena-bad-limit = --move-limit cannot be { $seconds }: it is a number of seconds above 0, such as 10.
arena-bad-processes = --processes cannot be { $number }: it is 1 or more.
arena-bad-sprt = --sprt cannot be “{ $text }”: it is two shares of the win between 0 and 1, the smaller one first, such as 0.65,0.75.
arena-no-folder = there is no folder { $folder }
arena-folder = { $folder } cannot be used: { $why }.
arena-strange-folder = { $folder } has other things in it and no arena; name a new or empty folder with --out.
arena-in-use = Another process is playing the arena in { $folder }.
arena-unreadable = { $file } is no arena that can be gone on with: it is damaged, or from another version.
arena-other = { $folder } holds another arena, so nothing was played. What differs: { $differences }. Give the same settings again, or another folder with --out.
arena-difference = { $setting ->
    [program] the program itself, which has changed since
   *[other] { $setting } (there { $there }, here { $here })
}
arena-worker-died = A process of the arena has died in deal { $deal } (exit code { $number }). All finished deals are kept; the same command goes on from there.
arena-goes-on = Going on with the arena in { $folder }: { $games ->
    [one] 1 of { $of } games is there
   *[other] { $games } of { $of } games are there
}.
arena-all-there = The arena in { $folder } is over already: { $games ->
    [one] 1 game was
   *[other] { $games } games were
} played.
arena-playing = { $game }
arena-running = { $bot } { $share } % · Elo { $elo }
arena-sprt-running = · SPRT { $ratio } of { $low } or { $high }
arena-sprt-verdict = { $outcome ->
    [upper] SPRT: accepted, { $bot } wins rather { $upper } % than { $lower } %
    [lower] SPRT: accepted, { $bot } wins rather { $lower } % than { $upper } %
   *[open] SPRT: unsettled whether { $bot } wins rather { $lower } % or { $upper } %
} (after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, log of the likelihood ratio { $ratio }, bounds { $low } and { $high }).
arena-title = { $game }, { $seats } seats: { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
arena-head-rank = #
arena-head-bot = bot
arena-head-elo = Elo
arena-head-share = wins a seat
arena-head-games = games
arena-head-points = points
arena-head-seconds = s/move
arena-share = { $value } % ({ $low }–{ $high })
arena-explained = Elo from { $last }; after ± and in brackets 95 % intervals, over deals.
arena-failed = { $bot } did not finish { $games ->
    [one] a game
   *[other] { $games } games
} and lost { $games ->
    [one] it
   *[other] them
}: { $why } (first in { $first })
arena-kept = Results and records: { $folder }
arena-stopped = Stopped; finished deals are kept. To go on:

# Bots from outside
outside-no-start = it could not be started: { $why }.
outside-not-ready = its first line was “{ $text }”; it should be “{ $right }”.
outside-late = it did not answer within { $seconds } s (an answer must be a whole line, and flushed).
outside-long = it wrote more than { $most } bytes without ending the line.
outside-no-text = its answer was not text in UTF-8.
outside-garbage = its answer is no action: “{ $text }”.
outside-invalid = its answer was not understood: { $why }
outside-illegal = its answer “{ $text }” is not allowed: { $why }
outside-closed = it closed its output.
outside-ended = it ended with exit code { $number }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.
outside-killed = it was ended by signal { $signal }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.

# The benchmark
bench-step-playouts = playing whole games
bench-step-searches = searching
bench-step-calls = single calls from Python
bench-step-start-up = starting up
bench-step-coach = the coach
bench-step-environments = the environments
bench-step-environment-peers = others’ environments
bench-head-environments = environments of two seats, steps/s, one core
bench-head-vector = 256 tables a call
bench-head-one = one table a call
bench-head-aec = PettingZoo, one table
bench-head-spiel = OpenSpiel from Python
bench-head-two-threads = two threads, by the clock
bench-step-serving = serving tables
bench-step-page = the page in a browser
bench-step-one-core = moves on one core of server
bench-step-live = many live tables
bench-step-crowded = very many sockets
bench-step-handling = making, opening and coming back to tables
bench-step-telling = how much is told
bench-step-beside = beside boardgame.io
bench-step-peers = the peers
bench-step-compiling = compiling from nothing
bench-head-what = one core
bench-head-games = games/s
bench-head-plies = plies/s
bench-head-search = simulations/s, one core
bench-head-opening = plain, opening
bench-head-middle = plain, middle
bench-head-strong = as the bots search, middle
bench-head-serving = moves on a server, two cores
bench-head-moves = moves/s
bench-head-half = 50 % within
bench-head-most = 99 % within
bench-head-cpu = CPU a move
bench-head-holding = what a server holds, a core for it and one for the clients
bench-head-rss = memory
bench-head-handling = tables of two
bench-head-make = CPU to make one
bench-head-open = to open one at a seat
bench-head-reconnect = to come back by a new socket
bench-head-bytes = bytes a ply and seat
bench-head-most-bytes = 99 % within
bench-head-compressed = the same compressed
bench-head-beside = CPU a move, tables of two
bench-head-ours = Serai, on the disk
bench-head-memory = boardgame.io, in memory
bench-head-times = of ours
bench-head-files = boardgame.io, in files
bench-row-one-core = { $game }, { $tables } { $tables ->
    [one] table
   *[other] tables
    }, as fast as it can
bench-row-live = All games, { $tables } { $tables ->
    [one] table
   *[other] tables
    } with { $sockets } sockets, a move at each every { $pause } s
bench-row-beside = { $game }, { $tables } { $tables ->
    [one] table
   *[other] tables
    }
bench-row-serving = { $game }, { $sockets ->
    [one] 1 socket
   *[other] { $sockets } sockets
}
bench-row-paused = { $game }, { $sockets ->
    [one] 1 socket
   *[other] { $sockets } sockets
}, a move each every { $pause } s
bench-row-processes = { $game }, { $sockets } sockets, PostgreSQL, { $processes ->
    [one] 1 process
   *[other] { $processes } processes
}
bench-step-processes = one process and two on PostgreSQL
bench-row-search = { $game }, { $seats } players
bench-row-spiel-search = OpenSpiel’s C++ MCTS bot, { $name }
bench-row-ours = { $game }, { $seats } players, whole random games
bench-row-spiel = OpenSpiel’s C++ MCTS bot, rollouts of { $name }
bench-row-catanatron = catanatron, random games
bench-closing = From Python a copy of a state takes { $copy } µs and its legal actions { $legal } µs; `serai --help` answers in { $help } s, a first match is ready in { $match } s.
bench-serving-start = `serai serve` gives its first answer after { $seconds } s.
bench-serving-memory = A table at which nobody moves takes { $table } KiB of the server’s memory, and { $least } to { $most } KiB more for each move that has been made.
bench-serving-busy = While one guest lets masters think for { $seconds } s at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, another guest’s easy bot answers within { $answer } s.
bench-few-files = { $wanted } sockets were to be opened, but the system’s limit of open files allows only { $sockets } here (`ulimit -n` raises it).
bench-beside = boardgame.io is version { $version }, with a game of our own whose views are as long as ours; it tells a move before it is saved, and tells no legal actions.
bench-page = In the browser, { $kilobytes } kB of script and style (compressed) are loaded before a board is opened; the first page stands { $page } s after the command `serai`, and a bot has made its first move after { $move } s, two clicks and a leader placed in between.

# The analysis
analysis-percent = { $number } %
analysis-nearly-none = <1 %
analysis-nearly-all = >99 %
analysis-searching = Thinking …
analysis-searching-move = move { $number }
analysis-game = { $game }: { $players }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $decisions } of them with a choice.
analysis-judged-by = Every position is judged on what the player to move could know, with { $by }. Chances are right to about ± { $error }.
analysis-result = Won by { $winners }.
analysis-unfinished = The game goes on.
analysis-course = Chance to win, and expected points at the end:
analysis-outlook = { $chance }, { $points }
analysis-head-move = move
analysis-head-end = end
analysis-head-now = now
analysis-seats = What a decision cost on average, and how many lost more than may be noise:
analysis-head-player = player
analysis-head-decisions = decisions
analysis-head-loss = average loss
analysis-head-mistakes = clear losses
analysis-head-where = at moves
analysis-with-error = { $number } ± { $error } %
analysis-worst = The moves that lost most of the chance to win:
analysis-none-lost = No move lost more than may be noise.
analysis-none-to-judge = There was nothing to decide yet.
analysis-head-played = played
analysis-head-best = better
analysis-head-lost = lost
analysis-better-lines = How it was expected to go on with the better move:
analysis-lines = How it is expected to go on:
analysis-line = { $number }: { $line }
analysis-position = A position of { $game } on { $material }. { $who ->
    [over] The game is over.
    [nobody] A draw comes next. It is judged on what everybody knows, with { $by }.
   *[other] { $who } is to move. It is judged on what { $who } knows, with { $by }.
}
analysis-one-budget = Give --simulations or --time, not both.
analysis-moves = What can be done, the most promising first:
analysis-head-action = action
analysis-head-visits = looked at
analysis-head-value = value
analysis-head-points = points
analysis-head-chance = chance
analysis-unseen = { $number ->
    [one] 1 more action was not looked at.
   *[other] { $number } more actions were not looked at.
}
analysis-no-curve = A position has no curve to draw; --svg is for the record of a game.
analysis-written = Written: { $file }
analysis-curves-title = { $game }: how the game went
analysis-curves-simulations = { $number ->
    [one] 1 simulation
   *[other] { $number } simulations
}
analysis-curves-seconds = { $number } s
analysis-curves-judged = Judged on what the player to move could know, with { $by } a position.
analysis-curves-means = A point is the mean of { $number } positions.
analysis-curves-chances = Chance to win
analysis-curves-points = Expected points at the end
analysis-curves-end = end
analysis-curves-now = now
analysis-curves-move = move
analysis-curves-foot = Arrows: the moves that lost most, by number; each shows whose it was and how far the chance to win fell.
analysis-curves-no-marks = No move lost more than may be noise.
analysis-curves-seat = { $name }: chance to win { $first } at first, { $last } at last, between { $low } and { $high }; { $points } points.
analysis-curves-mark = Move { $number }, { $name }: “{ $played }” lost { $lost } of the chance to win; “{ $best }” was better.

# The command line itself
usage-usage = Usage:
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-default = default: { $value }
usage-required = required
usage-try = “{ $command }” tells more.
usage-error = Error: { $why }
usage-no-command = There is no command “{ $name }”. There is: { $known }.
usage-no-option = There is no option { $option } here.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean: { $near }?
}
usage-no-value = { $option } needs a value after it.
usage-flag = { $option } takes no value.
usage-missing = { $what ->
    [option] The option { $name } is missing.
   *[argument] { $name } is missing.
}
usage-extra = This is too much: { $words }
usage-bad-value = { $option } cannot be “{ $value }”: it is { $kind ->
    [whole] a whole number
   *[number] a number
}{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }of { $least } or more
       *[other] { " " }from { $least } to { $most }
    }
}.
word-options = OPTIONS
word-command = COMMAND
word-args = ARGS
word-game = GAME
word-rule = RULE
word-file = FILE
word-record = RECORD
word-seed = SEED
word-name = NAME
word-value = VALUE
word-number = NUMBER
word-address = ADDRESS
word-port = PORT
word-url = URL
word-folder = FOLDER
word-python = PYTHON
word-bot = BOT
word-lower = LOWER
word-upper = UPPER
word-language = LANGUAGE

# The terminal
serai = Board games of the desert: exact rules, honest bots. Every game is played by its rules, and every “no” says why.
help-serve = Run the server: tables that lose nothing, for the page, friends and bots. Without a command, serai does so for this machine alone and opens the browser.
help-host = Where to listen; 0.0.0.0 is everywhere. (127.0.0.1 if not given: this machine alone)
help-port = Which port; 0 takes any that is free. (8000 if not given)
help-database = The file that keeps the tables, or an SQLAlchemy URL; if not given, one in your own data folder.
help-public-url = The address under which people reach the server, such as https://serai.example.org.
help-behind-proxy = The address or network of a proxy in front of the server, such as 127.0.0.1 or 10.0.0.0/24, whose X-Forwarded-For and X-Forwarded-Proto are believed; may be given several times.
help-limit = A limit other than the usual, such as tables_per_person=20; may be given several times.
help-metrics = Serve metrics for Prometheus there, such as 127.0.0.1:9100, or 9100 for this machine alone; guests never see them. Of several processes each has a port of its own, one after the other. (nowhere if not given)
help-drain = For how many seconds the server goes on after SIGTERM, no longer ready, so that a proxy stops sending people. (0 if not given)
help-workers = In how many processes bots may think for long; as many as there are cores, if not given. One more makes quick moves, and another checks files. With PostgreSQL 0 leaves all of it to serai work.
help-processes = How many processes serve, at one port; more than one only with PostgreSQL.
help-work = Think for the bots of servers on the same PostgreSQL, analyse and check files; on as many machines as you like.
help-work-database = The servers’ PostgreSQL: postgresql+psycopg://….
help-work-workers = In how many processes bots may think for long here; as many as there are cores, if not given. One or more besides make quick moves, and another checks files.
help-backup = Keep everything in one file: people, tables, games. The server may go on meanwhile.
help-restore = Bring everything back from such a file into an empty database; so a store also moves from SQLite to PostgreSQL, and back.
help-export = Write the whole page as files that play without a server: for any web space.
help-backup-file = The file that holds everything.
help-export-folder = A folder that is new, empty, or an earlier export.
help-play = Play here, against bots or with others at this screen.
help-rules = Print a game’s rulebook, or one rule of it.
help-check = Say what a record, position, map, deck or tile set is, and what is wrong.
help-analyse = Say where a game was won and lost: everybody’s chances move by move, and the moves that lost most.
help-perft = Count the legal sequences of actions, depth by depth (perft).
help-compile = Compile the rules of all games, so that they begin at once.
help-bench = Measure how fast the games run, also against other projects.
help-arena = Let bots play each other, and say which is stronger and how sure that is. Every deal of cards is played in all seatings of its bots. An arena that was stopped goes on when the same command is given again.
help-lang = The language: en, pl, he, fr or de; if not given, that of the environment. What you type is the same in all of them.
help-help = Show this text and stop.
help-version = Print the version and stop.
help-game = The game by its name: { $games }.
help-id = The same, as an option.
help-rule = The id of a rule, such as D10, T13 or S10.
help-file = Files to look at.
help-seats = Who plays, in turn: you, any other name for more people at this screen, or a bot: beginner, easy, medium, hard, strong or master, greedy or random. (“you,medium” if not given)
help-seed = What chance follows; the same seed brings the same draws.
help-option = An option of the game, such as first=1; may be given several times.
help-source = The game’s map, deck or tiles: by name, or a file of your own. The game’s own word does as well: { $words }.
help-resume = A saved game to go on with.
help-save = Where to save the game when you leave; if not given, in your own data folder.
help-thinking = How many seconds the bot “master” may think about a move.
help-depth = How many actions deep.
help-position = A file with a position to begin from.
help-players = How many seats, without a position.
help-record = The record of a game, finished or not, or a position.
help-simulations = How many simulations a position gets (1000, if no time is given).
help-time = How many seconds a position gets; then the answer is not the same every time.
help-worst = How many of the worst moves to tell.
help-json = Write everything as JSON into this file; “-” prints it, instead of the tables.
help-svg = Draw the curves into this file.
help-picture = Draw a moment of a game as a picture, or all of it as a moving one.
help-picture-out = The picture’s file: .svg or .png for a moment, .apng for the whole game.
help-ply = After so many actions; without it, how the game stands at its end.
help-eyes = What that seat could see, counted from 1; without it, what somebody who looks on could.
help-dark = In the colours of the dark.
help-dice = The seed of the simulations’ dice.
help-engine-only = Leave out what is measured at a server and in a browser.
help-environments-only = Measure the environments alone, and keep the other figures of the file.
help-server-only = Measure the server alone, and keep the other figures of the file.
help-bench-database = A PostgreSQL on which one process and two are measured; without it that is left out.
help-peers = The Python of an environment with the projects to measure against.
help-out = The file for the results.
help-seconds = How long each measurement takes.
help-arena-bots = The bots, parted by commas; may be given several times. A bot is a name, such as strong or greedy, or a name with its own budget: strong@400 (simulations), strong@0.05s (seconds). One from outside is “cmd:” and its command line, such as "cmd:python mybot.py". With as many bots as seats they all play at one table; of more bots every company plays; of two at a larger table the first one plays alone against the rest. Elo counts from the last one.
help-arena-games = How many games; rounded up to whole deals, and to as many of them for every company. With more games than before an arena goes on.
help-arena-time = Seconds a move for every searching bot without a budget of its own.
help-arena-simulations = The same in simulations; if neither is given, a level has its own.
help-arena-seats = How many seats the table has; 2 if not given.
help-arena-seed = What cards and dice follow: the same seed brings the same cards, and with simulations the same games.
help-arena-sprt = Two shares of the win, such as 0.65,0.75: stop as soon as it is settled (with errors of 5 %) which of them the first bot’s share is rather like, at the latest after all games.
help-arena-move-limit = Seconds a bot from outside may take for a move before it loses the game; 10 if not given, or five times the largest budget.
help-arena-processes = How many games at a time; as many as there are cores, if not given.
help-arena-out = A folder for the results and the records of all games, or one with an arena to go on with. If not given, one in your own data folder, where the same command finds it again.
help-arena-json = Write everything as JSON into a file; “-” prints it in place of the table.

terminal-title = { $name }
terminal-people = At this screen: { $names }.
terminal-bots = Bots: { $names }.
terminal-no-such-bot = “{ $name }” is no bot, so it is a person at this screen. The bots are: { $known }.
numbered-player = Player { $number }
terminal-called = { $name } ({ $number })
terminal-you = you
terminal-prompt = { $name } >
terminal-empty = Type an action, or “?” to see what you can do.
terminal-did-you-mean = Did you mean: { $lines }?
terminal-ask-help = “?” shows what you can do now.
terminal-ask-rule = “rule” and an id, such as “rule { $rule }”, shows the rule itself.
terminal-now = Now you can play, typed as it stands here:
terminal-none-with = With “{ $words }” there is nothing to play now.
terminal-always = And always:
terminal-commands = why ACTION: why it is not allowed, or what it would bring
    undo: take back · score: where the points come from · board: draw again
    log: what happened since your last turn · rule ID: a rule of the book
    save FILE · resume FILE · quit: save and leave
terminal-why-what = Why what? Say an action after it: why { $example }
terminal-hand-over = { $name }, press Enter when only you can see the screen.
terminal-allowed = “{ $text }” is allowed:
terminal-taken-back = Taken back: { $text }
terminal-score = { $name }: { $points }
terminal-score-hidden = { $name }: the points are hidden until the end.
terminal-nothing-happened = Nothing has happened since your last turn.
terminal-which-rule = Which rule? There is: { $known }.
no-rulebook = { $name } has no rulebook yet.
no-rule = There is no rule “{ $rule }”. There is: { $known }.
terminal-ruling = Our ruling
terminal-example = Example
terminal-drawing = Drawing:
terminal-saved = Saved in { $file }
terminal-resume-what = Resume which game? Say its file: resume FILE
terminal-resume-alone = A saved game knows its seats, seed, options and its map, deck or tiles: give --resume without them.
terminal-saved-to-resume = The game is saved. To go on: { $command }
terminal-kept = The whole game is kept in { $file }
terminal-here-instead = So here it is, as the text of a record:
terminal-final = The game is over. The final scoring:
terminal-won = { $number ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $points }.
terminal-seed = The seed was { $seed }.
terminal-plain-welcome = Type an action, “?” to see what you can do, “quit” to save and leave.
terminal-plain-turn = { $name }, it is your turn: { $actions }
terminal-plain-yes = yes
terminal-plain-no = no
terminal-other-source = { $game } has no { $given }. Its { $right } { $right ->
    [tiles] are
   *[other] is
} given with --{ $right }.
terminal-option-form = “{ $text }” should be NAME=VALUE.
terminal-not-text = it is not text in UTF-8
terminal-too-large = it is larger than { $most } bytes
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-cannot-save = { $file } cannot be written: { $why }.
trouble-enoent = No such file or directory
trouble-eisdir = Is a directory
trouble-enotdir = Not a directory
trouble-eexist = Something else has that name
trouble-eacces = Permission denied
trouble-eperm = Operation not permitted
trouble-enospc = No space left on device
trouble-erofs = Read-only file system
trouble-enametoolong = File name too long
terminal-not-over = { $file } is there already and is not a saved game; nothing was written.
terminal-other-kind = { $file } is there already and holds something else; nothing was written.
terminal-no-folder = there is no folder { $folder } to write into
terminal-compiling-search = Compiling the bots’ search …
terminal-compiling = Compiling { $name } …
terminal-so-far = { $title } { $percent } %
terminal-compiled = Everything is compiled and ready.
terminal-ready = Everything is ready: nothing had to be compiled.
terminal-counting = Counting depth { $depth } …
terminal-check-unreadable = cannot be read: { $why }
terminal-check-record = a record of { $game }: { $players }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
terminal-check-unfinished = the game goes on
terminal-check-result = won by { $winners }; points: { $points }
terminal-check-draws = { $draws ->
    [follow] chance’s draws follow the seed
    [differ] chance’s draws do not follow the seed
   *[own] the seed is not in the record, so chance’s draws cannot be checked
}
terminal-check-commitment = the seed’s commitment is { $commitment }
terminal-check-position = a position of { $game } for { $seats } players on { $material }

# Environments
bad-observation = An observation of this table has { $size } numbers; this one has the shape { $given }.
env-bad-number = “{ $number }” is too small a number here.
env-not-number = The option { $name } is a number and cannot be “{ $value }”.
env-bad-actions = One action is wanted for each of { $number } tables, as whole numbers; given was the shape { $given }.
env-no-action = There is no action { $number }: actions are numbers from 0, and there are { $actions }.
env-bad-bytes = These bytes were not saved by tables like these: game, options, seats and number of tables must be the same.
env-other-game = This is not a position of { $game } as it is played at these tables.
env-over = The game is over, or has not begun: call reset() first.
env-no-render-mode = Nothing can be shown: no render_mode was chosen.
env-settled = “{ $name }” cannot be chosen here: this environment settles it by itself. Bare tables (serai.envs.Tables) take it.
env-not-each = One value is wanted for each of { $number } tables; given was the shape { $given }.
env-nobody-left = An opponent sits at every seat: one at least must be left to an agent.
env-seat-alone = A seat of one’s own is for a table with opponents: without them every seat is asked in turn.
env-no-seats = Opponents are named by their seats, such as opponents={ "{" }1: "medium"{ "}" }; given was { $value }.
help-games = Let bots play games to learn from: a folder of records, and of arrays with what every seat saw and did.
help-games-bots = The bots, parted by commas; they sit around the table in this order, one seat on with every game.
help-games-number = How many games.
help-games-out = A new folder for them.
help-games-simulations = Simulations a move for bots that search; if not given, as the level has it.
games-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
} written to { $folder }.
games-not-empty = The folder { $folder } is not empty; name a new one.
games-none = In the folder { $folder } there are no games as “serai games” writes them.

# The coach
coach-why-points = { $seat }, { $source }: { $played } points on average, and { $better } after the better move.
coach-nudge = Look once more before you act: something else is better than what comes to mind first.
coach-hint = { $action } leads to a chance of { $chance }.
no-such-analysis = There is no such analysis, or it is not yours to see.
record-of-running-table = This is the record of a game that is still being played at a table here. It can be analysed when it is over.
no-deal = There is no deal for { $day }: none was published.
deal-sealed = Others may still play this deal. Until its day is over it can be neither analysed, nor sent, nor dealt again.
deal-own-hands = The deal of the day is played with one’s own hands: no bot takes over. You can resign.
no-exercise = There is no position “{ $name }” to practise here.
variations-changed = The variations have been changed meanwhile, perhaps in another window. Look at them as they are now, and change them again.
neither-record-nor-position = This is neither a record nor a position. A record begins with “serai record 1”, a position with “serai position 1”.
too-many-analyses = You have { $most } analyses under way already. Wait for one of them.
too-many-asked = { $most } answers are being waited for already, by you or at your address: hints, tries, bots’ moves and pictures together. Ask again when one has come.
too-many-notes = { $most } notes of what you have learned are kept already, and there is no room for more.
no-course = { $game } brings no guided first game.
no-such-task = There is no task “{ $task }” in the course of { $game }.
no-puzzles = { $game } brings no puzzles.
no-such-puzzle = There is no puzzle “{ $name }” in { $game }.
task-is-over = The task “{ $task }” was over before that; begin it again.
bad-course = The course of { $game } is no good: { $why }
bad-expectation = A course says { $given } where it may say { $known }.
no-hints-here = Hints and what-if are for tables with bots alone, and for those that allowed them when they were opened.
bad-variation = Variation { $number }: { $why }
no-such-variation = There is no earlier variation { $number }.
bad-variation-line = “{ $text }” is not a move: it begins with the number of a seat, or with * for chance.
variation-too-much = Variation { $number } is one too many, or too long: there may be { $variations }, each with a name of up to { $name } characters, a note of up to { $note }, and { $steps } moves.
variations-too-long = The variations are too long to be kept: together they may have { $most } characters, and have { $number }.
variation-mover = “{ $text }” is not by the one whose turn it is.
start-of-other-table = The position is one of { $game } for { $seats } players, and the table is not.

# Positions set by hand
edit-moment = The moment
edit-player = Player { $number }
edit-none = none
edit-yes = yes
edit-no = no
edit-no-room = A position of this game is written as text; it cannot be set by hand.
edit-no-place = There is nothing called “{ $name }” to be set here.
edit-bad-value = “{ $name }” cannot be set to “{ $value }”.
