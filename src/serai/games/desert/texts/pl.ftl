# Through the Desert: names
desert-name = Przez Pustynię
desert-designer = Reiner Knizia
desert-about = Prowadź karawany pastelowych wielbłądów od źródła do oazy i otaczaj nimi ziemie, które będą twoje.
desert-wins = Wygrywa najwięcej punktów za źródła, oazy, karawany i obszary
desert-option-map = Mapa
desert-option-map-sirocco = Sirocco, nasza mapa
desert-option-map-wadi = Wadi, krótka gra dla dwojga
desert-option-hide_totals = Ukryj sumy punktów
desert-option-hide_totals-hint = Do końca gry widać, ile źródeł wzięli inni, ale nie to, ile są one warte.
desert-option-palms = Palmy
desert-option-palms-random = losowane
desert-option-palms-hint = Losowane, chyba że podasz tu pola z palmami. Jeśli któraś nazwa jest błędna, zobaczysz, jakie pola są do wyboru.
desert-unit = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

# Options and maps
desert-map = mapa do gry Przez Pustynię: { $name }, liczba graczy: { $players }, liczba pól: { $spaces }
desert-unknown-map = Nie ma mapy „{ $name }”. Są: { $known }. Własną mapę podaje się jako tekst, a w terminalu jako plik.
desert-map-seats = Mapa { $name } nie jest przeznaczona dla takiej liczby graczy: { $seats }. Może ich być: { $allowed }.
desert-bad-palms = Palmy nie mogą stać na „{ $value }”. Podaj { $palms ->
    [one] jedno pole palmy
    [few] { $palms } różne pola palm
    [many] { $palms } różnych pól palm
   *[other] { $palms } pola palm
} spośród: { $spaces }.

# Texts that are not actions
desert-no-action = „{ $text }” nie jest akcją. Akcje to: leader COLOUR SPACE, camel COLOUR SPACE, aside COLOUR, skip.
desert-no-space = „{ $text }”: na tej planszy nie ma pola { $cell }.
desert-no-colour = „{ $text }”: { $colour } nie jest kolorem wielbłądów. Kolory to: { $known }.
desert-no-number = „{ $text }”: { $number } nie jest liczbą od 1 do { $most }.

# Words within sentences
# (.genitive: limonkowego przewodnika, wielbłąda; .feminine: limonkową karawaną, karawanę)
desert-colour = { $colour ->
    [amber] miodowy
    [lime] limonkowy
    [rose] różowy
    [sky] błękitny
   *[violet] fioletowy
}
    .genitive = { $colour ->
        [amber] miodowego
        [lime] limonkowego
        [rose] różowego
        [sky] błękitnego
       *[violet] fioletowego
    }
    .feminine = { $colour ->
        [amber] miodową
        [lime] limonkową
        [rose] różową
        [sky] błękitną
       *[violet] fioletową
    }
desert-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
desert-size = { $size ->
    [one] { $size } wielbłąd
    [few] { $size } wielbłądy
    [many] { $size } wielbłądów
   *[other] { $size } wielbłąda
}
desert-spaces = { $spaces ->
    [0] oazę
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}

