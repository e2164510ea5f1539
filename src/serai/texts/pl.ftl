# Errors
unknown-game = Nie ma gry „{ $name }”. Są: { $known }.
unknown-language = „{ $name }” to nie jest język, który tu znamy. Są: { $known }.
unknown-option = W tej grze nie ma opcji „{ $name }”. Jej opcje: { $known }.
bad-option = Opcja { $name } nie może mieć wartości „{ $value }”. Może mieć: { $allowed }.
bad-seats = Ta gra nie jest przeznaczona dla takiej liczby graczy: { $seats }. Może ich być: { $allowed }.
bad-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0, a jest ich { $seats }.
bad-names = Podano imion: { $given }, a miejsc jest { $seats }.
bad-name = „{ $name }” nie może być nazwą miejsca: od 1 do { $most } znaków, bez „|” i bez odstępów na brzegach.
bad-seed = „{ $seed }” nie może być ziarnem; użyj liter, cyfr, „-” i „_”.
illegal-action = „{ $text }” nie jest teraz dozwolone.
not-your-turn = Teraz nie jest kolej miejsca { $seat }, lecz miejsca { $actor }.
stale = Akcja dotyczyła momentu { $n } gry, a teraz jest moment { $now }.
nothing-to-undo = Nie ma czego cofnąć.
no-seed = Trzeba wylosować kartę, ale ziarno tej gry nie jest znane.
bad-material = Na „{ $name }” nie da się grać:

# Records and positions
bad-first-line = wiersz { $line }: tu na początku powinno być „{ $expected }”.
stray-block = wiersz { $line }: wiersz po „|” do niczego nie należy.
unknown-line = wiersz { $line }: „{ $text }” jest niezrozumiałe; są { $known }, a potem „moves:”.
line-twice = wiersz { $line }: „{ $key }” podano dwa razy.
no-moves = wiersz { $line }: zapis kończy się bez „moves:”.
missing-line = Brakuje wiersza „{ $key }:”.
not-a-number = wiersz { $line }: „{ $text }” nie jest liczbą ({ $key }).
unknown-rules = wiersz { $line }: wersja zasad { $version } nie jest znana; najnowsza to { $newest }.
bad-option-word = wiersz { $line }: „{ $text }” powinno mieć postać NAZWA=WARTOŚĆ.
other-material = wiersz { $line }: to nie jest ta sama wersja { $name }, na której rozegrano grę.
bad-move-line = wiersz { $line }: „{ $text }” powinno być numerem miejsca (albo * dla losu) i akcją.
wrong-mover = wiersz { $line }: „{ $text }” nie pochodzi od tego, czyja jest kolej.
bad-move = wiersz { $line }: { $why }
early-result = wiersz { $line }: jest wynik, ale gra się nie skończyła.
other-result = wiersz { $line }: skończyło się nie tak: „{ $text }”, lecz tak: „{ $right }”.
after-the-end = wiersz { $line }: „{ $text }” stoi po końcu gry.
position-of-other-game = To pozycja z gry { $name }, a nie z gry { $game }.
position-without-board = Pozycja nie ma „start:” z planszą.
position-unsound = Taka pozycja nie jest możliwa: { $why }
no-budget = Jak długo myśleć? Podaj liczbę symulacji albo sekund, albo obie.
unknown-bot = Nie ma bota „{ $name }”. Są: { $known }.

# The server
server-summary = Stoły do gier Przez Pustynię, Tuareg i W krainie synów pustyni.
server-listening = Serai działa pod adresem { $address } (Ctrl-C kończy; każdy stół jest zachowany).
server-failed = Coś poszło źle na serwerze. Nic się nie zmieniło; spróbuj ponownie.
cannot-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inne przez --host i --port.
no-free-port = Żaden z portów od { $first } do { $last } nie jest wolny. Wybierz port przez serai serve --port.
bad-public-url = „{ $url }” nie jest adresem strony; powinno wyglądać jak https://serai.example.org.
bad-database = Nie można użyć bazy danych „{ $name }”: { $why }
newer-database = utworzyła ją nowsza wersja Serai.
database-in-memory = zniknęłaby razem z serwerem; podaj plik.
unknown-limit = Nie ma limitu „{ $name }”. Są: { $known }.
bad-limit = Limit { $name } nie może wynosić „{ $value }”: to liczba całkowita większa od 0, na przykład { $name }=100.
no-such-page = Pod { $path } nic nie ma.
no-such-method = Do { $path } nie można zwrócić się przez { $method }.
bad-message = To jest niezrozumiałe:
not-text = Wiadomości to tekst, nie bajty.
too-long = To jest za długie: najwyżej { $most } B.
too-fast = Za dużo naraz; poczekaj chwilę i próbuj dalej.
too-many-sockets = Jest za dużo połączeń; zamknij jedno albo spróbuj później.
too-many-open = Połączenie nasłuchuje najwyżej tylu miejsc: { $most }; najpierw jedno opuść.
too-many-tables = Masz już tyle niezakończonych stołów: { $most }; najpierw jeden dokończ albo z niego zrezygnuj.
server-full = Ten serwer ma już tyle niezakończonych stołów: { $most }, i na razie nie przyjmuje nowych.
other-host = Ten serwer nie nazywa się „{ $host }”. Jeśli ma się tak nazywać, uruchom go z --public-url.
other-origin = Strona z { $origin } nie może używać tego serwera.
no-person = To żądanie nie wskazuje nikogo znanego: najpierw zapytaj /api/me i wysyłaj jego ciasteczko z każdym żądaniem.
device-link-spent = Tego linku już użyto albo jest za stary; poproś o nowy.
no-such-table = Nie ma takiego stołu albo potrzebujesz linku, aby go zobaczyć.
not-your-table = To nie jest twój stół.
seat-number = { $number }
seat-not-yours = Miejsce { $seat } nie jest twoje.
seat-taken = Miejsce { $seat } zajął ktoś inny.
table-not-begun = Gra się nie zaczęła: nie wszystkie miejsca są zajęte.
table-begun = Gra już trwa, więc nie można zrezygnować ze stołu.
table-over = Gra się skończyła.
table-not-over = Gra jeszcze się nie skończyła.
table-to-confirm = Gracz { $seat } musi jeszcze potwierdzić turę.
nothing-to-confirm = Nie masz teraz tury do potwierdzenia.
no-such-ply = Nie ma akcji numer { $ply }: w tej grze { $plies ->
    [one] jest { $plies } akcja
    [few] są { $plies } akcje
    [many] jest { $plies } akcji
   *[other] jest { $plies } akcji
}.
undo-too-late = Tego nie można już cofnąć: od tego czasu coś się wydarzyło albo ktoś coś zobaczył.
store-away = Baza danych nie odpowiada.
not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło; spróbuj ponownie.
one-me = Możesz mieć jedno własne miejsce; inni przy tym ekranie to „here”.
here-without-me = Ktoś inny przy tym ekranie może grać tylko razem z tobą: jedno miejsce zajmij jako „me”.
name-not-yours = Imię można nadać innej osobie przy tym ekranie, a nie „{ $kind }”.
bot-and-level = Bot musi mieć poziom, a nikt inny go nie ma (tutaj: { $kind }).
thinks-too-long = Boty myślą nad ruchem najwyżej { $most } s.
docs-title = Serai: interfejs HTTP
docs-intro = Wszystko oprócz ruchów odbywa się przez te żądania; ruchy i wieści o stołach idą przez gniazdo /api/socket, które opisuje docs/protocol.md.
docs-models = Co się wysyła i co przychodzi w odpowiedzi
docs-in = { $place ->
    [path] w ścieżce
    [query] po znaku zapytania
   *[other] { $place }
}
docs-body = wysyłane

