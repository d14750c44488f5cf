import { useElementSize } from '@vueuse/core'
import { computed, type Ref } from 'vue'

/** Width of a chart before layout. */
const USUAL = 780
const LEAST = 320

/**
 * The width of a chart in its own units. A unit is a pixel of the screen, so that text has the same size in every
 * window.
 */
export const useChartWidth = (chart: Readonly<Ref<SVGSVGElement | null>>) => {
  const { width } = useElementSize(chart)
  return computed(() => (width.value === 0 ? USUAL : Math.max(LEAST, Math.round(width.value))))
}
