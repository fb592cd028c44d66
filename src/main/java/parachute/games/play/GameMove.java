package parachute.games.play;

/** One move of a game: an immutable value; moves with the same effect are equal. */
public interface GameMove {
    /** The move as the game's protocol writes it, without blanks. */
    String text();
}
