// The hash table: clusters of entries, each of two words. The second word is the content, with a move in its lowest bits
// and the age of the entry in its highest (src/search/transpositionTable.ts).

export const ENTRY_BYTES = 16
/** The offset of the content in an entry. */
export const CONTENT = 8
export const CLUSTER_BYTES = 64
/** The bits of a move that are kept: from, to, kind and first role; the rest of a double placement follows from them. */
export const MOVE_BITS = 19
export const AGE_SHIFT = 61
/** Ages are counted modulo this: after as many searches an entry looks as young as a new one. */
export const AGES = 8
