import type { Color } from '@shared/board/color'
import { fileName, squareAt, squareName, type Square } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import { homeRank } from '@shared/setup/ranks/homeRank'
import { castlingChips } from './castlingChips'
import { hintOf, idle, type RightChip, type RightsQuery } from './rightChip'

const leapChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const { variant, setup, moves } = query
  if (variant.leap.length === 0 || !setup.memory.leap[color]) return []
  const { size } = setup.board
  const legal = setup.turn === color ? moves.filter(move => move.kind === 'leap') : []
  const rank = homeRank(variant, color)
  const hindrance = legal.length > 0 ? undefined : (idle(color, query) ?? t('stage.rights.reason.noLeap'))
  return [
    {
      id: 'leap',
      label: t('stage.rights.leapTitle', { files: variant.leap.map(fileName).join(', ') }),
      state: 'held',
      moves: legal,
      squares: variant.leap.map(file => squareName(squareAt(file, rank, size), size)),
      hint: hintOf(t('stage.rights.leap'), hindrance),
    },
  ]
}

/** Unmoved bishops with an unmoved neighbor. */
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
  const hindrance = legal.length > 0 ? undefined : (idle(color, query) ?? t('stage.rights.reason.leavesKing'))
  return [
    {
      id: 'adjustment',
      label: t('stage.rights.adjustmentTitle', { bishops: squares.map(square => `B${square}`).join(', ') }),
      state: 'held',
      moves: legal,
      squares,
      hint: hintOf(t('stage.rights.adjustment'), hindrance),
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
      label: t('stage.rights.transpositionTitle'),
      state: isTurn ? 'now' : 'held',
      moves: legal,
      squares: [],
      hint: t('stage.rights.transposition'),
    },
  ]
}

/** The piece that a side is still to relocate, if it is. */
export const relocationChips = (color: Color, { variant, setup }: RightsQuery): readonly RightChip[] => {
  const { relocation: role } = setup.memory
  const order = variant.setupPhase?.kind === 'relocation' ? variant.setupPhase.order : []
  const current = order.findIndex(step => step.color === setup.turn && step.role === role)
  const next = order.findIndex((step, index) => index >= current && step.color === color)
  const step = order[next]
  if (role === undefined || !step) return []
  const square = setup.board.pieces.findIndex(piece => piece?.color === color && piece.role === step.role)
  return [
    {
      id: 'relocation',
      label: t('stage.rights.relocationTitle', { role: step.role }),
      state: next === current ? 'now' : 'held',
      moves: [],
      squares: [squareName(square, setup.board.size)],
      hint: t('stage.rights.relocation', { role: step.role }),
    },
  ]
}

/**
 * The special rights a side holds once the game has begun, from the rules of its system and the
 * memory of the position.
 */
export const rightsOf = (color: Color, query: RightsQuery): readonly RightChip[] => [
  ...castlingChips(color, query),
  ...leapChips(color, query),
  ...adjustmentChips(color, query),
  ...transpositionChips(color, query),
]
