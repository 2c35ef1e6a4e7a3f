"""What the cooperative modes have in common, Hunted and Alien, under whatever names.

Set-up (PR-015 to PR-029, AL-013 to AL-024), what is turned up and an empty deck (wilds: PR-062 to PR-068, PR-135,
AL-050 to AL-054, AL-105, AL-106), death (strikes: PR-071, PR-080, AL-100), the end (PR-003, PR-155 to PR-159, AL-001,
AL-002, AL-124, AL-130), what can be asked for (settings) and what always holds (laws); `rules` puts them together.
Objectives themselves stand beside base, since Predators who hunt Aliens have them, too.
"""
