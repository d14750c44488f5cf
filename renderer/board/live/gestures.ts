import { fileName } from '@shared/board/square'
import type { LegalMove } from '@shared/ipc/contract'
import { squaresOf } from '@shared/notation/uciSquares'
import type { CastlingRules } from '@shared/variants/variant'

/** The legal moves by gesture: by the square that it leaves, then by the square to which it goes. */
export type Gestures = ReadonlyMap<string, ReadonlyMap<string, readonly LegalMove[]>>

/** The meaning of a gesture: nothing legal, one move, a promotion, or a choice between moves. */
export type GestureMeaning =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: LegalMove }
  | { readonly kind: 'promotion'; readonly moves: readonly LegalMove[] }
  | { readonly kind: 'choice'; readonly moves: readonly LegalMove[] }

interface Gesture {
  readonly from: string
  readonly to: string
}

const castlingRook = (to: string, side: 'aSide' | 'hSide', rules: CastlingRules): string => {
  if (rules.uci === 'kingTakesRook' || !rules.homes) return to
  return fileName(rules.homes[side]) + to.slice(1)
}

const castlingGestures = (
  { from, to }: Gesture,
  side: 'aSide' | 'hSide',
  rules: CastlingRules,
): readonly Gesture[] => {
  const rook = castlingRook(to, side, rules)
  const target = fileName(rules.targets[side].king) + from.slice(1)
  return [rook, target]
    .filter((at, i, all) => at !== from && all.indexOf(at) === i)
    .map(at => ({ from, to: at }))
}

const bothWays = ({ from, to }: Gesture): readonly Gesture[] =>
  from === to
    ? []
    : [
        { from, to },
        { from: to, to: from },
      ]

const gesturesOfMove = (move: LegalMove, castling: CastlingRules | undefined): readonly Gesture[] => {
  const squares = squaresOf(move.uci)
  if (!squares) return []
  switch (move.kind) {
    case 'placement':
    case 'pass':
      return []
    case 'castlingA':
      return castling ? castlingGestures(squares, 'aSide', castling) : [squares]
    case 'castlingH':
      return castling ? castlingGestures(squares, 'hSide', castling) : [squares]
    case 'adjustment':
    case 'transposition':
    case 'relocation':
      return bothWays(squares)
    case 'normal':
    case 'doubleStep':
    case 'enPassant':
    case 'leap':
      return [squares]
  }
}

/**
 * The gestures for a list of legal moves. Castling can be played by moving the king to its target square or onto its rook; a swap
 * may begin with either piece; placements come from the shelf.
 */
export const gesturesOf = (moves: readonly LegalMove[], castling: CastlingRules | undefined): Gestures => {
  const gestures = new Map<string, Map<string, LegalMove[]>>()
  for (const move of moves)
    for (const { from, to } of gesturesOfMove(move, castling)) {
      const byTarget = gestures.get(from) ?? new Map<string, LegalMove[]>()
      byTarget.set(to, [...(byTarget.get(to) ?? []), move])
      gestures.set(from, byTarget)
    }
  return gestures
}

const PAIR_MOVES: ReadonlySet<string> = new Set(['castlingA', 'castlingH', 'adjustment', 'transposition'])

/** The squares to which a piece may go in a move of two pieces. */
export const pairTargets = (gestures: Gestures, from: string): readonly string[] =>
  [...(gestures.get(from) ?? [])].flatMap(([to, moves]) =>
    moves.some(({ kind }) => PAIR_MOVES.has(kind)) ? [to] : [],
  )

const promotes = (move: LegalMove): boolean => squaresOf(move.uci)?.promotion !== ''

/** The meaning of moving from one square to another. */
export const meaningOf = (gestures: Gestures, from: string, to: string): GestureMeaning => {
  const moves = gestures.get(from)?.get(to) ?? []
  const [only] = moves
  if (!only) return { kind: 'nothing' }
  if (moves.length === 1) return { kind: 'move', move: only }
  return { kind: moves.every(promotes) ? 'promotion' : 'choice', moves }
}

const MOVED_PIECE_ONLY: ReadonlySet<string> = new Set(['normal', 'doubleStep', 'enPassant'])

/** Whether the move changes more on the board than the gesture itself, which moves one piece from square to square. */
export const movesMoreThanGesture = (move: LegalMove): boolean => !MOVED_PIECE_ONLY.has(move.kind)
