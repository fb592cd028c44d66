/**
 * Tasks done by several machines: who does which, what happens to those of a machine that is lost, and the secret by
 * which machines know each other. How they are connected is left to a package below.
 */
@NullMarked
package parachute.tools.cluster;

import org.jspecify.annotations.NullMarked;
