/** JSON by Jackson: files, reports, and messages between machines. */
@NullMarked
package parachute.tools.json;

import org.jspecify.annotations.NullMarked;
