# Analysis
coach-analyse = Analizuj
coach-analyse-position = Przeanalizuj pozycję
coach-analysis-of = Analiza: { $game }
coach-position = Pozycja
coach-tab-move = Ruch
coach-tab-moves = Błędy
coach-tab-ways = Warianty
coach-tab-luck = Szczęście
coach-chances = Szanse na wygraną, ruch po ruchu
coach-chances-now = Po { $move } z { $moves } ruchów: { $chances }
coach-outlook = Jak wygląda gra
coach-chance = Szansa na wygraną
coach-expected = Spodziewane punkty
coach-points = ≈ { $points }
coach-word-good = Dobry ruch
coach-word-slip = Niedokładność
coach-word-mistake = Błąd
coach-word-blunder = Gruby błąd
coach-cost = Szansa na wygraną ({ $name }): { $played } zamiast { $best }
coach-cost-nothing = Szansa na wygraną ({ $name }): { $chance }
coach-best = Najlepszy ruch: szansa na wygraną { $chance }
coach-unsure = Wyszukiwanie nie jest pewne, czy ten ruch jest gorszy.
coach-better = Lepiej:
coach-alike = Równie dobrze:
coach-why = Dlaczego
coach-helped = Komu to pomogło:
coach-only-move = Możliwy był tylko jeden ruch.
coach-begin = Przejdź przez grę krok po kroku albo od błędu do błędu.
coach-show-better = Pokaż lepszy wariant
coach-try = Spróbuj samodzielnie
coach-asking = Ukrywaj lepszy ruch, aż sprawdzę swój
coach-tell = Powiedz mi
coach-average = { $loss } punktu procentowego straty na ruch
coach-no-faults = Bez błędów.
coach-words-why = Niedokładność kosztuje co najmniej { $slip } punktów procentowych szansy na wygraną, błąd { $mistake }, a gruby błąd { $blunder }, o ile wyszukiwanie jest tego pewne. Każdy ruch oceniamy według tego, co dało się wtedy wiedzieć.
coach-table = Szanse w tabeli
coach-move = Ruch
coach-fault-before = Poprzedni błąd
coach-fault-next = Następny błąd
coach-candidates = Najlepsze ruchy
coach-luck = Szczęście i umiejętności, w punktach procentowych szansy na wygraną
coach-luck-start = Na początku
coach-luck-luck = Szczęście
coach-luck-skill = Własne decyzje
coach-luck-others = Decyzje pozostałych
coach-luck-uncovered = Odkryte tajemnice
coach-luck-unexplained = Niedokładność obliczeń
coach-luck-result = Wynik
coach-luck-why = Wszystko razem daje dokładnie wynik.
coach-draws = Losowania, które zmieniły najwięcej
coach-beliefs = Co może być zakryte?
coach-beliefs-why = Przed tym ruchem, według tego, co wie { $name }:
coach-beliefs-none = Nic nie było zakryte.
coach-beliefs-now = Według tego, co { $name } może teraz wiedzieć:
coach-beliefs-now-none = Teraz nic nie jest zakryte.
coach-stage-waiting = Czekamy na wolne miejsce…
coach-stage-first = Pierwsze spojrzenie na każdy ruch…
coach-stage-close = Wątpliwe ruchy pod lupą…
coach-stage-reasons = Szukamy powodów…
coach-stage-luck = Ważymy szczęście i umiejętności…
coach-progress = Postęp analizy
coach-failed = Nie udało się dokończyć analizy.
coach-hurried = Czas minął, zanim udało się dokładniej przyjrzeć każdemu wątpliwemu ruchowi.
coach-once-more = Przejrzyj jeszcze raz

# Sharing
coach-share = Udostępnij tę analizę
coach-share-why = Kto ma link, może obejrzeć tę grę z analizą i próbować ruchów. Link można w każdej chwili wycofać.
coach-share-link = Link publiczny
coach-share-make = Utwórz link
coach-share-withdraw = Wycofaj link

