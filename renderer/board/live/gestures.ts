import type { CastlingSide } from '@shared/board/setup'
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

const castlingRook = (to: string, side: CastlingSide, rules: CastlingRules): string => {
  if (rules.uci === 'kingTakesRook' || !rules.homes) return to
  return fileName(rules.homes[side]) + to.slice(1)
}

const castlingGestures = (
  { from, to }: Gesture,
  side: CastlingSide,
  rules: CastlingRules | undefined,
): readonly Gesture[] => {
  if (!rules) return [{ from, to }]
  const target = fileName(rules.targets[side].king) + from.slice(1)
  const ends = new Set([castlingRook(to, side, rules), target])
  ends.delete(from)
  return Array.from(ends, end => ({ from, to: end }))
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
      return castlingGestures(squares, 'aSide', castling)
    case 'castlingH':
      return castlingGestures(squares, 'hSide', castling)
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

/** The gestures for legal moves. To castle, the king goes to its target square or onto its rook; a swap begins with either piece. */
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
