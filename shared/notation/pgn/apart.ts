import { scanGame, startScan } from './gameScan'
import { withResultTag } from './joinGame'
import { contentEnd, unitsOf, type Units } from './units'

/** A game as short as can be; its comment would close one that was left open before it. */
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

/** Games may follow this text that are known by nothing but the number of their first move. */
const isClosed = (before: Units): boolean => beginsAt(withProbe(before), before.length + 1)

const isTold = (before: Units, game: string): boolean =>
  game.startsWith('[') || (/^\d+\./.test(game) && isClosed(before))

/**
 * A written game, so that it is read as a game of its own behind `before`. Without tags, it is recognized only
 * by the number of its first move: where it begins otherwise, or what comes before is left open, it gets a
 * Result tag. Takes time linear in `before` for games without tags, and none for others.
 *
 * @param before the games in front of it; empty for the first of a file
 */
export const apartFrom = (before: Units, game: string): string =>
  contentEnd(before, 0, before.length) === 0 || isTold(before, game) ? game : withResultTag(game)

/** A game as it was written. */
export interface WrittenGame {
  /** Its text, asked for only where it has to be looked at. */
  readonly text: () => string
  /** All of it could be read: it ends with its result, and all of its comments are closed. */
  readonly isWhole: boolean
  /** It begins with a tag, or with the number of a move. */
  readonly isMarked: boolean
}

/** Whether a written game begins with a tag, or with the number of a move. */
export const isSetApart = (text: string): boolean => /^(?:\[|\d+\.)/.test(text)

/** What ends a game that has tags and nothing else. */
const END = '*\n\n'

/**
 * The same where nothing is known of what comes before: its last game may have no moves, so that tags after it would be
 * read as its own. A result in between ends it.
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
 * Takes the games of a file one after the other, and says of each what its text becomes, so that it is read as a game of
 * its own behind those before it, with a line break in between; undefined if it may stay as it is. Keeps no more than the
 * last.
 */
export const startApart = (): ((game: WrittenGame) => string | undefined) => {
  let before: WrittenGame | undefined
  /** A comment that a game before the last has left open; a comment behind a tag shows that it was. */
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