# The arena
arena-unknown-bot = Nie ma bota „{ $name }”. Są: { $known }, a także „cmd:” z poleceniem dla bota z zewnątrz.
arena-no-name = Brakuje nazwy bota: --bots przyjmuje nazwy rozdzielone przecinkami, na przykład strong,greedy. Są: { $known }.
arena-twice = „{ $bot }” występuje dwa razy; bot może grać sam ze sobą tylko z innym budżetem, na przykład strong@400,strong@800.
arena-bad-budget = „{ $bot }” jest niezrozumiałe: po @ następuje liczba symulacji, na przykład strong@400, albo sekund, na przykład strong@0.05s.
arena-no-budget = { $bot } nie przeszukuje, więc nie ma budżetu: napisz samo „{ $bot }”.
arena-two-budgets = Podaj --time albo --simulations, nie oba.
arena-bad-time = --time nie może wynosić { $seconds }: to liczba sekund większa od 0, na przykład 0.2.
arena-bad-simulations = --simulations nie może wynosić { $number }: to 1 lub więcej.
arena-no-command = „{ $bot }” nie ma polecenia: po „cmd:” następuje polecenie, na przykład cmd:python mybot.py.
arena-bad-command = „{ $bot }” nie jest poleceniem: cudzysłów nie jest w nim zamknięty.
arena-no-program = Nie można uruchomić „{ $bot }”: nie ma tu programu „{ $program }”.
arena-too-few = Arena potrzebuje co najmniej 2 botów; tu { $number ->
    [0] nie ma żadnego
    [1] jest tylko 1
   *[other] jest ich { $number }
}. Podaj je przez --bots, na przykład --bots strong,greedy.
arena-too-many = Botów jest za dużo, bo { $number }: na arenie może grać najwyżej { $most }.
arena-odd-number = Botami w liczbie { $number } nie da się równo obsadzić miejsc w liczbie { $seats }: podaj 2 (pierwszy gra sam przeciw reszcie), { $seats } albo więcej.
arena-bad-games = --games nie może wynosić { $number }: to 1 lub więcej.
arena-bad-limit = --move-limit nie może wynosić { $seconds }: to liczba sekund większa od 0, na przykład 10.
arena-bad-processes = --processes nie może wynosić { $number }: to 1 lub więcej.
arena-bad-sprt = --sprt nie może wynosić „{ $text }”: to dwa udziały w wygranych między 0 a 1, mniejszy najpierw, na przykład 0.65,0.75.
arena-no-folder = nie ma folderu { $folder }
arena-folder = Nie można użyć { $folder }: { $why }.
arena-strange-folder = W { $folder } są inne rzeczy i nie ma areny; podaj przez --out nowy albo pusty folder.
arena-in-use = Arenę w { $folder } rozgrywa inny proces.
arena-unreadable = { $file } nie jest areną, którą można kontynuować: jest uszkodzona albo pochodzi z innej wersji.
arena-other = W { $folder } jest inna arena, więc niczego nie rozegrano. Różnice: { $differences }. Podaj te same ustawienia albo przez --out inny folder.
arena-difference = { $setting ->
    [program] sam program, który od tego czasu się zmienił
   *[other] { $setting } (tam { $there }, tu { $here })
}
arena-worker-died = Proces areny padł w rozdaniu { $deal } (kod wyjścia { $number }). Wszystkie zakończone rozdania są zachowane; to samo polecenie podejmie grę od tego miejsca.
arena-goes-on = Ciąg dalszy areny w { $folder }: gier { $games } z { $of }.
arena-all-there = Arena w { $folder } już się skończyła; rozegrane gry: { $games }.
arena-playing = { $game }
arena-running = { $bot } { $share }% · Elo { $elo }
arena-sprt-running = · SPRT { $ratio } z { $low } lub { $high }
arena-sprt-verdict = { $outcome ->
    [upper] SPRT: przyjęte, { $bot } wygrywa raczej { $upper }% niż { $lower }%
    [lower] SPRT: przyjęte, { $bot } wygrywa raczej { $lower }% niż { $upper }%
   *[open] SPRT: nierozstrzygnięte, czy { $bot } wygrywa raczej { $lower }%, czy { $upper }%
} (po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}, logarytm ilorazu wiarygodności { $ratio }, granice { $low } i { $high }).
arena-title = { $game }, liczba miejsc { $seats }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} w { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}
arena-head-rank = #
arena-head-bot = bot
arena-head-elo = Elo
arena-head-share = wygrane na miejsce
arena-head-games = gry
arena-head-points = punkty
arena-head-seconds = s/ruch
arena-share = { $value }% ({ $low }–{ $high })
arena-explained = Elo względem { $last }; po ± i w nawiasach przedziały 95%, po rozdaniach.
arena-failed = { $bot }: gry niedokończone, a więc przegrane: { $games }; powód: { $why } (pierwsza w { $first })
arena-kept = Wyniki i zapisy gier: { $folder }
arena-stopped = Zatrzymano; zakończone rozdania są zachowane. Aby kontynuować:

# Bots from outside
outside-no-start = nie udało się go uruchomić: { $why }.
outside-not-ready = jego pierwszy wiersz to „{ $text }”; powinien to być „{ $right }”.
outside-late = nie było odpowiedzi w ciągu { $seconds } s (odpowiedź musi być całym wierszem, wysłanym od razu).
outside-long = wypisał za dużo bez końca wiersza; najwyżej { $most } B.
outside-no-text = jego odpowiedź nie była tekstem w UTF-8.
outside-garbage = jego odpowiedź nie jest akcją: „{ $text }”.
outside-invalid = jego odpowiedź jest niezrozumiała: { $why }
outside-illegal = jego odpowiedź „{ $text }” nie jest dozwolona: { $why }
outside-closed = zamknął swoje wyjście.
outside-ended = zakończył się z kodem wyjścia { $number }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.
outside-killed = zakończył go sygnał { $signal }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.

