import { computed, shallowRef } from 'vue'
import { useLayoutStore } from '../../../stores/layout'
import { useSettingsStore } from '../../../stores/settings'

/**
 * Width of the window in pixels from which the preview fits beside the table; in narrower windows it covers the table
 * when it is opened.
 */
const ROOM_FROM = 1280

/** Width of the preview in pixels by the width of the window, widest first. */
const WIDTHS = [
  { from: 1900, width: 400 },
  { from: 1600, width: 340 },
  { from: 0, width: 290 },
] as const

/** Whether the preview is shown, where, and how wide. */
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
