import { computed, shallowRef, watch, type Ref } from 'vue'
import { drawDistinctNumbers } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartCount } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { bridge } from '../ipc/client'
import { useFairCount, useFairStart } from './fairStarts'

/** How often a start of a system is fair, and whether that is known of all starts or estimated from some. */
export interface FairChance {
  /** Of all, 0 to 1. */
  readonly share: number
  readonly isEstimate: boolean
  /** What is drawn: throws whose setup is still to be played, or complete starts. */
  readonly what: 'throw' | 'start'
}

/** Draws a throw of a system that is fair after best placing, the same for the same seed; undefined where values are not known or none is fair. */
export const drawFairThrow = async (
  id: VariantId,
  within: number,
  seed: string,
): Promise<number | undefined> => {
  const found = await bridge().request('starts:throws', id)
  if (!found.ok) return undefined
  const { values } = found.value
  const isFair = (number: number) => Math.abs(values[number]!) <= within
  const count = values.filter((_, number) => isFair(number)).length
  return drawDistinctNumbers(seededRandom(seed), Math.min(1, count), values.length, { has: isFair, count })[0]
}

/**
 * How often dice give a fair start: of a system in which the players place the rest, a throw that is fair after best placing;
 * undefined where values are not known.
 */
export const useFairChance = (id: Readonly<Ref<VariantId | undefined>>, fallback: VariantId) => {
  const { within } = useFairStart()
  const count = useFairCount(computed(() => id.value ?? fallback))
  const throws = shallowRef<{ readonly values: readonly number[]; readonly isEstimate: boolean }>()
  watch(
    id,
    async asked => {
      throws.value = undefined
      if (!asked || randomStartCount(variantById(asked)) < 2) return
      const found = await bridge().request('starts:throws', asked)
      if (id.value === asked && found.ok) throws.value = found.value
    },
    { immediate: true },
  )
  return computed((): FairChance | undefined => {
    if (!id.value) return undefined
    if (throws.value) {
      const { values, isEstimate } = throws.value
      const fair = values.filter(value => Math.abs(value) <= within.value).length
      return { share: fair / values.length, isEstimate, what: 'throw' }
    }
    if (!count.value || randomStartCount(variantById(id.value)) > 1) return undefined
    const { matching, all, isEstimate } = count.value
    return { share: matching / all, isEstimate, what: 'start' }
  })
}