# The benchmark
bench-step-playouts = rozgrywanie całych gier
bench-step-searches = przeszukiwanie
bench-step-calls = pojedyncze wywołania z Pythona
bench-step-start-up = uruchamianie
bench-step-serving = obsługa stołów
bench-step-page = strona w przeglądarce
bench-step-peers = inne projekty
bench-step-compiling = kompilacja od zera
bench-head-what = jeden rdzeń
bench-head-games = gry/s
bench-head-plies = akcje/s
bench-head-search = symulacje/s, jeden rdzeń
bench-head-opening = zwykłe, początek
bench-head-middle = zwykłe, środek
bench-head-strong = jak szukają boty, środek
bench-head-serving = ruchy na serwerze, dwa rdzenie
bench-head-moves = ruchy/s
bench-head-half = 50% w ciągu
bench-head-most = 99% w ciągu
bench-row-serving = { $game }, { $sockets ->
    [one] { $sockets } gniazdo
    [few] { $sockets } gniazda
    [many] { $sockets } gniazd
   *[other] { $sockets } gniazda
}
bench-row-paused = { $game }, { $sockets ->
    [one] { $sockets } gniazdo
    [few] { $sockets } gniazda
    [many] { $sockets } gniazd
   *[other] { $sockets } gniazda
}, w każdym ruch co { $pause } s
bench-row-search = { $game }, liczba graczy { $seats }
bench-row-spiel-search = bot MCTS w C++ z OpenSpiel, { $name }
bench-row-ours = { $game }, liczba graczy { $seats }, całe losowe gry
bench-row-spiel = bot MCTS w C++ z OpenSpiel, losowe rozgrywki { $name }
bench-row-catanatron = catanatron, losowe gry
bench-closing = Z Pythona kopia stanu trwa { $copy } µs, a jego dozwolone akcje { $legal } µs; `serai --help` odpowiada w { $help } s, pierwsza gra jest gotowa w { $match } s.
bench-serving-start = `serai serve` daje pierwszą odpowiedź po { $seconds } s.
bench-serving-memory = Stół, przy którym nikt nie gra, zajmuje { $table } KiB pamięci serwera, a każdy wykonany ruch jeszcze od { $least } do { $most } KiB.
bench-page = W przeglądarce przed otwarciem planszy wczytuje się { $kilobytes } kB skryptów i stylów (skompresowanych); pierwsza strona jest gotowa { $page } s po poleceniu `serai`, a bot wykonuje pierwszy ruch po { $move } s, z dwoma kliknięciami i ustawionym przewodnikiem po drodze.

# The analysis
analysis-percent = { $number }%
analysis-nearly-none = <1%
analysis-nearly-all = >99%
analysis-searching = Analizowanie…
analysis-searching-move = ruch { $number }
analysis-game = { $game }: { $players }; { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, w tym z wyborem: { $decisions }.
analysis-judged-by = Każda pozycja jest oceniana według tego, co mógł wiedzieć gracz przy ruchu, przy użyciu: { $by }. Szanse są dokładne do około ± { $error }.
analysis-result = Wygrana: { $winners }.
analysis-unfinished = Gra trwa.
analysis-course = Szansa na wygraną i spodziewane punkty na koniec:
analysis-outlook = { $chance }, { $points }
analysis-head-move = ruch
analysis-head-end = koniec
analysis-head-now = teraz
analysis-seats = Ile średnio kosztowała decyzja i ile decyzji kosztowało więcej, niż może wynosić szum:
analysis-head-player = gracz
analysis-head-decisions = decyzje
analysis-head-loss = średnia strata
analysis-head-mistakes = wyraźne straty
analysis-head-where = w ruchach
analysis-with-error = { $number } ± { $error }%
analysis-worst = Ruchy, które kosztowały najwięcej szans na wygraną:
analysis-none-lost = Żaden ruch nie kosztował więcej, niż może wynosić szum.
analysis-none-to-judge = Nie było jeszcze nic do rozstrzygnięcia.
analysis-head-played = zagrane
analysis-head-best = lepsze
analysis-head-lost = strata
analysis-better-lines = Jak miało być dalej po lepszym ruchu:
analysis-lines = Jak prawdopodobnie będzie dalej:
analysis-line = { $number }: { $line }
analysis-position = Pozycja z gry { $game } ({ $material }). { $who ->
    [over] Gra się skończyła.
    [nobody] Teraz losowanie. Ocena według tego, co wiedzą wszyscy, przy użyciu: { $by }.
   *[other] Teraz gra { $who }. Ocena według tego, co wie { $who }, przy użyciu: { $by }.
}
analysis-one-budget = Podaj --simulations albo --time, nie oba.
analysis-moves = Co można zrobić, najbardziej obiecujące na początku:
analysis-head-action = akcja
analysis-head-visits = zbadane
analysis-head-value = wartość
analysis-head-points = punkty
analysis-head-chance = szansa
analysis-unseen = Akcje, których nie zbadano: { $number }.
analysis-no-curve = Pozycja nie ma wykresu do narysowania; --svg służy do zapisu gry.
analysis-written = Zapisano: { $file }
analysis-curves-title = { $game }: przebieg gry
analysis-curves-simulations = { $number ->
    [one] { $number } symulacja
    [few] { $number } symulacje
    [many] { $number } symulacji
   *[other] { $number } symulacji
}
analysis-curves-seconds = { $number } s
analysis-curves-judged = Ocena według tego, co mógł wiedzieć gracz przy ruchu; na pozycję: { $by }.
analysis-curves-means = Punkt wykresu to średnia z tylu pozycji: { $number }.
analysis-curves-chances = Szansa na wygraną
analysis-curves-points = Spodziewane punkty na koniec
analysis-curves-end = koniec
analysis-curves-now = teraz
analysis-curves-move = ruch
analysis-curves-foot = Strzałki: ruchy, które kosztowały najwięcej, według numerów; każda pokazuje, czyj to ruch i o ile spadła szansa na wygraną.
analysis-curves-no-marks = Żaden ruch nie kosztował więcej, niż może wynosić szum.
analysis-curves-seat = { $name }: szansa na wygraną najpierw { $first }, na koniec { $last }, pomiędzy { $low } a { $high }; punkty: { $points }.
analysis-curves-mark = Ruch { $number }, { $name }: „{ $played }” kosztuje { $lost } szansy na wygraną; lepsze było „{ $best }”.

# The command line itself
usage-usage = Użycie:
usage-arguments = Argumenty:
usage-options = Opcje:
usage-commands = Polecenia:
usage-default = domyślnie: { $value }
usage-required = wymagane
usage-try = Więcej powie „{ $command }”.
usage-error = Błąd: { $why }
usage-no-command = Nie ma polecenia „{ $name }”. Są: { $known }.
usage-no-option = Nie ma tu opcji { $option }.{ $near ->
    [none] { "" }
   *[other] { " " }Czy chodzi o: { $near }?
}
usage-no-value = Po { $option } musi stać wartość.
usage-flag = { $option } nie przyjmuje wartości.
usage-missing = { $what ->
    [option] Brakuje opcji { $name }.
   *[argument] Brakuje argumentu { $name }.
}
usage-extra = To za dużo: { $words }
usage-bad-value = { $option } nie może mieć wartości „{ $value }”: to ma być { $kind ->
    [whole] liczba całkowita
   *[number] liczba
}{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }nie mniejsza niż { $least }
       *[other] { " " }od { $least } do { $most }
    }
}.
word-options = OPCJE
word-command = POLECENIE
word-args = ARGUMENTY
word-game = GRA
word-rule = ZASADA
word-file = PLIK
word-record = ZAPIS
word-seed = ZIARNO
word-name = NAZWA
word-value = WARTOŚĆ
word-number = LICZBA
word-map = MAPA
word-deck = TALIA
word-tiles = KAFELKI
word-address = ADRES
word-url = URL
word-folder = FOLDER
word-python = PYTHON
word-bot = BOT
word-lower = DOLNY
word-upper = GÓRNY
word-language = JĘZYK

