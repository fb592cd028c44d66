package parachute.engine.mate;

/**
 * Proof and disproof numbers by position, and the length of what is proved. The table grows as needed and keeps
 * everything until {@link #clear}.
 */
final class ProofTable {
    private static final int FIRST_CAPACITY = 1 << 12;

    private long[] keys = new long[FIRST_CAPACITY];
    private int[] phis = new int[FIRST_CAPACITY];
    private int[] deltas = new int[FIRST_CAPACITY];
    private byte[] plies = new byte[FIRST_CAPACITY];
    private int size;

    /** Returns the number of stored positions. */
    int size() {
        return size;
    }

    /** Removes all entries. */
    void clear() {
        allocate(FIRST_CAPACITY);
    }

    /** Allocates empty arrays; all of them or, without memory, none. */
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

    /** Returns the slot of a position, negative if it is not stored; valid until the next {@link #put}. */
    int find(long key) {
        int slot = slotOf(key);
        return keys[slot] == key ? slot : -1;
    }

    /** Returns phi, the number for the side to move, in a slot from {@link #find}. */
    int phi(int slot) {
        return phis[slot];
    }

    /** Returns delta, the number against the side to move, in a slot from {@link #find}. */
    int delta(int slot) {
        return deltas[slot];
    }

    /** Returns the plies to the proved mate in a slot from {@link #find}; undefined if no mate is proved. */
    int plies(int slot) {
        return plies[slot];
    }

    /** Stores the numbers of a position, replacing earlier ones. The length must fit into a byte. */
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

    /** Returns the slot of a key, or the free one for it (linear probing). The key 0 marks free slots. */
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
