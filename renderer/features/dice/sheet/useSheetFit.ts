import { nextTick, shallowRef, type Ref } from 'vue'

/** An inch has 96 pixels and 25.4 millimeters. */
const PIXELS_PER_MM = 96 / 25.4
/**
 * Height of a page within its margins, less a hair for rounding. Letter is the lower of the two formats; A4 is the
 * narrower one.
 */
const PAGE_MM = 251

/** Smallest type that can be read at a table, in percent: 7.4 of 10.5 points. `STEP_PERCENT` is in percent, too. */
const MIN_PERCENT = 70
const STEP_PERCENT = 2
/** The scale of the type if even the smallest does not fit and several pages are used. */
const SEVERAL_PAGES_SCALE = 0.86

/**
 * Makes a sheet smaller until it fits on one page, A4 or Letter. If it would be too small to read, lines are closer
 * and in three columns; if that does not help, it takes several pages.
 */
export function useSheetFit(sheet: Readonly<Ref<HTMLElement | null>>) {
  const scale = shallowRef(1)
  /** Lines are closer and in three columns. */
  const isDense = shallowRef(false)
  /** It does not fit on one page. */
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
