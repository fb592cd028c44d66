/** The classical evaluation: hand-written terms with tuned weights, and the tables of the weights. */
package parachute.engine.eval.classical;
