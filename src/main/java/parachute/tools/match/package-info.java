/**
 * Matches between engines: which games are played, by which threads, and what is kept of them. The packages below hold
 * the parts, in this order of dependence: {@code setup}, {@code opening}, {@code result}, {@code game}, {@code player},
 * {@code statistics}, {@code file} and {@code report}; {@code gauntlet} is built on matches.
 */
@NullMarked
package parachute.tools.match;

import org.jspecify.annotations.NullMarked;
