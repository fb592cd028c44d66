/** The strength of engines by their results: Elo, its error, LOS, SPRT, and tables as text and as JSON. */
@NullMarked
package parachute.tools.match.statistics;

import org.jspecify.annotations.NullMarked;
