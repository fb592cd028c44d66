package parachute.tools.cluster.grid;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import parachute.io.UserException;

/**
 * A call of one machine to another, which replies to it.
 *
 * @param verb the request
 * @param subject what it is about, such as the id of a job
 * @param text further text
 */
record Call(Verb verb, String subject, String text) {
    /** The first character of a reply: before the result, or before the reason why there is none. */
    private static final String RESULT = "+", REASON = "-";

    /** The requests of a driver to a worker. */
    enum Verb {
        /** Identify yourself. */
        GREET,
        /** You are rejected, for a reason. */
        REFUSE,
        /** Start a job. */
        BEGIN,
        /** Do a task. */
        PERFORM,
        /** A job has ended. */
        END,
        /** You have been silent for too long and have been removed from the group. */
        LEAVE
    }

    /** Replies to calls on this machine. */
    @FunctionalInterface
    interface Answerer {
        /** Returns the result of a call at once, to be completed later; it fails with a message if there is none. */
        CompletableFuture<String> answer(Call call);
    }

    static String answer(String result) {
        return RESULT + result;
    }

    /** Returns the reply that says why there is no result. */
    static String refusal(Throwable reason) {
        return REASON + Optional.ofNullable(reason.getMessage()).orElse(reason.toString());
    }

    /**
     * Returns the result in a reply.
     *
     * @throws UserException if it holds a reason instead
     */
    static String result(String answer) {
        if (answer.startsWith(RESULT)) {
            return answer.substring(RESULT.length());
        }
        throw new UserException(answer.startsWith(REASON) ? answer.substring(REASON.length()) : "no answer");
    }

    /** Returns its bytes: fixed records, so that nothing else is accepted and the sender cannot name classes. */
    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writeText(verb.name(), out);
            writeText(subject, out);
            writeText(text, out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
        return bytes.toByteArray();
    }

    private static void writeText(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /**
     * Reads a call within other bytes.
     *
     * @throws IOException if the bytes are anything else
     */
    static Call read(byte[] bytes, int offset, int length) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, offset, length));
        Call call = new Call(parseVerb(readText(in)), readText(in), readText(in));
        if (in.available() > 0) {
            throw new IOException(in.available() + " bytes after a call");
        }
        return call;
    }

    private static Verb parseVerb(String name) throws IOException {
        try {
            return Verb.valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IOException("unknown call \"" + name + '"', e);
        }
    }

    private static String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("a text of " + length + " bytes within " + in.available());
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
