# The terminal: what a player reads, in English.

terminal-help =
    A move is played by its number, by its text, or by a beginning that only one move has.
    A beginning that several moves have lists them.
    moves        list every move; followed by a beginning, those that begin so
    board        draw the table again
    undo         take your last move back, where that gives nothing away
    save FILE    write the position into a file, to go on later with --from FILE
    quit         leave
terminal-won = Won by { $who }
terminal-lost = Nobody has won
terminal-saved = Saved: { $file }
terminal-not-saved = Could not be saved: { $file } ({ $problem })
