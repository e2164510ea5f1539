# Home
page-home-title = A resting place on the caravan road
page-home-lead = Serai is the home of board games of the desert. Play against bots, with friends far away, or around one screen; no account is needed.
page-home-games = The games
page-by = by { $designer }
page-players = { $least } to { $most } players
page-players-exactly = { $number ->
    [one] 1 player
   *[other] { $number } players
}
page-play = Play
page-play-game = Play { $game }
page-play-wait = The table is being laid …
page-play-against = “Play” begins at once: you and one bot ({ $level }).
page-set-up = Set up
page-set-up-game = Set up { $game }
page-rules-game = Rules of { $game }
page-finished = Games that are over
page-finished-none = No game of yours fits this.
page-more = Show more
page-try-again = Try again
page-state-your-turn = Your turn
page-state-turn = { $name } is to move
page-state-turn-yours = { $name } is to move, at this screen
page-state-asleep = { $name } is to move, as soon as somebody looks
page-state-open = Waiting for friends
page-state-going = Going on
page-ended-won = You won
page-ended-shared = You share the win
page-ended-lost = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
page-ended-resigned = You resigned
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-resigned = resigned
page-foot-about = Serai is an unofficial project. Its words, pictures, maps and cards are its own.
page-foot-credit = { $game } is a game by { $designer }.
page-foot-programs = Programs can play here too:
page-foot-interface = the interface
page-foot-typefaces = Letters: Rubik and Frank Ruhl Libre, under the Open Font License

# What goes on, and the ways out of it
page-go-on = Go on
page-go-new = Begin something new
page-go-all = Show all { $number }
page-ways-open = { $game }: resign, hand over or delete
page-ways-title = { $game }: what is to become of it?
page-ways-level = If a bot plays on: its level
page-ways-hand = Hand my seat to a bot
page-ways-hand-why = It plays on for you, and the game does not count for you any more.
page-ways-resign = Resign
page-ways-resign-name = { $name } resigns
page-ways-resign-why = The game is lost. It ends there; only if several others are left, a bot takes the seat and they play on.
page-ways-sure = Yes, resign
page-ways-remove-give-up = Give up this table
page-ways-remove-give-up-why = It has not begun; it is gone for everybody.
page-ways-remove-free = Free my seat
page-ways-remove-free-why = Somebody else can take it by the same link.
page-ways-remove-own = Take it off my list
page-ways-remove-own-why = The others keep it. It is not counted for you any more.
page-ways-remove-all = Delete
page-ways-remove-all-why = It goes from your list and is not counted. For ten minutes it can be had back.
page-ways-not = Leave it as it is
page-deleted = { $game } is off your list.
page-deleted-undo = Undo
page-delete-game = Delete { $game }

# What is over
page-find = Search your games
page-find-hint = A player, a bot or a game
page-find-game = Game
page-find-any-game = All games
page-find-who = Opponent
page-find-anybody = Anybody
page-find-bots = Bots
page-find-friends = Friends
page-find-outcome = Result
page-find-any-outcome = Any result
page-outcome-won = Won
page-outcome-shared = Shared
page-outcome-lost = Lost
page-tally = How it went so far
page-tally-all = In all
page-tally-bots = Bots: { $level }
page-tally-nameless = A friend without a name
page-tally-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
page-tally-ends = Won: { $won }, shared: { $shared }, lost: { $lost }
page-tally-points = Your points, on average
page-tally-theirs = Theirs

# Set up
page-setup-lead = Who sits where, and how you want to play.
page-setup-who = Who plays
page-setup-number = Number of players
page-setup-seat = Seat { $seat }
page-setup-kind = Who sits at seat { $seat }
page-setup-kind-me = You
page-setup-kind-here = Somebody else at this screen
page-setup-kind-friend = A friend, by a link
page-setup-kind-bot = A bot
page-setup-your-name = Your name
page-setup-your-name-hint = What the others see. You can leave it empty.
page-setup-name = Name
page-setup-level = Level
page-setup-friend = You get a link to send as soon as the table is made. The game begins when everybody has come.
page-setup-here = You pass the screen round; where a game has secrets, a curtain covers them.
page-setup-how = How to play
page-setup-confirm = Confirm each turn
page-setup-confirm-hint = A turn is over only when you say so; until then you can take it back.
page-setup-thinking = How long the master thinks about a move
page-setup-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
page-setup-grace = If a friend is away, a bot may take over
page-setup-grace-hint = Everybody at the table can see what was agreed.
page-grace-120 = after 2 minutes
page-grace-600 = after 10 minutes
page-grace-86400 = after a day
page-grace-never = never
page-grace-other = after { $span }
page-setup-begin = Begin
page-setup-lay = Make the table
page-setup-wait = The table is being laid …
page-setup-own = A file of my own
page-setup-choose-file = Choose a file
page-setup-own-hint = A text file, checked when the table is made. If it cannot be played, each line that is wrong is named here.
page-setup-no-game = There is no game of this name here.

