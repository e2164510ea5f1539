# Errors
unknown-game = There is no game called “{ $name }”. There is: { $known }.
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
bad-seed = “{ $seed }” cannot be a seed; use letters, digits, “-” and “_”.
illegal-action = “{ $text }” is not allowed now.
not-your-turn = It is not seat { $seat }’s turn but seat { $actor }’s.
stale = The action was meant for moment { $n } of the game, which is now at { $now }.
nothing-to-undo = There is nothing to take back.
no-seed = A card has to be drawn, but the seed of this game is not known.
bad-material = “{ $name }” cannot be played:

# Records and positions
bad-first-line = line { $line }: this should begin with “{ $expected }”.
stray-block = line { $line }: a line after “|” belongs to nothing.
unknown-line = line { $line }: “{ $text }” is not understood; there is { $known } and then “moves:”.
line-twice = line { $line }: { $key } is said twice.
no-moves = line { $line }: the record ends without “moves:”.
missing-line = The line “{ $key }:” is missing.
not-a-number = line { $line }: “{ $text }” is not a number ({ $key }).
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
server-summary = Tables for Through the Desert, Targi and Im Reich der Wüstensöhne.
server-listening = Serai is at { $address } (Ctrl-C ends it; every table is kept).
server-failed = Something went wrong in the server. Nothing has changed; please try again.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }. Choose another with --host and --port.
no-free-port = None of the ports { $first } to { $last } is free. Choose one with serai serve --port.
bad-public-url = “{ $url }” is not the address of a page; it should look like https://serai.example.org.
bad-database = The database “{ $name }” cannot be used: { $why }
newer-database = it was made by a newer version of Serai.
database-in-memory = it would be gone with the server; name a file.
unknown-limit = There is no limit “{ $name }”. There is: { $known }.
bad-limit = The limit { $name } cannot be “{ $value }”: it is a whole number above 0, such as { $name }=100.
no-such-page = There is nothing at { $path }.
no-such-method = { $path } cannot be asked with { $method }.
bad-message = This is not understood:
not-text = Messages are text, not bytes.
too-long = This is too long: up to { $most } bytes are taken.
too-fast = That was too much at once; wait a little and go on.
too-many-sockets = There are too many connections; close one, or try again later.
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
other-host = This server is not called “{ $host }”. Start it with --public-url if it should be.
other-origin = A page from { $origin } may not use this server.
no-person = Nobody is known by this request: ask /api/me first and send its cookie with every request.
device-link-spent = This link has been used already, or is too old; ask for a new one.
no-such-table = There is no such table, or you need its link to see it.
not-your-table = This is not your table.
seat-number = seat { $number }
seat-not-yours = Seat { $seat } is not yours.
seat-taken = Somebody else has taken seat { $seat }.
table-not-begun = The game has not begun: not every seat is taken.
table-begun = The game has begun, so the table cannot be given up.
table-over = The game is over.
table-not-over = The game is not over yet.
table-to-confirm = Seat { $seat } has still to confirm its turn.
nothing-to-confirm = You have no turn to confirm now.
no-such-ply = There is no ply { $ply }: { $plies ->
    [one] 1 action stands
   *[other] { $plies } actions stand
} in this game.
undo-too-late = This cannot be taken back any more: something has happened since, or has been seen.
store-away = The store does not answer.
not-saved = This could not be saved, so nothing has changed; please try again.
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
bench-step-serving = serving tables
bench-step-page = the page in a browser
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
bench-row-serving = { $game }, { $sockets ->
    [one] 1 socket
   *[other] { $sockets } sockets
}
bench-row-paused = { $game }, { $sockets ->
    [one] 1 socket
   *[other] { $sockets } sockets
}, a move each every { $pause } s
bench-row-search = { $game }, { $seats } players
bench-row-spiel-search = OpenSpiel’s C++ MCTS bot, { $name }
bench-row-ours = { $game }, { $seats } players, whole random games
bench-row-spiel = OpenSpiel’s C++ MCTS bot, rollouts of { $name }
bench-row-catanatron = catanatron, random games
bench-closing = From Python a copy of a state takes { $copy } µs and its legal actions { $legal } µs; `serai --help` answers in { $help } s, a first match is ready in { $match } s.
bench-serving-start = `serai serve` gives its first answer after { $seconds } s.
bench-serving-memory = A table at which nobody moves takes { $table } KiB of the server’s memory, and { $least } to { $most } KiB more for each move that has been made.
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
analysis-seats = What a decision cost on the average, and how many lost more than may be noise:
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
word-map = MAP
word-deck = DECK
word-tiles = TILES
word-address = ADDRESS
word-url = URL
word-folder = FOLDER
word-python = PYTHON
word-bot = BOT
word-lower = LOWER
word-upper = UPPER
word-language = LANGUAGE

