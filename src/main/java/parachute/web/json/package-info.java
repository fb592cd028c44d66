/** The contents of requests and responses, as JSON: positions, moves, and what is wrong with a request. */
@NullMarked
package parachute.web.json;

import org.jspecify.annotations.NullMarked;
