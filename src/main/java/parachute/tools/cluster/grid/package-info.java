/**
 * Machines connected by Infinispan, over JGroups with mutual TLS. The driver alone listens on a port; all messages go
 * through it. The libraries are not part of the program's jar.
 */
@NullMarked
package parachute.tools.cluster.grid;

import org.jspecify.annotations.NullMarked;
