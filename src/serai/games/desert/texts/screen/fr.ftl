desert-screen-welcome = Tapez une action comme « lime d5 », « ? » pour voir ce que vous pouvez faire, « quit » pour enregistrer et quitter.
desert-screen-looks = signs : les signes sur le plateau et dans le tableau
desert-screen-herds = troupeaux
desert-screen-water = eau
desert-screen-oases = oasis
desert-screen-land = terres
desert-screen-largest = caravanes
desert-screen-total = total
desert-screen-low = Bientôt épuisés, et alors la partie se termine (D30) : { $herds }.
desert-screen-colour = { $typed } { $name }
desert-screen-signs = l1 chameau vert du joueur 1 · L1 son chef de caravane · [l1] nouveau
    1 2 3 point d’eau et ses points · Ψ oasis · Ψ1 atteinte par le joueur 1
    #1 encerclé par le joueur 1 · ^ montagnes · · sable · o p à poser encore
    sous une couleur : le troupeau, !2 bientôt vide ; puis chaque caravane
    (3) compte à la fin · *5 la plus grande de sa couleur · =5 à égalité
desert-screen-turn-aside = { $name }, mettez un chef de côté.
desert-screen-turn-leaders = { $name }, placez un chef.
desert-screen-turn-camels = { $name }, placez un chameau : { $left ->
    [one] le dernier de ce tour.
   *[other] il en reste { $left } dans ce tour.
}
