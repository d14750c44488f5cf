import { computed } from 'vue'
import { useLayoutStore } from '../../stores/layout'
import { useSettingsStore } from '../../stores/settings'
import { usePlaceStore } from '../../workbench/place'

/** In pixels: a narrower window has no room for names unless the user wants them. */
const LEAST_WIDTH = 1100

/** Whether the rail shows names beside its icons, as the user has chosen, or at Home until then. */
export function useRail() {
  const settings = useSettingsStore()
  const layout = useLayoutStore()
  const place = usePlaceStore()

  const isWide = computed(() => {
    const { rail } = settings.settings
    return rail === 'auto' ? place.current === 'home' && layout.width >= LEAST_WIDTH : rail === 'wide'
  })
  const toggle = () => settings.update({ rail: isWide.value ? 'narrow' : 'wide' })

  return { isWide, toggle }
}
