import type { Color } from '@shared/board/color'
import type { MoveKind } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import { EIGHT, fileName } from '@shared/board/square'
import { roleOfLetter } from '@shared/variants/army'
import type { VariantRules } from '@shared/variants/variant'
import { placeOf } from '@shared/picture/boardPlaces'
import { squaresOf } from '@shared/notation/uciSquares'
import { splitPlacement } from './setup/placements'

/** A move that an engine proposes, the best first. */
export interface ProposedMove {
  readonly uci: string
  readonly kind: MoveKind
  /** 1 for the best. */
  readonly rank: number
  readonly mover: Color
  /** What the other side would do if it were its turn. */
  readonly threat: boolean
}

/** What is drawn over the pieces. */
export type BoardShape =
  | {
      readonly kind: 'arrow'
      readonly from: string
      readonly to: string
      /** Both pieces move: they change places. */
      readonly both: boolean
      readonly rank: number
      readonly threat: boolean
    }
  | {
      readonly kind: 'ghost'
      readonly square: string
      readonly color: Color
      readonly role: Role
      readonly rank: number
    }
  /** A piece that may move and stays: a ring around it. */
  | { readonly kind: 'ring'; readonly square: string; readonly rank: number }

/** The most proposals drawn; more would hide the board. */
export const SHOWN_PROPOSALS = 3

const SWAPS: ReadonlySet<MoveKind> = new Set(['adjustment', 'transposition', 'relocation'])

const ghosts = ({ uci, mover, rank }: ProposedMove, rules: VariantRules): readonly BoardShape[] =>
  uci.split('+').flatMap((placement): readonly BoardShape[] => {
    const { letter, square } = splitPlacement(placement)
    const role = roleOfLetter(rules.army, letter)
    return role === undefined ? [] : [{ kind: 'ghost', square, color: mover, role, rank }]
  })

/** Where the king goes, and where the rook goes: the rook only as far as its square is known. */
const castling = (move: ProposedMove, rules: VariantRules): readonly BoardShape[] => {
  const squares = squaresOf(move.uci)
  if (!squares || !rules.castling) return []
  const targets = rules.castling.targets[move.kind === 'castlingA' ? 'aSide' : 'hSide']
  const { rank, threat } = move
  const row = squares.from.slice(1)
  const king = fileName(targets.king) + row
  const rook = fileName(targets.rook) + row
  const arrow = (from: string, to: string): readonly BoardShape[] =>
    from === to ? [] : [{ kind: 'arrow', from, to, both: false, rank, threat }]
  const rookFrom = rules.castling.uci === 'kingTakesRook' ? arrow(squares.to, rook) : []
  return [...arrow(squares.from, king), ...rookFrom]
}

/** How a proposal is drawn: a placement as the piece on its square, a swap with two heads, a castling with both paths. */
export const shapesOf = (move: ProposedMove, rules: VariantRules): readonly BoardShape[] => {
  if (move.kind === 'placement') return ghosts(move, rules)
  if (move.kind === 'castlingA' || move.kind === 'castlingH') return castling(move, rules)
  const squares = squaresOf(move.uci)
  if (!squares) return []
  const { from, to } = squares
  const { rank, threat } = move
  if (from === to) return [{ kind: 'ring', square: from, rank }]
  return [{ kind: 'arrow', from, to, both: SWAPS.has(move.kind), rank, threat }]
}

const nameOf = (shape: BoardShape): string =>
  shape.kind === 'arrow' ? `${shape.from}${shape.to}` : `${shape.kind}${shape.square}`

/** The shapes of all proposals, the best on top; what two proposals share is drawn as in the better one. */
export const allShapes = (moves: readonly ProposedMove[], rules: VariantRules): readonly BoardShape[] => {
  const seen = new Set<string>()
  const ordered = [...moves].sort((a, b) => a.rank - b.rank).slice(0, SHOWN_PROPOSALS)
  return ordered
    .flatMap(move => shapesOf(move, rules))
    .filter(shape => !seen.has(nameOf(shape)) && seen.add(nameOf(shape)))
    .reverse()
}

/** The width of an arrow by rank, in squares. */
export const arrowWidth = (rank: number): number => [0.15, 0.1][rank - 1] ?? 0.07

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a square in squares from the top left corner; undefined off the board. */
export const middleOf = (square: string, orientation: Color): Point | undefined => {
  const place = placeOf(square, orientation, EIGHT)
  return place && { x: place.column + 0.5, y: place.row + 0.5 }
}
