import { computed, shallowRef } from 'vue'
import { useLayoutStore } from '../../../stores/layout'
import { useSettingsStore } from '../../../stores/settings'

/** Narrower windows have no room for the preview beside the table: it lies over it when it is asked for. */
const ROOM_FROM = 1280

/** Pixels by width of the window, widest first. */
const WIDTHS = [
  { from: 1900, width: 400 },
  { from: 1600, width: 340 },
  { from: 0, width: 290 },
] as const

/** Whether the preview is seen, where, and how wide. */
export const usePreviewShown = () => {
  const layout = useLayoutStore()
  const settings = useSettingsStore()

  const isDrawerOpen = shallowRef(false)
  const isDrawer = computed(() => layout.width < ROOM_FROM)
  const isShown = computed(() => (isDrawer.value ? isDrawerOpen.value : settings.settings.gamePreview))
  const width = computed(() => WIDTHS.find(({ from }) => layout.width >= from)!.width)

  const set = (shown: boolean) => {
    if (isDrawer.value) isDrawerOpen.value = shown
    else void settings.update({ gamePreview: shown })
  }

  return { isShown, isDrawer, width, show: () => set(true), hide: () => set(false) }
}
