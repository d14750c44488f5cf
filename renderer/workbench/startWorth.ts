import { watchImmediate } from '@vueuse/core'
import { computed, shallowRef, type Ref } from 'vue'
import { scoreText } from '@shared/analysis/scoreText'
import { formatDecimal } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { PositionRequest, StartWorth } from '@shared/ipc/contract'
import { bridge } from '../ipc/client'

/** `+0.18`, from centipawns; `0.00` has no sign. */
export const startValueText = (value: number): string => {
  const rounded = Math.round(value)
  return rounded === 0 ? formatDecimal(0, 2) : scoreText({ kind: 'cp', value: rounded })
}

/** `0.14`, from centipawns. */
export const pawnSize = (size: number): string => formatDecimal(size / 100, 2)

/** Marks a value or share if it is an estimate. */
export const markEstimate = (value: string, isEstimate: boolean): string =>
  isEstimate ? t('starts.estimate', { value }) : value

/** The value of a first position by the available atlases; undefined while it is not known, or if it cannot be. */
export const useStartWorth = (start: Readonly<Ref<PositionRequest | undefined>>) => {
  const worth = shallowRef<StartWorth>()
  // A step in the same game makes an equal request, which need not be sent again.
  const key = computed(() => start.value && JSON.stringify(start.value))
  watchImmediate(key, async asked => {
    worth.value = undefined
    if (!start.value) return
    const { variant, options, fen } = start.value
    const found = await bridge().request('starts:worth', variant, options, fen)
    if (key.value === asked) worth.value = found ?? undefined
  })
  return worth
}
