/** The program in a browser: HTTP and events on top of games and searches. Its libraries are not part of the jar. */
@NullMarked
package parachute.web;

import org.jspecify.annotations.NullMarked;
