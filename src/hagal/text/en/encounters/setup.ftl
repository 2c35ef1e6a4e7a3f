# What does not go together when a game is set up, and why.

enc-why-only-with = Only with { $modes-or }.
enc-both-modes = { $modes } together
enc-why-two-each =
    { $n ->
        [one] There is { $n } Predator: too few to deal two to each.
       *[other] There are { $n } Predators: too few to deal two to each.
    }
enc-why-predators = Only Predators hunt here.
enc-why-hunt-film = Predators hunt Aliens in the films of Alien.
enc-why-not-in-hunt = It means nothing when Predators hunt Aliens.
enc-why-mixed-drones = In a mix Young Blood and Drones are set as one.
enc-why-mixed-complex = In a mix the enemies at the start are set as one, whatever the mat.
