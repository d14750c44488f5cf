import type { Color } from '@shared/board/color'
import { SIDES, type CastlingSide, type Setup } from '@shared/board/setup'
import { fileName, fileOf, rankOf, squareAt, squareName, type Square } from '@shared/board/square'
import type { LegalMove } from '@shared/ipc/contract'
import { homeRank } from '@shared/notation/homeRank'
import type { CastlingRules, VariantRules } from '@shared/variants/variant'
import { colorName } from './progress'

/** A special right of one side, as a chip in the player's row shows it. */
export interface RightChip {
  /** Unique within its row. */
  readonly id: string
  readonly label: string
  /** `now`: to be used with this move or never; `gone`: lost or used up. */
  readonly state: 'held' | 'now' | 'gone'
  /** The legal moves that use the right now. */
  readonly moves: readonly LegalMove[]
  /** Names of the squares concerned, marked on the board while the chip is pointed at. */
  readonly squares: readonly string[]
  /** What the right is, and why it cannot be used now if it cannot. */
  readonly hint: string
}

interface RightsQuery {
  readonly variant: VariantRules
  readonly setup: Setup
  /** All legal moves of the side to move. */
  readonly moves: readonly LegalMove[]
  readonly check: boolean
}

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => Math.min(from, to) + i)

const kingOf = (setup: Setup, color: Color): Square =>
  setup.board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === color)

const idle = (color: Color, { setup, check }: RightsQuery): string | undefined => {
  if (setup.turn !== color) return `${colorName(color)} is not to move`
  return check ? 'the king is in check' : undefined
}

const CASTLING_KIND = { aSide: 'castlingA', hSide: 'castlingH' } as const

const castlingPath = (
  color: Color,
  side: CastlingSide,
  { setup, variant }: RightsQuery,
): readonly Square[] => {
  const rook = setup.castling[color][side]
  const target = variant.castling?.targets[side]
  const king = kingOf(setup, color)
  if (rook === undefined || !target || king < 0) return []
  const { size } = setup.board
  const files = new Set([
    ...span(fileOf(king, size), target.king),
    ...span(fileOf(rook, size), target.rook),
    fileOf(rook, size),
  ])
  return [...files].map(file => squareAt(file, rankOf(king, size), size))
}

const castlingHindrance = (
  color: Color,
  path: readonly Square[],
  side: CastlingSide,
  query: RightsQuery,
): string => {
  const { setup } = query
  const own = [kingOf(setup, color), setup.castling[color][side]]
  const blocker = path.find(square => setup.board.pieces[square] && !own.includes(square))
  if (blocker !== undefined) return `${squareName(blocker, setup.board.size)} is occupied`
  return idle(color, query) ?? 'a square on the king’s way is attacked'
}

const castlingChip = (
  color: Color,
  side: CastlingSide,
  rules: CastlingRules,
  query: RightsQuery,
): RightChip => {
  const { setup, moves } = query
  const target = rules.targets[side]
  const places = `${fileName(target.king)}/${fileName(target.rook)}`
  const held = setup.castling[color][side] !== undefined
  const legal = setup.turn === color ? moves.filter(move => move.kind === CASTLING_KIND[side]) : []
  const path = castlingPath(color, side, query)
  const hindrance = legal.length > 0 ? '' : `. Not now: ${castlingHindrance(color, path, side, query)}`
  return {
    id: side,
    label: `${target.san} ${places}`,
    state: held ? 'held' : 'gone',
    moves: legal,
    squares: path.map(square => squareName(square, setup.board.size)),
    hint: held
      ? `King to the ${fileName(target.king)}-file, rook to the ${fileName(target.rook)}-file${hindrance}`
      : `${target.san} is no longer possible`,
  }
}

const castlingChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const rules = query.variant.castling
  const { castling } = query.setup
  const anyLeft = SIDES.some(side => castling.white[side] !== undefined || castling.black[side] !== undefined)
  return rules && anyLeft ? SIDES.map(side => castlingChip(color, side, rules, query)) : []
}

const leapChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const { variant, setup, moves } = query
  if (variant.leap.length === 0 || !setup.memory.leap[color]) return []
  const { size } = setup.board
  const legal = setup.turn === color ? moves.filter(move => move.kind === 'leap') : []
  const rank = homeRank(variant, color)
  const hindrance = idle(color, query) ?? 'both bunker squares are taken, attacked or next to the king'
  return [
    {
      id: 'leap',
      label: `Leap ${variant.leap.map(fileName).join(', ')}`,
      state: 'held',
      moves: legal,
      squares: variant.leap.map(file => squareName(squareAt(file, rank, size), size)),
      hint: `The unmoved king may leap to his bunker, once${legal.length > 0 ? '' : `. Not now: ${hindrance}`}`,
    },
  ]
}

/** Unmoved bishops with an unmoved neighbour. */
const adjustableBishops = (color: Color, { setup, variant }: RightsQuery): readonly Square[] => {
  const { size, pieces } = setup.board
  const files = setup.memory.adjustable[color]
  return files
    .filter(file => files.includes(file - 1) || files.includes(file + 1))
    .map(file => squareAt(file, homeRank(variant, color), size))
    .filter(square => pieces[square]?.role === 'bishop')
}

const adjustmentChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const { variant, setup, moves } = query
  if (!variant.adjustment || setup.memory.adjustable[color].length === 0) return []
  const squares = adjustableBishops(color, query).map(square => squareName(square, setup.board.size))
  const legal = setup.turn === color ? moves.filter(move => move.kind === 'adjustment') : []
  const hindrance = idle(color, query) ?? 'it would leave the king attacked'
  return [
    {
      id: 'adjustment',
      label: `Adjust ${squares.map(square => `B${square}`).join(', ')}`,
      state: 'held',
      moves: legal,
      squares,
      hint: `A bishop may swap with a neighbour, once${legal.length > 0 ? '' : `. Not now: ${hindrance}`}`,
    },
  ]
}

const transpositionChips = (color: Color, { variant, setup, moves }: RightsQuery): readonly RightChip[] => {
  if (!variant.transposition || !setup.memory.transposition[color]) return []
  const isTurn = setup.turn === color
  const legal = isTurn ? moves.filter(move => move.kind === 'transposition') : []
  return [
    {
      id: 'transposition',
      label: 'Transpose',
      state: isTurn ? 'now' : 'held',
      moves: legal,
      squares: [],
      hint: 'Two pieces of the back rank may change places instead of the first move',
    },
  ]
}

/**
 * The special rights a side holds, from the rules of its system and the memory of the position.
 * None during a setup phase: castling comes with the last piece.
 */
export const rightsOf = (color: Color, query: RightsQuery): readonly RightChip[] => [
  ...castlingChips(color, query),
  ...leapChips(color, query),
  ...adjustmentChips(color, query),
  ...transpositionChips(color, query),
]
