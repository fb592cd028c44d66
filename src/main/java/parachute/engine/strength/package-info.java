/** Play that is weaker on purpose: strengths in Elo, named levels, and the mistakes that make them. */
@NullMarked
package parachute.engine.strength;

import org.jspecify.annotations.NullMarked;
