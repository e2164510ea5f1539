desert-screen-welcome = Wpisz akcję, na przykład „lime d5”, „?”, aby zobaczyć, co możesz zrobić, „quit”, aby zapisać i wyjść.
desert-screen-looks = signs: znaki na planszy i w tabeli
desert-screen-herds = stada
desert-screen-water = woda
desert-screen-oases = oazy
desert-screen-land = teren
desert-screen-largest = największe
desert-screen-total = razem
desert-screen-low = Wkrótce puste, a wtedy gra się kończy (D30): { $herds }.
desert-screen-colour = { $typed } { $name }
desert-screen-signs = l1 limonkowy wielbłąd gracza 1 · L1 jego przewodnik · [l1] nowe
    1 2 3 źródło i jego punkty · Ψ oaza · Ψ1 dotarł do niej gracz 1
    #1 otoczone przez gracza 1 · ^ góry · · piasek · o p jeszcze puste
    pod kolorem: wielbłądy w stadzie, !2 wkrótce puste; niżej w każdej karawanie
    (3) liczy się na koniec · *5 największa tego koloru · =5 jedna z największych
desert-screen-turn-aside = { $name }: odłóż przewodnika.
desert-screen-turn-leaders = { $name }: ustaw przewodnika.
desert-screen-turn-camels = { $name }: ustaw wielbłąda, { $left ->
    [1] ostatniego w tej turze.
   *[other] w tej turze zostało ich { $left }.
}
