package parachute.engine.mate;

/**
 * Proof and disproof numbers by position, and the length of what is proved. The table grows as it is filled and forgets
 * nothing, so that what was proved stays proved until {@link #clear}.
 */
final class ProofTable {
    private static final int FIRST_CAPACITY = 1 << 12;

    private long[] keys = new long[FIRST_CAPACITY];
    private int[] phis = new int[FIRST_CAPACITY];
    private int[] deltas = new int[FIRST_CAPACITY];
    private byte[] plies = new byte[FIRST_CAPACITY];
    private int size;

    /** Number of positions known. */
    int size() {
        return size;
    }

    /** Forgets everything. */
    void clear() {
        allocate(FIRST_CAPACITY);
    }

    /** Empty arrays; all of them or, without memory, none. */
    private void allocate(int capacity) {
        long[] newKeys = new long[capacity];
        int[] newPhis = new int[capacity];
        int[] newDeltas = new int[capacity];
        byte[] newPlies = new byte[capacity];
        keys = newKeys;
        phis = newPhis;
        deltas = newDeltas;
        plies = newPlies;
        size = 0;
    }

    /** Where the numbers of a position stand, negative if it is not known; valid until the next {@link #put}. */
    int find(long key) {
        int slot = slotOf(key);
        return keys[slot] == key ? slot : -1;
    }

    /** The number for the side to move, where {@link #find} said. */
    int phi(int slot) {
        return phis[slot];
    }

    /** The number against the side to move, where {@link #find} said. */
    int delta(int slot) {
        return deltas[slot];
    }

    /** Plies to the mate that was proved, where {@link #find} said; meaningless where none was. */
    int plies(int slot) {
        return plies[slot];
    }

    /** Writes what is known of a position, in the place of what was. The length must fit into a byte. */
    void put(long key, int phi, int delta, int length) {
        if (size * 2 >= keys.length) {
            grow();
        }
        int slot = slotOf(key);
        if (keys[slot] != key) {
            keys[slot] = key;
            size++;
        }
        phis[slot] = phi;
        deltas[slot] = delta;
        plies[slot] = (byte) length;
    }

    /** Linear probing: the slot of a key, or the free one where it belongs. The key 0 marks free slots. */
    private int slotOf(long key) {
        int mask = keys.length - 1;
        int slot = (int) (key ^ key >>> 32) & mask;
        while (keys[slot] != key && keys[slot] != 0) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldPhis = phis;
        int[] oldDeltas = deltas;
        byte[] oldPlies = plies;
        allocate(2 * oldKeys.length);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                put(oldKeys[i], oldPhis[i], oldDeltas[i], oldPlies[i]);
            }
        }
    }
}
