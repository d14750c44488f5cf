import type { GameSpan } from '@shared/notation/pgn/gameScan'
import { PGN_RESULTS, type PgnResult } from '@shared/notation/pgn/pgn'
import { isNamed, type TagSpan } from '@shared/notation/pgn/tagScan'
import { isCanonicalTag } from '@shared/notation/pgn/tags'
import { unwrap } from '@shared/result'
import { SETUP_TAGS } from '@shared/tree/setupTags'
import { UNNAMED_VARIANTS } from '@shared/variants'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import type { CheckedGame } from './checkRead'
import { gameStart } from './gameStart'

/*
 * The shortest way, for most games of most files: games of chess from the usual first position, with tags in plain form, are read straight
 * from the bytes of their file. All others are read as text.
 */

/** A game within the bytes of its file. */
export interface ScannedGame {
  readonly bytes: Buffer
  readonly span: GameSpan
}

/** Tags that may mean that a game is of another system or begins at another position. */
const TELLING: readonly string[] = [
  'Variant',
  'FEN',
  ...Object.values(SETUP_TAGS),
  ...UNNAMED_VARIANTS.flatMap(({ options }) => options.map(({ tag }) => tag.name)),
]

/** The position, one for each core, at which games without such tags begin. */
const starts = new WeakMap<Core, Position>()

const startOf = (core: Core): Position => {
  const known = starts.get(core)
  if (known) return known
  const { variant, setup } = unwrap(gameStart([], { line: 1, column: 1, offset: 0 }))
  const start = unwrap(Position.from(core, variant, setup))
  starts.set(core, start)
  return start
}

const isPlain = (bytes: Buffer, tag: TagSpan): boolean =>
  isCanonicalTag(bytes, tag) && !TELLING.some(name => isNamed(bytes, tag, name))

/** The result according to the tags; undefined if the Result tag has no valid one. */
const resultOf = ({ bytes, span }: ScannedGame): PgnResult | undefined => {
  const tag = span.tags.find(one => isNamed(bytes, one, 'Result'))
  if (!tag) return '*'
  const value = bytes.toString('latin1', tag.valueFrom, tag.valueTo)
  return PGN_RESULTS.find(result => result === value)
}

/** A game that can be handled in the shortest way. */
interface PlainGame {
  readonly start: Position
  readonly movetext: Buffer
  /** The result if the movetext has none. */
  readonly result: PgnResult
}

const plainGame = (core: Core, game: ScannedGame): PlainGame | undefined => {
  const { bytes, span } = game
  const result = span.tags.every(tag => isPlain(bytes, tag)) ? resultOf(game) : undefined
  if (result === undefined) return undefined
  const from = span.tags.at(-1)?.to ?? span.from
  return { start: startOf(core), movetext: bytes.subarray(from, span.to), result }
}

/** Checks every move of every line of a game; undefined if the game cannot be handled in the shortest way. */
export const checkScanned = (core: Core, game: ScannedGame): CheckedGame | undefined => {
  const plain = plainGame(core, game)
  const replayed = plain?.start.replay(plain.movetext)
  if (!plain || !replayed) return undefined
  const { plies, fen, result = plain.result } = replayed
  return { variant: plain.start.variant.id, plies, fen, result }
}

/** The movetext of such a game as it would be written from its tree; valid until the core is used again. */
export const rewriteScanned = (core: Core, game: ScannedGame): Uint8Array | undefined => {
  const plain = plainGame(core, game)
  return plain?.start.rewrite(plain.movetext, plain.result)
}
