/** Milliseconds on a clock that all threads of the process share; only differences mean anything. */
export const sharedClock = (): number => {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}
