/**
 * For each game of an old list the place of the same one in a new list, -1 where there is none. Of games that are
 * the same the first is the first, the second the second.
 *
 * @param old fingerprints
 */
export const matchGames = (old: readonly string[], now: readonly string[]): readonly number[] => {
  const places = new Map<string, number[]>()
  // From the end, so that the first is taken first.
  for (let place = now.length - 1; place >= 0; place--) {
    const alike = places.get(now[place]!)
    if (alike) alike.push(place)
    else places.set(now[place]!, [place])
  }
  return old.map(fingerprint => places.get(fingerprint)?.pop() ?? -1)
}
