/** Searches for many who ask at the same time: their number and their memory are bounded. */
@NullMarked
package parachute.web.search;

import org.jspecify.annotations.NullMarked;
