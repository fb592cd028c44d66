/** Results of finished games, as statistics and files need them. */
@NullMarked
package parachute.tools.match.result;

import org.jspecify.annotations.NullMarked;
