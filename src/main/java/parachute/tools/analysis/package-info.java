/**
 * Analysis of finished games: every position searched, mistakes marked by the loss of winning chance, and the games
 * written as PGN again.
 */
@NullMarked
package parachute.tools.analysis;

import org.jspecify.annotations.NullMarked;
