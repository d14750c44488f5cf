/**
 * The game after (1) or before (-1) game `here`; undefined at the end.
 *
 * @param count the number of games in the file
 * @param found the games that are looked at, rising; undefined for all. `here` need not be one of them
 */
export const gameBeside = (
  here: number,
  by: 1 | -1,
  count: number,
  found: readonly number[] | undefined,
): number | undefined => {
  if (found) return by === 1 ? found.find(game => game > here) : found.findLast(game => game < here)
  const next = here + by
  return next >= 0 && next < count ? next : undefined
}
