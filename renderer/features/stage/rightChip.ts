import type { Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { roleName } from '@shared/i18n/names/pieceNames'
import { t } from '@shared/i18n/t'
import type { LegalMove } from '@shared/ipc/contract'
import type { VariantRules } from '@shared/variants/variant'

/** A special right of one side, shown as a chip in the player's row. */
export interface RightChip {
  /** Unique within its row. */
  readonly id: string
  readonly label: string
  /** The keys that use it, if it has any. */
  readonly key?: string
  /** `now`: must be used with this move or is lost; `gone`: lost or used up. */
  readonly state: 'held' | 'now' | 'gone'
  /** The legal moves that use the right now. */
  readonly moves: readonly LegalMove[]
  /** Names of the squares concerned, marked on the board while the chip is pointed at. */
  readonly squares: readonly string[]
  /** What the right is and, if it cannot be used now, why not. */
  readonly hint: string
}

/** The position in which the rights of a side are determined. */
export interface RightsQuery {
  readonly variant: VariantRules
  readonly setup: Setup
  /** All legal moves of the side to move. */
  readonly moves: readonly LegalMove[]
  readonly check: boolean
}

/** What a right is and, if there is a reason, why it cannot be used now. */
export const hintOf = (right: string, reason: string | undefined): string =>
  reason === undefined ? right : t('stage.rights.notNow', { right, reason })

/** Why a side can use no right at all now; undefined if there is no general reason. */
export const idle = (color: Color, { variant, setup, check }: RightsQuery): string | undefined => {
  if (setup.turn !== color) return t('stage.rights.reason.otherTurn', { turn: setup.turn })
  return check ? t('stage.rights.reason.check', { piece: roleName('king', variant.army) }) : undefined
}
