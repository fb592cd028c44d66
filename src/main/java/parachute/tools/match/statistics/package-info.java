/** What results say about the strength of engines: Elo, its error, LOS, SPRT, and tables of them as text and as JSON. */
@NullMarked
package parachute.tools.match.statistics;

import org.jspecify.annotations.NullMarked;