# The terminal
serai = Three desert board games: exact rules, honest bots. Every game is played by its rules, and every “no” says why.
help-serve = Run the server: tables that lose nothing, for the page, friends and bots. Without a command, serai does so for this machine alone and opens the browser.
help-host = Where to listen; 0.0.0.0 is everywhere. (127.0.0.1 if not given: this machine alone)
help-port = Which port; 0 takes any that is free. (8000 if not given)
help-database = The file that keeps the tables, or an SQLAlchemy URL; if not given, one in your own data folder.
help-public-url = The address under which people reach the server, such as https://serai.example.org.
help-limit = A limit other than the usual, such as tables_per_person=20; may be given several times.
help-workers = How many processes bots think in; as many as there are cores, if not given.
help-play = Play here, against bots or with others at this screen.
help-rules = Print a game’s rulebook, or one rule of it.
help-check = Say what a record, position, map, deck or tile set is, and what is wrong.
help-analyse = Say where a game was won and lost: everybody’s chances move by move, and the moves that lost most.
help-counts = Count the legal sequences of actions, depth by depth.
help-compile = Compile the rules of all games, so that they begin at once.
help-bench = Measure how fast the games run, also against other projects.
help-arena = Let bots play each other, and say which is stronger and how sure that is. Every deal of cards is played in all seatings of its bots. An arena that was stopped goes on when the same command is given again.
help-lang = The language: en, pl, he, fr or de; if not given, that of the environment. What you type is the same in all of them.
help-help = Show this text and stop.
help-version = Print the version and stop.
help-game = The game: desert, targi or sons.
help-id = The same, as an option.
help-rule = The id of a rule, such as D10, T13 or S10.
help-file = Files to look at.
help-seats = Who plays, in turn: you, any other name for more people at this screen, or a bot: beginner, easy, medium, hard, strong or master, greedy or random. (“you,medium” if not given)
help-seed = What chance follows; the same seed brings the same draws.
help-option = An option of the game, such as first=1; may be given several times.
help-map = For desert: a map by its name, or a file with one.
help-deck = For targi: a deck of tribe cards by its name, or a file with one.
help-tiles = For sons: a set of discovery tiles by its name, or a file with one.
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
help-dice = The seed of the simulations’ dice.
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
terminal-player = Player { $number }
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
terminal-no-screen = { $name } cannot be played in the terminal yet.
terminal-other-source = { $game } has no { $given }. Its { $right } { $right ->
    [tiles] are
   *[other] is
} given with --{ $right }.
terminal-option-form = “{ $text }” should be NAME=VALUE.
terminal-not-text = it is not text in UTF-8
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
terminal-check-position = a position of { $game } for { $seats } players on { $material }

# The terminal: Through the Desert
terminal-desert-welcome = Type an action such as “lime d5”, “?” to see what you can do, “quit” to save and leave.
terminal-desert-looks = signs: the signs on the board and in the table
terminal-desert-herds = herds
terminal-desert-water = water
terminal-desert-oases = oases
terminal-desert-land = land
terminal-desert-largest = largest
terminal-desert-total = total
terminal-desert-low = Soon empty, and then the game ends (D30): { $herds }.
terminal-desert-colour = { $typed } { $name }
terminal-desert-signs = l1 a lime camel of player 1 · L1 its caravan leader · [l1] new
    1 2 3 a waterhole and its points · Ψ an oasis · Ψ1 reached by player 1
    #1 enclosed by player 1 · ^ mountains · · sand · o p still to be laid
    under a colour: camels in the herd, !2 soon empty; then those of each caravan
    (3) counts at the end · *5 the largest of its colour · =5 one of the largest
