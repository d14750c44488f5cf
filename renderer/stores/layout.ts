import { defineStore } from 'pinia'
import { useWindowSize } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import { useSettingsStore } from './settings'

interface Widths {
  readonly from: number
  /** 0: the Side is a drawer over the stage. */
  readonly side: number
  readonly notes: number
}

/** Pixels by width of the window, widest first. */
const BREAKPOINTS: readonly Widths[] = [
  { from: 2200, side: 288, notes: 560 },
  { from: 1680, side: 256, notes: 480 },
  { from: 1400, side: 224, notes: 466 },
  { from: 0, side: 0, notes: 400 },
]

export const DRAWER_WIDTH = 256
export const SIDE_RANGE = { min: 180, max: 420 } as const
export const NOTES_RANGE = { min: 320, max: 720 } as const

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value))

/** Which regions are seen, and how wide. Widths set by hand are kept; 0 leaves them to the window. */
export const useLayoutStore = defineStore('layout', () => {
  const settings = useSettingsStore()
  const { width, height } = useWindowSize()

  /** A width while its divider is being dragged; written down when it is let go. */
  const dragged = shallowRef<{ readonly side?: number; readonly notes?: number }>({})
  const isDrawerOpen = shallowRef(false)
  const isBoardOnly = shallowRef(false)

  const automatic = computed(() => BREAKPOINTS.find(({ from }) => width.value >= from)!)
  const isDrawer = computed(() => automatic.value.side === 0)
  const isSideShown = computed(
    () => !isBoardOnly.value && (isDrawer.value ? isDrawerOpen.value : settings.settings.sideOpen),
  )

  const sideWidth = computed(() =>
    isDrawer.value
      ? DRAWER_WIDTH
      : within(dragged.value.side ?? (settings.settings.sideWidth || automatic.value.side), SIDE_RANGE),
  )
  const notesWidth = computed(() =>
    within(dragged.value.notes ?? (settings.settings.notesWidth || automatic.value.notes), {
      ...NOTES_RANGE,
      max: Math.max(NOTES_RANGE.min, width.value - 48 - 560 - (isDrawer.value ? 0 : sideWidth.value)),
    }),
  )

  const toggleSide = () => {
    if (isDrawer.value) isDrawerOpen.value = !isDrawerOpen.value
    else void settings.update({ sideOpen: !settings.settings.sideOpen })
  }

  const closeDrawer = () => {
    isDrawerOpen.value = false
  }

  const toggleBoardOnly = () => {
    isBoardOnly.value = !isBoardOnly.value
  }

  const dragSide = (pixels: number) => (dragged.value = { side: pixels })
  const dragNotes = (pixels: number) => (dragged.value = { notes: pixels })

  /** Keeps the widths as they are on the screen. */
  const keepWidths = async () => {
    const { side, notes } = dragged.value
    const kept = { ...(side !== undefined && { sideWidth: sideWidth.value }) }
    const update = settings.update({ ...kept, ...(notes !== undefined && { notesWidth: notesWidth.value }) })
    dragged.value = {}
    await update
  }

  const resetSide = () => settings.update({ sideWidth: 0 })
  const resetNotes = () => settings.update({ notesWidth: 0 })

  return {
    width,
    height,
    isDrawer,
    isDrawerOpen,
    isBoardOnly,
    isSideShown,
    sideWidth,
    notesWidth,
    toggleSide,
    closeDrawer,
    toggleBoardOnly,
    dragSide,
    dragNotes,
    keepWidths,
    resetSide,
    resetNotes,
  }
})
