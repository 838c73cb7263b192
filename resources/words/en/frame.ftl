hint-bar = Hints
hint-pair = { $keys }: { $verb }
hint-mouse-click = Click
hint-mouse-double-click = Double-click
hint-mouse-right-click = Right-click
hint-mouse-drag = Drag
hint-mouse-wheel = Wheel
hint-mouse-hover = Hover
hint-mouse-arrows = Arrows

toast-undo = Undo
toast-close = Close message

app-menu = Menu
app-new = New or open
app-search = Find or do anything
tab-close = Close tab
tab-close-of = Close “{ $name }”
tab-edited = not saved
panel-fold = Fold the side panel
panel-drag = Drag to resize, double-click to fold
panel-count = { $name }, { $n }
command-toggle-side-panel = &Side panel
command-show-menu-bar = Men&u bar
why-not-menu-bar-shown = The menu bar is always shown on this system.
