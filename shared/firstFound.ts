/** What the first of some things leads to that leads to anything; undefined if none does. */
export const firstFound = <T, Found>(
  things: Iterable<T>,
  find: (thing: T) => Found | undefined,
): Found | undefined => {
  for (const thing of things) {
    const found = find(thing)
    if (found !== undefined) return found
  }
  return undefined
}
