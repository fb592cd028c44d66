package parachute.tools.cluster.grid;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import parachute.io.UserException;

/**
 * What one machine asks of another, answered where it arrives.
 *
 * @param verb what is asked
 * @param subject what it is about, such as the id of a job
 * @param text further text
 */
record Call(Verb verb, String subject, String text) {
    /** How an answer begins: with the result, or with the reason why there is none. */
    private static final String RESULT = "+", REASON = "-";

    /** What a driver asks of a worker. */
    enum Verb {
        /** Who are you? */
        GREET,
        /** You take no part, for a reason. */
        REFUSE,
        /** Begin a job. */
        BEGIN,
        /** Do a task. */
        PERFORM,
        /** A job has ended. */
        END,
        /** You have been silent for too long and do not belong to the group any more. */
        LEAVE
    }

    /** Answers calls on this machine. */
    @FunctionalInterface
    interface Answerer {
        /**
         * Returns the result of a call at once, to be completed later; it fails if there is none, and the message says
         * why.
         */
        CompletableFuture<String> answer(Call call);
    }

    /** Returns the answer with a result. */
    static String answer(String result) {
        return RESULT + result;
    }

    /** Returns the answer that says why there is no result. */
    static String refusal(Throwable reason) {
        return REASON + Optional.ofNullable(reason.getMessage()).orElse(reason.toString());
    }

    /**
     * The result in an answer.
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
