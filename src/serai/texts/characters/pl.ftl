# What bots are called, on the page, by the server and in the terminal: a name for each level and animal.

character-and-level = { $name } · { $level }

character-level-beginner = początkujący
character-level-easy = łatwy
character-level-medium = średni
character-level-hard = trudny
character-level-strong = silny
character-level-master = mistrz

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
character-medium-gazelle = Lejla

character-hard-fox = Amina
character-hard-jerboa = Junus
character-hard-camel = Malik
character-hard-owl = Hakim
character-hard-hedgehog = Zahra
character-hard-gazelle = Nawal

character-strong-fox = Aziza
character-strong-jerboa = Dżamal
character-strong-camel = Raszid
character-strong-owl = Soraja
character-strong-hedgehog = Idris
character-strong-gazelle = Tamar

character-master-fox = Nadia
character-master-jerboa = Harun
character-master-camel = Salim
character-master-owl = Safia
character-master-hedgehog = Anwar
character-master-gazelle = Kahina
