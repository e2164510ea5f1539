# Home
page-home-title = Postój na szlaku karawan
page-home-lead = Serai to dom pustynnych gier planszowych. Graj z botami, ze znajomymi na odległość albo wspólnie przy jednym ekranie; konto nie jest potrzebne.
page-home-games = Gry
page-by = autor: { $designer }
page-players = od { $least } do { $most } graczy
page-players-exactly = { $number ->
    [one] 1 gracz
    [few] { $number } graczy
    [many] { $number } graczy
   *[other] { $number } gracza
}
page-play = Graj
page-play-game = Graj: { $game }
page-play-wait = Trwa przygotowywanie stołu…
page-play-against = „Graj” od razu zaczyna grę: ty i jeden bot ({ $level }).
page-set-up = Ustawienia gry
page-set-up-game = Ustawienia gry: { $game }
page-rules-game = Zasady: { $game }
page-finished = Zakończone gry
page-finished-none = Żadna z twoich gier nie pasuje.
page-more = Pokaż więcej
page-try-again = Spróbuj ponownie
page-state-your-turn = Twoja kolej
page-state-turn = Teraz gra { $name }
page-state-turn-yours = Teraz gra { $name }, przy tym ekranie
page-state-asleep = Teraz gra { $name }, gdy tylko ktoś spojrzy
page-state-open = Czeka na znajomych
page-state-going = Gra trwa
page-ended-won = Twoja wygrana
page-ended-shared = Wspólna wygrana, także twoja
page-ended-lost = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólna wygrana: { $names }
    [many] Wspólna wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
page-ended-resigned = Gra poddana przez ciebie
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-resigned = poddana gra
page-foot-about = Serai to projekt nieoficjalny. Teksty, obrazki, mapy i karty są jego własne.
page-foot-credit = { $game } to gra, której autorem jest { $designer }.
page-foot-programs = Programy też mogą tu grać:
page-foot-interface = interfejs
page-foot-typefaces = Kroje pisma: Rubik i Frank Ruhl Libre, na licencji Open Font License

# What goes on, and the ways out of it
page-go-on = Graj dalej
page-go-new = Zacznij coś nowego
page-go-all = Pokaż wszystkie ({ $number })
page-ways-open = { $game }: poddaj grę, oddaj miejsce albo usuń
page-ways-title = { $game }: co ma się z tym stać?
page-ways-level = Jeśli bot gra dalej: jego poziom
page-ways-hand = Oddaj moje miejsce botowi
page-ways-hand-why = Gra dalej za ciebie, a ta gra już ci się nie liczy.
page-ways-resign = Poddaj grę
page-ways-resign-name = { $name }: poddanie gry
page-ways-resign-why = To przegrana i koniec gry; tylko gdy zostaje kilka innych osób, bot zajmuje miejsce, a one grają dalej.
page-ways-sure = Tak, poddaję grę
page-ways-remove-give-up = Zrezygnuj ze stołu
page-ways-remove-give-up-why = Gra się nie zaczęła; stół zniknie dla wszystkich.
page-ways-remove-free = Zwolnij moje miejsce
page-ways-remove-free-why = Ktoś inny może je zająć przez ten sam link.
page-ways-remove-own = Usuń z mojej listy
page-ways-remove-own-why = Inni ją zachowają. Tobie już się nie liczy.
page-ways-remove-all = Usuń
page-ways-remove-all-why = Gra zniknie z twojej listy i nie będzie liczona. Przez dziesięć minut można ją przywrócić.
page-ways-not = Zostaw, jak jest
page-deleted = { $game }: usunięto z twojej listy.
page-deleted-undo = Cofnij
page-delete-game = Usuń: { $game }

# What is over
page-find = Szukaj wśród swoich gier
page-find-hint = Gracz, bot albo gra
page-find-game = Gra
page-find-any-game = Wszystkie gry
page-find-who = Przeciwnik
page-find-anybody = Każdy przeciwnik
page-find-bots = Boty
page-find-friends = Znajomi
page-find-outcome = Wynik
page-find-any-outcome = Każdy wynik
page-outcome-won = Wygrane
page-outcome-shared = Wspólne
page-outcome-lost = Przegrane
page-tally = Jak ci dotąd szło
page-tally-all = Razem
page-tally-bots = Boty: { $level }
page-tally-nameless = Znajomy bez imienia
page-tally-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
page-tally-ends = Wygrane: { $won }, wspólne: { $shared }, przegrane: { $lost }
page-tally-points = Twoje punkty, średnio
page-tally-theirs = Ich punkty