terminal-desert-turn-aside = { $name }, set a leader aside.
terminal-desert-turn-leaders = { $name }, place a leader.
terminal-desert-turn-camels = { $name }, place a camel: { $left ->
    [one] the last one of this turn.
   *[other] { $left } are left in this turn.
}

# The terminal: Targi
terminal-targi-welcome = Type what you are asked for, such as “5” to place a Targi on card 5, “?” to see what you can do, “signs” for the signs on the board, “quit” to save and leave.
terminal-targi-looks = card NAME: what a card is, such as card well3, a2, 10, hand, wells
    decks: what may still come, what is gone · signs: the signs on the board
terminal-targi-heading = Round { $round } of { $rounds } · player { $first } is first · goods deck { $goods } · tribe deck { $tribe }
terminal-targi-signs = T1 T2 Targis of player 1 and 2 · m1 m2 their markers · R! the robber
    ━1 ┃1 the line of a Targi · +1 lines of player 1 cross · [T2] new
    × faces T2: opposite a Targi of the other player, so you may not stand there
    d dates · s salt · p pepper · g gold · ★ points
    1d 1s 1p/1g: costs these goods, or 1 gold instead
    1 2: row 2 of player 1 · +4 its points at the end · 4? still in reach · - none
    (3) under “end”: what effects and rows would bring if the game ended now
terminal-targi-dates = dates
terminal-targi-salt = salt
terminal-targi-pepper = pepper
terminal-targi-goods = goods
terminal-targi-gold = gold
terminal-targi-tokens = tokens
terminal-targi-cards = cards
terminal-targi-end = end
terminal-targi-total = points
terminal-targi-hand = hand
terminal-targi-drawn = drawn
terminal-targi-hand-of = hand { $number }
terminal-targi-secret = Secret.
terminal-targi-fresh = New this round.
terminal-targi-nothing = nothing
terminal-targi-amounts = { $amounts }
terminal-targi-or-gold = { $amounts }, or 1 gold instead
terminal-targi-no-effect = It has no effect.
terminal-targi-card = { $name }: { $points }, costs { $cost }. { $effect }
terminal-targi-choice = any 1 good
terminal-targi-down = face down
terminal-targi-empty = no card
terminal-targi-goods-deck = (goods)
terminal-targi-tribe-deck = (tribe)

terminal-targi-border-noble = Noble
terminal-targi-border-dates = Dates
terminal-targi-border-salt = Salt
terminal-targi-border-pepper = Pepper
terminal-targi-border-trader = Trader
terminal-targi-border-fata-morgana = Fata Morgana
terminal-targi-border-silversmith = Silversmith
terminal-targi-border-caravan = Caravan
terminal-targi-border-expansion = Expansion
terminal-targi-border-raid = Raid
terminal-targi-for-noble = hand card
terminal-targi-for-dates = 1 date
terminal-targi-for-salt = 1 salt
terminal-targi-for-pepper = 1 pepper
terminal-targi-for-trader = exchange
terminal-targi-for-fata-morgana = markers
terminal-targi-for-silversmith = points
terminal-targi-for-caravan = draw a
    goods card
terminal-targi-for-expansion = draw a
    tribe card
terminal-targi-raid-goods = { $number ->
    [one] 1 good
   *[other] { $number } goods
}/{ $points }
terminal-targi-raid-gold = { $number } gold/{ $points }
terminal-targi-barred = × faces { $foe }
terminal-targi-about-noble = { $number } Noble: lay your hand card and pay for it, or discard it. A card you took this round can only be discarded. (T24)
terminal-targi-about-dates = { $number } Dates: take 1 date. (T25)
terminal-targi-about-salt = { $number } Salt: take 1 salt. (T25)
terminal-targi-about-pepper = { $number } Pepper: take 1 pepper. (T25)
terminal-targi-about-trader = { $number } Trader: as often as you like, three alike goods for 1 gold, or two alike goods for one other good. (T26)
terminal-targi-about-fata-morgana = { $number } Fata Morgana: move one of your markers to a face-up card without a marker. (T28)
terminal-targi-about-silversmith = { $number } Silversmith: once a visit, two alike goods for 1 point, four alike for 3, 1 gold for 2, or 2 gold for 4. (T27)
terminal-targi-about-caravan = { $number } Caravan: draw a goods card and take what it shows. (T29)
terminal-targi-about-expansion = { $number } Expansion: draw a tribe card; lay it, or take it into your hand, or with a full hand discard it. (T29)
terminal-targi-about-raid = { $number } Raid: when the robber gets here, both players pay: goods or points, at card 16 gold or points. (T30)

