# Errors
unknown-game = Nie ma gry „{ $name }”. Są: { $known }.
game-too-large = { $name }: liczba akcji { $actions }, liczba miejsc do { $seats }; boty przeszukują najwyżej { $most_actions } akcji i { $most_seats } miejsc.
no-games = Nie zainstalowano żadnej gry.
game-no-package = Nie ma pakietu gry „{ $package }”.
game-no-manifest = W pakiecie gry „{ $package }” nie ma pliku { $file }.
game-bad-manifest = W pakiecie gry „{ $package }” nie da się odczytać pliku { $file }: { $why }.
game-bad-field = W manifeście pakietu gry „{ $package }” { $kind ->
    [unknown] nieznane jest pole „{ $field }”. Są: { $listed }
    [number] pole „{ $field }” musi być liczbą od { $least } do { $most }
    [seats] pole „{ $field }” musi być rosnącą listą liczb miejsc
    [table] pole „{ $field }” musi być tabelą
   *[word] pole „{ $field }” musi być wolnym słowem z 2 do 24 małych liter
}.
game-other-name = Pakiet gry „{ $package }” nazywa się „{ $name }”, ale jego punkt wejścia to „{ $entry }”.
game-twice = Gra „{ $name }” już jest: pakiet „{ $package }” zostaje pominięty.
game-broken = Nie da się wczytać gry „{ $name }” (pakiet „{ $package }”): { $why }
module-of-other-sources = Skompilowane reguły gry „{ $name }” nie pochodzą z tej wersji; wczytaj stronę ponownie.
game-no-game = W pakiecie „{ $package }” nie ma GAME o nazwie „{ $name }”.
unknown-language = „{ $name }” to nie jest język, który tu znamy. Są: { $known }.
unknown-option = W tej grze nie ma opcji „{ $name }”. Jej opcje: { $known }.
bad-option = Opcja { $name } nie może mieć wartości „{ $value }”. Może mieć: { $allowed }.
bad-seats = Ta gra nie jest przeznaczona dla takiej liczby graczy: { $seats }. Może ich być: { $allowed }.
bad-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0, a jest ich { $seats }.
bad-names = Podano imion: { $given }, a miejsc jest { $seats }.
bad-name = „{ $name }” nie może być nazwą miejsca: od 1 do { $most } znaków, bez „|” i bez odstępów na brzegach.
name-unseen = „{ $name }” nie może być imieniem: niczego w nim nie widać. Potrzebna jest litera, cyfra albo symbol.
name-sign = „{ $name }” nie może być imieniem: zawiera { $sign }, czyli coś, czego nie widać, co odwraca kierunek pisma albo nie jest znakiem.
name-marks = „{ $name }” nie może być imieniem: litera może mieć najwyżej tyle znaków diakrytycznych: { $most }, a imię nie może się od nich zaczynać.
bad-seed = „{ $seed }” nie może być ziarnem; użyj liter, cyfr, „-” i „_”.
illegal-action = „{ $text }” nie jest teraz dozwolone.
reason-cited = { $rule }:
not-your-turn = Teraz nie jest kolej miejsca { $seat }, lecz miejsca { $actor }.
stale = Akcja dotyczyła momentu { $n } gry, a teraz jest moment { $now }.
nothing-to-undo = Nie ma czego cofnąć.
no-seed = Trzeba wylosować kartę, ale ziarno tej gry nie jest znane.
bad-material = Na „{ $name }” nie da się grać:
more-faults = { $more ->
    [one] i jeszcze { $more } błąd
    [few] i jeszcze { $more } błędy
    [many] i jeszcze { $more } błędów
   *[other] i jeszcze { $more } błędu
}
text-too-long = Tekst ma więcej znaków niż { $most }, więc nie został przeczytany.
text-too-many-lines = Wierszy jest za dużo, bo { $lines }, więc tekst nie został przeczytany; może ich być najwyżej { $most }.
line-too-long = wiersz { $line }: za dużo znaków, bo { $characters }; w wierszu może ich być najwyżej { $most }.
sign-no-text = wiersz { $line }, kolumna { $column }: znak sterujący albo połowa znaku, czego w tekście być nie może.