# Set up
page-setup-lead = Kto gdzie siedzi i jak chcesz grać.
page-setup-who = Kto gra
page-setup-number = Liczba graczy
page-setup-seat = Miejsce { $seat }
page-setup-kind = Kto siedzi na miejscu { $seat }
page-setup-kind-me = Ty
page-setup-kind-here = Ktoś inny przy tym ekranie
page-setup-kind-friend = Ktoś znajomy, przez link
page-setup-kind-bot = Bot
page-setup-your-name = Twoje imię
page-setup-your-name-hint = Tak zobaczą cię inni. To pole może zostać puste.
page-setup-name = Imię
page-setup-level = Poziom
page-setup-friend = Link do wysłania dostaniesz, gdy tylko stół będzie gotowy. Gra zacznie się, gdy wszyscy przyjdą.
page-setup-here = Podajecie sobie ekran; jeśli w grze są tajemnice, zakrywa je zasłona.
page-setup-how = Jak gramy
page-setup-confirm = Potwierdzanie każdej tury
page-setup-confirm-hint = Tura kończy się dopiero, gdy to potwierdzisz; do tego czasu możesz ją cofnąć.
page-setup-thinking = Jak długo mistrz myśli nad ruchem
page-setup-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
page-setup-grace = Gdy kogoś nie ma, bot może przejąć miejsce
page-setup-grace-hint = Wszyscy przy stole widzą, na co się umówiono.
page-grace-120 = po 2 minutach
page-grace-600 = po 10 minutach
page-grace-86400 = po jednym dniu
page-grace-never = nigdy
page-grace-other = po upływie { $span }
page-setup-begin = Zacznij
page-setup-lay = Przygotuj stół
page-setup-wait = Trwa przygotowywanie stołu…
page-setup-own = Własny plik
page-setup-choose-file = Wybierz plik
page-setup-own-hint = Plik tekstowy, sprawdzany podczas przygotowywania stołu. Jeśli nie da się go użyć, zobaczysz tu każdy błędny wiersz.
page-setup-no-game = Nie ma tu gry o takiej nazwie.

# Levels and options
page-level-about-beginner = Na pierwszy wieczór: widzi, ile daje ruch, ale często wybiera inny.
page-level-about-easy = Zwykle bierze to, co wygląda najlepiej, i nie widzi, co zrobisz potem.
page-level-about-medium = Zaczyna patrzeć naprzód.
page-level-about-hard = Patrzy naprzód i karze za przeoczenia.
page-level-about-strong = Patrzy daleko naprzód. Trudno go pokonać.
page-level-about-master = Najsilniejszy: myśli tak długo, jak mu pozwolisz.
page-option-first = Kto zaczyna
page-option-first-lot = Decyduje los
page-option-first-seat = Miejsce { $seat }
page-option-yes = tak
page-option-no = nie
page-option-usual = zwykle: { $value }
# Rules
page-rules-contents = Spis treści
page-rules-find = Znajdź zasadę
page-rules-find-hint = słowo albo { $example }
page-rules-found = { $number ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] { $number } zasada
    [few] { $number } zasady
    [many] { $number } zasad
   *[other] { $number } zasady
}
page-rules-link = Link do zasady { $rule }
page-rules-example = Przykład
page-rules-ruling = Nasze rozstrzygnięcie
page-rules-next = Dalej: { $rule } { $title }
page-rules-before = Wstecz: { $rule } { $title }
page-rules-how = Jak grać
page-rules-short = Zasady w dwie minuty
page-rules-whole = Cała instrukcja
page-rules-games = Zasady gier
page-rules-english = Tych zasad nie ma jeszcze w twoim języku; to tekst angielski.
page-rules-none = Nie ma tu zasad o takiej nazwie.

