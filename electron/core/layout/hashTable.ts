// The hash table: clusters of entries, each of two words. The second word is the content, with a move in its lowest bits
// and the age of the entry in its highest (src/search/transpositionTable.ts).

export const ENTRY_BYTES = 16
/** Where an entry has its content. */
export const CONTENT = 8
export const CLUSTER_BYTES = 64
/** From, to, kind and first role of a move; the rest of a double placement follows from them. */
export const MOVE_BITS = 19
export const AGE_SHIFT = 61
/** After this number of searches an entry looks as young as a new one. */
export const AGES = 8
