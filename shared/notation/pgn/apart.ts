import { scanGame, startScan } from './gameScan'
import { withResultTag } from './joinGame'
import { contentEnd, unitsOf, type Units } from './units'

/** The shortest possible game; its comment would close one that was left open before it. */
const PROBE = unitsOf('\n1. {} *')

const withProbe = (before: Units): Units => {
  const length = before.length + PROBE.length
  const units = before instanceof Uint8Array ? new Uint8Array(length) : new Uint16Array(length)
  units.set(before)
  units.set(PROBE, before.length)
  return units
}

/** Whether one of the games of a text begins at a place. */
const beginsAt = (units: Units, place: number): boolean => {
  const scan = startScan(units)
  for (let span = scanGame(scan); span && span.from <= place; span = scanGame(scan))
    if (span.from === place) return true
  return false
}

/** Whether a game that follows this text is recognized by nothing but the number of its first move. */
const isClosed = (before: Units): boolean => beginsAt(withProbe(before), before.length + 1)

const isTold = (before: Units, game: string): boolean =>
  game.startsWith('[') || (/^\d+\./.test(game) && isClosed(before))

/**
 * Returns a written game such that it is read as a separate game after `before`. A game without tags is recognized only by the number of
 * its first move; if it begins otherwise, or the text before it is left open, it gets a Result tag. Takes time linear in `before` for games
 * without tags, and constant time for others.
 *
 * @param before the games before it; empty for the first of a file
 */
export const apartFrom = (before: Units, game: string): string =>
  contentEnd(before, 0, before.length) === 0 || isTold(before, game) ? game : withResultTag(game)

export interface WrittenGame {
  /** Its text, which is requested only if it is needed. */
  readonly text: () => string
  /** The whole game could be read: it ends with its result, and all of its comments are closed. */
  readonly isWhole: boolean
  /** It begins with a tag or with a move number. */
  readonly isMarked: boolean
}

/** Whether a written game begins with a tag or with a move number. */
export const isSetApart = (text: string): boolean => /^(?:\[|\d+\.)/.test(text)

/** The end of a game that has nothing but tags. */
const END = '*\n\n'

/**
 * The same if nothing is known about `before`: its last game may have no moves, so that tags after it would be read as its own. A result in
 * between ends that game.
 */
const apartFromAny = (before: string, game: string): string => {
  const begins = (between: string, text: string): boolean =>
    beginsAt(unitsOf(`${before}\n${between}${text}`), before.length + 1 + between.length)
  if (begins('', game)) return game
  const tagged = game.startsWith('[') ? game : withResultTag(game)
  return !begins('', tagged) && begins(END, tagged) ? END + tagged : tagged
}

/** Whether a comment is still open at the end of a text. */
const isLeftOpen = (text: string): boolean => {
  const scan = startScan(unitsOf(text))
  while (scanGame(scan));
  return scan.unclosedTo >= text.length
}

const OPEN = '{\n'
const OPEN_BEFORE_TAG = '{\n[A "b"]\n'

/**
 * Takes the games of a file one after the other, and returns the text that each must have in order to be read as a separate game after the
 * previous ones and a line break; undefined if it may stay as it is. Keeps only the last game in memory.
 */
export const startApart = (): ((game: WrittenGame) => string | undefined) => {
  let before: WrittenGame | undefined
  /** The comment that a game before the last one has left open; a comment after a tag shows that it was left open. */
  let open: '' | typeof OPEN | typeof OPEN_BEFORE_TAG = ''

  const passOn = (last: WrittenGame): void => {
    if (last.isWhole && open === '') return
    const text = last.text()
    if (!last.isWhole && isLeftOpen(text)) open = OPEN
    else if (open === OPEN_BEFORE_TAG || (open === OPEN && text.startsWith('[')))
      open = text.includes('{') ? '' : OPEN_BEFORE_TAG
  }

  const textOf = (game: WrittenGame): string | undefined => {
    const isTold = !before || (before.isWhole && game.isWhole && game.isMarked && open === '')
    if (isTold) return undefined
    const written = game.text()
    const text = apartFromAny(open + before!.text(), written)
    return text === written ? undefined : text
  }

  return game => {
    const text = textOf(game)
    if (before) passOn(before)
    before = text === undefined ? game : { ...game, text: () => text }
    return text
  }
}
