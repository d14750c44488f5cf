import { computed, watch } from 'vue'
import type { PositionRequest } from '@shared/ipc/contract'
import { litSquares } from '@shared/notation/uciSquares'
import { shapesAt } from '@shared/picture/shownShapes'
import { isSetupPly } from '@shared/tree/moveNumber'
import { nodesAlong } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import type { GameDocument } from '../../openFiles/document'
import { legalAlong } from '../../workbench/legalAlong'
import { usePositionStore } from '../../stores/position'

/** A game as the stage shows it, whatever tab is seen: its position, what can be played there, and nothing of engines. */
export const useHalfPicture = (document: () => GameDocument) => {
  const positions = usePositionStore()

  const game = computed(() => document().game)
  const variant = computed(() => variantById(game.value.variant))
  const line = computed(() => nodesAlong(game.value.root, document().path))
  const node = computed(() => line.value.at(-1)!)

  const position = computed((): PositionRequest => ({
    variant: game.value.variant,
    fen: node.value.fen,
    options: game.value.options,
  }))
  watch(position, asked => void positions.ask(asked), { immediate: true })
  const legal = computed(() => {
    const answer = positions.answerOf(position.value)
    return answer?.ok ? legalAlong(answer.value, line.value) : undefined
  })

  const picture = computed(() => ({
    fen: node.value.fen,
    legal: legal.value,
    lastMove: litSquares(variant.value, node.value),
    shapes: shapesAt(node.value, variant.value.board),
    setupMoves: line.value.filter(isSetupPly).map(({ san }) => san),
    threat: 'none' as const,
  }))

  return { variant, position, picture }
}