# Levels and options
page-level-about-beginner = For a first evening: sees what a move brings, and often takes another.
page-level-about-easy = Mostly takes what looks best, and does not see what you will do next.
page-level-about-medium = Begins to look ahead.
page-level-about-hard = Looks ahead, and punishes what you overlook.
page-level-about-strong = Looks far ahead. Hard to beat.
page-level-about-master = The strongest there is: thinks as long as you let it.
page-option-first = Who begins
page-option-first-lot = A lot decides
page-option-first-seat = Seat { $seat }
page-option-yes = yes
page-option-no = no
page-option-usual = usually { $value }
# Rules
page-rules-contents = Contents
page-rules-find = Find a rule
page-rules-find-hint = a word, or { $example }
page-rules-found = { $number ->
    [0] No rule has these words.
    [one] 1 rule
   *[other] { $number } rules
}
page-rules-link = Link to { $rule }
page-rules-example = Example
page-rules-ruling = Our ruling
page-rules-next = Next: { $rule } { $title }
page-rules-before = Previous: { $rule } { $title }
page-rules-how = How to play
page-rules-short = How to play, in two minutes
page-rules-whole = The whole book
page-rules-games = Rules of the games
page-rules-english = These rules are not in your language yet; this is the English text.
page-rules-none = There are no rules of this name here.

# The deal of the day
page-day = Deal of the day
page-day-of = { $game }: the deal of the day
page-day-game = { $game }: deal of the day
page-day-lead = One deal for everybody, once, against the same bots, who answer the same moves alike.
page-day-table = { $players } · the bots: { $level }
page-day-begin = Play it
page-day-go-on = Go on playing
page-day-once = It can be played once. There are no hints, and nothing is told of it elsewhere until its day is over. Who begins before midnight may end it later; it counts for its day.
page-day-none = This day has no deal: none was published.
page-day-on-the-day = There was no deal when this day began, because the server was new or had been away. So this one was drawn and published later: { $time }. Nobody could begin it before. All others are published before their day.
page-day-next = The next deal: { $time }, where you are (in { $left }). A day begins at 00:00 UTC.
page-day-mine = Your game
page-day-rank = { $played ->
    [one] You are the first to have played it.
   *[other] Place { $rank } of { $played }
}
page-day-line = { $game } { $date }: { $outcome ->
    [won] won
    [shared] win shared
   *[lost] lost
} { $points }, place { $rank } of { $played }
page-day-score = Your score in a line, without telling the deal
page-day-results = Results
page-day-closed = { $played ->
    [0] Nobody has played it to the end yet.
    [one] One game is over. What others made of it is shown when yours is over.
   *[other] { $played } games are over. What others made of it is shown when yours is over.
}
page-day-nobody = Nobody has played it to the end yet.
page-day-place = Place
page-day-who = Who
page-day-score-of = Points, own and bots’
page-day-guest = A guest
page-day-late = ended after its day
page-day-look = Look
page-day-look-at = Look at the game of { $name }
page-day-days = Days before
page-day-today = To the deal of today
page-day-check = Fixed beforehand
page-day-check-why = The seed of a deal is drawn before its day. Its commitment is published then, fits no other seed, and says nothing about the deal; the seed is told when the day is over.
page-day-check-late = The seed of this deal was drawn on its own day, because there was none when the day began. Its commitment has been published ever since, fits no other seed, and says nothing about the deal; the seed is told when the day is over.
page-day-commitment = Commitment
page-day-seed = Seed
page-day-seed-later = is told when the day is over
page-day-commitment-next = Commitment for tomorrow
page-day-check-how = To check it: the commitment is a hash of the seed, made like this. The record of a game names the seed when the day is over, and can be checked against it draw by draw.
page-day-back = To the results of the day

