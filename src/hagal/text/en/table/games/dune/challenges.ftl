# Challenges.

# Challenges
challenge-dune-leaders-name = Every house
challenge-dune-leaders = Win at Sardaukar with each of the eight leaders of the base game.
challenge-dune-kwisatz-name = The shortening of the way
challenge-dune-kwisatz = Win at Kwisatz Haderach, where you get no Swordmaster.
challenge-dune-sword-name = By the sword
challenge-dune-sword = Win without a single point from influence or Alliances.
challenge-dune-unbought-name = Nothing bought
challenge-dune-unbought = Win without acquiring a card.
challenge-dune-humble-name = Two Agents will do
challenge-dune-humble = Win at Sardaukar without a seat in the High Council and without the Swordmaster.
challenge-dune-swift-name = No time to lose
challenge-dune-swift = Win at Sardaukar in the seventh round or earlier.
challenge-dune-alliances-name = Friends in high places
challenge-dune-alliances = Win at Sardaukar and hold two Alliances or more at the end.
challenge-dune-tech-name = The best that Ix has
challenge-dune-tech = Rise of Ix at Mentat: win with at least three Tech tiles acquired.
challenge-dune-table-name = A full table
challenge-dune-table = Win against three bots that think.
