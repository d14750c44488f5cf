import { computed } from 'vue'
import { useLayoutStore } from '../../stores/layout'
import { useSettingsStore } from '../../stores/settings'
import { usePlaceStore } from '../../workbench/place'

/** In pixels: in a narrower window names are only shown if the user wants them. */
const LEAST_WIDTH = 1100

/** Whether the rail shows names beside its icons. Until the user chooses, it does so at Home. */
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
