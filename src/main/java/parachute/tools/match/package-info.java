/**
 * Matches between engines: the games to play, the threads that play them, the stored results, and the gauntlet,
 * matches against fixed opponents. The packages below hold the parts, in this order of dependence: {@code setup},
 * {@code game}, {@code player} and {@code statistics}.
 */
@NullMarked
package parachute.tools.match;

import org.jspecify.annotations.NullMarked;
