/** Matches of this program against a fixed list of opponents, to compare its versions. */
@NullMarked
package parachute.tools.match.gauntlet;

import org.jspecify.annotations.NullMarked;
