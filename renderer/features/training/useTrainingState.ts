import { computed, shallowRef } from 'vue'
import type { Color } from '@shared/board/color'
import type { PositionRequest, TrainingFailure, TrainingUpdate } from '@shared/ipc/contract'
import type { PlayRefusal } from '@shared/ipc/play'
import { variantById } from '@shared/variants'
import { isAtLastPair } from '../../board/setup/progress'
import { shownSetup } from '../../board/setup/shownSetup'
import { fenOf, turnOf, type Training } from './training'

/** The current training, what is known about it, and what follows from the two. */
export const useTrainingState = () => {
  const training = shallowRef<Training>()
  const update = shallowRef<TrainingUpdate>()
  const refusal = shallowRef<PlayRefusal>()
  const failure = shallowRef<TrainingFailure>()
  const orientation = shallowRef<Color>('white')

  const variant = computed(() => training.value && variantById(training.value.variant))
  const turn = computed(() => training.value && turnOf(training.value))
  const isOver = computed(() => training.value !== undefined && turn.value === undefined)
  const isHumanToMove = computed(() => turn.value !== undefined && turn.value === training.value?.human)
  const result = computed(() => update.value?.result)
  const position = computed(
    (): PositionRequest | undefined =>
      training.value && {
        variant: training.value.variant,
        options: training.value.options,
        fen: fenOf(training.value),
      },
  )

  /** Whether both last pairs come next and neither side may see the other's. */
  const isPairHidden = computed(() => {
    const current = training.value
    if (current?.reading !== 'simultaneous' || !variant.value) return false
    return isAtLastPair(variant.value, shownSetup(variant.value, fenOf(current)))
  })

  return {
    training,
    update,
    refusal,
    failure,
    orientation,
    variant,
    turn,
    isOver,
    isHumanToMove,
    isPairHidden,
    position,
    result,
    progress: computed(() => update.value?.progress),
  }
}

export type TrainingState = ReturnType<typeof useTrainingState>
