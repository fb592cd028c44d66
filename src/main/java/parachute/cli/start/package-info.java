/**
 * The way from the arguments to a front end for all that is started often: decides without picocli, so that none of its
 * classes is loaded for XBoard's protocol, UCI and boards on standard input.
 */
@NullMarked
package parachute.cli.start;

import org.jspecify.annotations.NullMarked;
