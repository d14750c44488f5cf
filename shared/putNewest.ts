/** Adds a value as the newest to a map with at most `limit` entries; the oldest one is dropped if necessary. */
export const putNewest = <K, V>(map: Map<K, V>, key: K, value: V, limit: number): void => {
  map.delete(key)
  map.set(key, value)
  if (map.size > limit) map.delete(map.keys().next().value!)
}