# The terminal
serai = Trzy pustynne gry planszowe: dokładne zasady, uczciwe boty. W każdą gra się według jej zasad, a każde „nie” mówi dlaczego.
help-serve = Uruchom serwer: stoły, które niczego nie gubią, dla strony, znajomych i botów. Bez polecenia serai robi to tylko dla tego komputera i otwiera przeglądarkę.
help-host = Gdzie nasłuchiwać; 0.0.0.0 to wszędzie. (Jeśli nie podano, 127.0.0.1: tylko ten komputer)
help-port = Który port; 0 bierze dowolny wolny. (Jeśli nie podano, 8000)
help-database = Plik, który przechowuje stoły, albo adres SQLAlchemy; jeśli nie podano, plik w twoim folderze danych.
help-public-url = Adres, pod którym ludzie znajdują serwer, na przykład https://serai.example.org.
help-limit = Limit inny niż zwykły, na przykład tables_per_person=20; można podać kilka razy.
help-workers = W ilu procesach myślą boty; jeśli nie podano, w tylu, ile jest rdzeni.
help-play = Graj tutaj, z botami albo z innymi przy tym ekranie.
help-rules = Wypisz zasady gry albo jedną z nich.
help-check = Powiedz, czym jest zapis, pozycja, mapa, talia albo zestaw kafelków i co jest w nich źle.
help-analyse = Powiedz, gdzie rozstrzygnęła się gra: szanse wszystkich graczy ruch po ruchu i ruchy, które kosztowały najwięcej.
help-counts = Policz dozwolone ciągi akcji, głębokość po głębokości.
help-compile = Skompiluj zasady wszystkich gier, aby zaczynały się od razu.
help-bench = Zmierz, jak szybko działają gry, także na tle innych projektów.
help-arena = Niech boty zagrają ze sobą; powiedz, który jest silniejszy i na ile to pewne. Każde rozdanie kart rozgrywa się we wszystkich ustawieniach botów przy stole. Zatrzymana arena rusza dalej po podaniu tego samego polecenia.
help-lang = Język: en, pl, he, fr albo de; jeśli nie podano, język środowiska. To, co się wpisuje, jest we wszystkich takie samo.
help-help = Pokaż ten tekst i zakończ.
help-version = Wypisz wersję i zakończ.
help-game = Gra: desert, targi albo sons.
help-id = To samo jako opcja.
help-rule = Oznaczenie zasady, na przykład D10, T13 albo S10.
help-file = Pliki do sprawdzenia.
help-seats = Kto gra, po kolei: you, dowolne inne imię dla kolejnych osób przy tym ekranie albo bot: beginner, easy, medium, hard, strong lub master, greedy lub random. (Jeśli nie podano, „you,medium”)
help-seed = Od czego zależy los; to samo ziarno daje te same losowania.
help-option = Opcja gry, na przykład first=1; można podać kilka razy.
help-map = Dla desert: nazwa mapy albo plik z mapą.
help-deck = Dla targi: nazwa talii kart plemienia albo plik z talią.
help-tiles = Dla sons: nazwa zestawu kafelków odkryć albo plik z zestawem.
help-resume = Zapisana gra do kontynuowania.
help-save = Gdzie zapisać grę przy wyjściu; jeśli nie podano, w twoim folderze danych.
help-thinking = Ile sekund może myśleć nad ruchem bot „master”.
help-depth = Ile akcji w głąb.
help-position = Plik z pozycją, od której zacząć.
help-players = Ile miejsc, jeśli nie podano pozycji.
help-record = Zapis gry, zakończonej albo nie, albo pozycja.
help-simulations = Ile symulacji dostaje pozycja (1000, jeśli nie podano czasu).
help-time = Ile sekund dostaje pozycja; odpowiedź nie jest wtedy za każdym razem taka sama.
help-worst = Ile najgorszych ruchów wymienić.
help-json = Zapisz wszystko jako JSON do tego pliku; „-” wypisuje to zamiast tabel.
help-svg = Narysuj wykresy do tego pliku.
help-dice = Ziarno kości symulacji.
help-peers = Python ze środowiska z projektami do porównania.
help-out = Plik na wyniki.
help-seconds = Jak długo trwa każdy pomiar.
help-arena-bots = Boty rozdzielone przecinkami; można podać kilka razy. Bot to nazwa, na przykład strong albo greedy, albo nazwa z własnym budżetem: strong@400 (symulacje), strong@0.05s (sekundy). Bot z zewnątrz to „cmd:” i jego polecenie, na przykład "cmd:python mybot.py". Gdy botów jest tyle co miejsc, wszystkie grają przy jednym stole; gdy więcej, gra każdy ich skład; gdy dwa przy większym stole, pierwszy gra sam przeciw reszcie. Elo liczy się od ostatniego.
help-arena-games = Ile gier; zaokrągla się to w górę do całych rozdań, po tyle samo dla każdego składu. Większa liczba gier niż poprzednio przedłuża arenę.
help-arena-time = Sekundy na ruch dla każdego przeszukującego bota bez własnego budżetu.
help-arena-simulations = To samo w symulacjach; jeśli nie podano ani tego, ani tego, poziom ma własne.
help-arena-seats = Ile miejsc ma stół; jeśli nie podano, 2.
help-arena-seed = Od czego zależą karty i kości: to samo ziarno daje te same karty, a z symulacjami te same gry.
help-arena-sprt = Dwa udziały w wygranych, na przykład 0.65,0.75: zatrzymaj, gdy tylko będzie wiadomo (z błędem 5%), do którego z nich bliżej udziałowi pierwszego bota, najpóźniej po wszystkich grach.
help-arena-move-limit = Ile sekund bot z zewnątrz może zużyć na ruch, zanim przegra grę; jeśli nie podano, 10 albo pięć razy największy budżet.
help-arena-processes = Ile gier naraz; jeśli nie podano, tyle, ile jest rdzeni.
help-arena-out = Folder na wyniki i zapisy wszystkich gier albo folder z areną do kontynuowania. Jeśli nie podano, folder w twoich danych, gdzie to samo polecenie znów go znajdzie.
help-arena-json = Zapisz wszystko jako JSON do pliku; „-” wypisuje to zamiast tabeli.

