package parachute.engine.eval.choice;

import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The evaluation of one variant as machines tell each other: with its network, unless that is part of the program.
 *
 * @param checksum as {@link Evaluation#checksum} says it
 * @param network the bytes of the network's file in Base64; empty if it is built in, or there is none
 */
public record EvaluationText(int checksum, String network) {
    /** Bytes of the largest network: of any that can be trained, while two fit into one text of JSON (20 million characters). */
    private static final int LARGEST = 7_000_000;

    /**
     * What others have to know of an evaluation.
     *
     * @throws UserException if its network is larger than 7 MB
     */
    public static EvaluationText of(Evaluation evaluation, Variant variant) {
        int checksum = evaluation.checksum(variant);
        Optional<Network> network = evaluation.network(variant);
        if (network.isEmpty() || checksum == Evaluation.DEFAULT.checksum(variant)) {
            return new EvaluationText(checksum, "");
        }
        byte[] bytes = NetworkFile.format(network.get());
        checkSize(bytes.length);
        return new EvaluationText(checksum, Base64.getEncoder().encodeToString(bytes));
    }

    /**
     * The evaluation that another machine tells of.
     *
     * @param known those that this machine has, where no network is told
     * @throws UserException if the network is damaged, too large, of another variant or has another checksum
     * @throws IllegalArgumentException if none is told, and there is none with the checksum
     */
    public Evaluation evaluation(Variant variant, EvaluationList known) {
        return network.isEmpty() ? known.get(variant, checksum) : Evaluation.DEFAULT.with(read(variant));
    }

    private Network read(Variant variant) {
        checkSize(network.length() / 4L * 3 - 2);
        Network read = NetworkFile.parse(bytes()).of(variant, "the network that was sent");
        int found = NetworkFile.checksum(read);
        if (found != checksum) {
            throw new UserException("the network that was sent has the checksum " + Integer.toHexString(found)
                    + ", not " + Integer.toHexString(checksum));
        }
        return read;
    }

    private byte[] bytes() {
        try {
            return Base64.getDecoder().decode(network);
        } catch (IllegalArgumentException e) {
            throw new UserException("the network is damaged: " + e.getMessage());
        }
    }

    private static void checkSize(long bytes) {
        if (bytes > LARGEST) {
            throw new UserException(String.format(
                    Locale.ROOT,
                    "a network of %.1f MB is too large to be sent to other machines: %.1f MB at most",
                    bytes / 1e6,
                    LARGEST / 1e6));
        }
    }
}