# Why not
desert-reason-over = Gra się skończyła.
desert-reason-chance = O tym, { $what ->
    [first] kto zaczyna
    [palm] gdzie stanie palma
   *[token] gdzie leży które źródło
}, decyduje los; nikt tego nie wybiera.
desert-reason-turn = Trwa tura gracza { $actor }.
desert-reason-phase = Nie teraz: { desert-phase-name }.
desert-phase-name = { $phase ->
    [first] trwa losowanie gracza rozpoczynającego
    [aside] trwa odkładanie przewodników
    [palms] trwa rozkładanie palm
    [tokens] trwa rozkładanie źródeł
    [leaders] trwa ustawianie przewodników
   *[camels] trwa ustawianie wielbłądów
}
desert-reason-aside = Gracz { $seat } ma już odłożonego { desert-colour.genitive } przewodnika; wybierz inny kolor.
desert-reason-leader-aside = Twój { desert-colour } przewodnik jest odłożony.
desert-reason-leader-placed = Twój { desert-colour } przewodnik stoi już na polu { $cells }.
desert-reason-colour-led = W pierwszej rundzie przewodnik musi mieć kolor, którego jeszcze nie ma na planszy, a { desert-colour } przewodnik gracza { $seat } stoi już na polu { $cells }.
desert-reason-occupied = Na polu { $cell } stoi już { desert-colour } wielbłąd gracza { $seat }.
desert-reason-oasis = { $cell } to oaza.
desert-reason-waterhole = Przewodnik nie może stanąć na źródle { $cell }.
desert-reason-next-to-oasis = Przewodnik na polu { $cell } sąsiadowałby z oazą { $cells }.
desert-reason-next-to-leader = Przewodnik na polu { $cell } stałby obok { desert-colour.genitive } przewodnika gracza { $seat } na polu { $cells }.
desert-reason-herd-empty = W stadzie nie ma już ani jednego { desert-colour.genitive } wielbłąda.
desert-reason-no-caravan = Nie masz na planszy { desert-colour.genitive } przewodnika, więc wielbłąd na polu { $cell } nie miałby karawany, do której mógłby dołączyć.
desert-reason-not-touching = { $cell } nie sąsiaduje z twoją { desert-colour.feminine } karawaną, której przewodnik stoi na polu { $leader }.
desert-reason-rival = { $cell } sąsiaduje z { desert-colour.feminine } karawaną gracza { $seat } na { $camels ->
    [one] polu
    [few] polach
    [many] polach
   *[other] polach
} { $cells }.
desert-reason-enclosed = { $cell } leży na obszarze otoczonym { desert-colour.feminine } karawaną gracza { $seat }.
desert-reason-can-move = Turę wolno pominąć tylko wtedy, gdy nie da się ustawić wielbłąda; tobie się da, na przykład { desert-colour.genitive } na polu { $cell }.

# What happened
desert-event-first = { $seat } rozpoczyna grę.
desert-event-aside = { $seat } odkłada { desert-colour.genitive } przewodnika.
desert-event-palm = Palma stoi na polu { $cell }.
desert-event-token = Źródło o wartości { $value } leży na polu { $cell }.
desert-event-leader = { $seat } stawia { desert-colour.genitive } przewodnika na polu { $cell }.
desert-event-camel = { $seat } stawia { desert-colour.genitive } wielbłąda na polu { $cell }.
desert-event-skip = { $seat } nie może ustawić wielbłąda i pomija turę.
desert-event-waterhole = { $seat } bierze źródło z pola { $cells }: { desert-points }.
desert-event-oasis = { $seat } dociera { desert-colour.feminine } karawaną do oazy { $cells }: { desert-points }.
desert-event-enclosed = { $seat } otacza { desert-spaces } { desert-colour.feminine } karawaną.
desert-event-waterholes-inside = { $seat } bierze { $tokens ->
    [one] źródło
    [few] źródła
    [many] źródła
   *[other] źródła
} z otoczonego obszaru ({ $cells }): { desert-points }.
desert-event-oasis-inside = { $seat } dociera też do oazy { $cells } na otoczonym obszarze: { desert-points }.
desert-event-herd-empty = Na planszy staje ostatni { desert-colour } wielbłąd: gra kończy się wraz z tą turą.
desert-event-largest = { $seat } ma największą { desert-colour.feminine } karawanę, { desert-size }: { desert-points }.
desert-event-tied = { $seat } ma ex aequo największą { desert-colour.feminine } karawanę, { desert-size }: { desert-points }.
desert-event-area = { $seat } ma { desert-seat-areas }: { desert-points }.

# The ledger
desert-source-waterholes = źródła
desert-source-oases = oazy
desert-source-caravans = największe karawany
desert-source-areas = otoczone obszary

