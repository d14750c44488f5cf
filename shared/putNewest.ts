/** Puts a value last into a map that holds this many at most; the oldest makes room. */
export const putNewest = <K, V>(map: Map<K, V>, key: K, value: V, limit: number): void => {
  map.delete(key)
  map.set(key, value)
  if (map.size > limit) map.delete(map.keys().next().value!)
}
