import { computed, type Ref } from 'vue'
import { t } from '@shared/i18n/t'
import { variantById } from '@shared/variants'
import { variantName } from '@shared/i18n/names/variantNames'
import { useSplitViewStore } from '../../workbench/splitView'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useTabsStore } from '../../openFiles/tabs'
import { foundEntries, type PaletteEntry, type PaletteGroup } from '../../widgets/palette'
import { gameEntry } from '../games/list/gamePalette'

/** So many games of a file are offered; more are found by typing on. */
const GAMES_SHOWN = 50

/** What can be shown beside the game on the screen: other tabs, and the games of its file that have none. */
export function useSplitEntries(query: Readonly<Ref<string>>) {
  const splitView = useSplitViewStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const tabs = useTabsStore()

  const openTabs = (): readonly PaletteEntry[] =>
    documents.documents
      .filter(({ id }) => id !== documents.activeId)
      .map(({ id, game }) => ({
        id: `tab ${id}`,
        label: tabs.titles.get(id) ?? '',
        note: variantName(variantById(game.variant)),
        key: '',
        run: () => splitView.showTab(id),
      }))

  const games = (): readonly PaletteEntry[] => {
    const file = files.current
    if (!file) return []
    const open = new Set(
      documents.documents.flatMap(({ origin }) => (origin?.fileId === file.fileId ? [origin.index] : [])),
    )
    return file.games
      .filter(({ index }) => !open.has(index))
      .map(header => gameEntry(header, () => splitView.showGames(file.fileId, [header.index, undefined])))
  }

  const groups = computed((): readonly PaletteGroup[] =>
    [
      foundEntries(query.value, t('splitView.choose.tabs'), openTabs()),
      foundEntries(query.value, t('splitView.choose.games'), games(), GAMES_SHOWN),
    ].filter(({ entries }) => entries.length > 0),
  )

  return { groups }
}