# The deal of the day
page-day = Rozdanie dnia
page-day-of = { $game }: rozdanie dnia
page-day-game = { $game }: rozdanie dnia
page-day-lead = Jedno rozdanie dla wszystkich, raz, przeciw tym samym botom, które na te same ruchy odpowiadają tak samo.
page-day-table = { $players } · boty: { $level }
page-day-begin = Zagraj
page-day-go-on = Graj dalej
page-day-once = Można je zagrać raz. Nie ma podpowiedzi, a dopóki jego dzień trwa, nigdzie indziej nic się o nim nie mówi. Kto zacznie przed północą, może skończyć później; liczy się za swój dzień.
page-day-none = Ten dzień nie ma rozdania: żadnego nie ogłoszono.
page-day-on-the-day = Kiedy ten dzień się zaczął, nie było rozdania, bo serwer był nowy albo nie działał. Dlatego wylosowano je i ogłoszono później: { $time }. Nikt nie mógł zacząć go wcześniej. Wszystkie inne ogłasza się przed ich dniem.
page-day-next = Następne rozdanie: { $time } u ciebie (za { $left }). Dzień zaczyna się o 00:00 UTC.
page-day-mine = Twoja gra
page-day-rank = { $played ->
    [one] Nikt przed tobą tego nie zagrał.
    [few] Miejsce { $rank } z { $played }
    [many] Miejsce { $rank } z { $played }
   *[other] Miejsce { $rank } z { $played }
}
page-day-line = { $game } { $date }: { $outcome ->
    [won] wygrana
    [shared] wspólna wygrana
   *[lost] przegrana
} { $points }, miejsce { $rank } z { $played }
page-day-score = Twój wynik w jednej linijce, bez zdradzania rozdania
page-day-results = Wyniki
page-day-closed = { $played ->
    [0] Nikt jeszcze nie zagrał go do końca.
    [one] Jedna gra jest skończona. Co zrobili inni, zobaczysz po swojej.
    [few] { $played } gry są skończone. Co zrobili inni, zobaczysz po swojej.
    [many] { $played } gier jest skończonych. Co zrobili inni, zobaczysz po swojej.
   *[other] { $played } gry są skończone. Co zrobili inni, zobaczysz po swojej.
}
page-day-nobody = Nikt jeszcze nie zagrał go do końca.
page-day-place = Miejsce
page-day-who = Kto
page-day-score-of = Punkty, swoje i botów
page-day-guest = Gość
page-day-late = skończone po swoim dniu
page-day-look = Obejrzyj
page-day-look-at = Obejrzyj grę: { $name }
page-day-days = Poprzednie dni
page-day-today = Do dzisiejszego rozdania
page-day-check = Ustalone z góry
page-day-check-why = Ziarno rozdania losuje się przed jego dniem. Wtedy ogłasza się jego zobowiązanie, które nie pasuje do żadnego innego ziarna i nic nie mówi o rozdaniu; ziarno podaje się, gdy dzień się skończy.
page-day-check-late = Ziarno tego rozdania wylosowano dopiero w jego dniu, bo na początku dnia żadnego nie było. Odtąd ogłoszone jest jego zobowiązanie, które nie pasuje do żadnego innego ziarna i nic nie mówi o rozdaniu; ziarno podaje się, gdy dzień się skończy.
page-day-commitment = Zobowiązanie
page-day-seed = Ziarno
page-day-seed-later = będzie podane, gdy dzień się skończy
page-day-commitment-next = Zobowiązanie na jutro
page-day-check-how = Jak to sprawdzić: zobowiązanie to skrót ziarna, tworzony tak. Zapis gry podaje ziarno, gdy dzień się skończy, i można go z nim sprawdzić losowanie po losowaniu.
page-day-back = Do wyników dnia

