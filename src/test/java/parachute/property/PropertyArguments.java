package parachute.property;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.AnnotationBasedArgumentsProvider;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** The arguments of each call of a {@link Property}. */
final class PropertyArguments extends AnnotationBasedArgumentsProvider<Property> {
    static final long SEED = Long.getLong("property.seed", System.nanoTime());

    @Override
    protected Stream<Arguments> provideArguments(
            ParameterDeclarations parameters, ExtensionContext context, Property property) {
        // Another sequence for each property, and the same one whichever of them are run.
        Random random =
                new Random(SEED + context.getRequiredTestMethod().getName().hashCode());
        List<ParameterValues> values = parameters.getAll().stream()
                .map(parameter -> ParameterValues.of(parameter.getParameterType(), parameter.getAnnotatedElement())
                        .shuffled(random))
                .toList();
        return IntStream.range(0, property.tries())
                .mapToObj(i -> Arguments.of(
                        values.stream().map(each -> each.get(i, random)).toArray()));
    }
}