# Practice
page-practice = Practice
page-practice-of = { $game }: practice
page-practice-lead = Moments from close games among bots, to be played out: can you do better than was done then?
page-practice-round = The end of a game
page-practice-ending = The last moves
page-practice-seat = { $players }, you are at seat { $seat }, { $left ->
    [one] 1 choice
   *[other] { $left } choices
} from the end
page-practice-then = Then it ended { $points }, with { $own } for this seat.
page-practice-best = Your best: { $points }
page-practice-none-yet = Not tried yet
page-practice-begin = Play it out
page-practice-begin-name = Play it out: { $name }
page-practice-level = Level of the bots
page-practice-nothing = This game brings nothing to practise yet.
page-practice-other = Your last games, from the other side
page-practice-other-why = The same deal once more, in another seat, against bots.
page-practice-other-seat = As { $name }
page-practice-other-side = The same deal as { $name }
page-practice-before = In the game before, this seat had { $before }; now { $now }.
page-puzzles = Puzzles
page-puzzles-of = { $game }: puzzles
page-puzzles-lead = In each of these positions one move is clearly best, and it is not the one that looks best.
page-puzzles-next = Next for me
page-puzzles-themes = By theme
page-puzzles-theme = { $solved } of { $number } solved
page-puzzles-rating = Your rating: { $rating }
page-puzzles-tried = { $solved } solved at the first try, of { $tried }
page-puzzles-run = Three minutes
page-puzzles-run-lead = As many as you can, from easy to difficult.
page-puzzles-run-begin = Start the clock
page-puzzles-run-best = Your best: { $score }
page-puzzles-run-score = Solved: { $score }
page-puzzles-run-left = { $time } left
page-puzzles-run-over = Time is up. Solved: { $score }
page-puzzles-run-again = Another run
page-puzzles-difficulty = Difficulty { $rating }
page-puzzles-right = That is the move.
page-puzzles-wrong = There is a better move.
page-puzzles-shown = This is the move.
page-puzzles-cost = Chance to win: { $best }% after the best move, { $tried }% after yours.
page-puzzles-looks = Chance to win: { $best }%. After the move that looks best: { $looks }%.
page-puzzles-follows = How it goes on
page-puzzles-back = Step back
page-puzzles-on = Step on
page-puzzles-show = Show the solution
page-puzzles-another = Next puzzle
page-puzzles-again = Try again
page-puzzles-list = All puzzles
page-puzzles-nothing = This game brings no puzzles yet.
page-puzzles-now = Your rating: { $rating } ({ $change })
page-puzzles-solve = Solve it

# Explained when it first comes up
page-first = New here
page-first-close = Got it
page-first-off = Explain nothing more
page-you-explained = Explain what is new
page-you-explained-hint = The first time something happens at a table it is explained in a few words, once.
page-you-explained-again = Explain everything once more
page-you-explained-done = Everything will be explained once more.

