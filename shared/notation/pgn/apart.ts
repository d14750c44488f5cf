import { scanGame, startScan } from './gameScan'
import { makeTag } from './tags'
import { unitsOf, type Units } from './units'

/** A game as short as can be; its comment would close one that was left open before it. */
const PROBE = unitsOf('\n1. {} *')

const withProbe = (before: Units): Units => {
  const length = before.length + PROBE.length
  const units = before instanceof Uint8Array ? new Uint8Array(length) : new Uint16Array(length)
  units.set(before)
  units.set(PROBE, before.length)
  return units
}

/** Games may follow this text that are known by nothing but the number of their first move. */
const isClosed = (before: Units): boolean => {
  const scan = startScan(withProbe(before))
  let last: number | undefined
  for (let span = scanGame(scan); span; span = scanGame(scan)) last = span.from
  return last === before.length + 1
}

const isTold = (before: Units, game: string): boolean =>
  game.startsWith('[') || (/^\d+\./.test(game) && isClosed(before))

/**
 * A written game, so that it is read as a game of its own behind `before`. Without tags, it can be told only
 * by the number of its first move: where it begins otherwise, or what comes before is left open, it gets a
 * Result tag. Takes time linear in `before` for games without tags, and none for others.
 *
 * @param before the games in front of it; empty for the first of a file
 */
export const apartFrom = (before: Units, game: string): string => {
  if (before.length === 0 || isTold(before, game)) return game
  const value = /\S+$/.exec(game.trimEnd())?.[0] ?? '*'
  return `${makeTag({ name: 'Result', value })}\n\n${game}`
}
