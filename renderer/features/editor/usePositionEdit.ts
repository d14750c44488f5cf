import { computed, shallowRef } from 'vue'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { editPosition } from '@shared/setup/editing/editPosition'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import type { VariantDefinition } from '@shared/variants/variant'
import { shownSetup } from '../../board/setup/shownSetup'
import { editWords } from './positionWords'

interface EditedPosition {
  readonly variant: VariantDefinition
  readonly fen: string
}

/**
 * Changes a position by hand. `changed` gets the new FEN and what was done, in words; `unchanged` is called for an edit
 * that left all as it was.
 */
export const usePositionEdit = (
  position: () => EditedPosition,
  changed: (fen: string, what: string) => void,
  unchanged: () => void,
) => {
  const setup = computed((): Setup => shownSetup(position().variant, position().fen))
  /** What the last edit did, in words. */
  const lastWords = shallowRef('')

  const edit = (change: PositionEdit) => {
    const { variant } = position()
    const next = editPosition(variant, setup.value, change)
    if (next === setup.value) {
      unchanged()
      return
    }
    lastWords.value = editWords(variant, setup.value, change)
    changed(makeFen(variant, next), lastWords.value)
  }

  return { setup, lastWords, edit }
}
