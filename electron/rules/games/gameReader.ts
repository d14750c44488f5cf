import { makeFen, parseFen } from '@shared/notation/fen/fen'
import type { PgnFault, PgnGame, PgnTag, TextPosition } from '@shared/notation/pgn/pgn'
import { tagPosition } from '@shared/notation/pgn/tagPosition'
import { chain, err, ok, type Result } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { isVariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { addReplayed, rootDraft, type Draft } from './draft'
import { gameStart, type GameStart } from './gameStart'
import { positionReplayer } from './positionReplayer'
import { readMoves } from './readMoves'
import { bareMove } from './readVariations'
import { restoreSetup, type RestoredSetup } from './restoreSetup'

/** A game that has been begun; only its movetext is still unread. */
interface Begun {
  readonly start: GameStart
  readonly tags: readonly PgnTag[]
  readonly position: Position
  readonly root: Draft
  /** The node at which the movetext begins. */
  readonly node: Draft
}

const open = (core: Core, pgn: PgnGame, start: GameStart): Result<Position, PgnFault> => {
  const { variant, setup, options } = start
  const position = Position.from(core, variant, setup, options)
  if (position.ok) return position
  const found = makeFen(variant, setup)
  return err({ kind: 'pgn', reason: 'illegalPosition', at: pgn.at, found, legal: [] })
}

const begin = (core: Core, pgn: PgnGame, tags: readonly PgnTag[]): Result<Begun, PgnFault> =>
  chain(gameStart(tags, pgn.at), start => {
    const position = open(core, pgn, start)
    if (!position.ok) return position
    const root = rootDraft(position.value.fen(), position.value.inCheck())
    return ok({ start, tags, position: position.value, root, node: root })
  })

/** Board, turn, rights and counters: everything that a FEN for ordinary tools says, independent of their letters for the pieces. */
const ordinaryPart = (variant: VariantDefinition, fen: string): string => {
  const read = parseFen(variant, fen)
  const written = read.ok ? makeFen(variant, read.value.setup) : fen
  return written.trim().split(/\s+/).slice(0, 6).join(' ')
}

/** Plays the setup before the movetext; undefined if it does not lead to the position where the movetext begins. */
const playSetup = (begun: Begun, setup: RestoredSetup, pgn: PgnGame): Begun | undefined => {
  const replayer = positionReplayer(begun.position)
  let node = begun.root
  for (const text of setup.moves) {
    const move = bareMove({ text, at: pgn.at, from: pgn.at.offset })
    const played = replayer.play(move)
    if (!played.ok) return undefined
    node = addReplayed(node, played.value, move)
  }
  const { variant } = begun.start
  return ordinaryPart(variant, node.fen) === ordinaryPart(variant, setup.fen ?? node.fen)
    ? { ...begun, node }
    : undefined
}

/** Begins the full game of one that was written for ordinary tools; undefined if its setup tags do not fit. */
const beginRestored = (core: Core, pgn: PgnGame): Begun | undefined => {
  const setup = restoreSetup(pgn.tags)
  const begun = setup && begin(core, pgn, setup.tags)
  if (!setup || !begun?.ok) return undefined
  const played = playSetup(begun.value, setup, pgn)
  if (!played) begun.value.position[Symbol.dispose]()
  return played
}

const finish = (begun: Begun, pgn: PgnGame, text: string): Game => {
  const { start, root, tags } = begun
  readMoves(positionReplayer(begun.position), begun, pgn, text)
  const { id } = start.variant
  if (!isVariantId(id)) throw new Error(`${id} is not registered`)
  return { variant: id, options: start.options, tags, result: pgn.result, root }
}

/** The place of the tag because of which a game cannot be begun. */
const faultPosition = ({ reason }: PgnFault, pgn: PgnGame, text: string): TextPosition =>
  tagPosition(text, pgn, reason === 'unknownVariant' ? 'Variant' : 'FEN')

/**
 * Turns a game as written into a tree of legal moves.
 *
 * `text` is what `pgn` was parsed from. A line that turns illegal keeps its moves up to there, with the fault and the rest of its text in
 * the last node; the other lines go on. Setup tags of a file written for ordinary tools become moves again. Fails only if a game cannot be
 * begun: an unknown system, or a first position that is missing, unreadable or illegal.
 * Takes time linear in the number of moves, however deeply they are nested.
 */
export const readGame = (core: Core, pgn: PgnGame, text: string): Result<Game, PgnFault> => {
  const restored = beginRestored(core, pgn)
  const begun = restored ? ok(restored) : begin(core, pgn, pgn.tags)
  if (!begun.ok) return err({ ...begun.error, at: faultPosition(begun.error, pgn, text) })
  using position = begun.value.position
  return ok(finish({ ...begun.value, position }, pgn, text))
}
