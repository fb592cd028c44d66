package parachute.tools.cluster.grid;

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

    /** Returns the reply with a result. */
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
}
