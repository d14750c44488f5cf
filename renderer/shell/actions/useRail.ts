import { computed } from 'vue'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useLayoutStore } from '../../stores/layout'
import { useSettingsStore } from '../../stores/settings'
import { usePlaceStore } from '../../workbench/place'

/** In pixels: a narrower window has no room for names unless the user wants them. */
const LEAST_WIDTH = 1100

/** Whether the rail shows names beside its icons, as the user has chosen, or on the first page until then. */
export function useRail() {
  const settings = useSettingsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const layout = useLayoutStore()
  const place = usePlaceStore()

  const isFirstPage = computed(() => place.current === 'analysis' && !documents.active && !files.broken)
  const isWide = computed(() => {
    const { rail } = settings.settings
    return rail === 'auto' ? isFirstPage.value && layout.width >= LEAST_WIDTH : rail === 'wide'
  })
  const toggle = () => settings.update({ rail: isWide.value ? 'narrow' : 'wide' })

  return { isWide, toggle }
}