terminal-title = { $name }
terminal-people = Przy tym ekranie: { $names }.
terminal-bots = Boty: { $names }.
terminal-no-such-bot = „{ $name }” to nie bot, a więc osoba przy tym ekranie. Boty to: { $known }.
terminal-player = Gracz { $number }
terminal-called = { $name } ({ $number })
terminal-you = ty
terminal-prompt = { $name } >
terminal-empty = Wpisz akcję albo „?”, aby zobaczyć, co możesz zrobić.
terminal-did-you-mean = Czy chodzi o: { $lines }?
terminal-ask-help = „?” pokazuje, co możesz teraz zrobić.
terminal-ask-rule = „rule” i oznaczenie, na przykład „rule { $rule }”, pokazuje samą zasadę.
terminal-now = Teraz możesz zagrać, wpisując dokładnie to:
terminal-none-with = Z „{ $words }” nie ma teraz nic do zagrania.
terminal-always = I zawsze:
terminal-commands = why AKCJA: dlaczego jest niedozwolona albo co by dała
    undo: cofnij · score: skąd są punkty · board: narysuj jeszcze raz
    log: co się działo od twojej ostatniej tury · rule ID: zasada z instrukcji
    save PLIK · resume PLIK · quit: zapisz i wyjdź
terminal-why-what = O którą akcję chodzi? Podaj ją po „why”: why { $example }
terminal-hand-over = { $name }: naciśnij Enter, gdy tylko ty widzisz ekran.
terminal-allowed = „{ $text }” jest dozwolone:
terminal-taken-back = Cofnięto: { $text }
terminal-score = { $name }: { $points }
terminal-score-hidden = { $name }: punkty są ukryte do końca gry.
terminal-nothing-happened = Od twojej ostatniej tury nic się nie wydarzyło.
terminal-which-rule = Która zasada? Są: { $known }.
no-rulebook = { $name } nie ma jeszcze instrukcji.
no-rule = Nie ma zasady „{ $rule }”. Są: { $known }.
terminal-ruling = Nasze rozstrzygnięcie
terminal-example = Przykład
terminal-drawing = Rysunek:
terminal-saved = Zapisano w { $file }
terminal-resume-what = Którą grę wznowić? Podaj jej plik: resume PLIK
terminal-resume-alone = Zapisana gra zna swoje miejsca, ziarno, opcje oraz mapę, talię albo kafelki: podaj --resume bez nich.
terminal-saved-to-resume = Gra jest zapisana. Aby kontynuować: { $command }
terminal-kept = Cała gra jest zachowana w { $file }
terminal-here-instead = Oto więc cała gra, jako tekst zapisu:
terminal-final = Koniec gry. Końcowe podliczanie punktów:
terminal-won = { $number ->
    [one] Wygrywa { $winners }
    [few] Wspólna wygrana: { $winners }
    [many] Wspólna wygrana: { $winners }
   *[other] Wspólna wygrana: { $winners }
}, wynik: { $points }.
terminal-seed = Ziarno: { $seed }.
terminal-no-screen = W { $name } nie da się jeszcze grać w terminalu.
terminal-other-source = { $game } nie ma opcji --{ $given }. Właściwa opcja to --{ $right }.
terminal-option-form = „{ $text }” powinno mieć postać NAZWA=WARTOŚĆ.
terminal-not-text = to nie jest tekst w UTF-8
terminal-cannot-read = Nie można odczytać { $file }: { $why }.
terminal-cannot-save = Nie można zapisać { $file }: { $why }.
trouble-enoent = nie ma takiego pliku ani folderu
trouble-eisdir = to folder
trouble-enotdir = to nie folder
trouble-eexist = coś innego nosi już tę nazwę
trouble-eacces = brak uprawnień
trouble-eperm = to niedozwolone
trouble-enospc = brak miejsca na dysku
trouble-erofs = system plików tylko do odczytu
trouble-enametoolong = nazwa pliku jest za długa
terminal-not-over = { $file } już istnieje i nie jest zapisaną grą; niczego nie zapisano.
terminal-other-kind = { $file } już istnieje i zawiera coś innego; niczego nie zapisano.
terminal-no-folder = nie ma folderu { $folder }, w którym można by zapisać
terminal-compiling-search = Kompilowanie przeszukiwania botów…
terminal-compiling = Kompilowanie: { $name }…
terminal-so-far = { $title } { $percent }%
terminal-compiled = Wszystko skompilowane i gotowe.
terminal-ready = Wszystko gotowe: niczego nie trzeba było kompilować.
terminal-counting = Liczenie głębokości { $depth }…
terminal-check-unreadable = nie można odczytać: { $why }
terminal-check-record = zapis gry { $game }: { $players }; { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
terminal-check-unfinished = gra trwa
terminal-check-result = wygrana: { $winners }; punkty: { $points }
terminal-check-draws = { $draws ->
    [follow] losowania wynikają z ziarna
    [differ] losowania nie wynikają z ziarna
   *[own] w zapisie nie ma ziarna, więc losowań nie można sprawdzić
}
terminal-check-position = pozycja z gry { $game } ({ $material }), liczba graczy: { $seats }

# The terminal: Through the Desert
terminal-desert-welcome = Wpisz akcję, na przykład „lime d5”, „?”, aby zobaczyć, co możesz zrobić, „quit”, aby zapisać i wyjść.
terminal-desert-looks = signs: znaki na planszy i w tabeli
terminal-desert-herds = stada
terminal-desert-water = woda
terminal-desert-oases = oazy
terminal-desert-land = teren
terminal-desert-largest = największe
terminal-desert-total = razem
terminal-desert-low = Wkrótce puste, a wtedy gra się kończy (D30): { $herds }.
terminal-desert-colour = { $typed } { $name }
terminal-desert-signs = l1 limonkowy wielbłąd gracza 1 · L1 jego przewodnik · [l1] nowe
    1 2 3 źródło i jego punkty · Ψ oaza · Ψ1 dotarł do niej gracz 1
    #1 otoczone przez gracza 1 · ^ góry · · piasek · o p jeszcze puste
    pod kolorem: wielbłądy w stadzie, !2 wkrótce puste; niżej w każdej karawanie
    (3) liczy się na koniec · *5 największa tego koloru · =5 jedna z największych
terminal-desert-turn-aside = { $name }: odłóż przewodnika.
terminal-desert-turn-leaders = { $name }: ustaw przewodnika.
terminal-desert-turn-camels = { $name }: ustaw wielbłąda, { $left ->
    [1] ostatniego w tej turze.
   *[other] w tej turze zostało ich { $left }.
}

# The terminal: Targi
terminal-targi-welcome = Wpisuj to, o co prosi gra, na przykład „5”, aby ustawić Tuarega na karcie 5, „?”, aby zobaczyć, co możesz zrobić, „signs”, aby poznać znaki na planszy, „quit”, aby zapisać i wyjść.
terminal-targi-looks = card NAME: czym jest karta, na przykład card well3, a2, 10, hand, wells
    decks: co może jeszcze przyjść, czego już nie ma · signs: znaki na planszy
terminal-targi-heading = Runda { $round } z { $rounds } · zaczyna gracz { $first } · talia towarów { $goods } · talia plemienia { $tribe }
terminal-targi-signs = T1 T2 Tuaregowie graczy 1 i 2 · m1 m2 ich znaczniki · R! złodziej
    ━1 ┃1 linia Tuarega · +1 przecięcie linii gracza 1 · [T2] nowe
    × wobec T2: naprzeciw Tuarega drugiego gracza, więc nie możesz tam stanąć
    d daktyle · s sól · p pieprz · g złoto · ★ punkty
    1d 1s 1p/1g: kosztuje te towary albo zamiast nich 1 złoto
    1 2: rząd 2 gracza 1 · +4 jego punkty na koniec · 4? w zasięgu · - brak
    (3) pod „koniec”: co dałyby karty i rzędy, gdyby gra skończyła się teraz
terminal-targi-dates = dakt.
terminal-targi-salt = sól
terminal-targi-pepper = pieprz
terminal-targi-goods = towary
terminal-targi-gold = złoto
terminal-targi-tokens = żetony
terminal-targi-cards = karty
terminal-targi-end = koniec
terminal-targi-total = punkty
terminal-targi-hand = ręka
terminal-targi-drawn = nowa
terminal-targi-hand-of = ręka { $number }
terminal-targi-secret = Tajna.
terminal-targi-fresh = Nowa w tej rundzie.
terminal-targi-nothing = nic
terminal-targi-amounts = { $amounts }
terminal-targi-or-gold = { $amounts } albo zamiast tego 1 złoto
terminal-targi-no-effect = Nie ma działania.
terminal-targi-card = { $name }: { $points }, koszt: { $cost }. { $effect }
terminal-targi-choice = dowolny towar
terminal-targi-down = zakryta
terminal-targi-empty = brak karty
terminal-targi-goods-deck = (towar)
terminal-targi-tribe-deck = (plemię)

terminal-targi-border-noble = Szlachetni
terminal-targi-border-dates = Daktyle
terminal-targi-border-salt = Sól
terminal-targi-border-pepper = Pieprz
terminal-targi-border-trader = Kupiec
terminal-targi-border-fata-morgana = Fatamorgana
terminal-targi-border-silversmith = Kuźnia sr.
terminal-targi-border-caravan = Karawana
terminal-targi-border-expansion = Rozwój pl.
terminal-targi-border-raid = Rabunek
terminal-targi-for-noble = z ręki
terminal-targi-for-dates = 1 daktyl
terminal-targi-for-salt = 1 sól
terminal-targi-for-pepper = 1 pieprz
terminal-targi-for-trader = wymiana
terminal-targi-for-fata-morgana = znaczniki
terminal-targi-for-silversmith = punkty
terminal-targi-for-caravan = karta
    towaru
terminal-targi-for-expansion = karta
    plemienia
terminal-targi-raid-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
}/{ $points }
terminal-targi-raid-gold = { $number } złoto/{ $points }
terminal-targi-barred = × wobec { $foe }
terminal-targi-about-noble = { $number } Szlachetni: wyłóż kartę z ręki i zapłać za nią albo ją odrzuć. Kartę wziętą w tej rundzie można tylko odrzucić. (T24)
terminal-targi-about-dates = { $number } Daktyle: weź 1 daktyl. (T25)
terminal-targi-about-salt = { $number } Sól: weź 1 sól. (T25)
terminal-targi-about-pepper = { $number } Pieprz: weź 1 pieprz. (T25)
terminal-targi-about-trader = { $number } Kupiec: dowolną liczbę razy trzy takie same towary na 1 złoto albo dwa takie same na jeden inny. (T26)
terminal-targi-about-fata-morgana = { $number } Fatamorgana: przesuń jeden ze swoich znaczników na odkrytą kartę bez znacznika. (T28)
terminal-targi-about-silversmith = { $number } Kuźnia srebra: raz na wizytę dwa takie same towary na 1 punkt, cztery takie same na 3, 1 złoto na 2 albo 2 złota na 4. (T27)
terminal-targi-about-caravan = { $number } Karawana: dobierz kartę towaru i weź to, co pokazuje. (T29)
terminal-targi-about-expansion = { $number } Rozwój plemienia: dobierz kartę plemienia; wyłóż ją albo weź do ręki, a przy pełnej ręce odrzuć. (T29)
terminal-targi-about-raid = { $number } Rabunek: gdy dotrze tu złodziej, obaj gracze płacą: towarami albo punktami, na karcie 16 złotem albo punktami. (T30)

