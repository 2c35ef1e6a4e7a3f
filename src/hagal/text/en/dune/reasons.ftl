# Dune: why something cannot be done.
why-not-in-hand = You do not have { $card } in hand.
why-no-agent = You have no Agent left to send.
why-no-icons = { $card } has no Agent icon: it can only be revealed.
why-icon = { $card } has no icon that leads to { $space }.
why-occupied = There is an Agent at { $space } already.
why-closed = { $space } is closed to everybody in this game.
why-once = You have used { $space } already: it is open to each player once per game.
why-voice = An opponent has closed { $space } with The Voice.
why-influence = { $space } is open only to players with { $n } or more influence with { $faction }.
why-cost = { $space } costs { $what }, and you cannot pay that.
why-no-combat = { $space } is no combat space: no troops can be deployed from there.
why-deploy =
    { $n ->
        [0] You have no troops to deploy.
        [one] You can deploy at most { $n } troop.
       *[other] You can deploy at most { $n } troops.
    }
why-needs = { $card } can be played { $what }.
why-needs-met = { $card } cannot be played now: its conditions are not met, or its cost cannot be paid.
why-no-effect = { $card } would do nothing now, or you cannot pay its cost.
why-too-late = It is too late in the turn for this card.
why-not-plot = { $card } is no Plot card.
why-not-combat = { $card } is no Combat card.
why-not-endgame = { $card } is no Endgame card.
why-win = { $card } is played right after you have won a Conflict.
why-not-in-row = { $card } is not there to be acquired.
why-persuasion = { $card } costs { $cost } persuasion; you have { $n }.
why-box-open = An effect of your revealed cards is still to be resolved.
