package parachute.tools.book;

/** The results of a move in the games in which it was played. */
final class MoveRecord {
    private int games;
    private int points;

    /** Counts a game: 2 points for a win of the side that made the move, 1 for a draw, 0 for a loss. */
    void add(int gamePoints) {
        games++;
        points += gamePoints;
    }

    /** Returns whether it was played in that many games, and scored that percentage of their points. */
    boolean reaches(int minGames, int minScore) {
        return games >= minGames && 100 * points >= minScore * 2 * games;
    }

    int points() {
        return points;
    }
}