terminal-targi-effect-take_good = +1 good
terminal-targi-effect-take_two_goods = +2 goods
terminal-targi-effect-more_dates = more dates
terminal-targi-effect-more_salt = more salt
terminal-targi-effect-more_pepper = more pepper
terminal-targi-effect-more_gold = more gold
terminal-targi-effect-cheap_well = cheap wells
terminal-targi-effect-cheap_rider = cheap riders
terminal-targi-effect-cheap_oasis = cheap oases
terminal-targi-effect-cheap_targia = cheap Targias
terminal-targi-effect-cheap_camp = cheap camps
terminal-targi-effect-barter = barter
terminal-targi-effect-free_hand = free hand
terminal-targi-effect-swap = swap
terminal-targi-effect-safe = safe
terminal-targi-effect-face_foe = face foe
terminal-targi-effect-face_robber = face robber
terminal-targi-effect-two_goods_cards = 2 goods cards
terminal-targi-effect-two_tribe_cards = 2 tribe cards
terminal-targi-effect-fine_silver = fine silver
terminal-targi-effect-big_stores = big stores
terminal-targi-effect-pairs_well = well pairs
terminal-targi-effect-pairs_rider = rider pairs
terminal-targi-effect-pairs_oasis = oasis pairs
terminal-targi-effect-pairs_targia = Targia pairs
terminal-targi-effect-pairs_camp = camp pairs
terminal-targi-effect-full_row = full row

terminal-targi-no-such-card = There is no card “{ $name }”. A card is asked for by its name (well3), its place (a2, 10, hand) or its kind (wells).
terminal-targi-no-hand = You have no card in your hand.
terminal-targi-whereabouts = { $card } { $where }
terminal-targi-at-space = It lies on { $space }.
terminal-targi-at-drawn = It was just drawn.
terminal-targi-at-hand = It is in the hand of player { $number }.
terminal-targi-at-row = Player { $number } has laid it, in row { $row }.
terminal-targi-at-discards = It was discarded.
terminal-targi-at-unseen = It may still come.
terminal-targi-lies-open = { $space } is a goods card: { $words }.
terminal-targi-lies-goods = A goods card lies face down on { $space }.
terminal-targi-lies-tribe = A tribe card lies face down on { $space }.
terminal-targi-lies-empty = There is no card on { $space }, and none will come.
terminal-targi-unseen-goods = Goods deck, { $number } left. May still come, deck and face-down cards together: { $cards }.
terminal-targi-unseen-tribe = Tribe deck, { $number } left. May still come, deck, face-down cards and a secret hand together: { $cards }.
terminal-targi-discards-goods = Discarded goods cards: { $cards }.
terminal-targi-discards-tribe = Discarded tribe cards: { $cards }.
terminal-targi-no-card = none
terminal-targi-times = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}

