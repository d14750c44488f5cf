import { computed, shallowRef, watch, type Ref } from 'vue'
import type { StartFilter } from '@shared/atlas/startFilter'
import type { MatchingStarts, ValuedDraw } from '@shared/ipc/contract'
import type { VariantId } from '@shared/variants'
import { bridge } from '../ipc/client'
import { useSettingsStore } from '../stores/settings'

/** Whether only fair starts are wanted, and how fair. */
export const useFairStart = () => {
  const settings = useSettingsStore()
  /** In centipawns, for either side. */
  const within = computed(() => settings.settings.fairWithin)
  const isOn = computed(() => settings.settings.onlyFairStarts)
  const filter = computed((): StartFilter => ({ side: 'either', from: -within.value, to: within.value }))
  return { within, isOn, filter }
}

/** How many starts of a system are fair; undefined where their values are not known. */
export const useFairCount = (id: Readonly<Ref<VariantId>>) => {
  const { filter } = useFairStart()
  const count = shallowRef<MatchingStarts>()
  watch(
    [id, filter],
    async ([of, fair], before) => {
      if (before[0] !== of) count.value = undefined
      const found = await bridge().request('starts:count', of, fair)
      if (id.value === of && filter.value === fair) count.value = found ?? undefined
    },
    { immediate: true },
  )
  return count
}

/** Draws a fair start of a system, the same for the same seed; undefined where values are not known or none is fair. */
export const drawFairStart = async (
  id: VariantId,
  filter: StartFilter,
  seed: string,
): Promise<ValuedDraw | undefined> => {
  const drawn = await bridge().request('starts:draw', id, filter, seed)
  return drawn.ok ? (drawn.value ?? undefined) : undefined
}