terminal-targi-effect-take_good = +1 towar
terminal-targi-effect-take_two_goods = +2 towary
terminal-targi-effect-more_dates = + daktyle
terminal-targi-effect-more_salt = + sól
terminal-targi-effect-more_pepper = + pieprz
terminal-targi-effect-more_gold = + za złoto
terminal-targi-effect-cheap_well = studnie -1
terminal-targi-effect-cheap_rider = jeźdźcy -1
terminal-targi-effect-cheap_oasis = oazy -1
terminal-targi-effect-cheap_targia = Tuarezki -1
terminal-targi-effect-cheap_camp = namioty -1
terminal-targi-effect-barter = inne towary
terminal-targi-effect-free_hand = wolna ręka
terminal-targi-effect-swap = zamiana
terminal-targi-effect-safe = bez rabunku
terminal-targi-effect-face_foe = naprzeciwko
terminal-targi-effect-face_robber = ze złodziejem
terminal-targi-effect-two_goods_cards = 2 karty tow.
terminal-targi-effect-two_tribe_cards = 2 karty plem.
terminal-targi-effect-fine_silver = dobre srebro
terminal-targi-effect-big_stores = duży skład
terminal-targi-effect-pairs_well = pary studni
terminal-targi-effect-pairs_rider = pary jeźdźców
terminal-targi-effect-pairs_oasis = pary oaz
terminal-targi-effect-pairs_targia = pary Tuarezek
terminal-targi-effect-pairs_camp = pary namiotów
terminal-targi-effect-full_row = pełny rząd

