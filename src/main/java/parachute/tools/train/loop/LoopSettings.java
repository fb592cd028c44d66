package parachute.tools.train.loop;

import java.util.List;
import parachute.rules.board.Variant;

/**
 * The settings of a loop, a file in its folder that may be edited: each generation begins by reading it.
 *
 * @param variant name of the variant, as UCI has it
 * @param games that a generation adds to the pool
 * @param nodes soft limit of nodes a move in these games
 * @param seed of the first generation; each takes the next one
 * @param windowMegabytes how much of the pool, from its newest file back, is learned from
 * @param hidden hidden units of a side; no fewer than the network to begin with has
 * @param batch positions of a step
 * @param training the parts of the training, at least one
 * @param fewestMates mates of the built-in suite that a network has to find within 100 000 nodes; only in crazyhouse
 * @param matchNodes nodes a move in the match against the network in use
 * @param matchGames games after which the match ends without a decision, at most {@link #MAX_MATCH_GAMES}
 * @param elo0 the difference, in Elo, with which a network is not good enough
 * @param elo1 the difference with which it is
 */
record LoopSettings(
        String variant,
        int games,
        int nodes,
        long seed,
        int windowMegabytes,
        int hidden,
        int batch,
        List<TrainingPhase> training,
        int fewestMates,
        int matchNodes,
        int matchGames,
        double elo0,
        double elo1) {
    /** Two games from each of the built-in openings: with the same nodes further ones would be the same. */
    static final int MAX_MATCH_GAMES = 800;

    /** Keeps the list from changing and the match within the openings. */
    LoopSettings {
        training = List.copyOf(training);
        if (training.isEmpty()) {
            throw new IllegalArgumentException("training has no parts");
        }
        if (games < 1 || nodes < 1 || windowMegabytes < 1 || hidden < 1 || batch < 1 || matchNodes < 1) {
            throw new IllegalArgumentException(
                    "games, nodes, windowMegabytes, hidden, batch and matchNodes are at least 1");
        }
        if (matchGames < 2 || matchGames > MAX_MATCH_GAMES) {
            throw new IllegalArgumentException("matchGames is 2 to " + MAX_MATCH_GAMES + ", not " + matchGames);
        }
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1");
        }
    }

    /**
     * What a loop begins with, for two cores: a generation in about an hour. Twice as many positions of shorter searches
     * teach more in the same time, but a network that learned from them last plays worse (experiments/networks.md).
     *
     * @param hidden hidden units of the network to begin with
     */
    static LoopSettings standard(Variant variant, int hidden) {
        return switch (variant) {
            case CRAZYHOUSE ->
                new LoopSettings(
                        variant.uciName(),
                        120_000,
                        200,
                        1_500_000,
                        250,
                        hidden,
                        1_024,
                        List.of(new TrainingPhase(3, 3e-4, 0.01, 0.1), new TrainingPhase(1, 1e-4, 0.01, 0.3)),
                        225,
                        5_000,
                        MAX_MATCH_GAMES,
                        0,
                        20);
            case CHESS ->
                new LoopSettings(
                        variant.uciName(),
                        60_000,
                        200,
                        2_500_000,
                        250,
                        hidden,
                        1_024,
                        List.of(new TrainingPhase(3, 3e-4, 0.01, 0.05)),
                        0,
                        4_000,
                        MAX_MATCH_GAMES,
                        0,
                        20);
        };
    }
}
