/** Milliseconds on a clock that all threads of the process share; only differences are meaningful. */
export const sharedClock = (): number => {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}

/** Makes a gate and a function that shuts and opens it. */
export const newGate = () => {
  const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const suspend = (isSuspended: boolean): void => {
    Atomics.store(gate, 0, isSuspended ? 1 : 0)
    Atomics.notify(gate, 0)
  }
  return { gate, suspend }
}

/**
 * The clock of a search that can be suspended. A search reads it every thousand nodes or so, and waits there while the
 * gate is shut; this waiting time does not count.
 *
 * @param gate shared with other threads; shut while its value is 1
 */
export const gatedClock = (gate: Int32Array): (() => number) => {
  let heldMs = 0
  return () => {
    if (Atomics.load(gate, 0) === 1) {
      const shutMs = sharedClock()
      while (Atomics.load(gate, 0) === 1) Atomics.wait(gate, 0, 1)
      heldMs += sharedClock() - shutMs
    }
    return sharedClock() - heldMs
  }
}
