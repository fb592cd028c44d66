package parachute.games.play;

/** One move of a game: an immutable value that equals every other move that does the same. */
public interface GameMove {
    /** The move as the game's protocol writes it, without blanks. */
    String text();
}