# What if
coach-what-if = Co by było, gdyby?
coach-mode-own = Co by było, gdyby?
coach-mode-line = Lepszy wariant
coach-mode-try = Spróbuj samodzielnie
coach-try-task = Znajdź lepszy ruch: gra { $name }.
coach-trying = Oceniamy twój ruch…
coach-tried = { $word }: { $own }; z najlepszym ruchem { $best }.
coach-try-again = Jeszcze raz
coach-go-on = Graj dalej stąd
coach-keep = Zachowaj
coach-play-on = Zagraj od tego miejsca
coach-back-to-game = Wróć do gry
coach-others = Kto gra za pozostałych
coach-by-hand = Wszystko ręcznie
coach-by-bot = Boty: { $level }
coach-bot-moves = Ruch bota
coach-variations = Warianty
coach-variations-none = Naciśnij „Co by było, gdyby?”, wykonaj na planszy inny ruch i zachowaj go tutaj.
coach-variations-nobody = Nie zachowano żadnego wariantu.
coach-variation = Wariant { $number }
coach-variation-from = od ruchu { $move }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
coach-variation-name = Nazwa
coach-variation-note = Notatka
coach-variation-delete = Usuń „{ $name }”

# Hints
coach-hint = Podpowiedź
coach-hint-best = Najlepiej: { $move } Szansa na wygraną: { $chance }.
coach-hint-wait = Zastanawiam się…
coach-hint-move = Pokaż ruch
coach-hint-play = Zagraj tak
coach-hint-beside-next = Obok drugiego najlepszego ruchu:
coach-hint-beside-middling = Obok przeciętnego ruchu:
coach-hint-alike = Prawie nie widać różnicy wobec innych ruchów.
coach-hints-used = { $hints ->
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
}
coach-setup-hints = Podpowiedzi dozwolone
coach-setup-hints-hint = Każdy przy stole może prosić o podpowiedzi; zapis gry pokazuje, kto z nich skorzystał. W grze z samymi botami są dozwolone zawsze.
coach-setup-start = Gra potoczy się od wybranej pozycji, z jej liczbą graczy i ustawieniami.

# Something of one's own
coach-analyse-title = Analiza gry albo pozycji
coach-analyse-lead = Dowolna gra zapisana przez Serai albo dowolna pozycja. Gier, które jeszcze trwają przy tutejszym stole, nie analizujemy.
coach-analyse-text = Zapis gry albo pozycja
coach-analyse-hint = Tekst zaczyna się od wiersza „serai record” albo „serai position”.
coach-analyse-file = Albo plik tekstowy
coach-editor = Własna pozycja
coach-editor-lead = Ustaw pozycję ze swojego kuchennego stołu i zapytaj o nią. Albo towarzysz prawdziwej partii: wpisuj jej ruchy na bieżąco, dowiaduj się, co jest niedozwolone i dlaczego, a punkty policzą się same.
coach-companion = Przy własnym stole
coach-companion-of = { $game }: przy własnym stole
coach-editor-how = Ustaw tu to, co leży na waszym stole. Potem wybierz „{ coach-editor-moves }” i wpisuj, co robicie podczas gry: o tym, co niedozwolone, dowiecie się wraz z powodem, a punkty policzą się same.
coach-tab-text = Pozycja
coach-editor-empty = Pusty stół
coach-editor-dealt = Po rozdaniu
coach-editor-gone = Przywróć poprzedni stół
coach-editor-kept = Zapisane w tej przeglądarce: możesz w każdej chwili wyjść i wrócić.
coach-editor-text = Pozycja jako tekst
coach-editor-sound = Taka pozycja jest możliwa.
coach-tab-set = Ustaw
coach-editor-set = Ustaw ręcznie
coach-editor-moves = Wpisuj ruchy
coach-editor-task = Naciśnij miejsce na planszy, aby ustawić, co tam jest.
coach-editor-cell = Ustaw { $cell }
coach-editor-here = { $what }: { $where }
coach-editor-again = To samo na każdym kolejnym miejscu
coach-editor-brush = Na każdym naciśniętym miejscu: { $what }
coach-editor-stop = Koniec
coach-editor-open = nieustawione
coach-drawn = Co wyszło?
coach-drawn-tell = To wyszło
coach-drawn-told = Losowane rzeczy podaje się jak przy prawdziwym stole
coach-drawn-ask = Podaj, co wyszło przy waszym stole.
coach-mine = Dotychczasowe analizy
coach-kind-table = gra przy stole
coach-kind-record = zapis gry
coach-kind-position = pozycja
coach-status-waiting = czeka
coach-status-running = trwa
coach-status-failed = nie udało się
