/** The tuning of the search's parameters by games between two sets of values (SPSA). */
@NullMarked
package parachute.tools.train.spsa;

import org.jspecify.annotations.NullMarked;
