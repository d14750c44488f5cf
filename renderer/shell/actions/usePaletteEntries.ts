import { computed, type Ref } from 'vue'
import {
  ACTIONS,
  type ActionEntry,
  type ActionId,
  actionLabel,
  actionSynonyms,
} from '@shared/ipc/actionTable'
import { t } from '@shared/i18n/t'
import { FEATURES } from '../../features'
import { useCommandsStore } from '../../registry/commandsStore'
import { foundEntries, paletteEntry, type PaletteEntry } from '../../widgets/palette'

/** What the palette offers for a typed text: readings of the text first, then commands, then what the features find. */
export function usePaletteEntries(query: Readonly<Ref<string>>) {
  const { run, keyOf } = useCommandsStore()

  const commands = (): readonly PaletteEntry[] =>
    (ACTIONS as readonly ActionEntry[])
      .filter(action => !action.keyOnly)
      .map(action => action.id as ActionId)
      .map(id => {
        const more = { key: keyOf(id), synonyms: actionSynonyms(id) }
        return paletteEntry(`do ${id}`, actionLabel(id), () => run(id), more)
      })

  const groups = computed(() => {
    const found = FEATURES.flatMap(feature => feature.palette?.(query.value) ?? [])
    return [
      ...found.filter(group => group.isReading),
      foundEntries(query.value, t('shell.palette.groups.commands'), commands()),
      ...found.filter(group => !group.isReading),
    ].filter(({ entries }) => entries.length > 0)
  })

  return { groups }
}
