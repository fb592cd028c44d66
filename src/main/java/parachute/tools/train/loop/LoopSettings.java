package parachute.tools.train.loop;

import java.util.List;
import parachute.rules.board.Variant;

/**
 * The settings of a loop, in a file of its folder that may be edited; it is read at the start of each generation.
 *
 * @param variant name of the variant in UCI
 * @param play the games that a generation adds to the pool, at least one part, each with a different number of nodes
 * @param seed of the first generation; each generation uses the next number
 * @param windowMegabytes the amount of the newest files of the pool that a part of the training uses
 * @param hidden hidden units of a side; at least those of the first network
 * @param batch positions of a step
 * @param training the parts of the training, at least one; a generation must play games that suit each of them
 * @param mean whether the mean of the network in use and the trained one plays the match, instead of the trained one
 *     itself; not used if the trained one has more hidden units
 * @param fewestMates minimum number of mates of the built-in suite to find within 100 000 nodes; only in crazyhouse
 * @param matchNodes nodes a move in the match against the network in use
 * @param matchGames games after which the match ends without a decision, at most {@link #MAX_MATCH_GAMES}
 * @param elo0 the difference in Elo under the hypothesis that a network is not good enough
 * @param elo1 the difference under the hypothesis that it is
 */
record LoopSettings(
        String variant,
        List<PlayPhase> play,
        long seed,
        int windowMegabytes,
        int hidden,
        int batch,
        List<TrainingPhase> training,
        boolean mean,
        int fewestMates,
        int matchNodes,
        int matchGames,
        double elo0,
        double elo1) {
    /** Two games from each of the built-in openings; with the same nodes further games would repeat them. */
    static final int MAX_MATCH_GAMES = 800;

    /** Keeps the lists from changing and the match within the openings. */
    LoopSettings {
        play = List.copyOf(play);
        training = List.copyOf(training);
        if (play.isEmpty() || training.isEmpty()) {
            throw new IllegalArgumentException("play and training need at least one part");
        }
        if (play.stream().map(PlayPhase::nodes).distinct().count() < play.size()) {
            throw new IllegalArgumentException("the parts of play must differ in nodes");
        }
        int mostNodes = play.stream().mapToInt(PlayPhase::nodes).max().orElseThrow();
        if (training.stream().anyMatch(phase -> phase.nodes() > mostNodes)) {
            throw new IllegalArgumentException("a part of the training needs more nodes than any part of play has");
        }
        if (windowMegabytes < 1 || hidden < 1 || batch < 1 || matchNodes < 1) {
            throw new IllegalArgumentException("windowMegabytes, hidden, batch and matchNodes must be at least 1");
        }
        if (matchGames < 2 || matchGames > MAX_MATCH_GAMES) {
            throw new IllegalArgumentException(
                    "matchGames must be from 2 to " + MAX_MATCH_GAMES + ", not " + matchGames);
        }
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1");
        }
    }

    /**
     * Returns the initial settings of a loop, for two cores: a generation in about an hour. The last games that a
     * network learns from matter most: a few with many nodes a move (experiments/networks.md).
     *
     * @param hidden hidden units of the first network
     */
    static LoopSettings standard(Variant variant, int hidden) {
        return switch (variant) {
            case CRAZYHOUSE ->
                new LoopSettings(
                        variant.uciName(),
                        List.of(new PlayPhase(100_000, 200), new PlayPhase(8_000, 1_000)),
                        1_500_000,
                        250,
                        hidden,
                        1_024,
                        List.of(new TrainingPhase(3, 3e-4, 0.01, 0.1, 0), new TrainingPhase(2, 1e-4, 0.01, 0.3, 1_000)),
                        true,
                        225,
                        5_000,
                        MAX_MATCH_GAMES,
                        0,
                        20);
            case CHESS ->
                new LoopSettings(
                        variant.uciName(),
                        List.of(new PlayPhase(60_000, 200), new PlayPhase(8_000, 1_000)),
                        2_500_000,
                        250,
                        hidden,
                        1_024,
                        List.of(
                                new TrainingPhase(3, 3e-4, 0.01, 0.05, 0),
                                new TrainingPhase(2, 1e-4, 0.01, 0.05, 1_000)),
                        true,
                        0,
                        4_000,
                        MAX_MATCH_GAMES,
                        0,
                        20);
        };
    }
}