terminal-targi-no-such-card = Nie ma karty „{ $name }”. O kartę pyta się przez jej nazwę (well3), miejsce (a2, 10, hand) albo rodzaj (wells).
terminal-targi-no-hand = Nie masz karty na ręce.
terminal-targi-whereabouts = { $card } { $where }
terminal-targi-at-space = Leży na { $space }.
terminal-targi-at-drawn = Właśnie dobrana.
terminal-targi-at-hand = Jest na ręce gracza { $number }.
terminal-targi-at-row = Wyłożona przez gracza { $number }, w rzędzie { $row }.
terminal-targi-at-discards = Odrzucona.
terminal-targi-at-unseen = Może jeszcze przyjść.
terminal-targi-lies-open = { $space } to karta towaru: { $words }.
terminal-targi-lies-goods = Na { $space } leży zakryta karta towaru.
terminal-targi-lies-tribe = Na { $space } leży zakryta karta plemienia.
terminal-targi-lies-empty = Na { $space } nie ma karty i żadna już nie przyjdzie.
terminal-targi-unseen-goods = Talia towarów, zostało: { $number }. Mogą jeszcze przyjść, z talii i zakrytych kart razem: { $cards }.
terminal-targi-unseen-tribe = Talia plemienia, zostało: { $number }. Mogą jeszcze przyjść, z talii, zakrytych kart i tajnej ręki razem: { $cards }.
terminal-targi-discards-goods = Odrzucone karty towarów: { $cards }.
terminal-targi-discards-tribe = Odrzucone karty plemienia: { $cards }.
terminal-targi-no-card = brak
terminal-targi-times = { $number ->
    [1] { $card }
   *[other] { $card } ×{ $number }
}

terminal-targi-typed = „{ $line }”
terminal-targi-turn-placing = { $name }: ustaw { $number ->
    [1] pierwszego
    [2] drugiego
   *[3] ostatniego
} Tuarega na karcie brzegowej.
terminal-targi-type-place = Wpisz jej numer, na przykład „{ $example }”. Wolne są: { $numbers }.
terminal-targi-turn-acting = { $name }: użyj pionka albo go pomiń: { $pieces }. Wpisz „{ $example }” albo „skip { $example }”.
terminal-targi-turn-skipping = { $uses ->
    [0] { $name }: to, co zostało, można tylko pominąć
   *[other] Tylko do pominięcia
}: { $pieces }. Wpisz „skip { $example }”.
terminal-targi-turn-hand = { $name }: możesz wyłożyć kartę z ręki, { $card }, bez Szlachetnych: „lay hand”{ $done ->
    [yes] , albo zakończyć turę: „done”
   *[no] { "" }
}.
terminal-targi-turn-keeping = { $name }: zatrzymaj jedną z dwóch kart, a drugą odrzuć.
terminal-targi-keep = „keep { $number }”: { $card }
terminal-targi-turn-taking = { $name }: weź { $number ->
    [one] dowolny towar
    [few] { $number } dowolne towary, po jednym
    [many] { $number } dowolnych towarów, po jednym
   *[other] { $number } dowolnego towaru, po jednym
}: „take d”, „take s” albo „take p”.
terminal-targi-turn-deciding = { $name }: zdecyduj o karcie { $card }
terminal-targi-choose = Wpisz { $choices }.
terminal-targi-why-lay = („why lay” mówi, dlaczego nie możesz jej wyłożyć.)
terminal-targi-may-lay = „lay”, aby za nią zapłacić i ją wyłożyć
terminal-targi-may-hand = „hand”, aby wziąć ją do ręki
terminal-targi-may-discard = „discard”, aby ją odrzucić
terminal-targi-turn-paying = { $name }: zapłać za kartę { $card }, koszt: { $cost }: { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }Złoto dochodzi do tego.
}
terminal-targi-turn-laying = { $name }: wyłóż kartę { $card } do rzędu: { $rows }.
terminal-targi-row = „row { $number }” ({ $cards })
terminal-targi-new-row = nowy
terminal-targi-turn-swapping = { $name }: możesz zamienić miejscami dwie karty z różnych rzędów, według rzędu i miejsca, albo je zostawić: { $options }.
terminal-targi-turn-trading = { $name }: wymień trzy takie same towary na 1 złoto albo dwa na inny towar, ile razy chcesz: { $options }.
terminal-targi-turn-working = { $name }: zanieś coś do Kuźni srebra, raz: { $options }.
terminal-targi-silver = „{ $line }” na { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
terminal-targi-turn-moving = { $name }: przesuń znacznik: { $options }.
terminal-targi-turn-returning = { $name }: limit towarów to { $most }. Do oddania: { $number ->
    [1] 1
   *[other] { $number }, po jednym
}. Wpisz { $options }.
terminal-targi-turn-raid = { $name }: złodziej stoi na karcie { $corner } i bierze { $price }: { $options }.
terminal-targi-price-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
} albo { $points }
terminal-targi-price-gold = { $number } złoto albo { $points }
terminal-targi-tie-gold = Obaj gracze mają tyle samo punktów; { $name } ma więcej złota, { $more } do { $less } (T42).
terminal-targi-tie-goods = Obaj gracze mają tyle samo punktów i złota; { $name } ma więcej towarów, { $more } do { $less } (T42).
terminal-targi-tie-draw = Obaj gracze mają tyle samo punktów, złota i towarów (T42).

# The terminal: Im Reich der Wüstensöhne
terminal-sons-welcome = Wpisuj to, o co prosi gra, na przykład „f5”, aby iść na f5, „?”, aby zobaczyć, co możesz zrobić, „signs”, aby poznać znaki na planszy, „quit”, aby zapisać i wyjść.
terminal-sons-looks = plan: cała plansza, duża · plan small: jeden wiersz na pole
    oases: wszystkie nieukończone · tiles: co jest jeszcze w stosach
    rumours: gdzie leżą i co o nich wiesz · signs: znaki na planszy
terminal-sons-heading = { $number ->
    [0] Nie ma już kafelków
    [1] Stos { $stacks }
   *[other] Stosy { $stacks }
} · pula: woda { $water }, wielbłądy { $camels }, plotki { $rumours }
terminal-sons-worth = Złoto za towar: { $goods }
terminal-sons-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
terminal-sons-oasis-signs = Oaza { $cells }: { $fields }, otwarta na { $open }{ $explorers ->
    [0] { "" }
   *[other] , w kolejce { $line }
}
terminal-sons-displays = Zasoby odkryte { $displays }
terminal-sons-new = Nowe: { $cells }
terminal-sons-desert = pustynia
terminal-sons-water = woda
terminal-sons-places = towary
terminal-sons-camels = wielbł.
terminal-sons-gold = złoto
terminal-sons-explorers = odkrywcy
terminal-sons-signs = @1 karawana gracza 1 · 16¹ odkrywca 16 gracza 1 · 16* z turbanem
    ─ │ pustynia, brązowe linie · ═ ║ oaza, białe linie · · nieodkryte
    na małej planszy ▀ oaza na północy, ▄ na południu, █ tu i tu
    i kadzidło · m mirra · s sól · g klejnoty · w1 w2 woda · C wielbłąd · R plotka
    o bez pola akcji; każda część oazy ma swój znak w rogu przy swoich bokach
    na małej planszy ~ woda, & dwa pola akcji, gdzie nie ma miejsca na więcej
    + możesz tam iść · $ za 1 kamień wody, z poganiaczem wielbłądów · [ ] nowe
    2.17 ne/w2 sw/R: kafelek 2.17; na bokach n i e 2 kamienie wody, s i w plotka
    3/6 towary i miejsca · (12) złoto, gdyby gra skończyła się teraz
    16*:g5 odkrywca na g5, 13 odkrywca w domu · ? plotka, której nie znasz