# Faults of a map
desert-fault-missing = wiersz { $line }: mapa nie podaje „{ $key }”; napisz „{ $key }: …” przed planszą.
desert-fault-unknown-line = wiersz { $line }: „{ $text }” jest niezrozumiałe; przed planszą są name, players, palms, herds, a potem „board:”.
desert-fault-twice = wiersz { $line }: „{ $key }” podano dwa razy.
desert-fault-bad-name = wiersz { $line }: „{ $text }” nie może być nazwą; użyj od 1 do 40 znaków, bez „|”.
desert-fault-bad-players = wiersz { $line }: „{ $text }” to nie liczba graczy; napisz 2, 3, 4, 5 albo zakres, na przykład 2-5.
desert-fault-bad-palms = wiersz { $line }: „{ $text }” nie jest liczbą palm od 0 do 5.
desert-fault-bad-herds = wiersz { $line }: „{ $text }” nie jest liczbą wielbłądów od 1 do 30.
desert-fault-no-board = wiersz { $line }: nie ma planszy; jej rzędy następują po wierszu „board:”.
desert-fault-unknown-sign = wiersz { $line }, kolumna { $column }: nieznany znak „{ $sign }”; znaki to: . pole, o źródło, p pole palmy, ^ góry, - linia podziału.
desert-fault-between = wiersz { $line }, kolumna { $column }: „{ $sign }” stoi między dwoma polami; pole ma szerokość dwóch znaków, a co drugi rząd jest przesunięty o jeden.
desert-fault-too-wide = wiersz { $line }, kolumna { $column }: plansza jest za szeroka; pól w rzędzie może być najwyżej { $most }.
desert-fault-too-tall = wiersz { $line }: plansza jest za wysoka; rzędów jest { $rows }, a może ich być najwyżej { $most }.
desert-fault-line-place = wiersz { $line }: najwyżej jedna linia podziału, i nie przed pierwszym rzędem.
desert-fault-no-line = wiersz { $line }: mapa zarówno dla 2–3, jak i dla 4–5 graczy potrzebuje linii podziału, rzędu znaków „-”.
desert-fault-needless-line = wiersz { $line }: ta mapa jest tylko dla 2–3 albo tylko dla 4–5 graczy, więc linia podziału jest zbędna.
desert-fault-large-herds = wiersz { $line }: przy liczbie graczy { $seats } wielbłądów w stadzie może być najwyżej { $most }.
desert-fault-cells = wiersz { $line }: pól jest { $cells } przy liczbie graczy { $players }; musi ich być od 2 do { $most }.
desert-fault-unconnected = wiersz { $line }, kolumna { $column }: przy liczbie graczy { $players } plansza nie jest spójna: do { $cell } nie prowadzi żadna droga.
desert-fault-palm-at-rim = wiersz { $line }, kolumna { $column }: przy liczbie graczy { $players } pole palmy { $cell } leży na brzegu; wszystkie sześć pól wokół niego musi być w grze.
desert-fault-few-palms = wiersz { $line }: palm jest { $palms }, ale pól palm przy liczbie graczy { $players } tylko { $spaces }.
desert-fault-many-tokens = wiersz { $line }: pól na żetony źródeł przy liczbie graczy { $players } jest { $spaces }, ale żetonów tylko { $most }.

# Positions that cannot be read
desert-position-line = wiersz { $line }: „{ $text }” jest niezrozumiałe albo podane dwa razy.
desert-position-no-board = wiersz { $line }: nie ma planszy; jej rzędy następują po wierszu „board:”.
desert-position-value = wiersz { $line }: „{ $text }” nie pasuje do „{ $key }”.
desert-position-label = wiersz { $line }: rząd zaczyna się od swojego numeru, nie od „{ $text }”.
desert-position-column = wiersz { $line }, kolumna { $column }: „{ $sign }” nie stoi tam, gdzie jest pole; pole to cztery znaki, a co drugi rząd jest przesunięty o dwa.
desert-position-twice = wiersz { $line }: rząd { $row } narysowano dwa razy.
desert-position-missing = wiersz { $line }: pole { $cell } nie jest narysowane.
desert-position-sign = wiersz { $line }: „{ $sign }” na polu { $cell } nie jest znakiem planszy.
desert-position-no-space = wiersz { $line }: „{ $sign }” stoi na { $cell }, gdzie mapa nie ma pola.
desert-position-herd = Kolor { desert-colour }: w stadzie musi być tyle wielbłądów: { $right }.
desert-position-open = { $cell } narysowano jako otoczone, ale nie jest otoczone.
desert-position-enclosed = { $cell } jest otoczone przez gracza { $seat } i tak musi być narysowane.
desert-position-stuck = W tej pozycji nikt nie mógłby nic zrobić.

