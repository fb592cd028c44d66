/** Searches for many simultaneous clients: their number and their memory are bounded. */
@NullMarked
package parachute.web.search;

import org.jspecify.annotations.NullMarked;