# Practice
page-practice = Ćwiczenia
page-practice-of = { $game }: ćwiczenia
page-practice-lead = Chwile z wyrównanych gier botów, do rozegrania do końca: czy uda się lepiej niż wtedy?
page-practice-round = Koniec gry
page-practice-ending = Ostatnie ruchy
page-practice-seat = { $players }, twoje miejsce: { $seat }, { $left ->
    [one] 1 wybór
    [few] { $left } wybory
    [many] { $left } wyborów
   *[other] { $left } wyboru
} od końca
page-practice-then = Wtedy skończyło się { $points }, z tego { $own } dla tego miejsca.
page-practice-best = Twój najlepszy wynik: { $points }
page-practice-none-yet = Jeszcze bez próby
page-practice-begin = Rozegraj
page-practice-begin-name = Rozegraj: { $name }
page-practice-level = Poziom botów
page-practice-nothing = Ta gra nie ma jeszcze ćwiczeń.
page-practice-other = Twoje ostatnie gry, z drugiej strony
page-practice-other-why = To samo rozdanie jeszcze raz, na innym miejscu, przeciw botom.
page-practice-other-seat = Jako { $name }
page-practice-other-side = To samo rozdanie jako { $name }
page-practice-before = W poprzedniej grze to miejsce miało { $before }; teraz { $now }.
page-puzzles = Zagadki
page-puzzles-of = { $game }: zagadki
page-puzzles-lead = W każdej z tych pozycji jeden ruch jest wyraźnie najlepszy, i nie jest to ten, który na taki wygląda.
page-puzzles-next = Następna dla mnie
page-puzzles-themes = Według tematu
page-puzzles-theme = rozwiązane: { $solved } z { $number }
page-puzzles-rating = Twój ranking: { $rating }
page-puzzles-tried = Rozwiązane za pierwszym razem: { $solved } z { $tried }
page-puzzles-run = Trzy minuty
page-puzzles-run-lead = Ile zdołasz, od łatwych do trudnych.
page-puzzles-run-begin = Start
page-puzzles-run-best = Twój rekord: { $score }
page-puzzles-run-score = Rozwiązane: { $score }
page-puzzles-run-left = zostało { $time }
page-puzzles-run-over = Koniec czasu. Rozwiązane: { $score }
page-puzzles-run-again = Jeszcze raz trzy minuty
page-puzzles-difficulty = Trudność { $rating }
page-puzzles-right = To jest ten ruch.
page-puzzles-wrong = Jest lepszy ruch.
page-puzzles-shown = Oto ten ruch.
page-puzzles-cost = Szansa na wygraną: { $best }% po najlepszym ruchu, { $tried }% po twoim.
page-puzzles-looks = Szansa na wygraną: { $best }%. Po ruchu, który wygląda najlepiej: { $looks }%.
page-puzzles-follows = Co dalej
page-puzzles-back = Krok wstecz
page-puzzles-on = Krok naprzód
page-puzzles-show = Pokaż rozwiązanie
page-puzzles-another = Następna zagadka
page-puzzles-again = Spróbuj ponownie
page-puzzles-list = Wszystkie zagadki
page-puzzles-nothing = Ta gra nie ma jeszcze zagadek.
page-puzzles-now = Twój ranking: { $rating } ({ $change })
page-puzzles-solve = Rozwiąż

# Explained when it first comes up
page-first = Nowość
page-first-close = Rozumiem
page-first-off = Nie objaśniaj więcej
page-you-explained = Objaśniaj, co nowe
page-you-explained-hint = Gdy coś zdarza się przy stole po raz pierwszy, raz objaśniamy to w kilku słowach.
page-you-explained-again = Objaśnij wszystko jeszcze raz
page-you-explained-done = Wszystko zostanie objaśnione jeszcze raz.

