package parachute.games.iade;

import parachute.games.play.GameMove;

/**
 * A move or a special operation.
 *
 * @param special whether it is a special operation
 * @param from square of the piece that is played
 * @param to its destination; for a queen's operation the king's square, for a bishop's its own
 */
public record Play(boolean special, int from, int to) implements GameMove {
    /** Returns the plain move between two squares. */
    static Play move(int from, int to) {
        return new Play(false, from, to);
    }

    /** Returns the special operation of the piece on a square. */
    static Play special(int from, int to) {
        return new Play(true, from, to);
    }

    /** Returns the place of the piece that is played, such as {@code E7}. */
    public String start() {
        return Places.name(from);
    }

    /** Returns the place of its destination. */
    public String end() {
        return Places.name(to);
    }

    /** Returns the play in a form such as {@code MP:E7:E5}. */
    @Override
    public String text() {
        return (special ? "OS:" : "MP:") + Places.name(from) + ':' + Places.name(to);
    }

    /** Returns the instruction with which a player requests it. */
    String instruction(String player) {
        String start = (special ? "OS " : "MP ") + player + ' ' + Places.name(from);
        return from == to ? start : start + ' ' + Places.name(to);
    }
}
