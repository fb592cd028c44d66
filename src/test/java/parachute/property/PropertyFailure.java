package parachute.property;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/** Adds to the message of a failed {@link Property} what is needed to repeat it. */
final class PropertyFailure implements TestExecutionExceptionHandler {
    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) {
        throw new AssertionError(
                failure + " with " + context.getDisplayName() + ", -Dproperty.seed=" + PropertyArguments.SEED, failure);
    }
}
