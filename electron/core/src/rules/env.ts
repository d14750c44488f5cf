// What a running search calls on its host.

/** Milliseconds on a clock that all threads of a pool share. */
export declare function clock(): f64

/** Notifies the host of new results in the arena of a thread. */
export declare function report(arena: usize): void