# You
page-along = Weź Serai ze sobą
page-along-why = Wszystkie trzy gry, boty, analiza, lekcje, zagadki i instrukcje trafiają na to urządzenie i odtąd działają bez połączenia. Tylko gra ze znajomymi przez link wymaga serwera.
page-along-alone = To Serai nie potrzebuje serwera. Po pierwszej wizycie całość zostaje na tym urządzeniu i działa bez połączenia.
page-along-size = To { $megabytes } MB, pobierane raz.
page-along-take = Weź ze sobą
page-along-loading = { $done } z { $megabytes } MB
page-along-kept = Na tym urządzeniu zapisano { $megabytes } MB. Serai otwiera się bez połączenia.
page-along-newer = Na tym urządzeniu zapisano { $megabytes } MB, a obok nowszą wersję. Zostanie użyta przy następnym uruchomieniu, gdy żadna strona Serai nie będzie już otwarta.
page-along-remove = Usuń z tego urządzenia
page-along-removed = Usunięto. Twoje gry w tej przeglądarce zostały.
page-along-network = Połączenie zostało przerwane. To, co już przyszło, jest zachowane i nie będzie pobierane drugi raz.
page-along-full = Na tym urządzeniu brakuje miejsca. Niczego nie zapisano.
page-along-changed = Przyszło co innego, niż zapowiedziano; być może właśnie jest wgrywana nowa wersja. Spróbuj ponownie za chwilę.
page-along-storage = Ta przeglądarka niczego dla tej strony nie przechowuje, jak w oknie prywatnym. Ze zwykłego okna można wziąć Serai ze sobą.
page-along-old = Ta przeglądarka jest zbyt stara, by grać bez serwera. Nowsza to potrafi.
page-along-insecure = Przeglądarka bierze ze sobą tylko to, co pochodzi z bezpiecznego adresu (https).
page-you-title = Ty
page-you-lead = Serai rozpoznaje cię tylko po tej przeglądarce; konta nie ma.
page-you-forgotten = Rozegrane partie zostają na zawsze; o gościu bez żadnego stołu, który długo nie zagląda (zwykle 30 dni), serwer zapomina.
page-you-name = Twoje imię
page-you-name-hint = Widzą je znajomi przy stole. Najwyżej 40 znaków.
page-you-save = Zapisz
page-you-saved = Zapisano.
page-you-look = Wygląd i dźwięk strony
page-you-theme = Kolory
page-you-theme-auto = Jak w urządzeniu
page-you-theme-light = Jasne
page-you-theme-dark = Ciemne
page-you-motion = Ruch na ekranie
page-you-motion-auto = Jak w urządzeniu
page-you-motion-off = Brak
page-you-sound = Dźwięk
page-you-sound-hint = Ciche dźwięki, gdy coś pojawia się na stole, gdy przychodzi twoja kolej i na koniec gry.
page-you-vibration = Wibracje
page-you-vibration-hint = Telefon zadrży krótko, gdy przyjdzie twoja kolej.
page-you-calls-hint = Powiadomienie przeglądarki, gdy ta strona jest schowana za innymi.
page-you-calls-blocked = Ta przeglądarka nie pozwala stąd na powiadomienia. Można to zmienić w jej ustawieniach tej strony; potrzebny jest też bezpieczny adres (https).
page-you-keys = Klawisze z każdego miejsca przy stole
page-you-keys-hint = Cyfry oraz N i R działają na planszy z każdego miejsca strony. Po wyłączeniu działają dopiero po przejściu na planszę.
page-you-at-once = Kroki bez wyboru same z siebie
page-you-at-once-hint = Gdzie możliwa jest tylko jedna rzecz, dzieje się ona po krótkiej chwili. Cofnięcie prowadzi do ostatniego wyboru. Po wyłączeniu każdy krok naciska się samemu.
page-you-device = Serai na innym urządzeniu
page-you-device-why = Dzięki linkowi także inny telefon lub komputer będzie twój, z twoim imieniem i wszystkimi twoimi grami.
page-you-device-make = Utwórz link
page-you-device-link = Otwórz to na drugim urządzeniu
page-you-device-lasts = Działa jeden raz, przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Kto go otworzy, zagra jako ty, więc nie wysyłaj go nikomu innemu.
page-device-title = Grać też tutaj?
page-device-why = Ten link powstał na innym urządzeniu. Jeśli przejdziesz dalej, będziesz tu tą samą osobą, z tym samym imieniem i tymi samymi grami.
page-device-instead = W tej przeglądarce gra już { $name }. Tamte gry nie będą tu więcej widoczne.
page-device-instead-nameless = Ta przeglądarka ma już własne gry. Nie będą tu więcej widoczne.
page-device-go = Dalej
page-device-not = Anuluj
page-device-no-secret = Na końcu tego linku czegoś brakuje. Skopiuj go w całości albo utwórz nowy.
page-not-found-title = Tylko piasek
page-not-found = Pod tym adresem nie ma żadnej strony.

# What can happen anywhere
page-no-connection = Nie można teraz połączyć się z Serai. Nic nie przepadło; spróbuj ponownie.
page-wait = Serai ma teraz dużo do zrobienia; dalej za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} …

