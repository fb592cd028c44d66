package parachute.property;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * The calls of a {@link Property}. They are one test: thousands of tests would take longer to be reported than to be
 * run.
 */
final class PropertyTries implements ParameterResolver, InvocationInterceptor {
    static final long SEED = Long.getLong("property.seed", System.nanoTime());

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return true;
    }

    /** Returns a value of the parameter's type, which JUnit wants to have; the calls below draw theirs. */
    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return values(parameter.getParameter()).get(0, new Random(SEED));
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> called, ExtensionContext context) {
        invocation.skip();
        Method method = called.getExecutable();
        // Another sequence for each property, and the same one whichever of them are run.
        Random random = new Random(SEED + method.getName().hashCode());
        List<ParameterValues> values = Arrays.stream(method.getParameters())
                .map(parameter -> values(parameter).shuffled(random))
                .toList();
        int tries = method.getAnnotation(Property.class).tries();
        for (int i = 0; i < tries; i++) {
            int number = i;
            Object[] drawn =
                    values.stream().map(each -> each.get(number, random)).toArray();
            try {
                ReflectionSupport.invokeMethod(method, called.getTarget().orElseThrow(), drawn);
            } catch (Throwable failure) { // Of any kind: it is passed on with what is needed to repeat it.
                throw new AssertionError(
                        failure + " in try " + (i + 1) + " with " + Arrays.toString(drawn) + ", -Dproperty.seed="
                                + SEED,
                        failure);
            }
        }
    }

    private static ParameterValues values(Parameter parameter) {
        return ParameterValues.of(parameter.getType(), parameter);
    }
}
