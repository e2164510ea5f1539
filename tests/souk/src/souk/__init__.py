"""Souk, the small game of the tests: what Through the Desert has not got.

Everybody holds one secret card. In turn a player lays the hand card on their pile and draws a new
one unseen, or draws a card in the open, which then must be taken for the hand (the old one goes to
the discards, and all know the new one) or offered to the next player, who answers: buys it for a
coin, or lets its finder have it. A deck that has run out is made anew from its discards. After the
agreed rounds the values of pile, hand and coins count; a tie goes to the shorter pile.
"""
