package parachute.games.play;

/** One move of a game: an immutable value; moves with the same effect are equal. */
public interface GameMove {
    /** Returns the move as written in the game's protocol, without spaces. */
    String text();
}
