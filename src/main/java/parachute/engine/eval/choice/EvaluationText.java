package parachute.engine.eval.choice;

import java.util.Base64;
import java.util.Locale;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The evaluation of one variant as sent between machines: with its network, unless that is part of the program.
 *
 * @param checksum see {@link Evaluation#checksum}
 * @param network the network's file in Base64; empty if it is built in
 */
public record EvaluationText(int checksum, String network) {
    /**
     * Maximum bytes of a network: enough for any that can be trained, and two fit into one JSON text (20 million
     * characters).
     */
    private static final int MAX_BYTES = 7_000_000;

    /**
     * Returns the text of an evaluation to send to another machine.
     *
     * @throws UserException if its network is larger than 7 MB
     */
    public static EvaluationText of(Evaluation evaluation, Variant variant) {
        int checksum = evaluation.checksum(variant);
        if (checksum == Evaluation.DEFAULT.checksum(variant)) {
            return new EvaluationText(checksum, "");
        }
        byte[] bytes = NetworkFile.format(evaluation.network(variant));
        checkSize(bytes.length);
        return new EvaluationText(checksum, Base64.getEncoder().encodeToString(bytes));
    }

    /**
     * Returns the evaluation that another machine sent.
     *
     * @param known those that this machine has, used if no network was sent
     * @throws UserException if the network is damaged, too large, for another variant or has another checksum
     * @throws IllegalArgumentException if no network was sent and none with the checksum is known
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
        if (bytes > MAX_BYTES) {
            throw new UserException(String.format(
                    Locale.ROOT,
                    "a network of %.1f MB is too large to be sent to other machines: %.1f MB at most",
                    bytes / 1e6,
                    MAX_BYTES / 1e6));
        }
    }
}
