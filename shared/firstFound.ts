/** The first result of `find` that is not undefined; undefined if there is none. */
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
