package parachute.games.iade;

/**
 * A player and the number of games that have ended.
 *
 * @param name without spaces
 * @param games the sum of the other three
 * @param wins at least 0
 * @param draws at least 0
 * @param losses at least 0
 */
record RegisteredPlayer(String name, int games, int wins, int draws, int losses) {
    /** Returns a player who has not finished a game. */
    static RegisteredPlayer newcomer(String name) {
        return new RegisteredPlayer(name, 0, 0, 0, 0);
    }

    /** Returns whether the name is one that an instruction can hold. */
    boolean hasName() {
        return name != null && name.matches("\\S+");
    }

    RegisteredPlayer afterWin() {
        return new RegisteredPlayer(name, games + 1, wins + 1, draws, losses);
    }

    RegisteredPlayer afterDraw() {
        return new RegisteredPlayer(name, games + 1, wins, draws + 1, losses);
    }

    RegisteredPlayer afterLoss() {
        return new RegisteredPlayer(name, games + 1, wins, draws, losses + 1);
    }

    /** Returns the line of the list: name, games, wins, draws, losses. */
    String line() {
        return name + ' ' + games + ' ' + wins + ' ' + draws + ' ' + losses;
    }
}
