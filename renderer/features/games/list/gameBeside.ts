/**
 * The game after (1) or before (-1) game `here` in the order in which games are listed; undefined at the end.
 *
 * @param order all games of the file, as they are listed
 * @param found the games that are looked at; undefined for all. `here` need not be one of them
 */
export const gameBeside = (
  here: number,
  by: 1 | -1,
  order: readonly number[],
  found: ReadonlySet<number> | undefined,
): number | undefined => {
  const isSeen = (game: number) => found?.has(game) ?? true
  const place = order.indexOf(here)
  if (place < 0) return undefined
  return by === 1 ? order.slice(place + 1).find(isSeen) : order.slice(0, place).findLast(isSeen)
}
