/** JSON by Jackson: files, reports, and what machines tell each other. */
@NullMarked
package parachute.tools.json;

import org.jspecify.annotations.NullMarked;
