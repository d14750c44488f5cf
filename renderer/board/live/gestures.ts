import { fileName } from '@shared/board/square'
import type { LegalMove } from '@shared/ipc/contract'
import { squaresOf } from '@shared/notation/uciSquares'
import type { CastlingRules } from '@shared/variants/variant'

/** The legal moves of gestures on the board: by the square they leave, then by the square they go to. */
export type Gestures = ReadonlyMap<string, ReadonlyMap<string, readonly LegalMove[]>>

/** What a gesture asks for: nothing legal, one move, a promotion piece, or a choice between moves. */
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
 * All gestures of a list of legal moves. A castling answers to the king going to its target and to
 * the king going onto its rook; a swap may begin at either piece; placements come from the shelf.
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

/** The squares that a piece may be put on for a move that moves another one as well. */
export const pairTargets = (gestures: Gestures, from: string): readonly string[] =>
  [...(gestures.get(from) ?? [])].flatMap(([to, moves]) =>
    moves.some(({ kind }) => PAIR_MOVES.has(kind)) ? [to] : [],
  )

const promotes = (move: LegalMove): boolean => squaresOf(move.uci)?.promotion !== ''

/** What going from one square to another means. */
export const meaningOf = (gestures: Gestures, from: string, to: string): GestureMeaning => {
  const moves = gestures.get(from)?.get(to) ?? []
  const [only] = moves
  if (!only) return { kind: 'nothing' }
  if (moves.length === 1) return { kind: 'move', move: only }
  return { kind: moves.every(promotes) ? 'promotion' : 'choice', moves }
}

const MOVED_PIECE_ONLY: ReadonlySet<string> = new Set(['normal', 'doubleStep', 'enPassant'])

/** Whether the board after the move differs from the gesture's own outcome, one piece gone from square to square. */
export const movesMoreThanGesture = (move: LegalMove): boolean => !MOVED_PIECE_ONLY.has(move.kind)
