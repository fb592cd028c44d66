package parachute.tools.train.loop;

import java.util.List;
import parachute.tools.train.net.EpochLoss;

/**
 * A finished generation, with all data for a row in the documents.
 *
 * @param number from 1
 * @param parent checksum of the network that was in use, in hexadecimal
 * @param network checksum of the network that was made
 * @param play its games, in parts
 * @param training its training, in parts
 * @param check the checks before its match
 * @param match its match against the network in use; without games if a check failed
 * @param inUse whether its network is in use from then on
 * @param ended the time of its end, in UTC
 */
record LoopGeneration(
        int number,
        String parent,
        String network,
        List<Play> play,
        List<Training> training,
        Check check,
        MatchRow match,
        boolean inUse,
        String ended) {
    /** Keeps the lists from changing. */
    LoopGeneration {
        play = List.copyOf(play);
        training = List.copyOf(training);
    }

    /** Returns the number of games that it added to the pool. */
    long games() {
        return play.stream().mapToLong(Play::games).sum();
    }

    /** Returns the number of quiet positions in these games. */
    long positions() {
        return play.stream().mapToLong(Play::positions).sum();
    }

    /**
     * A part of the games that the network in use played against itself.
     *
     * @param file its name in the folder of games
     * @param nodes soft limit of nodes a move
     * @param seed of the openings
     * @param games in the file
     * @param positions quiet ones
     * @param positionsPerCoreSecond during the last run; 0 if other machines could take part
     */
    record Play(String file, int nodes, long seed, long games, long positions, double positionsPerCoreSecond) {}

    /**
     * A part of the training.
     *
     * @param phase its settings
     * @param files names of the files of games, oldest first
     * @param positions to learn from
     * @param heldOutBefore loss of its starting network on the games held out
     * @param losses of its epochs
     */
    record Training(
            TrainingPhase phase, List<String> files, long positions, double heldOutBefore, List<EpochLoss> losses) {
        /** Returns the loss on the games held out after the last epoch. */
        double heldOut() {
            return losses.getLast().heldOut();
        }
    }

    /**
     * The checks.
     *
     * @param passed whether all have passed
     * @param lines of the report
     * @param mates found in the built-in suite within 100 000 nodes
     * @param allMates positions of the suite; 0 if there is none for the variant
     */
    record Check(boolean passed, List<String> lines, int mates, int allMates) {}

    /**
     * The match, from the view of the new network.
     *
     * @param nodes a move
     * @param elo difference in Elo
     * @param error half the width of its 95 % confidence interval
     * @param decision of the test, in words
     */
    record MatchRow(int nodes, int wins, int draws, int losses, double elo, double error, String decision) {
        /** Returns the number of games played. */
        int games() {
            return wins + draws + losses;
        }
    }
}
