# Hints: what the bot would do in your place, and why.

web-hint-ask = Hint
web-hint-note = What would a bot do here?
web-hint-title = What the bot would do
web-hint-nothing = The bot would do nothing now.
web-hint-comes = { $why }: { $comes }
web-hint-near = nearly as good
web-hint-less = a little worse
web-hint-far = clearly worse
web-hint-table = Hints
web-hint-table-on = Everybody at this table may ask what a bot would do.
web-hint-table-off = There are hints once everybody at this table wants them.
web-hint-wants = { $name } wants hints
web-hint-wants-not = { $name } wants none
web-hint-yes = I want hints
web-hint-no = No hints
