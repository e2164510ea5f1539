# What bots are called, on the page, by the server and in the terminal: a name for each level and animal.

character-and-level = { $name } · { $level }

character-level-beginner = beginner
character-level-easy = easy
character-level-medium = medium
character-level-hard = hard
character-level-strong = strong
character-level-master = master

character-beginner-fox = Nuri
character-beginner-jerboa = Lulu
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
character-medium-camel = Musa
character-medium-owl = Salma
character-medium-hedgehog = Faris
character-medium-gazelle = Leila

character-hard-fox = Amina
character-hard-jerboa = Yunus
character-hard-camel = Malik
character-hard-owl = Hakim
character-hard-hedgehog = Zahra
character-hard-gazelle = Nawal

character-strong-fox = Aziza
character-strong-jerboa = Jamal
character-strong-camel = Rashid
character-strong-owl = Soraya
character-strong-hedgehog = Idris
character-strong-gazelle = Tamar

character-master-fox = Nadia
character-master-jerboa = Harun
character-master-camel = Salim
character-master-owl = Safia
character-master-hedgehog = Anwar
character-master-gazelle = Kahina
