import { shallowRef, watch, type Ref } from 'vue'
import { scoreText } from '@shared/analysis/scoreText'
import type { PositionRequest, StartWorth } from '@shared/ipc/contract'
import { bridge } from '../ipc/client'

/** `+0.18`, from centipawns. */
export const startValueText = (value: number): string =>
  scoreText({ kind: 'cp', value: Math.round(value) + 0 })

/** The value of a first position by the available atlases; undefined while that is not known, or cannot be. */
export const useStartWorth = (start: Readonly<Ref<PositionRequest | undefined>>) => {
  const worth = shallowRef<StartWorth>()
  watch(
    start,
    async asked => {
      worth.value = undefined
      if (!asked) return
      const found = await bridge().request('starts:worth', asked.variant, asked.options, asked.fen)
      if (start.value === asked) worth.value = found ?? undefined
    },
    { immediate: true },
  )
  return worth
}
