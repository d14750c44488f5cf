import { computed, type Ref } from 'vue'
import { ACTIONS, type ActionEntry, type ActionId, actionLabel } from '@shared/ipc/actionTable'
import { t } from '@shared/i18n/t'
import { FEATURES } from '../../features'
import { useCommandsStore } from '../../registry/commandsStore'
import { foundEntries, paletteEntry, type PaletteEntry } from '../../widgets/palette'

/** Actions that people look for by other words than their names. */
const ALSO = ['dice', 'practise', 'publish', 'round', 'verifyRound', 'solveSetup', 'trainPlacements'] as const

const alsoOf = (id: ActionId): string => {
  const known = ALSO.find(one => one === id)
  return known === undefined ? '' : t(`shell.palette.also.${known}`)
}

/** What the palette offers for a typed text: readings of the text first, then commands, then what the features find. */
export function usePaletteEntries(query: Readonly<Ref<string>>) {
  const { run, keyOf } = useCommandsStore()

  const commands = (): readonly PaletteEntry[] =>
    (ACTIONS as readonly ActionEntry[])
      .filter(action => !action.keyOnly)
      .map(action => action.id as ActionId)
      .map(id =>
        paletteEntry(`do ${id}`, actionLabel(id), () => run(id), { key: keyOf(id), also: alsoOf(id) }),
      )

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
