# The terminal: what a player reads, in English.

terminal-help =
    Type a move's number, its text, or the start of its text if only one move matches.
    If several moves match, they are listed.
    moves        list every move; add the start of a text to list only the moves that match
    board        draw the table again
    undo         take back your last move, as long as that gives nothing away
    save FILE    save the position to a file; continue later with --from FILE
    quit         leave
terminal-won = Won by { $who }
terminal-lost = Nobody wins
terminal-saved = Saved to { $file }
terminal-not-saved = Could not save { $file } ({ $problem })
terminal-box-right = Nothing is wrong in { $file }: it can be played with --box.
