/** How long tests wait for something that comes soon on an idle machine: a busy one takes its time. */
export const LONG_WAIT = { timeout: 60_000, interval: 20 }
