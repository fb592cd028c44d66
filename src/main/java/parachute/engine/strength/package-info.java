/** Deliberately weaker play: strengths in Elo, named levels, and the mistakes that produce them. */
@NullMarked
package parachute.engine.strength;

import org.jspecify.annotations.NullMarked;
