/**
 * The way from the arguments to a front end that is started often: it is chosen without picocli, so that none of its
 * classes are loaded for XBoard's protocol, UCI and boards on standard input.
 */
@NullMarked
package parachute.cli.start;

import org.jspecify.annotations.NullMarked;