# You
page-along = Take Serai along
page-along-why = All three games, the bots, analysis, lessons, puzzles and rulebooks go onto this device, and work without a connection from then on. Only playing with friends by link needs the server.
page-along-alone = This Serai needs no server. After the first visit all of it stays on this device, and works without a connection.
page-along-size = That is { $megabytes } MB, fetched once.
page-along-take = Take along
page-along-loading = { $done } of { $megabytes } MB
page-along-kept = { $megabytes } MB are kept on this device. Serai opens without a connection.
page-along-newer = { $megabytes } MB are kept on this device, and a newer version beside them. It is used from the next start, when no page of Serai is open any more.
page-along-remove = Remove from this device
page-along-removed = It is removed. Your games in this browser have stayed.
page-along-network = The connection broke off. What has come so far is kept, and fetched no second time.
page-along-full = There is not enough room on this device. Nothing was kept.
page-along-changed = What came was not what was announced; perhaps a new version is just being put up. Please try again in a while.
page-along-storage = This browser keeps nothing for this page, as in a private window. An ordinary window can take Serai along.
page-along-old = This browser is too old to play without a server. A newer one can.
page-along-insecure = A browser takes along only what comes from a secure address (https).
page-you-title = You
page-you-lead = Serai knows you by this browser alone; there is no account.
page-you-forgotten = Games that you have played in are kept for good; a guest without any table who does not come back for a long while, usually 30 days, is forgotten.
page-you-name = Your name
page-you-name-hint = What friends see at a table. Up to 40 characters.
page-you-save = Save
page-you-saved = Saved.
page-you-look = How the page looks and sounds
page-you-theme = Colours
page-you-theme-auto = As the device
page-you-theme-light = Light
page-you-theme-dark = Dark
page-you-motion = Motion
page-you-motion-auto = As the device
page-you-motion-off = None
page-you-sound = Sound
page-you-sound-hint = Quiet sounds when something is placed, when it is your turn, and at the end.
page-you-vibration = Vibrate
page-you-vibration-hint = A phone vibrates briefly when it is your turn.
page-you-calls-hint = A message from the browser while this page is hidden behind others.
page-you-calls-blocked = This browser does not allow messages from here. That can be changed in its settings for this page, and needs a secure address (https).
page-you-keys = Keys everywhere at the table
page-you-keys-hint = Numbers, N and R are meant for the board wherever you are on the page. Switched off, they work only once you have gone to the board.
page-you-at-once = Steps without a choice by themselves
page-you-at-once-hint = Where only one thing can be done, it is done after a short pause. Taking back leads to your last choice. Switched off, you press every step yourself.
page-you-device = Use Serai on another device
page-you-device-why = A link makes another phone or computer yours as well, with your name and all your games.
page-you-device-make = Make a link
page-you-device-link = Open this on the other device
page-you-device-lasts = It works once, within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Whoever opens it plays as you, so send it to nobody else.
page-device-title = Play here too?
page-device-why = This link was made on another device. If you go on, you will be the same person here, with the same name and the same games.
page-device-instead = This browser already plays as { $name }. Those games will not be shown here any more.
page-device-instead-nameless = This browser has games of its own already. They will not be shown here any more.
page-device-go = Go on
page-device-not = Leave it
page-device-no-secret = Something is missing at the end of this link. Copy it whole, or make a new one.
page-not-found-title = Nothing but sand
page-not-found = There is no page at this address.

# What can happen anywhere
page-no-connection = Serai cannot be reached just now. Nothing is lost; please try again.
page-wait = Serai is asked for much just now; going on in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} …

# The frame
page-title = { $page } · Serai
page-title-turn = ● Your turn: { $page } · Serai
page-call-title = Your turn: { $game }
page-call-with = At the table with { $names }
page-call-me = Call me when it is my turn
page-skip = To the content
page-nav = Serai
page-language = Language
page-nav-you = You
page-loading = One moment …
page-close = Close
page-copy = Copy
page-copied = Copied
page-share = Share
page-code = QR code
page-code-how = Point the camera of a phone at it.
page-reach-here = Only this machine can open these links: the server listens to nobody else.
page-reach-how = To play with others, end it and start it so:
page-reach-network = Whoever is in the same network as you, for example in the same Wi-Fi, can open these links at { $address }.
page-reach-others = If that address does not answer, try { $addresses } instead of it.
page-invited-by = { $host } invites you
page-invited = You are invited
page-invited-seats = { $seats ->
    [one] for { $seats } player
   *[other] for { $seats } players, you included
}
page-invited-name = What shall we call you?
page-invited-name-hint = The others see this name at the table. You can change it at any time.
page-invited-sit = Sit down at once
page-go-home = To the start
page-player = Player { $seat }

# Before the game
page-waiting = { $game }: the table is laid
page-waiting-owner = Send each friend the link of a seat. The game begins by itself as soon as everybody is there.
page-waiting-guest = You have your seat. The game begins by itself as soon as everybody is there.
page-kept-until = If nobody has moved by { $date }, this table is forgotten.
page-seat-free = Still free
page-link-seat = Link for seat { $seat }
page-link-watch = Link for those who only want to look on
page-bot-instead = Let a bot play instead
page-give-up = Give up this table