# The frame
page-title = { $page } · Serai
page-title-turn = ● Twoja kolej: { $page } · Serai
page-call-title = Twoja kolej: { $game }
page-call-with = Przy stole: { $names }
page-call-me = Zawołaj mnie, gdy przyjdzie moja kolej
page-skip = Przejdź do treści
page-nav = Serai
page-language = Język
page-nav-you = Ty
page-loading = Chwileczkę…
page-close = Zamknij
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-code = Kod QR
page-code-how = Skieruj na niego aparat telefonu.
page-reach-here = Te linki otworzy tylko ten komputer: serwer nie słucha nikogo innego.
page-reach-how = Aby grać z innymi, zakończ go i uruchom tak:
page-reach-network = Kto jest w tej samej sieci co ty, na przykład w tym samym Wi-Fi, otworzy te linki pod adresem { $address }.
page-reach-others = Jeśli ten adres nie odpowiada, spróbuj zamiast niego: { $addresses }.
page-invited-by = { $host } zaprasza cię do gry
page-invited = Masz zaproszenie
page-invited-seats = { $seats ->
    [one] dla { $seats } osoby
    [few] dla { $seats } osób, razem z tobą
    [many] dla { $seats } osób, razem z tobą
   *[other] dla { $seats } osoby, razem z tobą
}
page-invited-name = Jak mamy cię nazywać?
page-invited-name-hint = To imię widzą pozostali przy stole. Możesz je zmienić w każdej chwili.
page-invited-sit = Siadaj do stołu
page-go-home = Na stronę główną
page-player = Gracz { $seat }

# Before the game
page-waiting = { $game }: stół gotowy
page-waiting-owner = Wyślij każdej osobie link do jej miejsca. Gra zacznie się sama, gdy wszyscy już będą.
page-waiting-guest = Masz już miejsce. Gra zacznie się sama, gdy wszyscy już będą.
page-kept-until = Jeśli do { $date } nikt nie wykona ruchu, ten stół zniknie.
page-seat-free = Jeszcze wolne
page-link-seat = Link do miejsca { $seat }
page-link-watch = Link dla tych, którzy chcą tylko patrzeć
page-bot-instead = Niech zagra tu bot
page-give-up = Zrezygnuj ze stołu

# At the table
page-board = Plansza
page-seats = Gracze
page-side = Obok planszy
page-tab-log = Przebieg
page-tab-table = Stół
page-tab-result = Wynik
page-tab-more = Więcej
page-tools = Narzędzia stołu
page-you = ty
page-to-move = teraz gra
page-present = przy stole
page-absent = nie ma przy stole
page-away-in = { $name }: nieobecność trwa już { $away }; bot może przejąć miejsce za { $left }.
page-away-now = { $name }: nieobecność trwa już { $away }; bot może już przejąć miejsce.
page-away-never = { $name }: nieobecność trwa już { $away }, ale miejsce czeka.
page-points-secret = tajne
page-points-table = Za co są punkty
page-total = razem
page-watching = { $number ->
    [one] Patrzy { $number } osoba.
    [few] Patrzą { $number } osoby.
    [many] Patrzy { $number } osób.
   *[other] Patrzy { $number } osoby.
}
page-your-turn = Twoja kolej
page-turn = Teraz gra { $name }
page-turn-queued = { $name } czeka, by pomyśleć: serwer jest zajęty
page-turn-shortened = { $name } myśli krócej: serwer jest zajęty
page-to-confirm = Potwierdź turę albo ją cofnij
page-over = Koniec gry
page-looking-back = Spojrzenie wstecz
page-at-once = Możliwe jest tylko jedno: { $what }
page-at-once-plain = Możliwe jest tylko jedno i właśnie się dzieje.
page-saved = Zapisano
page-saving = Zapisywanie…
page-lost = Brak połączenia; ponawianie…
page-confirm = Potwierdź turę
page-undo = Cofnij
page-since = Od twojego ostatniego ruchu
page-since-count = Od twojego ostatniego ruchu ({ $steps })
page-step = { $step } z { $steps }
page-back = Wstecz
page-on = Dalej
page-to-now = Wróć do gry
page-sound-on = Dźwięk włączony
page-sound-off = Dźwięk wyłączony
page-rules = Zasady
page-rule = Zasada { $rule }
page-why-not = Tak nie można
page-log = Co się wydarzyło
page-log-setting = Przygotowanie planszy ({ $number })
page-curtain = Przekaż ekran: teraz gra { $name }
page-curtain-why = Przy tym stole gracze mają tajemnice. Nic się nie pokaże, dopóki { $name } nie usiądzie przed ekranem.
page-curtain-lift = To ja, { $name }
page-about = O tym stole
page-about-table = { $game }: ten stół
page-commitment = Do czego zobowiązał się serwer
page-seed = Ziarno tej gry
page-commitment-why = Wszystko, co się losuje, wynika z ziarna ustalonego przed początkiem gry. Tę liczbę widać od początku i nie pasuje do niej żadne inne ziarno, więc nikt nie mógł po drodze zmienić losowania; na końcu widać samo ziarno.
page-leave = Wyjdź
page-leave-title = Odejść od stołu?
page-leave-kept = Nic nie przepadnie: gra jest zapisana i znajdziesz ją na stronie głównej.
page-leave-over = Gra jest zapisana; możesz ją znów obejrzeć ze strony głównej.
page-leave-stay = Zostań
page-leave-more = Zakończyć tę grę dla siebie
page-leave-home = Wyjdź

