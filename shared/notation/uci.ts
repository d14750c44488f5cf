import type { BoardMove, Move, Placement, PlacementMove } from '../board/move'
import type { Role } from '../board/role'
import {
  fileOf,
  parseSquare,
  rankOf,
  squareAt,
  squareName,
  type BoardSize,
  type Square,
} from '../board/square'
import { err, ok, type Result } from '../result'
import type { Army, VariantDefinition, VariantRules } from '../variants/variant'
import { letterOfRole, POCKET_ORDER, roleOfCapital } from '../variants/army'

/** A move as UCI writes it: squares and letters, without the kind of the move. */
export type UciMove =
  | { readonly kind: 'board'; readonly from: Square; readonly to: Square; readonly promotion?: Role }
  | PlacementMove
  | { readonly kind: 'null' }

/** A text that is not a move in UCI. */
export interface UciError {
  readonly kind: 'uci'
  readonly found: string
}

type UciRules = Pick<VariantRules, 'board' | 'army'>

/** UCI's null move. */
export const NULL_UCI = '0000'

const isInOrder = (a: Placement, b: Placement, size: BoardSize): boolean =>
  a.role === b.role
    ? fileOf(a.to, size) <= fileOf(b.to, size)
    : POCKET_ORDER.indexOf(a.role) < POCKET_ORDER.indexOf(b.role)

/** Sorts the placements of one turn as they are written: Q R B N K, equal roles by file. */
export const sortPlacements = (
  placements: PlacementMove['placements'],
  size: BoardSize,
): PlacementMove['placements'] => {
  const [first, second] = placements
  return second && !isInOrder(first, second, size) ? [second, first] : placements
}

/** Writes placements in the form that UCI and SAN share: `N@c1`, `Q@g1+K@f1`. */
export const makePlacements = (
  { army, board }: { readonly army: Army; readonly board: BoardSize },
  placements: PlacementMove['placements'],
): string =>
  sortPlacements(placements, board)
    .map(({ role, to }) => `${letterOfRole(army, role)}@${squareName(to, board)}`)
    .join('+')

/** The target square in UCI: for castling the rook's square or the king's own target, as the system has it. */
const targetOf = ({ board, castling }: VariantDefinition, { kind, from, to }: BoardMove): Square => {
  if (castling?.uci !== 'kingTarget') return to
  if (kind === 'castlingA') return squareAt(castling.targets.aSide.king, rankOf(from, board), board)
  if (kind === 'castlingH') return squareAt(castling.targets.hSide.king, rankOf(from, board), board)
  return to
}

/** Writes a move in UCI: `e2e4`, `e7e8q`, `N@c1`, `Q@g1+K@f1`; the system decides how castling is written. */
export const makeUci = (variant: VariantDefinition, move: Move): string => {
  const { board, army } = variant
  if (move.kind === 'placement') return makePlacements(variant, move.placements)
  const squares = squareName(move.from, board) + squareName(targetOf(variant, move), board)
  return move.promotion ? squares + letterOfRole(army, move.promotion).toLowerCase() : squares
}

const parsePlacement = (text: string, { board, army }: UciRules): Placement | undefined => {
  const role = roleOfCapital(army, text.slice(0, 1))
  const to = text[1] === '@' ? parseSquare(text.slice(2), board) : undefined
  return role === undefined || to === undefined ? undefined : { role, to }
}

/** Reads one or two placements in any order, and returns them in the order in which they are written; undefined for anything else. */
export const parsePlacements = (text: string, rules: UciRules): PlacementMove['placements'] | undefined => {
  const [first, second, ...more] = text.split('+', 3).map(part => parsePlacement(part, rules))
  if (!first || more.length > 0) return undefined
  if (!text.includes('+')) return [first]
  return second && second.to !== first.to ? sortPlacements([first, second], rules.board) : undefined
}

const BOARD_MOVE = /^([a-l][1-9][0-9]?)([a-l][1-9][0-9]?)([a-z]?)$/

const parseBoardMove = (text: string, { board, army }: UciRules): UciMove | undefined => {
  const [, origin = '', target = '', letter = ''] = BOARD_MOVE.exec(text) ?? []
  const from = parseSquare(origin, board)
  const to = parseSquare(target, board)
  const promotion = roleOfCapital(army, letter.toUpperCase())
  if (from === undefined || to === undefined || (letter !== '' && promotion === undefined)) return undefined
  return { kind: 'board', from, to, ...(promotion && { promotion }) }
}

/**
 * Reads a move in UCI, by its syntax only: the position decides whether it is legal and whether `e1g1` castles ({@link findByUci}). The
 * same square twice means a relocation in which the piece stays.
 */
export const parseUci = (rules: UciRules, text: string): Result<UciMove, UciError> => {
  if (text === NULL_UCI) return ok({ kind: 'null' })
  const placements = parsePlacements(text, rules)
  if (placements) return ok({ kind: 'placement', placements })
  const move = parseBoardMove(text, rules)
  return move ? ok(move) : err({ kind: 'uci', found: text.slice(0, 80) })
}

/**
 * Whether a text means a castling move by the king's target. The king must go two files or more, so that it cannot be an ordinary king
 * move.
 */
const isCastlingTo = ({ board, castling, leap }: VariantDefinition, move: Move, uci: UciMove): boolean => {
  if (!castling || leap.length > 0 || uci.kind !== 'board' || uci.promotion) return false
  if (move.kind !== 'castlingA' && move.kind !== 'castlingH') return false
  const { king } = castling.targets[move.kind === 'castlingA' ? 'aSide' : 'hSide']
  return (
    move.from === uci.from &&
    uci.to === squareAt(king, rankOf(move.from, board), board) &&
    Math.abs(king - fileOf(move.from, board)) > 1
  )
}

const isSameTurn = (a: readonly Placement[], b: readonly Placement[]): boolean =>
  a.length === b.length && a.every(one => b.some(other => other.role === one.role && other.to === one.to))

/** Whether a text names exactly this move; castling is written as the king taking its own rook. */
const isExactly = (move: Move, uci: UciMove): boolean => {
  if (move.kind === 'placement' || uci.kind === 'placement')
    return (
      move.kind === 'placement' && uci.kind === 'placement' && isSameTurn(move.placements, uci.placements)
    )
  return (
    uci.kind === 'board' && uci.from === move.from && uci.to === move.to && uci.promotion === move.promotion
  )
}

/**
 * Finds the legal move that a text in UCI means. Castling is read both as the king taking its own rook and as the king going to its target,
 * if that cannot be an ordinary king move or a leap. The null move passes the turn if that is allowed.
 */
export const findByUci = (
  variant: VariantDefinition,
  legal: readonly Move[],
  text: string,
): Move | undefined => {
  const uci = parseUci(variant, text)
  if (!uci.ok) return undefined
  if (uci.value.kind === 'null') return legal.find(({ kind }) => kind === 'pass')
  return (
    legal.find(move => isExactly(move, uci.value)) ??
    legal.find(move => isCastlingTo(variant, move, uci.value))
  )
}
