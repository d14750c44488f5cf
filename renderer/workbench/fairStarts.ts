import { watchImmediate } from '@vueuse/core'
import { computed, shallowRef, type Ref } from 'vue'
import type { StartFilter } from '@shared/atlas/startFilter'
import type { MatchingStarts, ValuedDraw } from '@shared/ipc/contract'
import type { VariantId } from '@shared/variants'
import { bridge } from '../ipc/client'
import { useSettingsStore } from '../stores/settings'

/** Whether the user wants only fair starts, and what counts as fair. */
export const useFairStart = () => {
  const settings = useSettingsStore()
  /** The greatest advantage of either side, in centipawns. */
  const within = computed(() => settings.settings.fairWithin)
  const isOn = computed(() => settings.settings.onlyFairStarts)
  const filter = computed((): StartFilter => ({ side: 'either', from: -within.value, to: within.value }))
  return { within, isOn, filter }
}

/** How many starts of a system are fair; undefined if their values are not known. */
export const useFairCount = (id: Readonly<Ref<VariantId>>) => {
  const { filter } = useFairStart()
  const count = shallowRef<MatchingStarts>()
  watchImmediate([id, filter], async ([of, fair], before) => {
    if (before[0] !== of) count.value = undefined
    const found = await bridge().request('starts:count', of, fair)
    if (id.value === of && filter.value === fair) count.value = found ?? undefined
  })
  return count
}

/** Draws a fair start of a system, always the same for a seed; undefined if none is fair or the values are not known. */
export const drawFairStart = async (
  id: VariantId,
  filter: StartFilter,
  seed: string,
): Promise<ValuedDraw | undefined> => {
  const drawn = await bridge().request('starts:draw', id, filter, seed)
  return drawn.ok ? (drawn.value ?? undefined) : undefined
}
