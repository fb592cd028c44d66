package parachute.property;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that holds for all values of its parameters; its method is called with edge values and random ones, on the same
 * object. A parameter is an {@code int} with an {@link IntRange}, a {@code long}, an enum or a string.
 *
 * <p>Each run of the tests draws other values. The message of a failure ends with the values and the seed that they
 * were drawn by; {@code mvn test -Dproperty.seed=N} draws the same values again.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(PropertyTries.class)
public @interface Property {
    /** How often the method is called, edge values included. */
    int tries() default 1000;
}
