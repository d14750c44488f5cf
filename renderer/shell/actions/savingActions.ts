import { useSavingStore } from '../../stores/saving'
import { useSavingAllStore } from '../../stores/savingAll'

/** What the actions do that write games into files. */
export const savingActions = () => {
  const saving = useSavingStore()

  return {
    save: () => saving.save(),
    saveAs: () => saving.saveAs(),
    saveAll: () => useSavingAllStore().saveAll(),
    exportInteroperable: () => saving.exportInteroperable(),
  }
}
