package parachute.games.shogun;

/** The requests of {@link ShogunSession} explained, for its {@code help} and that of the command line. */
public final class ShogunHelp {
    /** Lines of at most 79 characters, none of them empty, without the last line end. */
    public static final String REQUESTS = """
            Squares are x,y from 1,1 at the bottom left, White's side. A piece is its
            colour W or R, its kind P or K, its energy and its square, such as WP3@4,4.
            To play:
              board start          a new game; board b_init: one from another line-up
              move X,Y X,Y         plays a move; once a board is set either side may begin
              go [SECONDS]         plays and prints the program's move
              print                draws the board, pieces as kind, colour and energy such
                                   as PW3; an empty line ends the reply
              next                 whose turn it is: W or R
              result               who has won: W or R; draw; . if the game is not over
              help                 these lines; an empty line ends the reply
              quit                 ends, as does the end of the input (Ctrl-D)
            To ask:
              legal X,Y            where the piece on a square may go
              all X,Y              the same, for a king also where it could be captured
              attacked W|R         the pieces that this colour could capture
              attackedN X,Y        how many enemies could capture the piece on a square
              protectedN X,Y       how many of its own colour could capture there in turn
              checkmate W|R        true or false: this colour is checkmated
              eval PIECE ROUTE ENERGY
                                   where a piece would get along one route, such as
                                   eval WP3@4,4 RU 3; routes are U D R L: up, down, right,
                                   left; RU LU RD LD UR UL DR DL: right, then up, ...
            To try:
              board PIECE...       sets a board: board WK2@7,1 WP2@4,1 RK2@4,2 RP3@6,1
            A bad request gets a line that begins with
            "error: " and changes nothing.""";

    private ShogunHelp() {}
}
