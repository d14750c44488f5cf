import { computed, type Ref } from 'vue'
import { shapeOf } from '@shared/notation/oneBox'
import { VARIANTS } from '@shared/variants'
import { roleOfLetter } from '@shared/variants/army'
import { useAppStore } from '../stores/app'
import { useDialogsStore } from '../stores/dialogs'
import { useFilesStore } from '../stores/files'
import { usePastedStore } from '../stores/pasted'
import { useSettingsStore } from '../stores/settings'
import { ACTIONS, type ActionEntry, type ActionId } from '@shared/actionTable'

/** One row of the command palette. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** In small beside the label. */
  readonly note: string
  /** The key that does the same, as it is read. */
  readonly key: string
  readonly run: () => unknown
}

export interface PaletteGroup {
  readonly name: string
  readonly entries: readonly PaletteEntry[]
}

/** So many games of a file are offered; more are found by typing on. */
const GAMES_SHOWN = 20

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Every word of the query begins a word of the entry. */
export const matches = (query: string, text: string): boolean => {
  const words = wordsOf(text)
  return wordsOf(query).every(asked => words.some(one => one.startsWith(asked)))
}

/** One rank or two, of pieces that one army has: a word of as many letters is none. */
const isRanks = (text: string): boolean =>
  /^[a-z.]{8,10}([\s/]+[a-z.]{8,10})?$/i.test(text) &&
  VARIANTS.some(({ army }) =>
    Array.from(text.replace(/[\s/.]/g, '')).every(letter => roleOfLetter(army, letter) !== undefined),
  )

const entry = (
  id: string,
  label: string,
  run: () => unknown,
  more: Partial<PaletteEntry> = {},
): PaletteEntry => ({ id, label, note: '', key: '', run, ...more })

/** Those whose name fits come before those that fit by their note. */
const found = (
  query: string,
  name: string,
  all: readonly PaletteEntry[],
  most = all.length,
): PaletteGroup => {
  const byName = all.filter(one => matches(query, one.label))
  const byNote = all.filter(one => !byName.includes(one) && matches(query, `${one.label} ${one.note}`))
  return { name, entries: [...byName, ...byNote].slice(0, most) }
}

interface Tools {
  readonly run: (id: ActionId) => void
  readonly keyOf: (id: ActionId) => string
}

/** What the palette offers for what has been typed: readings first, then commands, games, files, systems. */
export function usePaletteEntries(query: Readonly<Ref<string>>, { run, keyOf }: Tools) {
  const app = useAppStore()
  const dialogs = useDialogsStore()
  const files = useFilesStore()
  const pasted = usePastedStore()
  const settings = useSettingsStore()

  const readings = (): readonly PaletteEntry[] => {
    const text = query.value.trim()
    const shape = shapeOf(text)
    const inDialog = (note: string) =>
      entry('read', `New analysis of ${text}`, () => dialogs.showNewAnalysis(text), { note })
    if (shape === 'fen')
      return [entry('read', 'Analyse this position', () => pasted.read(text), { note: 'FEN' })]
    if (shape === 'games')
      return [entry('read', 'Open these games', () => pasted.read(text), { note: 'PGN' })]
    if (shape === 'number' || shape === 'numbers') return [inDialog('Number')]
    return isRanks(text) ? [inDialog('Ranks')] : []
  }

  const commands = (): readonly PaletteEntry[] =>
    (ACTIONS as readonly ActionEntry[])
      .filter(action => !action.keyOnly)
      .map(({ id, label }) =>
        entry(`do ${id}`, label, () => run(id as ActionId), { key: keyOf(id as ActionId) }),
      )

  const games = (): readonly PaletteEntry[] => {
    const file = files.current
    if (!file || file.games.length < 2) return []
    return file.games.map(({ index, white, black, event, variant }) =>
      entry(`game ${index}`, `${white || '?'} – ${black || '?'}`, () => files.openGame(file.fileId, index), {
        note: [event, variant].filter(part => part !== '' && part !== '?').join(', '),
      }),
    )
  }

  const recent = (): readonly PaletteEntry[] =>
    app.recentFiles.map(({ path, name }) =>
      entry(`file ${path}`, name, () => files.open(path), { note: path }),
    )

  const beginWith = async (variant: string) => {
    await settings.update({ lastVariant: variant })
    dialogs.showNewAnalysis()
  }

  const systems = (): readonly PaletteEntry[] =>
    VARIANTS.map(({ id, name }) => entry(`system ${id}`, name, () => beginWith(id), { note: 'New analysis' }))

  const rules = (): readonly PaletteEntry[] =>
    VARIANTS.map(({ id, name }) =>
      entry(`rules ${id}`, `Rules of ${name}`, () => dialogs.showRules(id), { note: 'Rules page' }),
    )

  const groups = computed(() =>
    [
      { name: 'Read as', entries: query.value.trim() === '' ? [] : readings() },
      found(query.value, 'Commands', commands()),
      found(query.value, 'Systems', systems()),
      found(query.value, 'Games of this file', games(), GAMES_SHOWN),
      found(query.value, 'Recent files', recent()),
      found(query.value, 'Rules', rules()),
    ].filter(({ entries }) => entries.length > 0),
  )

  return { groups }
}