# At the table
page-board = The board
page-seats = Players
page-side = Beside the board
page-tab-log = Log
page-tab-table = Table
page-tab-result = Result
page-tab-more = More
page-tools = Tools of the table
page-you = you
page-to-move = to move
page-present = here
page-absent = away
page-away-in = { $name } has been away for { $away }; a bot may take over in { $left }.
page-away-now = { $name } has been away for { $away }; a bot may take over now.
page-away-never = { $name } has been away for { $away } and keeps the seat.
page-points-secret = secret
page-points-table = Points by what they were for
page-total = in all
page-watching = { $number ->
    [one] 1 person looks on.
   *[other] { $number } people look on.
}
page-your-turn = It is your turn
page-turn = { $name } is to move
page-turn-queued = { $name } waits to think: the server is busy
page-turn-shortened = { $name } thinks for a shorter time: the server is busy
page-to-confirm = Confirm your turn, or take it back
page-over = The game is over
page-looking-back = Looking back
page-at-once = Only one thing is possible: { $what }
page-at-once-plain = Only one thing is possible, and it is being done.
page-saved = Saved
page-saving = Saving …
page-lost = No connection; trying again …
page-confirm = Confirm the turn
page-undo = Take back
page-since = Since your last move
page-since-count = Since your last move ({ $steps })
page-step = { $step } of { $steps }
page-back = Back
page-on = On
page-to-now = To now
page-sound-on = Sound is on
page-sound-off = Sound is off
page-rules = Rules
page-rule = Rule { $rule }
page-why-not = That is not possible
page-log = What happened
page-log-setting = Laying out the board ({ $number })
page-curtain = Pass the screen to { $name }
page-curtain-why = At this table players have secrets. Nothing is shown until { $name } sits before the screen.
page-curtain-lift = I am { $name }
page-about = About this table
page-about-table = { $game }: this table
page-commitment = What the server has committed itself to
page-seed = The seed of this game
page-commitment-why = Everything that chance draws follows a seed, fixed before the game began. This number was shown from the start and fits no other seed, so nobody could change the draw on the way; at the end the seed itself is shown.
page-leave = Leave
page-leave-title = Leave the table?
page-leave-kept = Nothing is lost: the game is kept, and you find it again at the start.
page-leave-over = The game is kept; you can look at it again from the start.
page-leave-stay = Stay
page-leave-more = Be done with this game
page-leave-home = Leave

# The end
page-scoring = The last scoring
page-scoring-skip = Show everything
page-winner = { $name } wins
page-winners = { $names } share the win
page-why = { $margin } { $unit } ahead of { $other }; the greatest difference: { $source }, { $more } to { $less }.
page-why-tie = Equal in the end: { $rule }
page-next-up = One level up: { $level }
page-next-down = One level easier: { $level }
page-rematch = Play again
page-same-deal = The same deal again
page-followed = There is another game at this table: come along.
page-replay = Look at it again

# Replay
page-replay-of = { $game }, once more
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-times = { $times }×
page-replay-turn-next = { $mine ->
    [yes] Your next turn
   *[no] Next turn of { $name }
}
page-replay-turn-before = { $mine ->
    [yes] Your turn before
   *[no] Turn of { $name } before
}
page-replay-setting = The board is laid out, and the game begins.
page-tab-points = Points
page-replay-eyes = Seen by
page-record = Download the record
page-send-moment = This moment
page-send-game = The whole game
page-send-png = Picture (PNG)
page-send-svg = Drawing (SVG)
page-send-film = Moving picture (APNG)
page-send-file = One file (HTML)
page-send-why = The file opens in any browser and replays the game, without a server. The moving picture may take half a minute.
page-send-making = It is being made …
page-send-eyes = As { $name } saw it.
page-send-spectator = As somebody who looks on sees it.
page-to-table = To the table
page-curve = Points over time
page-curve-now = Points at this moment: { $points }

# Zoom
page-zoom-in = Nearer
page-zoom-out = Farther
page-zoom-fit = The whole board

# A game without a board of its own
page-plain-actions = What you can do
page-plain-nothing = Nothing is to be done here now.

# Without a server
page-own-loading = Getting ready to play in this browser: { $percent } %
page-own-without = You play without a server: everything is kept in this browser.
page-own-back = Back to the server
page-own-there = { $number ->
    [one] One game is kept in this browser.
   *[other] { $number } games are kept in this browser.
}
page-own-go = Play there, without the server
page-ways-carry-out = Carry over to the server
page-ways-carry-out-why = The game goes on there, on all your devices; here it goes off the list.
page-ways-carry-home = Take along into this browser
page-ways-carry-home-why = A copy goes on here, also without a network. You could read its hidden cards, so it counts as an open deal.
