/** Players that are engines in their own processes, with UCI or XBoard's protocol, and the pool that keeps them. */
@NullMarked
package parachute.tools.match.player;

import org.jspecify.annotations.NullMarked;
