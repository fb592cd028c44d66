/**
 * Machines connected by JGroups with mutual TLS. The driver alone listens on a port; all messages go through it. The
 * library is not part of the program's jar.
 */
@NullMarked
package parachute.tools.cluster.grid;

import org.jspecify.annotations.NullMarked;
