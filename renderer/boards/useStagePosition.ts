import { computed } from 'vue'
import type { Color } from '@shared/board/color'
import type { LegalPosition } from '@shared/ipc/contract'
import type { VariantDefinition } from '@shared/variants/variant'
import { gesturesOf } from './gestures'
import { materialLead } from './material'
import { phaseOf } from './progress'
import { rightsOf, type RightChip } from './rights'
import { shownSetup } from './shownSetup'

interface StagePosition {
  readonly variant: VariantDefinition
  readonly fen: string
  /** Undefined while it is being asked for. */
  readonly legal: LegalPosition | undefined
}

/** All that the stage derives from a position and its legal moves. */
export function useStagePosition(position: () => StagePosition) {
  const variant = computed(() => position().variant)
  const setup = computed(() => shownSetup(variant.value, position().fen))
  const moves = computed(() => position().legal?.moves ?? [])
  const check = computed(() => position().legal?.check ?? false)
  const phase = computed(() => phaseOf(variant.value, setup.value) ?? 'game')
  const gestures = computed(() => gesturesOf(moves.value, variant.value.castling))
  const lead = computed(() => ({
    white: materialLead(setup.value, 'white'),
    black: materialLead(setup.value, 'black'),
  }))

  const rightsFor = (color: Color): readonly RightChip[] =>
    phase.value === 'game'
      ? rightsOf(color, {
          variant: variant.value,
          setup: setup.value,
          moves: moves.value,
          check: check.value,
        })
      : []

  const rights = computed(() => ({ white: rightsFor('white'), black: rightsFor('black') }))

  return { setup, moves, check, phase, gestures, lead, rights }
}
