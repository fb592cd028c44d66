/** Knowledge of chess endings, shared by all evaluations. */
@NullMarked
package parachute.engine.eval.endings;

import org.jspecify.annotations.NullMarked;
