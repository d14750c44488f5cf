import { onBeforeUnmount, onMounted, shallowRef } from 'vue'
import { startCount } from '@shared/setup/starts/starts'
import { VARIANTS } from '@shared/variants'

/**
 * The number of starts of every variant by id. The first count of a variant may take a tenth of a
 * second, so they come one by one, between frames.
 */
export const useStartCounts = () => {
  const counts = shallowRef<ReadonlyMap<string, number>>(new Map())
  let timer: ReturnType<typeof setTimeout> | undefined

  const countFrom = (place: number) => {
    const variant = VARIANTS[place]
    if (!variant) return
    counts.value = new Map([...counts.value, [variant.id, startCount(variant)]])
    timer = setTimeout(countFrom, 0, place + 1)
  }

  onMounted(() => (timer = setTimeout(countFrom, 0, 0)))
  onBeforeUnmount(() => clearTimeout(timer))

  return counts
}
