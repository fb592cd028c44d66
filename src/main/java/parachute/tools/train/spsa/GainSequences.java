package parachute.tools.train.spsa;

/**
 * The sequences a_k and c_k of SPSA with the exponents and the stability constant that Spall recommends
 * ("Implementation of the simultaneous perturbation algorithm for stochastic optimization", 1998). As in fishtest, they
 * are defined by their last members, in units of a parameter's step: c_k ends at 1, and a_k / c_k at the rate.
 *
 * @param iterations the last k, at least 1
 * @param rate the last a_k / c_k
 */
record GainSequences(int iterations, double rate) {
    private static final double ALPHA = 0.602, GAMMA = 0.101;

    /** A in a_k = a / (A + k)^alpha, as a fraction of all iterations, so that the first steps are not too large. */
    private static final double STABILITY = 0.1;

    /**
     * Returns the steps by which iteration k moves both sides from the current values: c_k.
     *
     * @param k number of the iteration, from 1
     */
    double perturbation(int k) {
        return Math.pow((double) iterations / k, GAMMA);
    }

    /**
     * Returns the steps by which the values move for each win that one side has more than the other: a_k / c_k.
     *
     * @param k number of the iteration, from 1
     */
    double change(int k) {
        double stability = STABILITY * iterations;
        double decrease = Math.pow((stability + iterations) / (stability + k), ALPHA);
        return rate * decrease / perturbation(k);
    }
}
