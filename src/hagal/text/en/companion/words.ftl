# The companion beside the real board.

# The page
companion-app = Hagal companion
companion-welcome = Beside your real board: the app keeps the books and knows the rules, you move the pieces.
companion-about = Works without a network after the first visit. Everything stays on this device.
companion-start = New game
companion-games = Other games
companion-loading = Waking the rules…
companion-failed = This browser cannot run the companion. It needs WebAssembly: please update the browser or try another one.
companion-reload = Try again
companion-problem = That did not work: { $why }
companion-other-tab = This game is open in another tab, too. Go on in one of them only.
companion-missing-title = The companion needs Python for the phone
companion-missing = Pyodide, which runs the rules on the phone, is not installed here yet. In Hagal’s folder, run “make companion” once, then start this again.

companion-undo = Undo
companion-redo = Redo
companion-menu = Menu
companion-close = Close
companion-back = Back
companion-next = Next
companion-ok = That’s it
companion-yes = Yes
companion-no = No
companion-cancel = Cancel
companion-plus = One more
companion-minus = One less
companion-history = History
companion-go-back-here = Back to before this
companion-language = Language
companion-large-type = Large type
companion-theme = Colours
companion-theme-auto = As the device
companion-theme-light = Light
companion-theme-dark = Dark
companion-new-game = New game
companion-new-game-sure = The game on this device will be replaced. Start a new one?
companion-carry = Another device
companion-carry-note = Take the game along as a file or as a code. It goes on there, with its whole history.
companion-file-save = Save a file
companion-file-open = Open a file
companion-code-copy = Copy the code
companion-code-copied = Copied
companion-code-paste = Paste a code here
companion-code-read = Go on with this code
companion-update-ready = A new version is ready.
companion-update-now = Use it
companion-storage-failed = This device does not let the page keep the game. Save it as a file before you leave.

# Rule
companion-rule = Rule
companion-rule-none = This rule is not known here.
companion-readings = How it is read here
