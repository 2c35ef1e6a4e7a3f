"""The eight orders that every player has."""

from __future__ import annotations

from hagal.games.runewars.components import Order
from hagal.games.runewars.orders.fortify import Fortify
from hagal.games.runewars.orders.harvest import Develop, Harvest
from hagal.games.runewars.orders.march import March
from hagal.games.runewars.orders.power import AcquirePower, TakeTitle
from hagal.games.runewars.orders.rally import Hire, RallySupport
from hagal.games.runewars.orders.recruit import Recruit
from hagal.games.runewars.orders.strategize import MoreTactics, Strategize

ORDERS = (
    Order("strategize", "Strategize", 1, Strategize(), MoreTactics()),
    Order("mobilize", "Mobilize", 2, March(), March()),
    Order("conquer", "Conquer", 3, March(), None),
    Order("harvest", "Harvest", 4, Harvest(), Develop()),
    Order("recruit", "Recruit", 5, Recruit(), Recruit()),
    Order("rally_support", "Rally Support", 6, RallySupport(), Hire()),
    Order("acquire_power", "Acquire Power", 7, AcquirePower(), TakeTitle()),
    Order("fortify", "Fortify", 8, Fortify(), None),
)
