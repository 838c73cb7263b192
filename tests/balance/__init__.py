"""The costs of cards in Battleground's box, fitted from games of bots with random armies."""