# States that cannot be
desert-unsound-range = { $field } zawiera niemożliwą liczbę.
desert-unsound-token-inside = na otoczonym obszarze leżą źródła: { $cells }.
desert-unsound-left = liczba wielbłądów pozostałych w tej turze nie może wynosić { $left }.
desert-unsound-opening = pierwsza runda wielbłądów jest tylko wtedy, gdy ustawia się wielbłądy.
desert-unsound-first = graczem rozpoczynającym nie jest ten, którego wskazuje stół.
desert-unsound-veiled = sumy są ukryte przy stole, który je pokazuje.
desert-unsound-ended = gra byłaby już skończona.
desert-unsound-leaders = gracze nie ustawiali przewodników po kolei.
desert-unsound-crowded = na polu { $cell } stoi więcej niż jedna rzecz.
desert-unsound-palm = { $cell } nie jest polem palmy.
desert-unsound-token = { $cell } nie jest polem na źródło.
desert-unsound-palms = palm musi być { $right }.
desert-unsound-herd = wielbłądów w stadzie powinno być { $right }.
desert-unsound-tokens = żetonów źródeł jest więcej niż w pudełku.
desert-unsound-aside = tak odłożonych przewodników nie może być.
desert-unsound-leader = przewodnik na polu { $cell } nie może tam stać.
desert-unsound-torn = te wielbłądy nie tworzą jednej karawany ze swoim przewodnikiem: { $cells }.
desert-unsound-early = żadnych wielbłądów, zanim staną wszyscy przewodnicy: { $cells }.
desert-unsound-rivals = obok siebie stoją wielbłądy jednego koloru należące do różnych graczy: { $cells }.
desert-unsound-derived = { $field } nie wynika z pozycji.

