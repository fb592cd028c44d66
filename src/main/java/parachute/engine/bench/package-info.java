/** Measurements that the protocols and the command line share: counting legal moves, and searching fixed positions. */
@NullMarked
package parachute.engine.bench;

import org.jspecify.annotations.NullMarked;
