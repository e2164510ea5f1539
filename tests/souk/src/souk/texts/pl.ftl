# As far as it goes: the rest is said in English.
souk-name = Suk
souk-about = Tajna karta w ręce, karta na ladzie: zagraj ją, weź albo zaoferuj za monetę.
souk-action-lay = Zagraj kartę z ręki
souk-action-draw = Odkryj kartę
