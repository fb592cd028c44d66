/** The page of a match: its tables, and charts of the games' results, lengths, endings and times. */
@NullMarked
package parachute.tools.match.report;

import org.jspecify.annotations.NullMarked;
