# What bots are called, on the page, by the server and in the terminal: a name for each level and animal.

character-and-level = { $name } · { $level }

character-level-beginner = débutant
character-level-easy = facile
character-level-medium = moyen
character-level-hard = difficile
character-level-strong = fort
character-level-master = maître

character-beginner-fox = Nouri
character-beginner-jerboa = Loulou
character-beginner-camel = Sami
character-beginner-owl = Dina
character-beginner-hedgehog = Bilal
character-beginner-gazelle = Tala

character-easy-fox = Zaki
character-easy-jerboa = Mina
character-easy-camel = Omar
character-easy-owl = Esma
character-easy-hedgehog = Karim
character-easy-gazelle = Yara

character-medium-fox = Tarik
character-medium-jerboa = Rania
character-medium-camel = Moussa
character-medium-owl = Salma
character-medium-hedgehog = Farès
character-medium-gazelle = Leïla

character-hard-fox = Amina
character-hard-jerboa = Younès
character-hard-camel = Malik
character-hard-owl = Hakim
character-hard-hedgehog = Zahra
character-hard-gazelle = Nawal

character-strong-fox = Aziza
character-strong-jerboa = Djamal
character-strong-camel = Rachid
character-strong-owl = Soraya
character-strong-hedgehog = Idris
character-strong-gazelle = Tamar

character-master-fox = Nadia
character-master-jerboa = Haroun
character-master-camel = Salim
character-master-owl = Safia
character-master-hedgehog = Anouar
character-master-gazelle = Kahina