terminal-sons-oasis = { $cells }: { $about }.
terminal-sons-oasis-fields = { $number ->
    [0] bez pól akcji
   *[other] { $fields }
}
terminal-sons-oasis-open = { $number ->
    [0] ukończona
   *[other] otwarta na { $cells }
}
terminal-sons-oasis-line = w kolejce { $line }
terminal-sons-in-line = { $height } gracza { $number }
terminal-sons-oases-bare = { $number ->
    [one] { $number } biały bok krzyża jest jeszcze bez kafelka; otwarty na { $cells }.
    [few] { $number } białe boki krzyża są jeszcze bez kafelka; otwarte na { $cells }.
    [many] { $number } białych boków krzyża jest jeszcze bez kafelka; otwarte na { $cells }.
   *[other] { $number } białego boku krzyża jest jeszcze bez kafelka; otwarte na { $cells }.
}
terminal-sons-oases-done = { $number ->
    [0] Żadna oaza nie jest jeszcze ukończona.
    [one] Ukończona jest { $number } oaza.
    [few] Ukończone są { $number } oazy.
    [many] Ukończonych jest { $number } oaz.
   *[other] Ukończone jest { $number } oazy.
}
terminal-sons-stack = Stos { $stack }, { $number ->
    [one] { $number } kafelek
    [few] { $number } kafelki
    [many] { $number } kafelków
   *[other] { $number } kafelka
}: { $tiles }
terminal-sons-no-tiles = W stosach nie ma już kafelków.
terminal-sons-rumour = { $name }: { $value }, { $place }, znają gracze: { $seats }
terminal-sons-rumour-place = { $place ->
    [incense] na kadzidle
    [myrrh] na mirze
    [salt] na soli
    [gems] na klejnotach
    [supply] w puli
   *[hand] właśnie wzięta
}
terminal-sons-rumours-left = Plotki w puli: { $number }.

terminal-sons-typed = „{ $line }”
terminal-sons-last-round = Ostatnia runda: { $number ->
    [one] to w ogóle ostatnia tura.
    [few] zostały { $number } tury, licząc tę.
    [many] zostało { $number } tur, licząc tę.
   *[other] zostało { $number } tury, licząc tę.
}
terminal-sons-last-tile = Ostatni kafelek dobrany: po tej turze każdy gracz ma jeszcze jedną.
terminal-sons-low = { $number ->
    [one] Został tylko { $number } kafelek
    [few] Zostały tylko { $number } kafelki
    [many] Zostało tylko { $number } kafelków
   *[other] Zostało tylko { $number } kafelka
}; po ostatnim każdy gracz ma jeszcze jedną turę (S31).
terminal-sons-turn-moving = { $name }: { $which ->
    [second] możesz ruszyć jeszcze raz
    [extra] rusz znowu
   *[first] przesuń karawanę
}: wpisz pole oznaczone +{ $driver ->
    [may] { " " }albo $ (1 kamień wody)
    [paid] { " " }(poganiacz jest opłacony)
   *[no] { "" }
}, na przykład „{ $example }”, albo „stay”.
terminal-sons-turn-discovering = { $name }: { $which ->
    [second] możesz odkrywać jeszcze raz
   *[first] odkryj kafelek
}. Wpisz { $options }.
terminal-sons-may-draw = „draw”: kafelek ze stosu
terminal-sons-may-take = { $lines } z twojego zasobu odkrytego
terminal-sons-may-scout = { $lines } z cudzego zasobu odkrytego, z pomocą zwiadowcy za 1 kamień wody
terminal-sons-may-pass = „pass”: nic
terminal-sons-turn-laying = { $name }: połóż kafelek { $tile } na { $places }. Wpisz pole i obrót: „{ $example }”.
terminal-sons-turn-answering = { $name }: z twojego zasobu odkrytego zabrano kafelek { $tile }. Wpisz „redraw”, aby dobrać inny, albo „decline”.
terminal-sons-part = Oaza { $side } na { $cell }: { $about }.
terminal-sons-turn-exploring = { $name }: { $which ->
    [recall] wszyscy twoi odkrywcy są na planszy i możesz jednego zabrać
   *[put] możesz ustawić odkrywcę na { $cell }
}. Wpisz { $options } albo „pass”.
terminal-sons-turn-ordering = { $name }: dwie oazy są ukończone. Którą podliczyć najpierw? Wpisz { $options }.
terminal-sons-turn-choosing = { $name }: twój odkrywca { $height } może wziąć pole akcji{ $number ->
    [0] { "" }
    [one] , a za nim w kolejce czeka jeszcze { $number }
    [few] , a za nim w kolejce czekają jeszcze { $number }
    [many] , a za nim w kolejce czeka jeszcze { $number }
   *[other] , a za nim w kolejce czeka jeszcze { $number }
}. Wpisz { $options } albo „pass”.
terminal-sons-turn-throwing = { $name }: wszystkie twoje miejsca są zajęte ({ $places }). { $number ->
    [0] Masz tylko ten sam towar ({ $good }): wpisz „leave”.
   *[other] Odrzuć coś za nowy towar ({ $good }): { $options } albo „leave”, aby go zostawić.
}
terminal-sons-turn-putting = { $name }: plotka { $rumour } to { $value }. Połóż ją na towarze: { $options }.
terminal-sons-turn-looking = { $name }: możesz obejrzeć plotkę: { $options } albo „pass”.
terminal-sons-turn-looked = { $name }: plotka { $rumour } ({ $good }) to { $value }. Wpisz „leave”, aby ją tam zostawić, albo „remove”, aby odłożyć ją do puli.
terminal-sons-turn-leading = { $name }: twoja tura się skończyła. Wpisz „end” albo „leader”, aby mieć jeszcze jedną: kosztuje 1 kamień wody (masz: { $water }).
terminal-sons-tie-water = { $names } mają tyle samo złota; { $name } ma więcej wody, { $more } do { $less } (S33).
terminal-sons-tie-shared = { $names } mają tyle samo złota, a { $winners } także tyle samo wody, { $more } (S33).
