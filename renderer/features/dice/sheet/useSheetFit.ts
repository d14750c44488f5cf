import { nextTick, shallowRef, type Ref } from 'vue'

/** Inches have 96 pixels and 25.4 millimeters. */
const PIXELS_PER_MM = 96 / 25.4
/** Height of a page within its margins, less a hair for rounding: of Letter, which is the lower one; A4 is the narrower one. */
const PAGE_MM = 251

/** Smallest type that is still read at a table: 7.4 of 10.5 points. In hundredths, as steps are. */
const MIN_PERCENT = 70
const STEP_PERCENT = 2
/** Where even that does not fit, the type is this large and there are more pages. */
const SEVERAL_PAGES_SCALE = 0.86

/**
 * Sets a sheet smaller until one page holds it, A4 or Letter; where it would be too small to read, closer and in three columns; and on
 * several pages where that does not help.
 */
export function useSheetFit(sheet: Readonly<Ref<HTMLElement | null>>) {
  const scale = shallowRef(1)
  /** Lines are closer, and in three columns. */
  const isDense = shallowRef(false)
  /** One page does not hold it. */
  const isLong = shallowRef(false)

  const fitsAt = async (next: number): Promise<boolean> => {
    scale.value = next
    await nextTick()
    return (sheet.value?.getBoundingClientRect().height ?? 0) <= PAGE_MM * PIXELS_PER_MM
  }

  const fitsOnePage = async (): Promise<boolean> => {
    for (let percent = 100; percent >= MIN_PERCENT; percent -= STEP_PERCENT)
      if (await fitsAt(percent / 100)) return true
    return false
  }

  const fit = async () => {
    await document.fonts.ready
    for (const dense of [false, true]) {
      isDense.value = dense
      if (await fitsOnePage()) return
    }
    isDense.value = false
    scale.value = SEVERAL_PAGES_SCALE
    isLong.value = true
    await nextTick()
  }

  return { scale, isDense, isLong, fit }
}
