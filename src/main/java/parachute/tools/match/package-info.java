/**
 * Matches between engines: which games are played, by which threads, what is kept of them, and the gauntlet, matches
 * against fixed opponents. The packages below hold the parts, in this order of dependence: {@code setup}, {@code game},
 * {@code player}, {@code statistics} and {@code report}.
 */
@NullMarked
package parachute.tools.match;

import org.jspecify.annotations.NullMarked;
