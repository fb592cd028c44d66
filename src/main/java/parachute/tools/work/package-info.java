/** Independent tasks done several at a time, separated from the threads and machines that do them. */
@NullMarked
package parachute.tools.work;

import org.jspecify.annotations.NullMarked;
