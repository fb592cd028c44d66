/** The tuning of search parameters with games between two sets of values (SPSA). */
@NullMarked
package parachute.tools.train.spsa;

import org.jspecify.annotations.NullMarked;
