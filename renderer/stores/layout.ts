import { defineStore } from 'pinia'
import { useWindowSize } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import { useSettingsStore } from './settings'

/** Columns whose width can be set by hand: notes beside the stage, or moves and aside, which are the notes in two columns. */
export type PaneName = 'side' | 'notes' | 'moves' | 'aside'

type Widths = Readonly<Record<PaneName, number>> & { readonly from: number }

/** Pixels by width of the window, widest first; no `aside`: there is no room for two columns. */
const BREAKPOINTS: readonly Widths[] = [
  { from: 2200, side: 288, notes: 560, moves: 420, aside: 500 },
  { from: 1840, side: 256, notes: 480, moves: 380, aside: 400 },
  { from: 1700, side: 256, notes: 480, moves: 372, aside: 372 },
  { from: 1680, side: 256, notes: 480, moves: 0, aside: 0 },
  { from: 1400, side: 224, notes: 466, moves: 0, aside: 0 },
  // The side is a drawer over the stage.
  { from: 0, side: 0, notes: 400, moves: 0, aside: 0 },
]

export const DRAWER_WIDTH = 256
export const SIDE_RANGE = { min: 180, max: 420 } as const
export const NOTES_RANGE = { min: 320, max: 720 } as const
const ASIDE_RANGE = { min: 280, max: 640 } as const

/** Without and with names. */
const RAIL = { narrow: 48, wide: 184 } as const
const LEAST_STAGE = 560

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value))

/** Which setting keeps which width. */
const KEPT = { side: 'sideWidth', notes: 'notesWidth', moves: 'movesWidth', aside: 'asideWidth' } as const

/** The visible regions, and their widths. Widths set by hand are kept; 0 leaves them to the window. */
export const useLayoutStore = defineStore('layout', () => {
  const settings = useSettingsStore()
  const { width, height } = useWindowSize()

  /** A width while its divider is being dragged; written down when it is let go. */
  const dragged = shallowRef<Partial<Readonly<Record<PaneName, number>>>>({})
  const isDrawerOpen = shallowRef(false)
  const isBoardOnly = shallowRef(false)

  const automatic = computed(() => BREAKPOINTS.find(({ from }) => width.value >= from)!)
  const isDrawer = computed(() => automatic.value.side === 0)
  const isSideShown = computed(
    () => !isBoardOnly.value && (isDrawer.value ? isDrawerOpen.value : settings.settings.sideOpen),
  )
  /** Whether engine and graph have a column of their own beside the moves. */
  const hasAside = computed(() => settings.settings.asideColumn && automatic.value.aside > 0)

  const wanted = (pane: PaneName): number =>
    dragged.value[pane] ?? (settings.settings[KEPT[pane]] || automatic.value[pane])

  const sideWidth = computed(() => (isDrawer.value ? DRAWER_WIDTH : within(wanted('side'), SIDE_RANGE)))
  const rail = computed(() => (settings.settings.rail === 'wide' ? RAIL.wide : RAIL.narrow))
  /** The space beside the smallest useful stage. */
  const room = computed(() => width.value - rail.value - LEAST_STAGE - (isDrawer.value ? 0 : sideWidth.value))
  const besideStage = (pane: PaneName, taken: number): number =>
    within(wanted(pane), { ...NOTES_RANGE, max: Math.max(NOTES_RANGE.min, room.value - taken) })

  const asideWidth = computed(() =>
    within(wanted('aside'), {
      min: ASIDE_RANGE.min,
      max: Math.max(ASIDE_RANGE.min, Math.min(ASIDE_RANGE.max, room.value - NOTES_RANGE.min)),
    }),
  )
  const notesWidth = computed(() => besideStage('notes', 0))
  const movesWidth = computed(() => besideStage('moves', asideWidth.value))

  const toggleSide = () => {
    if (isDrawer.value) isDrawerOpen.value = !isDrawerOpen.value
    else void settings.update({ sideOpen: !settings.settings.sideOpen })
  }

  const closeDrawer = () => (isDrawerOpen.value = false)
  const toggleBoardOnly = () => (isBoardOnly.value = !isBoardOnly.value)

  const drag = (pane: PaneName, pixels: number) => (dragged.value = { [pane]: pixels })

  const widths = { side: sideWidth, notes: notesWidth, moves: movesWidth, aside: asideWidth }
  const widthOf = (pane: PaneName): number => widths[pane].value

  /** Saves the dragged widths. */
  const keepWidths = async () => {
    const panes = Object.keys(dragged.value) as PaneName[]
    const update = settings.update(Object.fromEntries(panes.map(pane => [KEPT[pane], widthOf(pane)])))
    dragged.value = {}
    await update
  }

  /** Makes a width depend on the window again. */
  const reset = (pane: PaneName) => settings.update({ [KEPT[pane]]: 0 })

  return {
    width,
    height,
    isDrawer,
    isDrawerOpen,
    isBoardOnly,
    isSideShown,
    hasAside,
    sideWidth,
    notesWidth,
    widthOf,
    toggleSide,
    closeDrawer,
    toggleBoardOnly,
    drag,
    keepWidths,
    reset,
  }
})
