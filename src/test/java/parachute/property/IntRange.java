package parachute.property;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The values of an {@code int} parameter of a {@link Property}, both ends included. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface IntRange {
    int min() default 0;

    int max() default Integer.MAX_VALUE;
}
