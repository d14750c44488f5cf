import { computed, watch, type ShallowRef } from 'vue'
import type { Color } from '@shared/board/color'
import type { PositionRequest } from '@shared/ipc/contract'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { usePositionStore } from '../../stores/position'
import type { Asked } from './asked'

/** The position that is asked about, and what the rules say of it. */
export const useAskedPosition = (asked: Readonly<ShallowRef<Asked | undefined>>) => {
  const positions = usePositionStore()

  const content = computed(() => asked.value?.question.content)
  const position = computed((): PositionRequest | undefined => {
    if (!content.value) return undefined
    const { variant, options, fen } = content.value
    return { variant, options, fen }
  })
  const turn = computed((): Color => (content.value ? moveNumberAt(content.value.fen).color : 'white'))
  /** Undefined while no move is looked for. */
  const legal = computed(() => {
    if (!position.value || asked.value?.phase !== 'asked') return undefined
    const answer = positions.answerOf(position.value)
    return answer?.ok ? answer.value : undefined
  })

  watch(position, request => {
    if (request) void positions.ask(request)
  })

  return { content, position, turn, legal }
}
