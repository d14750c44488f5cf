/** How long tests wait for something that comes soon on an idle machine, in milliseconds: a busy one takes longer. */
export const LONG_WAIT = { timeout: 60_000, interval: 20 }
