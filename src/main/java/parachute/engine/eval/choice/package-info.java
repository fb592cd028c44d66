/** The evaluation that a search uses: the choice of a network, corrected for endings, and explained. */
@NullMarked
package parachute.engine.eval.choice;

import org.jspecify.annotations.NullMarked;