# Records and positions
bad-first-line = wiersz { $line }: tu na początku powinno być „{ $expected }”.
stray-block = wiersz { $line }: wiersz po „|” do niczego nie należy.
unknown-line = wiersz { $line }: „{ $text }” jest niezrozumiałe; są { $known }, a potem „moves:”.
line-twice = wiersz { $line }: „{ $key }” podano dwa razy.
no-moves = wiersz { $line }: zapis kończy się bez „moves:”.
missing-line = Brakuje wiersza „{ $key }:”.
not-a-number = wiersz { $line }: „{ $text }” nie jest liczbą ({ $key }).
no-such-rules = Nie ma wersji zasad { $version }; najnowsza to { $newest }.
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
server-summary = Stoły do gier: { $games }.
server-listening = Serai działa pod adresem { $address } (Ctrl-C kończy; każdy stół jest zachowany).
server-failed = Coś poszło źle na serwerze. Nic się nie zmieniło; spróbuj ponownie.
cannot-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inne przez --host i --port.
metrics-cannot-listen = Nie można udostępniać pomiarów na { $host }, port { $port }: { $why }. Wybierz inne miejsce przez --metrics.
no-free-port = Żaden z portów od { $first } do { $last } nie jest wolny. Wybierz port przez serai serve --port.
bad-public-url = „{ $url }” nie jest adresem strony; powinno wyglądać jak https://serai.example.org.
bad-database = Nie można użyć bazy danych „{ $name }”: { $why }
newer-database = utworzyła ją nowsza wersja Serai.
database-in-memory = zniknęłaby razem z serwerem; podaj plik.
database-served = używa jej już inny serwer. Plik służy jednemu procesowi; dla kilku użyj PostgreSQL.
processes-need-postgres = Kilka procesów potrzebuje PostgreSQL, żeby jeden wiedział, co zrobił drugi. Podaj ją przez --database postgresql+psycopg://… albo pomiń --processes { $number }.
processes-not-here = W tym systemie nie może działać kilka procesów; pomiń --processes.
work-needs-postgres = Gdzie indziej można wykonywać tylko zadania z PostgreSQL. Podaj bazę serwerów przez --database postgresql+psycopg://….
workers-none = Z SQLite nikt inny nie może myśleć za boty: --workers musi wynosić co najmniej 1.
work-begun = Praca trwa; procesów do długiego myślenia: { $workers } (Ctrl-C kończy; to, co zaczęte, zrobią inni).
database-missing = nie ma takiego pliku.
database-in-use = używają jej serwery. Najpierw je zakończ.
bad-backup = Nie można użyć kopii „{ $file }”: { $why }
backup-none = „{ $file }” nie jest kopią zapasową Serai.
backup-broken = Kopia „{ $file }” jest uszkodzona albo urwana w wierszu { $line }. Niczego nie przywrócono.
backup-other-version = Kopię „{ $file }” utworzyła inna wersja Serai. Przywróć ją tamtą wersją, a potem pozwól tej użyć bazy danych.
store-not-empty = W tej bazie danych są już ludzie albo stoły; kopię przywraca się do pustej.
backup-done = W pliku { $file } zapisano wierszy: { $rows }.
restore-done = Z pliku { $file } przywrócono wierszy: { $rows }.
export-title = Zapisywanie strony
export-done = Strona jest w „{ $folder }”; plików: { $files }, razem { $megabytes } MB. Można je umieścić na dowolnym serwerze plików; tylko gra ze znajomymi przez link wymaga serwera.
export-not-built = Nie zbudowano tu tego, czego przeglądarka potrzebuje do gry bez serwera. W kopii źródeł robi to „make offline”.
export-not-empty = W „{ $folder }” już coś jest, i nie jest to wcześniejszy zapis strony. Nic nie zapisano.
export-failed = Nie udało się zapisać strony w „{ $folder }”: { $why }
unknown-limit = Nie ma limitu „{ $name }”. Są: { $known }.
bad-limit = Limit { $name } nie może wynosić „{ $value }”: to liczba całkowita większa od 0, na przykład { $name }=100.
bad-proxy = „{ $text }” nie jest adresem serwera pośredniczącego; powinno wyglądać jak 10.0.0.7, 10.0.0.0/24 albo fd00::/64 i nie może oznaczać wszystkich.
bad-metrics = „{ $text }” nie jest miejscem, w którym można udostępniać pomiary; powinno wyglądać jak 127.0.0.1:9100, [::1]:9100 albo 9100.
no-such-page = Pod { $path } nic nie ma.
no-such-method = Do { $path } nie można zwrócić się przez { $method }.
bad-message = To jest niezrozumiałe:
bad-field = { $field }: { $what }
field-no-text = znak sterujący albo połowa znaku, czego w tekście być nie może
not-text = Wiadomości to tekst, nie bajty.
too-long = To jest za długie: najwyżej { $most } B.
too-fast = Za dużo naraz; poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i próbuj dalej.
too-many-sockets = Jest za dużo połączeń; zamknij jedno albo spróbuj później.
request-too-slow = Żądanie nie dotarło w całości w ciągu { $seconds } s; wyślij je jeszcze raz.
headers-too-long = Nagłówki tego żądania są za długie: najwyżej { $most } B.
too-many-open = Połączenie nasłuchuje najwyżej tylu miejsc: { $most }; najpierw jedno opuść.
too-many-tables = Masz już tyle niezakończonych stołów: { $most }; najpierw jeden dokończ albo z niego zrezygnuj.
server-full = Ten serwer ma już tyle niezakończonych stołów: { $most }, i na razie nie przyjmuje nowych.
too-many-bot-tables = Masz już tyle niezakończonych stołów z samymi botami: { $most }; niech najpierw któryś się skończy.
too-many-checks = Tyle twoich plików czeka jeszcze na sprawdzenie: { $most }; poczekaj, aż się skończy.
check-too-long = Sprawdzanie pliku trwało dłużej niż { $most } s i zostało przerwane. Uprość ten plik.
check-failed = Nie udało się sprawdzić pliku. Nic się nie zmieniło; spróbuj ponownie.
analysis-failed = Nie udało się ukończyć analizy. Nic się nie zmieniło; spróbuj ponownie.
other-host = Ten serwer nie nazywa się „{ $host }”. Jeśli ma się tak nazywać, uruchom go z --public-url.
other-origin = Strona z { $origin } nie może używać tego serwera.
no-person = To żądanie nie wskazuje nikogo znanego: najpierw zapytaj /api/me i wysyłaj jego ciasteczko z każdym żądaniem.
device-link-spent = Tego linku już użyto albo jest za stary; poproś o nowy.
no-such-table = Nie ma takiego stołu albo potrzebujesz linku, aby go zobaczyć.
not-your-table = To nie jest twój stół.
seat-number = { $number }
picture-to-move = { $game }: ruch ma { $seat }
picture-over = { $game }: gra skończona
sent-title = { $game } – do obejrzenia jeszcze raz
page-not-built = Ten serwer uruchomiono bez strony, więc nie ma planszy do wysłania.
unfold-table = Stół w Serai
unfold-replay = Gra w Serai, ruch po ruchu
unfold-analysis = Gra { $game } – analiza
unfold-game = { $game }
unfold-house = Serai
unfold-description = Pustynne gry planszowe: dokładne zasady, uczciwe boty i trener, który mówi dlaczego.
bad-picture = Obraz zapisuje się jako .svg, .png lub .apng, a „{ $name }” nie jest żadnym z nich.
seat-not-yours = Miejsce { $seat } nie jest twoje.
seat-taken = Miejsce { $seat } zajął ktoś inny.
friend-may-return = { $who }: nieobecność trwa już { $away }; bot może przejąć miejsce za { $left }.
friend-keeps-seat = { $who }: nieobecność trwa już { $away }, ale miejsce czeka: przy tym stole bot nigdy nie przejmuje gry za nikogo.
whoever-sits = Miejsce { $seat }
span-seconds = { $number ->
    [one] { $number } sekundę
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
span-minutes = { $number ->
    [one] { $number } minutę
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
span-hours = { $number ->
    [one] { $number } godzinę
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
span-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
table-not-begun = Gra się nie zaczęła: nie wszystkie miejsca są zajęte.
table-waits-for-you = Inni grają przy tym stole i czekają na ciebie. Najpierw oddaj swoje miejsce botowi albo się poddaj.
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
undo-too-often = Przy tym stole nie da się już niczego cofnąć: jego dziennik ma już tyle wpisów: { $most }.
store-away = Baza danych nie odpowiada.
server-ends = Ten serwer właśnie kończy pracę.
games-are-loaded = Gry są jeszcze wczytywane.
not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło; spróbuj ponownie.
own-not-here = Do tego potrzebny jest serwer, a tutaj go nie ma.
own-no-friends = Znajomi przychodzą do stołu przez serwer; bez niego wszyscy siedzą przy tym ekranie.
own-full = W tej przeglądarce nie ma już miejsca, by to zapisać, więc nic się nie zmieniło. Zwolnij miejsce na tym urządzeniu i spróbuj ponownie.
own-elsewhere = W międzyczasie grano przy tym stole w innej karcie, więc tutaj nic się nie zmieniło.
own-thinker-failed = W tej przeglądarce nie udało się tego obliczyć.
own-no-store = Ta przeglądarka niczego nie zapisuje dla tej strony (może to okno prywatne), więc nic się nie zmieniło.
own-away = Tego jeszcze nie pobrano, a teraz nie ma połączenia.
carry-company = Stół ze znajomymi pozostaje na swoim serwerze.
carry-resigned = Stół, przy którym ktoś zrezygnował, pozostaje tam, gdzie jest.
carry-no-seed = Przenieść można tylko stół, którego cały zapis jest dostępny, razem z ziarnem.
carry-other-seats = Liczba miejsc w zapisie: { $seats }; tyle samo trzeba podać.
carry-too-long = Liczba wpisów w tej grze przekracza { $most }, a to tutaj za dużo.
own-no-painting = Bez serwera chwilę można zapisać jako rysunek (SVG), ale nie jako obraz ani film.
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
bench-step-coach = trener
bench-step-environments = środowiska
bench-step-environment-peers = środowiska innych
bench-head-environments = środowiska dla dwóch miejsc, kroki/s, jeden rdzeń
bench-head-vector = 256 stołów na wywołanie
bench-head-one = jeden stół na wywołanie
bench-head-aec = PettingZoo, jeden stół
bench-head-spiel = OpenSpiel z Pythona
bench-head-two-threads = dwa wątki, według zegara
bench-step-serving = obsługa stołów
bench-step-page = strona w przeglądarce
bench-step-one-core = ruchy na jednym rdzeniu serwera
bench-step-live = wiele trwających stołów
bench-step-crowded = bardzo wiele gniazd
bench-step-handling = tworzenie stołów, otwieranie i powroty
bench-step-telling = ile się mówi
bench-step-beside = obok boardgame.io
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
bench-head-cpu = CPU na ruch
bench-head-holding = co serwer utrzyma, rdzeń dla niego i drugi dla klientów
bench-head-rss = pamięć
bench-head-handling = stoły dwuosobowe
bench-head-make = CPU na utworzenie
bench-head-open = na otwarcie przy miejscu
bench-head-reconnect = na powrót nowym gniazdem
bench-head-bytes = bajtów na akcję i miejsce
bench-head-most-bytes = 99% do
bench-head-compressed = to samo po kompresji
bench-head-beside = CPU na ruch, stoły dwuosobowe
bench-head-ours = Serai, na dysku
bench-head-memory = boardgame.io, w pamięci
bench-head-times = naszego
bench-head-files = boardgame.io, w plikach
bench-row-one-core = { $game }, stołów: { $tables }, tak szybko, jak się da
bench-row-live = Wszystkie gry, stołów: { $tables }, gniazd: { $sockets }, przy każdym stole ruch co { $pause } s
bench-row-beside = { $game }, stołów: { $tables }
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
bench-row-processes = { $game }, gniazda: { $sockets }, PostgreSQL, procesy: { $processes }
bench-step-processes = jeden proces i dwa na PostgreSQL
bench-row-search = { $game }, liczba graczy { $seats }
bench-row-spiel-search = bot MCTS w C++ z OpenSpiel, { $name }
bench-row-ours = { $game }, liczba graczy { $seats }, całe losowe gry
bench-row-spiel = bot MCTS w C++ z OpenSpiel, losowe rozgrywki { $name }
bench-row-catanatron = catanatron, losowe gry
bench-closing = Z Pythona kopia stanu trwa { $copy } µs, a jego dozwolone akcje { $legal } µs; `serai --help` odpowiada w { $help } s, pierwsza gra jest gotowa w { $match } s.
bench-serving-start = `serai serve` daje pierwszą odpowiedź po { $seconds } s.
bench-serving-memory = Stół, przy którym nikt nie gra, zajmuje { $table } KiB pamięci serwera, a każdy wykonany ruch jeszcze od { $least } do { $most } KiB.
bench-serving-busy = Gdy jeden gość każe mistrzom myśleć po { $seconds } s przy tylu stołach: { $tables }, łatwy bot innego gościa odpowiada w ciągu { $answer } s.
bench-few-files = Miało zostać otwartych gniazd: { $wanted }, ale limit otwartych plików systemu pozwala tu tylko na { $sockets } (podnosi go `ulimit -n`).
bench-beside = boardgame.io jest w wersji { $version }, z naszą własną grą, której widoki są tak długie jak nasze; ogłasza ruch, zanim go zapisze, i nie podaje dozwolonych akcji.
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
word-address = ADRES
word-port = PORT
word-url = URL
word-folder = FOLDER
word-python = PYTHON
word-bot = BOT
word-lower = DOLNY
word-upper = GÓRNY
word-language = JĘZYK

# The terminal
serai = Pustynne gry planszowe: dokładne zasady, uczciwe boty. W każdą gra się według jej zasad, a każde „nie” mówi dlaczego.
help-serve = Uruchom serwer: stoły, które niczego nie gubią, dla strony, znajomych i botów. Bez polecenia serai robi to tylko dla tego komputera i otwiera przeglądarkę.
help-host = Gdzie nasłuchiwać; 0.0.0.0 to wszędzie. (Jeśli nie podano, 127.0.0.1: tylko ten komputer)
help-port = Który port; 0 bierze dowolny wolny. (Jeśli nie podano, 8000)
help-database = Plik, który przechowuje stoły, albo adres SQLAlchemy; jeśli nie podano, plik w twoim folderze danych.
help-public-url = Adres, pod którym ludzie znajdują serwer, na przykład https://serai.example.org.
help-behind-proxy = Adres albo sieć serwera pośredniczącego przed tym serwerem, na przykład 127.0.0.1 albo 10.0.0.0/24, któremu wierzy się co do X-Forwarded-For i X-Forwarded-Proto; można podać kilka razy.
help-limit = Limit inny niż zwykły, na przykład tables_per_person=20; można podać kilka razy.
help-metrics = Udostępniaj tu pomiary dla Prometheusa, na przykład 127.0.0.1:9100, albo 9100 tylko dla tego komputera; goście nigdy ich nie widzą. Każdy z kilku procesów ma własny port, jeden po drugim. (nigdzie, jeśli nie podano)
help-drain = Przez ile sekund serwer działa dalej po SIGTERM, już nie gotowy, aby serwer pośredniczący nikogo więcej nie przysyłał. (0, jeśli nie podano)
help-workers = W ilu procesach boty mogą myśleć dłużej; jeśli nie podano, w tylu, ile jest rdzeni. Jeszcze jeden wykonuje szybkie ruchy, a kolejny sprawdza pliki. Z PostgreSQL 0 zostawia to wszystko poleceniu serai work.
help-processes = Ile procesów działa na jednym porcie; więcej niż jeden tylko z PostgreSQL.
help-work = Myśl za boty serwerów korzystających z tej samej PostgreSQL, analizuj i sprawdzaj pliki; na dowolnie wielu komputerach.
help-work-database = PostgreSQL serwerów: postgresql+psycopg://….
help-work-workers = W ilu procesach boty mogą tu myśleć dłużej; jeśli nie podano, w tylu, ile jest rdzeni. Jeszcze jeden lub kilka wykonuje szybkie ruchy, a kolejny sprawdza pliki.
help-backup = Zapisz wszystko w jednym pliku: ludzi, stoły, partie. Serwer może w tym czasie działać dalej.
help-restore = Przywróć wszystko z takiego pliku do pustej bazy danych; tak też przenosi się dane z SQLite do PostgreSQL i z powrotem.
help-export = Zapisz całą stronę jako pliki, które działają bez serwera: na dowolne miejsce w sieci.
help-backup-file = Plik, w którym jest wszystko.
help-export-folder = Folder nowy, pusty albo z wcześniejszym zapisem strony.
help-play = Graj tutaj, z botami albo z innymi przy tym ekranie.
help-rules = Wypisz zasady gry albo jedną z nich.
help-check = Powiedz, czym jest zapis, pozycja, mapa, talia albo zestaw kafelków i co jest w nich źle.
help-analyse = Powiedz, gdzie rozstrzygnęła się gra: szanse wszystkich graczy ruch po ruchu i ruchy, które kosztowały najwięcej.
help-perft = Policz dozwolone ciągi akcji, głębokość po głębokości (perft).
help-compile = Skompiluj zasady wszystkich gier, aby zaczynały się od razu.
help-bench = Zmierz, jak szybko działają gry, także na tle innych projektów.
help-arena = Niech boty zagrają ze sobą; powiedz, który jest silniejszy i na ile to pewne. Każde rozdanie kart rozgrywa się we wszystkich ustawieniach botów przy stole. Zatrzymana arena rusza dalej po podaniu tego samego polecenia.
help-lang = Język: en, pl, he, fr albo de; jeśli nie podano, język środowiska. To, co się wpisuje, jest we wszystkich takie samo.
help-help = Pokaż ten tekst i zakończ.
help-version = Wypisz wersję i zakończ.
help-game = Gra, po nazwie: { $games }.
help-id = To samo jako opcja.
help-rule = Oznaczenie zasady, na przykład D10, T13 albo S10.
help-file = Pliki do sprawdzenia.
help-seats = Kto gra, po kolei: you, dowolne inne imię dla kolejnych osób przy tym ekranie albo bot: beginner, easy, medium, hard, strong lub master, greedy lub random. (Jeśli nie podano, „you,medium”)
help-seed = Od czego zależy los; to samo ziarno daje te same losowania.
help-option = Opcja gry, na przykład first=1; można podać kilka razy.
help-source = Mapa, talia albo kafelki gry: nazwa albo własny plik. Działa też słowo samej gry: { $words }.
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
help-picture = Narysuj moment gry jako obraz albo całą grę jako ruchomy obraz.
help-picture-out = Plik obrazu: .svg lub .png dla momentu, .apng dla całej gry.
help-ply = Po tylu akcjach; bez tego: stan na końcu gry.
help-eyes = Co widział gracz z tego miejsca, licząc od 1; bez tego: co widział widz.
help-dark = W ciemnych kolorach.
help-dice = Ziarno kości symulacji.
help-engine-only = Pomiń to, co mierzy się na serwerze i w przeglądarce.
help-environments-only = Zmierz same środowiska i zachowaj pozostałe wyniki z pliku.
help-server-only = Zmierz sam serwer i zachowaj pozostałe wyniki z pliku.
help-bench-database = PostgreSQL, na którym mierzy się jeden proces i dwa; bez niej się to pomija.
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
numbered-player = Gracz { $number }
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
terminal-plain-welcome = Wpisz akcję, „?” pokaże, co możesz zrobić, „quit” zapisze grę i zakończy.
terminal-plain-turn = { $name }, Twoja kolej: { $actions }
terminal-plain-yes = tak
terminal-plain-no = nie
terminal-other-source = { $game } nie ma opcji --{ $given }. Właściwa opcja to --{ $right }.
terminal-option-form = „{ $text }” powinno mieć postać NAZWA=WARTOŚĆ.
terminal-not-text = to nie jest tekst w UTF-8
terminal-too-large = jest większy niż { $most } B
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
terminal-check-commitment = zobowiązanie ziarna to { $commitment }
terminal-check-position = pozycja z gry { $game } ({ $material }), liczba graczy: { $seats }

# Środowiska
bad-observation = Obserwacja tego stołu ma { $size } liczb; ta ma kształt { $given }.
env-bad-number = „{ $number }” to tutaj za mała liczba.
env-not-number = Opcja { $name } jest liczbą i nie może mieć wartości „{ $value }”.
env-bad-actions = Potrzeba po jednej akcji dla każdego stołu (stołów: { $number }), jako liczb całkowitych; podano kształt { $given }.
env-no-action = Nie ma akcji { $number }: akcje to liczby od 0, a jest ich { $actions }.
env-bad-bytes = Tych bajtów nie zapisały takie stoły: gra, opcje, miejsca i liczba stołów muszą być te same.
env-other-game = To nie jest pozycja z gry { $game } w takiej postaci, w jakiej gra się przy tych stołach.
env-over = Gra się skończyła albo jeszcze się nie zaczęła: najpierw wywołaj reset().
env-no-render-mode = Nie ma czego pokazać: nie wybrano render_mode.
env-settled = „{ $name }” nie można tu wybrać: to środowisko samo o tym decyduje. Przyjmują to gołe stoły (serai.envs.Tables).
env-not-each = Potrzeba jednej wartości dla każdego stołu (stołów: { $number }); podano kształt { $given }.
env-nobody-left = Na każdym miejscu siedzi przeciwnik: przynajmniej jedno trzeba zostawić agentowi.
env-seat-alone = Własne miejsce jest przy stole z przeciwnikami: bez nich po kolei pyta się każde miejsce.
env-no-seats = Przeciwników podaje się według miejsc, na przykład opponents={ "{" }1: "medium"{ "}" }; podano { $value }.
help-games = Każe botom rozegrać gry, z których można się uczyć: folder zapisów i tablic z tym, co każdy widział i zrobił.
help-games-bots = Boty, po przecinku; siedzą wokół stołu w tej kolejności, z każdą grą o jedno miejsce dalej.
help-games-number = Ile gier.
help-games-out = Nowy folder na nie.
help-games-simulations = Symulacje na ruch dla botów, które przeszukują; bez tego tyle, ile ma dany poziom.
games-done = Zapisano w { $folder }: gier { $games }, wyborów { $choices }.
games-not-empty = Folder { $folder } nie jest pusty; podaj nowy.
games-none = W folderze { $folder } nie ma gier, jakie zapisuje „serai games”.

# The coach
coach-why-points = { $seat }, { $source }: średnio { $played } pkt, a po lepszym ruchu { $better }.
coach-nudge = Rozejrzyj się jeszcze raz: jest coś lepszego niż to, co przychodzi do głowy jako pierwsze.
coach-hint = { $action } daje szansę { $chance }.
no-such-analysis = Nie ma takiej analizy albo nie możesz jej oglądać.
record-of-running-table = To zapis gry, która wciąż toczy się tu przy stole. Będzie można ją przeanalizować po zakończeniu.
no-deal = Nie ma rozdania na { $day }: żadnego nie ogłoszono.
deal-sealed = Inni mogą jeszcze zagrać to rozdanie. Dopóki jego dzień trwa, nie można go analizować, wysyłać ani rozdać ponownie.
deal-own-hands = Rozdanie dnia gra się samemu: żaden bot nie przejmie miejsca. Możesz poddać grę.
no-exercise = Nie ma tu pozycji „{ $name }” do ćwiczenia.
variations-changed = Warianty zostały w międzyczasie zmienione, być może w innym oknie. Zobacz, jak wyglądają teraz, i zmień je jeszcze raz.
neither-record-nor-position = To nie jest ani zapis gry, ani pozycja. Zapis zaczyna się od „serai record 1”, pozycja od „serai position 1”.
too-many-analyses = Liczba twoich analiz w toku: { $most }. Poczekaj na jedną z nich.
too-many-asked = Liczba odpowiedzi, na które już czekasz ty lub inni pod twoim adresem: { $most } (podpowiedzi, próby, ruchy botów i obrazy razem). Zapytaj ponownie, gdy któraś nadejdzie.
too-many-notes = Zapisano już { $most } wpisów o tym, czego się nauczyłeś lub nauczyłaś; na więcej nie ma miejsca.
no-course = Gra { $game } nie ma prowadzonej pierwszej partii.
no-such-task = W kursie gry { $game } nie ma zadania „{ $task }”.
no-puzzles = Gra { $game } nie ma zagadek.
no-such-puzzle = W grze { $game } nie ma zagadki „{ $name }”.
task-is-over = Zadanie „{ $task }” skończyło się już wcześniej; zacznij je od nowa.
bad-course = Kurs gry { $game } jest zły: { $why }
bad-expectation = Kurs mówi { $given } tam, gdzie może stać { $known }.
no-hints-here = Podpowiedzi i sprawdzanie „co by było, gdyby” są dostępne przy stołach z samymi botami oraz tam, gdzie pozwolono na nie przy otwarciu stołu.
bad-variation = Wariant { $number }: { $why }
no-such-variation = Nie ma wcześniejszego wariantu { $number }.
bad-variation-line = „{ $text }” nie jest ruchem: ruch zaczyna się od numeru miejsca albo od * dla losu.
variation-too-much = Wariant { $number } jest zbędny albo za długi: może ich być { $variations }, każdy z nazwą do { $name } znaków, uwagą do { $note } znaków i liczbą ruchów do { $steps }.
variations-too-long = Warianty są za długie, by je zachować: razem mogą mieć { $most } znaków, a mają { $number }.
variation-mover = „{ $text }” nie jest ruchem tego, czyja jest kolej.
start-of-other-table = To pozycja z gry { $game } dla tylu graczy: { $seats }, a stół jest inny.

# Positions set by hand
edit-moment = Moment gry
edit-player = Gracz { $number }
edit-none = brak
edit-yes = tak
edit-no = nie
edit-no-room = Pozycję tej gry zapisuje się tekstem; nie można jej ustawić ręcznie.
edit-no-place = Nie ma tu nic, co nazywa się „{ $name }” i dałoby się ustawić.
edit-bad-value = „{ $name }” nie może mieć wartości „{ $value }”.
