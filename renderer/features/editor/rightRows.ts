import type { ByColor, Color } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import { fileName, rankOf, squareAt, squareName } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import {
  adjustableChoices,
  canLeap,
  canTranspose,
  castlingChoices,
  homePiece,
  type CastlingChoice,
} from '@shared/setup/rights/possibleRights'
import type { RightEdit } from '@shared/setup/editing/positionEdit'
import { roleName } from '@shared/i18n/names/pieceNames'
import type { VariantRules } from '@shared/variants/variant'

/** A right that can be given to a side or taken from it. */
export interface RightToggle {
  /** Unique within its row and side. */
  readonly id: string
  readonly label: string
  /** Its meaning, for a tooltip and for screen readers. */
  readonly hint: string
  readonly held: boolean
  /** The edit made by a click. */
  readonly edit: RightEdit
}

/** A kind of right, with everything that either side can have of it with the pieces where they are. */
export interface RightRow {
  readonly name: string
  readonly toggles: ByColor<readonly RightToggle[]>
  /** Why a side has nothing to choose here. */
  readonly absent: string
  /** The toggles are single files, to be shown close together. */
  readonly isDense: boolean
}

const castlingToggle = (
  { castling }: VariantRules,
  setup: Setup,
  color: Color,
  { side, rook }: CastlingChoice,
): RightToggle => {
  const { size } = setup.board
  const { san, king, rook: rookFile } = castling!.targets[side]
  const held = setup.castling[color][side] === rook
  const at = (file: number) => squareName(squareAt(file, rankOf(rook, size), size), size)
  const place = castling!.homes ? '' : ` ${squareName(rook, size)}`
  return {
    id: `castling ${rook}`,
    label: `${san}${place}`,
    hint: t('editor.rights.castlingHint', {
      color,
      king: at(king),
      rook: squareName(rook, size),
      rookTo: at(rookFile),
    }),
    held,
    edit: { kind: 'castling', color, side, rook: held ? undefined : rook },
  }
}

const castlings = (rules: VariantRules, setup: Setup, color: Color): readonly RightToggle[] =>
  pocketSize(setup.pockets[color]) > 0
    ? []
    : castlingChoices(rules, setup.board, color).map(choice => castlingToggle(rules, setup, color, choice))

const leaps = (rules: VariantRules, setup: Setup, color: Color): readonly RightToggle[] => {
  if (!canLeap(rules, setup.board, color)) return []
  const held = setup.memory.leap[color]
  return [
    {
      id: 'leap',
      label: t('editor.rights.leapTo', { files: rules.leap.map(fileName).join(', ') }),
      hint: t('editor.rights.leapHint', { color }),
      held,
      edit: { kind: 'leap', color, held: !held },
    },
  ]
}

const adjustments = (rules: VariantRules, setup: Setup, color: Color): readonly RightToggle[] => {
  const choices = adjustableChoices(rules, setup.board, color)
  if (choices.length === 0) return []
  const held = setup.memory.adjustable[color].length > 0
  return [
    {
      id: 'adjust',
      label: t('editor.rights.adjust'),
      hint: t('editor.rights.adjustHint', { color }),
      held,
      edit: { kind: 'adjustable', color, files: held ? [] : choices },
    },
  ]
}

/** Toggles for the pieces that have not moved, needed only while an adjustment is possible. */
const unmovedFiles = (rules: VariantRules, setup: Setup, color: Color): readonly RightToggle[] => {
  const files = setup.memory.adjustable[color]
  if (files.length === 0) return []
  return adjustableChoices(rules, setup.board, color).map(file => {
    const held = files.includes(file)
    const others = files.filter(one => one !== file)
    const role = homePiece(rules, setup.board, color, file)
    const piece = role ? roleName(role, rules.army) : ''
    return {
      id: `file ${file}`,
      label: fileName(file),
      hint: t('editor.rights.unmovedHint', { color, piece, file: fileName(file) }),
      held,
      edit: { kind: 'adjustable', color, files: held ? others : [...others, file] },
    }
  })
}

const transpositions = (rules: VariantRules, setup: Setup, color: Color): readonly RightToggle[] => {
  if (!canTranspose(rules, setup.board, color)) return []
  const held = setup.memory.transposition[color]
  return [
    {
      id: 'transpose',
      label: t('editor.rights.transpose'),
      hint: t('editor.rights.transposeHint', { color }),
      held,
      edit: { kind: 'transposition', color, held: !held },
    },
  ]
}

type Toggles = (rules: VariantRules, setup: Setup, color: Color) => readonly RightToggle[]

const hasAny = ({ toggles: { white, black } }: RightRow): boolean => white.length + black.length > 0

/** The rights that a system has, each with what the pieces on the board allow. */
export const rightRows = (rules: VariantRules, setup: Setup): readonly RightRow[] => {
  const { castling, leap, adjustment, transposition } = rules
  const rowOf = (name: string, toggles: Toggles, absent: string, isDense = false): RightRow => ({
    name,
    toggles: { white: toggles(rules, setup, 'white'), black: toggles(rules, setup, 'black') },
    absent,
    isDense,
  })
  const unmoved = rowOf(t('editor.rights.unmoved'), unmovedFiles, '', true)
  const rows = [
    castling && rowOf(t('editor.rights.castling'), castlings, t('editor.rights.noCastling')),
    leap.length > 0 && rowOf(t('editor.rights.leap'), leaps, t('editor.rights.noLeap')),
    adjustment && rowOf(t('editor.rights.adjustment'), adjustments, t('editor.rights.noAdjustment')),
    hasAny(unmoved) && unmoved,
    transposition &&
      rowOf(t('editor.rights.transposition'), transpositions, t('editor.rights.noTransposition')),
  ]
  return rows.filter(one => typeof one === 'object')
}
