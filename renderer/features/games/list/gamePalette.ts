import { t } from '@shared/i18n/t'
import type { GameHeader } from '@shared/ipc/contract'
import { useFilesStore } from '../../../openFiles/files'
import { foundEntries, paletteEntry, type PaletteEntry, type PaletteGroup } from '../../../widgets/palette'

/** The most games of a file that are offered; typing more finds the others. */
const MAX_OFFERED = 20

/** The palette's entry for a game of a file. */
export const gameEntry = (
  { index, white, black, event, variant }: GameHeader,
  run: () => unknown,
): PaletteEntry =>
  paletteEntry(`game ${index}`, `${white || '?'} – ${black || '?'}`, run, {
    note: [event, variant].filter(part => part !== '' && part !== '?').join(', '),
  })

/** The games of the open file that fit a query. */
export const gamePalette = (query: string): readonly PaletteGroup[] => {
  const files = useFilesStore()
  const file = files.current
  if (!file || file.games.length < 2) return []
  const entries = file.games.map(header => gameEntry(header, () => files.openGame(file.fileId, header.index)))
  return [foundEntries(query, t('shell.palette.groups.games'), entries, MAX_OFFERED)]
}
