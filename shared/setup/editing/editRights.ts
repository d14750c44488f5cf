import type { Color } from '../../board/color'
import { castlingRights, type CastlingRights, type Memory, type Setup } from '../../board/setup'
import { fileOf } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { adjustableChoices, canLeap, homePiece, isAdjustable } from '../rights/possibleRights'
import type { RightEdit } from './positionEdit'

/*
 * A right implies that pieces are unmoved: a king that castles has not moved, so it may leap, and both king and rook
 * count among the unmoved pieces beside which a bishop is adjusted.
 */

const kingFile = (rules: VariantRules, { board }: Setup, color: Color): number =>
  Array.from({ length: board.size.files }, (_, file) => homePiece(rules, board, color, file)).indexOf('king')

const withMemory = (setup: Setup, memory: Partial<Memory>): Setup => ({
  ...setup,
  memory: { ...setup.memory, ...memory },
})

const withLeap = (setup: Setup, color: Color, held: boolean): Setup =>
  withMemory(setup, { leap: { ...setup.memory.leap, [color]: held } })

const withAdjustable = (setup: Setup, color: Color, files: readonly number[]): Setup =>
  withMemory(setup, { adjustable: { ...setup.memory.adjustable, [color]: files } })

const withCastling = (setup: Setup, color: Color, rights: CastlingRights): Setup => ({
  ...setup,
  castling: { ...setup.castling, [color]: rights },
})

const ascending = (files: Iterable<number>): readonly number[] => [...new Set(files)].sort((a, b) => a - b)

/** Marks pieces on these files of the back rank as unmoved. */
const unmoved = (rules: VariantRules, setup: Setup, color: Color, files: readonly number[]): Setup => {
  const held = setup.memory.adjustable[color]
  const leaps = files.includes(kingFile(rules, setup, color)) && canLeap(rules, setup.board, color)
  const leaping = leaps ? withLeap(setup, color, true) : setup
  return held.length === 0 ? leaping : withAdjustable(leaping, color, ascending([...held, ...files]))
}

/** Marks pieces on these files of the back rank as moved, and removes the rights that depended on them. */
const moved = (rules: VariantRules, setup: Setup, color: Color, files: readonly number[]): Setup => {
  const isKing = files.includes(kingFile(rules, setup, color))
  const rights = setup.castling[color]
  const kept = castlingRights(side => {
    const rook = rights[side]
    const isGone = isKing || rook === undefined || files.includes(fileOf(rook, setup.board.size))
    return isGone ? undefined : rook
  })
  const castled = withCastling(setup, color, kept)
  const still = isKing ? withLeap(castled, color, false) : castled
  const left = setup.memory.adjustable[color].filter(file => !files.includes(file))
  return withAdjustable(still, color, isAdjustable(rules, setup.board, color, left) ? left : [])
}

const editCastling = (
  rules: VariantRules,
  setup: Setup,
  { color, side, rook }: Extract<RightEdit, { kind: 'castling' }>,
): Setup => {
  const { [side]: gone, ...rest } = setup.castling[color]
  if (rook === undefined) return gone === undefined ? setup : withCastling(setup, color, rest)
  const next = withCastling(setup, color, { ...rest, [side]: rook })
  return unmoved(rules, next, color, [kingFile(rules, setup, color), fileOf(rook, setup.board.size)])
}

const editLeap = (
  rules: VariantRules,
  setup: Setup,
  { color, held }: Extract<RightEdit, { kind: 'leap' }>,
): Setup => {
  const king = [kingFile(rules, setup, color)]
  return held ? unmoved(rules, setup, color, king) : moved(rules, setup, color, king)
}

const editAdjustable = (
  rules: VariantRules,
  setup: Setup,
  { color, files }: Extract<RightEdit, { kind: 'adjustable' }>,
): Setup => {
  if (files.length === 0) return withAdjustable(setup, color, [])
  const gone = adjustableChoices(rules, setup.board, color).filter(file => !files.includes(file))
  return moved(rules, withAdjustable(setup, color, ascending(files)), color, gone)
}

/** The position after a right was given to a side or taken from it, with everything that this implies about its pieces. */
export const editRights = (rules: VariantRules, setup: Setup, edit: RightEdit): Setup => {
  switch (edit.kind) {
    case 'castling':
      return editCastling(rules, setup, edit)
    case 'leap':
      return editLeap(rules, setup, edit)
    case 'adjustable':
      return editAdjustable(rules, setup, edit)
    case 'transposition':
      return withMemory(setup, {
        transposition: { ...setup.memory.transposition, [edit.color]: edit.held },
      })
  }
}
