import { COLORS, type Color } from '@shared/board/color'
import { facingKings } from '@shared/board/facingKings'
import { fileName, squareAt, squareName, type Square } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import { homeRank } from '@shared/setup/ranks/frame'
import { castlingChips, kingOf } from './castlingChips'
import { hintOf, idle, type RightChip, type RightsQuery } from './rightChip'

/** A right that this side no longer has. Like castling, it is shown as long as the other side has it. */
const goneChip = (chip: Pick<RightChip, 'id' | 'label' | 'hint'>): RightChip => ({
  ...chip,
  state: 'gone',
  moves: [],
  squares: [],
})

const leapChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const { variant, setup, moves } = query
  const { leap } = setup.memory
  if (variant.leap.length === 0 || !COLORS.some(side => leap[side])) return []
  const label = t('stage.rights.leapTitle', { files: variant.leap.map(fileName).join(', ') })
  if (!leap[color]) return [goneChip({ id: 'leap', label, hint: t('stage.rights.leapLost') })]
  const { size } = setup.board
  const legal = setup.turn === color ? moves.filter(move => move.kind === 'leap') : []
  const rank = homeRank(variant, color)
  const hindrance = legal.length > 0 ? undefined : (idle(color, query) ?? t('stage.rights.reason.noLeap'))
  return [
    {
      id: 'leap',
      label,
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
  if (!variant.adjustment || !COLORS.some(side => adjustableBishops(side, query).length > 0)) return []
  const squares = adjustableBishops(color, query).map(square => squareName(square, setup.board.size))
  if (squares.length === 0) {
    const [label, hint] = [t('stage.rights.adjustmentGone'), t('stage.rights.adjustmentLost')]
    return [goneChip({ id: 'adjustment', label, hint })]
  }
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
  const { transposition } = setup.memory
  if (!variant.transposition || !COLORS.some(side => transposition[side])) return []
  const label = t('stage.rights.transpositionTitle')
  if (!transposition[color])
    return [goneChip({ id: 'transposition', label, hint: t('stage.rights.transpositionLost') })]
  const isTurn = setup.turn === color
  const legal = isTurn ? moves.filter(move => move.kind === 'transposition') : []
  return [
    {
      id: 'transposition',
      label,
      state: isTurn ? 'now' : 'held',
      moves: legal,
      squares: [],
      hint: t('stage.rights.transposition'),
    },
  ]
}

/** The key that passes the turn. */
export const PASS_KEY = 'Alt+0'

/** The chip for passing the turn, if that is a move; only for the side to move. */
const passChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const { variant, setup, moves } = query
  if (!variant.passing || setup.turn !== color) return []
  const legal = moves.filter(move => move.kind === 'pass')
  const { size } = setup.board
  const general = kingOf(setup, color)
  return [
    {
      id: 'pass',
      label: t('stage.rights.passTitle'),
      key: PASS_KEY,
      state: 'held',
      moves: legal,
      squares: general < 0 ? [] : [squareName(general, size)],
      hint: hintOf(t('stage.rights.pass'), legal.length > 0 ? undefined : idle(color, query)),
    },
  ]
}

/**
 * A note on kings with nothing between them on a file, if the system points this out; shown to the side that can
 * separate them.
 */
const facingChips = (color: Color, { variant, setup }: RightsQuery): readonly RightChip[] => {
  if (!variant.facingKings || setup.turn !== color) return []
  const { size } = setup.board
  const kings = facingKings(setup.board)
  if (!kings) return []
  return [
    {
      id: 'facing',
      label: t('stage.rights.facingTitle'),
      state: 'now',
      moves: [],
      squares: kings.map(square => squareName(square, size)),
      hint: t('stage.rights.facing'),
    },
  ]
}

/** The piece that a side still has to relocate, if any. */
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
 * The special rights of a side once the game has begun, from the rules of its system and the memory of the position.
 * Lost ones are included as long as the other side has them.
 */
export const rightsOf = (color: Color, query: RightsQuery): readonly RightChip[] => [
  ...castlingChips(color, query),
  ...leapChips(color, query),
  ...adjustmentChips(color, query),
  ...transpositionChips(color, query),
  ...passChips(color, query),
  ...facingChips(color, query),
]
