package parachute.tools.train.loop;

import java.util.List;
import parachute.tools.train.net.EpochLoss;

/**
 * A finished generation: all that a row in the documents needs.
 *
 * @param number from 1
 * @param parent checksum of the network that was in use, in hexadecimal
 * @param network checksum of the network that was made
 * @param play its games, in parts
 * @param training what it learned from, in parts
 * @param check what was checked before it played
 * @param match its match against the network in use; without games if a check failed
 * @param inUse whether it is in use from then on
 * @param ended when, in UTC
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

    /** Games that it added to the pool. */
    long games() {
        return play.stream().mapToLong(Play::games).sum();
    }

    /** Quiet positions in these games. */
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
     * @param positionsPerCoreSecond while the last part of the file was made; 0 if other machines could take part
     */
    record Play(String file, int nodes, long seed, long games, long positions, double positionsPerCoreSecond) {}

    /**
     * A part of the training.
     *
     * @param phase its settings
     * @param files names of the files of games, oldest first
     * @param positions to learn from
     * @param heldOutBefore loss of the network that it began with on the games held out
     * @param losses of its epochs
     */
    record Training(
            TrainingPhase phase, List<String> files, long positions, double heldOutBefore, List<EpochLoss> losses) {
        /** Loss on the games held out behind the last epoch. */
        double heldOut() {
            return losses.getLast().heldOut();
        }
    }

    /**
     * The checks.
     *
     * @param passed whether all are right
     * @param lines of the report
     * @param mates found in the built-in suite within 100 000 nodes
     * @param allMates positions of the suite; 0 where there is none of the variant
     */
    record Check(boolean passed, List<String> lines, int mates, int allMates) {}

    /**
     * The match, from the view of the new network.
     *
     * @param nodes a move
     * @param elo difference in Elo
     * @param error half the width of its interval of 95 %
     * @param decision of the test, in words
     */
    record MatchRow(int nodes, int wins, int draws, int losses, double elo, double error, String decision) {
        /** Games that were played. */
        int games() {
            return wins + draws + losses;
        }
    }
}
