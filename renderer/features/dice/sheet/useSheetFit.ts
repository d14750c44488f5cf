import { nextTick, shallowRef, type Ref } from 'vue'

/** Inches have 96 pixels and 25.4 millimeters. */
const PIXELS_PER_MM = 96 / 25.4
/** Height of an A4 page within its margins, less a hair for rounding. */
const PAGE_MM = 268.5

/** Smallest type that is still read at a table: 7.4 of 10.5 points. In hundredths, as steps are. */
const MIN_PERCENT = 70
const STEP_PERCENT = 2
/** Where even that does not fit, the type is this large and there are more pages. */
const SEVERAL_PAGES_SCALE = 0.86

/** Sets a sheet smaller until one page holds it, or on several pages where it would be too small to read. */
export function useSheetFit(sheet: Readonly<Ref<HTMLElement | null>>) {
  const scale = shallowRef(1)
  /** One page does not hold it. */
  const isLong = shallowRef(false)

  const fitsAt = async (next: number): Promise<boolean> => {
    scale.value = next
    await nextTick()
    return (sheet.value?.getBoundingClientRect().height ?? 0) <= PAGE_MM * PIXELS_PER_MM
  }

  const fit = async () => {
    await document.fonts.ready
    for (let percent = 100; percent >= MIN_PERCENT; percent -= STEP_PERCENT)
      if (await fitsAt(percent / 100)) return
    scale.value = SEVERAL_PAGES_SCALE
    isLong.value = true
    await nextTick()
  }

  return { scale, isLong, fit }
}
