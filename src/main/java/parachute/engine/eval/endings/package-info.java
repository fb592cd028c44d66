/** Knowledge of chess endings. */
@NullMarked
package parachute.engine.eval.endings;

import org.jspecify.annotations.NullMarked;
