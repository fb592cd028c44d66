package parachute.games.uttt;

/** The requests of {@link UtttSession} explained, for its {@code help} and that of the command line. */
public final class UtttHelp {
    /** Lines of at most 79 characters, none of them empty, without the last line end. */
    public static final String REQUESTS = """
            Boards and cells are called nw n ne w c e sw s se. x starts against 0 (zero).
            A move is a cell such as c where only one board is open to it, and a board and
            a cell such as nw/c where there is a choice.
            To play:
              initial              a new game
              move MOVE            plays a move
              go [SECONDS]         plays and prints the program's move
              print                draws the boards; an empty line ends the reply
              help                 these lines; an empty line ends the reply
              quit                 ends, as does the end of the input (Ctrl-D)
            To ask, BOARD being a position such as nw, uboard for the big board, or nine
            characters x, 0, r or . and PLAYER x or 0, the one to move if not given:
              next                 who moves: x or 0
              result [BOARD]       who has won the game or that board: x, 0, r for
                                   nobody, . for still open
              available            the boards open to the next move
              valid MOVE           true or false
              boards               the nine boards
              uboard               the big board
              board BOARD          one board
              cell BOARD CELL      one cell: x, 0, . if it is free; r on the big board
              best                 all moves, best first, as greedy sees them
              individual BOARD [PLAYER]
                                   the free cells of a board, best first, each board
                                   seen alone
              priority BOARD CELL [PLAYER]
                                   the rank of such a cell: 0, the best, to 6
              first, last, narrow, greedy
                                   the move that this strategy would play
            To try:
              play STRATEGY STRATEGY
                                   a whole new game between two strategies, its moves
                                   and its winner; other strategies are alphaBeta and
                                   alphaBeta:SECONDS
              state NAME           sets a position of the assignment: 0 1 2 3 4 5 enunt
              state BOARD BOARD BOARD BOARD BOARD BOARD BOARD BOARD BOARD CELL
                                   sets a position: nine boards of nine characters x, 0
                                   or . and the cell of the move before, - for none
            A bad request gets a line that begins with
            "error: " and changes nothing.""";

    private UtttHelp() {}
}