# On the page
desert-letter-amber = M
desert-letter-lime = L
desert-letter-rose = R
desert-letter-sky = B
desert-letter-violet = F
desert-board = Plansza
desert-board-help = Strzałki prowadzą od pola do pola, Enter ustawia, Escape rezygnuje. Z każdego miejsca strony klawisze 1 do 5 wybierają stado, a N przechodzi do następnego możliwego pola.
desert-cell = { $cell }, { $words }
desert-cell-sand = piasek
desert-cell-camel = { $mine ->
    [yes] twój { $colour } wielbłąd
   *[no] { $colour } wielbłąd ({ $seat })
}
desert-cell-leader = { $mine ->
    [yes] twój { $colour } przewodnik
   *[no] { $colour } przewodnik ({ $seat })
}
desert-cell-placed = właśnie ustawiony
desert-cell-waterhole = źródło { $value }
desert-cell-oasis = oaza
desert-cell-space-waterhole = pole źródła
desert-cell-space-palm = pole palmy
desert-cell-enclosed = { $mine ->
    [yes] pole otoczone (twoje)
   *[no] pole otoczone ({ $seat })
}
desert-cell-near = { $number ->
    [one] obok twojej karawany ({ $colours })
    [few] obok twoich karawan ({ $colours })
    [many] obok twoich karawan ({ $colours })
   *[other] obok twoich karawan ({ $colours })
}
desert-cell-legal = dozwolone
desert-cell-legal-for = dozwolone ({ $colours })
desert-cell-not-legal = niedozwolone
desert-cell-brings = daje { desert-points }
desert-preview = Pole { $cell }, kolor { $colour }: { $brings }.
desert-brings-waterholes = { desert-points } za wodę
desert-brings-oases = { $points ->
    [5] 5 punktów za oazę
    [one] { $points } punkt za oazy
    [few] { $points } punkty za oazy
    [many] { $points } punktów za oazy
   *[other] { $points } punktu za oazy
}
desert-brings-enclosed = otacza { desert-spaces }
desert-brings-last = ostatni wielbłąd w stadzie, więc to ostatnia tura
desert-brings-end = kończy grę, co daje jeszcze { desert-points }
desert-brings-nothing = dłuższa karawana, na razie bez punktów
desert-preview-leader = Przewodnik na polu { $cell }, kolor { $colour }: stąd wyruszy karawana.
desert-plus = +{ $points }
desert-herds = Stada
desert-herd = { $colour }, { $left ->
    [one] został { $left } wielbłąd
    [few] zostały { $left } wielbłądy
    [many] zostało { $left } wielbłądów
   *[other] zostało { $left } wielbłąda
}
desert-herd-low = zostało mało
desert-herd-last = na wyczerpaniu
desert-herd-none = brak
desert-herd-nowhere = teraz nie ma dla niego pola
desert-choose-aside = Wybierz kolor przewodnika, którego odkładasz.
desert-aside-chosen = Twój { $colour } przewodnik zostaje w domu.
desert-set-aside = Odłóż
desert-choose-leader = Wybierz stado, a potem pole dla przewodnika.
desert-phase = { $phase ->
    [aside] Odkładanie przewodników
    [leaders] Ustawianie przewodników
    [camels] Ustawianie wielbłądów
   *[other] Rozkładanie planszy
}
desert-camels-to-place = { $opening ->
    [yes] Ustaw jednego wielbłąda
   *[no] { $left ->
        [one] Ustaw 2 wielbłądy: został 1
        [few] Ustaw 2 wielbłądy
        [many] Ustaw 2 wielbłądy
       *[other] Ustaw 2 wielbłądy
    }
}
desert-choose-herd = { desert-camels-to-place }. Wybierz stado, a potem pole.
desert-choose-space = { desert-camels-to-place }. Wybierz pole (kolor { $colour }).
desert-choose-leader-space = Wybierz pole dla przewodnika (kolor { $colour }).
desert-nowhere = Kolor { $colour }: teraz nie ma dla niego pola. Wybierz inne stado.
desert-waits = { $phase ->
    [aside] { $seat } odkłada przewodnika.
    [leaders] { $seat } ustawia przewodnika.
    [camels] { $left ->
        [one] { $seat } ustawia wielbłąda.
        [few] { $seat } ustawia dwa wielbłądy.
        [many] { $seat } ustawia dwa wielbłądy.
       *[other] { $seat } ustawia dwa wielbłądy.
    }
   *[other] Trwa rozkładanie planszy.
}
desert-which-herd = Na pole { $cell } może trafić wielbłąd z kilku stad. Z którego?
desert-place = Ustaw
desert-cancel = Anuluj
desert-must-skip = Nie ma pola dla żadnego twojego wielbłąda.
desert-skip = Pomiń tę turę
desert-leads-alone = największa
desert-leads-shared = ex aequo największa
desert-seat-caravan = { $colour }: { desert-size }
desert-seat-aside = { $colour }: przewodnik odłożony
desert-seat-none = { $colour }: brak
desert-seat-tokens = { $tokens ->
    [one] { $tokens } zdobyte źródło
    [few] { $tokens } zdobyte źródła
    [many] { $tokens } zdobytych źródeł
   *[other] { $tokens } zdobytego źródła
}
desert-seat-oases = { $oases ->
    [one] { $oases } odwiedzona oaza
    [few] { $oases } odwiedzone oazy
    [many] { $oases } odwiedzonych oaz
   *[other] { $oases } odwiedzonej oazy
}
desert-seat-areas = { $spaces ->
    [one] { $spaces } otoczone pole
    [few] { $spaces } otoczone pola
    [many] { $spaces } otoczonych pól
   *[other] { $spaces } otoczonego pola
}

