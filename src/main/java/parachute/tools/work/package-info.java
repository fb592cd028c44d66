/** Independent tasks done several at a time: what is done, apart from who does it. */
@NullMarked
package parachute.tools.work;

import org.jspecify.annotations.NullMarked;
