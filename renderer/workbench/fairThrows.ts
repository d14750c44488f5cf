import { watchImmediate } from '@vueuse/core'
import { computed, shallowRef, type Ref } from 'vue'
import { formatPercent } from '@shared/i18n/numbers'
import { drawThrows, wantedThrows, type ThrowWish } from '@shared/atlas/wantedThrows'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartCount } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import type { ThrowsPicture } from '@shared/ipc/contract'
import { bridge } from '../ipc/client'
import { useFairCount, useFairStart } from './fairStarts'
import { markEstimate, pawnSize } from './startWorth'

/** How often a start of a system is fair, as values for a message. */
export interface FairChance {
  /** The share of fair ones in percent, marked as an estimate if not all starts were valued. */
  readonly share: string
  /** What counts as fair, in pawns. */
  readonly within: string
  /** What is thrown: `throw` if the players still place the rest, or a complete `start`. */
  readonly what: 'throw' | 'start'
}

/** Draws one of the wanted throws of a system, always the same for a seed; undefined if there is none or the values are not known. */
export const drawWantedThrow = async (
  id: VariantId,
  wish: ThrowWish,
  seed: string,
): Promise<number | undefined> => {
  const found = await bridge().request('starts:throws', id)
  return found.ok ? drawThrows(found.value, wish, seededRandom(seed), 1)[0] : undefined
}

/** How often dice give a fair start, or a throw that is fair if the rest is placed best; undefined if the values are not known. */
export const useFairChance = (id: Readonly<Ref<VariantId | undefined>>, fallback: VariantId) => {
  const { within } = useFairStart()
  const count = useFairCount(computed(() => id.value ?? fallback))
  const throws = shallowRef<ThrowsPicture>()
  watchImmediate(id, async asked => {
    throws.value = undefined
    if (!asked || randomStartCount(variantById(asked)) < 2) return
    const found = await bridge().request('starts:throws', asked)
    if (id.value === asked && found.ok) throws.value = found.value
  })
  const chanceOf = (what: FairChance['what'], share: number, isEstimate: boolean): FairChance => ({
    what,
    share: markEstimate(formatPercent(share), isEstimate),
    within: pawnSize(within.value),
  })
  return computed((): FairChance | undefined => {
    if (!id.value) return undefined
    if (throws.value) {
      const { values, isEstimate } = throws.value
      const fair = wantedThrows(throws.value, { within: within.value, isRewarding: false })
      return chanceOf('throw', fair.length / values.length, isEstimate)
    }
    if (!count.value || randomStartCount(variantById(id.value)) > 1) return undefined
    const { matching, all, isEstimate } = count.value
    return chanceOf('start', matching / all, isEstimate)
  })
}
