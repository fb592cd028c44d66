package parachute.tools.cluster.grid;

import java.util.function.Function;
import org.infinispan.factories.GlobalComponentRegistry;
import org.infinispan.manager.EmbeddedCacheManager;
import parachute.io.UserException;

/**
 * What one machine asks of another, answered where it arrives.
 *
 * @param verb what is asked
 * @param subject what it is about, such as the id of a job
 * @param text further text
 */
record Call(Verb verb, String subject, String text) implements Function<EmbeddedCacheManager, String> {
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
        PERFORM
    }

    /** Answers calls on this machine. */
    @FunctionalInterface
    interface Answerer {
        /**
         * The answer to a call.
         *
         * @throws RuntimeException if there is none; the message says why
         * @throws InterruptedException if what was asked is broken off
         */
        String answer(Call call) throws InterruptedException;
    }

    @Override
    public String apply(EmbeddedCacheManager manager) {
        try {
            return RESULT
                    + GlobalComponentRegistry.componentOf(manager, Answerer.class)
                            .answer(this);
        } catch (InterruptedException e) {
            return REASON + "broken off";
        } catch (RuntimeException e) {
            return REASON + e.getMessage();
        }
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