terminal-targi-typed = “{ $line }”
terminal-targi-turn-placing = { $name }, place your { $number ->
    [1] first
    [2] second
   *[3] last
} Targi on a border card.
terminal-targi-type-place = Type its number, such as “{ $example }”. Free are: { $numbers }.
terminal-targi-turn-acting = { $name }, use a piece or skip it: { $pieces }. Type “{ $example }”, or “skip { $example }”.
terminal-targi-turn-skipping = { $uses ->
    [0] { $name }, what is left can only be skipped
   *[other] Only to be skipped
}: { $pieces }. Type “skip { $example }”.
terminal-targi-turn-hand = { $name }, you may lay your hand card, { $card }, without Noble: “lay hand”{ $done ->
    [yes] , or end your turn: “done”
   *[no] { "" }
}.
terminal-targi-turn-keeping = { $name }, keep one of the two cards and discard the other.
terminal-targi-keep = “keep { $number }”: { $card }
terminal-targi-turn-taking = { $name }, take { $number ->
    [one] a good
   *[other] { $number } goods, one by one,
} of your choice: “take d”, “take s” or “take p”.
terminal-targi-turn-deciding = { $name }, decide about { $card }
terminal-targi-choose = Type { $choices }.
terminal-targi-why-lay = (“why lay” tells why you cannot lay it.)
terminal-targi-may-lay = “lay” to pay for it and lay it
terminal-targi-may-hand = “hand” to take it into your hand
terminal-targi-may-discard = “discard” to discard it
terminal-targi-turn-paying = { $name }, pay for { $card }, which costs { $cost }: { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }The gold goes with it.
}
terminal-targi-turn-laying = { $name }, lay { $card } into a row: { $rows }.
terminal-targi-row = “row { $number }” ({ $cards })
terminal-targi-new-row = new
terminal-targi-turn-swapping = { $name }, you may swap two cards of different rows, by row and place, or leave them: { $options }.
terminal-targi-turn-trading = { $name }, trade three alike goods for 1 gold, or two for another good, as often as you like: { $options }.
terminal-targi-turn-working = { $name }, bring the Silversmith something, once: { $options }.
terminal-targi-silver = “{ $line }” for { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-targi-turn-moving = { $name }, move a marker: { $options }.
terminal-targi-turn-returning = { $name }, you may keep { $most } goods: give back { $number ->
    [one] 1
   *[other] { $number }, one by one
}: { $options }.
terminal-targi-turn-raid = { $name }, the robber is on card { $corner } and takes { $price }: { $options }.
terminal-targi-price-goods = { $number ->
    [one] 1 good
   *[other] { $number } goods
} or { $points }
terminal-targi-price-gold = { $number } gold or { $points }
terminal-targi-tie-gold = Both have the same points; { $name } has more gold, { $more } against { $less } (T42).
terminal-targi-tie-goods = Both have the same points and gold; { $name } has more goods, { $more } against { $less } (T42).
terminal-targi-tie-draw = Both have the same points, gold and goods (T42).

# The terminal: Im Reich der Wüstensöhne
terminal-sons-welcome = Type what you are asked for, such as “f5” to move to f5, “?” to see what you can do, “signs” for the signs on the plan, “quit” to save and leave.
terminal-sons-looks = plan: the whole plan, large · plan small: one line a cell
    oases: all that are not complete · tiles: what the stacks still hold
    rumours: where they lie, and what you know · signs: the signs on the plan
terminal-sons-heading = { $number ->
    [0] No tile is left
    [one] Stack { $stacks }
   *[other] Stacks { $stacks }
} · supply: { $water } water, { $camels } camels, { $rumours } rumours
terminal-sons-worth = Gold for a good: { $goods }
terminal-sons-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
terminal-sons-oasis-signs = Oasis { $cells }: { $fields }, open to { $open }{ $explorers ->
    [0] { "" }
   *[other] , in line { $line }
}
terminal-sons-displays = Displays { $displays }
terminal-sons-new = New: { $cells }
terminal-sons-desert = desert
terminal-sons-water = water
terminal-sons-places = goods
terminal-sons-camels = camels
terminal-sons-gold = gold
terminal-sons-explorers = explorers
terminal-sons-signs = @1 caravan of player 1 · 16¹ explorer 16 of player 1 · 16* with the turban
    ─ │ desert, brown lines · ═ ║ oasis, white lines · · not discovered
    on the small plan ▀ oasis in the north, ▄ in the south, █ in both
    i incense · m myrrh · s salt · g gems · w1 w2 water · C camel · R rumour
    o no field; each part of an oasis has its sign in a corner beside its sides
    on the small plan ~ water, & two fields, where there is no room for more
    + you may move there · $ for 1 water, with the camel driver · [ ] new
    2.17 ne/w2 sw/R: tile 2.17; its sides n and e have 2 water, s and w a rumour
    3/6 goods and places · (12) the gold if the game ended now
    16*:g5 an explorer on g5, 13 one at home · ? a rumour you do not know

terminal-sons-oasis = { $cells }: { $about }.
terminal-sons-oasis-fields = { $number ->
    [0] no field
   *[other] { $fields }
}
terminal-sons-oasis-open = { $number ->
    [0] complete
   *[other] open to { $cells }
}
terminal-sons-oasis-line = in line { $line }
terminal-sons-in-line = { $height } of player { $number }
terminal-sons-oases-bare = { $number ->
    [one] One side of the cross is still bare, open to { $cells }.
   *[other] { $number } sides of the cross are still bare, open to { $cells }.
}
terminal-sons-oases-done = { $number ->
    [0] No oasis is complete yet.
    [one] One oasis is complete.
   *[other] { $number } oases are complete.
}
terminal-sons-stack = Stack { $stack }, { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}: { $tiles }
terminal-sons-no-tiles = No tile is left in the stacks.
terminal-sons-rumour = { $name }: { $value }, { $place }, seen by { $seats }
terminal-sons-rumour-place = { $place ->
    [incense] on incense
    [myrrh] on myrrh
    [salt] on salt
    [gems] on gems
    [supply] in the supply
   *[hand] just taken
}
terminal-sons-rumours-left = Rumours in the supply: { $number }.

terminal-sons-typed = “{ $line }”
terminal-sons-last-round = The last round: { $number ->
    [one] this is the last turn of all.
   *[other] { $number } turns are left, this one included.
}
terminal-sons-last-tile = The last tile is drawn: after this turn each player has one more.
terminal-sons-low = Only { $number ->
    [one] 1 tile is
   *[other] { $number } tiles are
} left; after the last one each player has one more turn (S31).
terminal-sons-turn-moving = { $name }, { $which ->
    [second] you may move once more
    [extra] move again
   *[first] move
}: type a cell marked +{ $driver ->
    [may] { " " }or $ (1 water)
    [paid] { " " }(the driver is paid)
   *[no] { "" }
}, such as “{ $example }”, or “stay”.
terminal-sons-turn-discovering = { $name }, { $which ->
    [second] you may discover once more
   *[first] discover a tile
}. Type { $options }.
terminal-sons-may-draw = “draw” for a tile from the stack
terminal-sons-may-take = { $lines } from your display
terminal-sons-may-scout = { $lines } from another display, with the scout for 1 water
terminal-sons-may-pass = “pass” for nothing
terminal-sons-turn-laying = { $name }, lay { $tile } on { $places }. Type a cell and a rotation: “{ $example }”.
terminal-sons-turn-answering = { $name }, { $tile } was taken from your display. Type “redraw” to draw another one, or “decline”.
terminal-sons-part = Oasis { $side } of { $cell }: { $about }.
terminal-sons-turn-exploring = { $name }, { $which ->
    [recall] all your explorers are on the plan, and you may take one back
   *[put] you may put an explorer on { $cell }
}. Type { $options }, or “pass”.
terminal-sons-turn-ordering = { $name }, two oases are complete. Which one is scored first? Type { $options }.
terminal-sons-turn-choosing = { $name }, your explorer { $height } may take a field{ $number ->
    [0] { "" }
    [one] , and one more is in line
   *[other] , and { $number } more are in line
}. Type { $options }, or “pass”.
terminal-sons-turn-throwing = { $name }, all your { $places } places are taken. { $number ->
    [0] You have nothing but { $good }: type “leave”.
   *[other] Throw something away for { $good }: { $options }, or “leave” it.
}
terminal-sons-turn-putting = { $name }, rumour { $rumour } is { $value }. Put it on a good: { $options }.
terminal-sons-turn-looking = { $name }, you may look at a rumour: { $options }, or “pass”.
terminal-sons-turn-looked = { $name }, rumour { $rumour } on { $good } is { $value }. Type “leave” to leave it there, or “remove” to put it back into the supply.
terminal-sons-turn-leading = { $name }, your turn is over. Type “end”, or “leader” for one more turn: it costs 1 of your { $water } water.
terminal-sons-tie-water = { $names } have the same gold; { $name } has more water, { $more } against { $less } (S33).
terminal-sons-tie-shared = { $names } have the same gold, and { $winners } the same water too, { $more } (S33).
