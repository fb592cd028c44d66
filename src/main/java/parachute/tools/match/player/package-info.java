/** Players that are engines in processes of their own, by UCI or by XBoard's protocol, and the pool that keeps them. */
@NullMarked
package parachute.tools.match.player;

import org.jspecify.annotations.NullMarked;
