/**
 * Tasks done by several machines: which machine does which task, what happens to those of a lost machine, and the
 * secret that the machines share. The connections are in a package below.
 */
@NullMarked
package parachute.tools.cluster;

import org.jspecify.annotations.NullMarked;
