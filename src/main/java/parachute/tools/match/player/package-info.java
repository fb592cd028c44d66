/** Players that are engines in processes of their own, by UCI or by XBoard's protocol, and the pool that keeps them. */
package parachute.tools.match.player;