# The coach
desert-why-oasis = { $seat } dociera do oazy { $cell } w { $played } gier, a po lepszym ruchu w { $better }.
desert-why-caravan = { $seat } ma największą { desert-colour.feminine } karawanę w { $played } gier, a po lepszym ruchu w { $better }.
desert-why-area = Pola otoczone przez gracza { $seat }, po punkcie za każde: średnio { $played }, a po lepszym ruchu { $better }.
desert-nudge-camel = Przyjrzyj się stadu w kolorze: { desert-colour }.
desert-nudge-leader = Poszukaj dobrego miejsca dla przewodnika w kolorze: { desert-colour }.
desert-nudge-other = Nie ma tu wielkiego wyboru.

# A position set by hand
desert-edit-board = Plansza
desert-edit-space = Na tym polu
desert-edit-phase = Co się teraz dzieje
desert-edit-first = Pierwszy gracz
desert-edit-turn = Czyja jest tura
desert-edit-opening = Pierwsza kolejka wielbłądów
desert-edit-left = Wielbłądy do ustawienia w tej turze
desert-edit-aside = Odłożony przewodnik: { $colour }
desert-edit-taken = Zabrane wodopoje za { $value }
desert-edit-phase-name = { $phase ->
    [first] losowanie pierwszego gracza
    [aside] odkładanie przewodników
    [palms] sadzenie palm
    [tokens] układanie wodopojów
    [leaders] ustawianie przewodników
    [camels] ustawianie wielbłądów
   *[over] gra skończona
}

# Explained when it first comes up
desert-first-leaders = Najpierw stają przewodnicy, po jednym w kolejności. Karawana danego koloru urośnie od miejsca, w którym stoi jej przewodnik: szukaj w pobliżu źródeł i oaz.
desert-first-waterhole = Wielbłąd postawiony na źródle od razu bierze jego żeton: tyle punktów, ile na nim widać.
desert-first-oasis = Karawana, która stanie obok oazy, punktuje za nią raz. Inna twoja karawana i karawany innych też mogą za nią punktować.
desert-first-area = Karawana, która zamknie teren, jest jego właścicielem: na końcu liczy się każde wolne pole, a to, co leży w środku, bierze się od razu. Nikt już tam nic nie postawi.
desert-first-herd = Jedno ze stad jest na wyczerpaniu. Gdy któreś się skończy, gra kończy się wraz z tą turą.
desert-first-majority = Na końcu punktuje największa karawana każdego koloru; przy remisie każda dostaje połowę.

# Puzzles: what is to be found, and what each kind is called
desert-puzzle-area = Zamknij teren, teraz lub później: który wielbłąd da ci go najwięcej?
desert-puzzle-last = W stadzie koloru: { desert-colour }, prawie nic już nie ma, a gra kończy się wraz z nim. Wykorzystaj to.
desert-puzzle-oasis = Dojdź do oazy, teraz lub później: którym wielbłądem najlepiej?
desert-puzzle-block = Stań komuś na drodze: który wielbłąd najbardziej zaszkodzi innym?
desert-puzzle-largest = Toczy się walka o największą { desert-colour.feminine } karawanę. Który wielbłąd ją rozstrzygnie?
desert-puzzle-water = Zdobądź wodę, teraz lub później: który wielbłąd da ci jej najwięcej?
desert-puzzle-plan = Bez punktów od razu: który wielbłąd opłaci się na końcu?
desert-puzzles-area = Zamykanie terenu
desert-puzzles-last = Ostatnie wielbłądy
desert-puzzles-oasis = Dojście do oazy
desert-puzzles-block = Blokowanie
desert-puzzles-largest = Największa karawana
desert-puzzles-water = Zdobywanie wody
desert-puzzles-plan = Myślenie naprzód
