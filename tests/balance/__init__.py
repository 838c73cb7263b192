"""What the cards of Battleground's box should cost: games of bots with random armies, and costs fitted from them."""