# The end
page-scoring = Końcowe podliczanie punktów
page-scoring-skip = Pokaż wszystko
page-winner = Wygrywa { $name }
page-winners = Wspólna wygrana: { $names }
page-why = { $other } traci { $margin } { $unit }; największa różnica: { $source }, { $more } do { $less }.
page-why-tie = Na koniec remis: { $rule }
page-next-up = Poziom wyżej: { $level }
page-next-down = Poziom niżej: { $level }
page-rematch = Zagraj jeszcze raz
page-same-deal = To samo rozdanie jeszcze raz
page-followed = Przy tym stole jest nowa gra: dołącz.
page-replay = Obejrzyj jeszcze raz

# Replay
page-replay-of = { $game }, jeszcze raz
page-replay-first = Na początek
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-speed = Tempo
page-replay-times = { $times }×
page-replay-turn-next = { $mine ->
    [yes] Twoja następna tura
   *[no] Następna tura: { $name }
}
page-replay-turn-before = { $mine ->
    [yes] Twoja poprzednia tura
   *[no] Poprzednia tura: { $name }
}
page-replay-setting = Plansza jest rozłożona, gra się zaczyna.
page-tab-points = Punkty
page-replay-eyes = Widok gracza
page-record = Pobierz zapis gry
page-send-moment = Ten moment
page-send-game = Cała gra
page-send-png = Obraz (PNG)
page-send-svg = Rysunek (SVG)
page-send-film = Ruchomy obraz (APNG)
page-send-file = Jeden plik (HTML)
page-send-why = Plik otwiera się w każdej przeglądarce i odtwarza grę bez serwera. Ruchomy obraz może powstawać pół minuty.
page-send-making = Trwa przygotowywanie…
page-send-eyes = Tak, jak widzi to { $name }.
page-send-spectator = Tak, jak widzi to widz.
page-to-table = Do stołu
page-curve = Punkty w trakcie gry
page-curve-now = Punkty w tej chwili: { $points }

# Zoom
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-fit = Cała plansza

# A game without a board of its own
page-plain-actions = Co możesz zrobić
page-plain-nothing = Teraz nie ma tu nic do zrobienia.

# Without a server
page-own-loading = Przygotowanie do gry w tej przeglądarce: { $percent } %
page-own-without = Grasz bez serwera: wszystko jest zapisane w tej przeglądarce.
page-own-back = Wróć do serwera
page-own-there = { $number ->
    [one] W tej przeglądarce jest zapisana jedna gra.
    [few] W tej przeglądarce są zapisane { $number } gry.
    [many] W tej przeglądarce jest zapisanych { $number } gier.
   *[other] W tej przeglądarce jest zapisane { $number } gry.
}
page-own-go = Graj tam, bez serwera
page-ways-carry-out = Przenieś na serwer
page-ways-carry-out-why = Gra toczy się dalej tam, na wszystkich twoich urządzeniach; tutaj znika z listy.
page-ways-carry-home = Weź do tej przeglądarki
page-ways-carry-home-why = Kopia toczy się dalej tutaj, także bez sieci. Jej zakryte karty dałoby się podejrzeć, więc liczy się jako jawne rozdanie.
