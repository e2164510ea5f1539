# Errors
unknown-game = There is no game called “{ $name }”. There is: { $known }.
unknown-option = There is no option “{ $name }” in this game. Its options: { $known }.
bad-option = The option { $name } cannot be “{ $value }”. It can be: { $allowed }.
bad-seats = This game is not for { $seats } players but for { $allowed }.
bad-seat = There is no seat { $seat }: seats count from 0 and there are { $seats }.
bad-names = { $given } names were given for { $seats } seats.
bad-name = “{ $name }” cannot be the name of a seat: 1 to 64 characters, no “|”, no blanks around it.
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
unknown-bot = There is no bot called “{ $name }”. There is: { $known }.

# The benchmark
bench-step-playouts = playing whole games
bench-step-calls = single calls from Python
bench-step-start-up = starting up
bench-step-peers = the peers
bench-head-what = one core
bench-head-games = games/s
bench-head-plies = plies/s
bench-row-ours = Through the Desert, { $seats } players, whole random games
bench-row-spiel = OpenSpiel’s C++ MCTS bot, rollouts of { $name }
bench-row-catanatron = catanatron, random games
bench-closing = From Python a copy of a state takes { $copy } µs and its legal actions { $legal } µs; `serai --help` answers in { $help } s, a first match is ready in { $match } s.

# The terminal
serai = Three desert board games: exact rules, honest bots. Every game is played by its rules, and every “no” says why.
help-play = Play here, against bots or with others at this screen.
help-rules = Print a game’s rulebook, or one rule of it.
help-check = Say what a record, position or map is, and what is wrong.
help-counts = Count the legal sequences of actions, depth by depth.
help-compile = Compile the rules of all games, so that they begin at once.
help-bench = Measure how fast the games run, also against other projects.
help-version = Print the version and stop.
help-game = The game: desert or targi.
help-rule = The id of a rule, such as D10.
help-file = Files to look at.
help-seats = Who plays, in turn: you, any other name for more people at this screen, or a bot: random, greedy. (“you,greedy” if not given)
help-seed = What chance follows; the same seed brings the same draws.
help-option = An option of the game, such as first=1; may be given several times.
help-map = A map by its name, or a file with one.
help-resume = A saved game to go on with.
help-save = Where to save the game when you leave; if not given, in your own data folder.
help-depth = How many actions deep.
help-position = A file with a position to begin from.
help-players = How many seats, without a position.
help-peers = The Python of an environment with the projects to measure against.
help-out = The file for the results.
help-seconds = How long each measurement takes.

terminal-title = { $name }
terminal-people = At this screen: { $names }.
terminal-bots = Bots: { $names }.
terminal-no-such-bot = “{ $name }” is no bot, so it is a person at this screen. The bots are: { $known }.
terminal-welcome = Type an action such as “lime d5”, “?” to see what you can do, “quit” to save and leave.
terminal-player = Player { $number }
terminal-called = { $name } ({ $number })
terminal-and = { $some } and { $last }
terminal-prompt = { $name } >
terminal-empty = Type an action, or “?” to see what you can do.
terminal-did-you-mean = Did you mean: { $lines }?
terminal-ask-help = “?” shows what you can do now.
terminal-ask-rule = “rule” and an id, such as “rule { $rule }”, shows the rule itself.
terminal-now = Now you can play:
terminal-none-with = With “{ $words }” there is nothing to play now.
terminal-always = And always:
terminal-commands = why ACTION: why it is not allowed, or what it would bring
    undo: take back · score: where the points come from · board: draw again
    log: what happened since your last turn · rule ID: a rule of the book
    save FILE · resume FILE · quit: save and leave
terminal-why-what = Why what? Say an action after it: why lime d5
terminal-allowed = “{ $text }” is allowed:
terminal-taken-back = Taken back: { $text }
terminal-score = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-score-hidden = { $name }: the points are hidden until the end.
terminal-nothing-happened = Nothing has happened since your last turn.
terminal-which-rule = Which rule? There is: { $known }.
terminal-no-rulebook = { $name } has no rulebook yet.
terminal-no-rule = There is no rule “{ $rule }”. There is: { $known }.
terminal-saved = Saved in { $file }
terminal-resume-what = Resume which game? Say its file: resume FILE
terminal-resume-alone = A saved game knows its seats, seed, options and map: give --resume without them.
terminal-saved-to-resume = The game is saved. To go on: { $command }
terminal-kept = The whole game is kept in { $file }
terminal-here-instead = So here it is, as the text of a record:
terminal-final = The game is over. The final scoring:
terminal-won = { $number ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $points } points.
terminal-seed = The seed was { $seed }.
terminal-no-screen = { $name } cannot be played in the terminal yet.
terminal-option-form = “{ $text }” should be NAME=VALUE.
terminal-not-text = it is not text in UTF-8
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-cannot-save = { $file } cannot be written: { $why }.
terminal-not-over = { $file } is there already and is not a saved game; nothing was written.
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
terminal-desert-herds = herds
terminal-desert-water = water
terminal-desert-oases = oases
terminal-desert-land = land
terminal-desert-largest = largest
terminal-desert-total = total
terminal-desert-low = Soon empty, and then the game ends (D30): { $herds }.
terminal-desert-turn-aside = { $name }, set a leader aside.
terminal-desert-turn-leaders = { $name }, place a leader.
terminal-desert-turn-camels = { $name }, place a camel: { $left ->
    [one] the last one of this turn.
   *[other] { $left } are left in this turn.
}
