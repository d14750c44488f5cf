import { computed, type Ref } from 'vue'
import { t } from '@shared/i18n/t'
import type { GameHeader } from '@shared/ipc/contract'
import { shapeOf } from '@shared/notation/oneBox/oneBox'
import { VARIANTS } from '@shared/variants'
import { variantName } from '@shared/variants/variantNames'
import { roleOfLetter } from '@shared/variants/army'
import { useAppStore } from '../../stores/app'
import { useDialogsStore } from '../../stores/dialogs'
import { useFilesStore } from '../../stores/files'
import { usePastedStore } from '../../stores/pasted'
import { useSettingsStore } from '../../stores/settings'
import { ACTIONS, type ActionEntry, type ActionId, labelOf } from '@shared/ipc/actionTable'

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

/** A game of a file, with what else is known of it. */
export const gameEntry = (
  { index, white, black, event, variant }: GameHeader,
  run: () => unknown,
): PaletteEntry =>
  entry(`game ${index}`, `${white || '?'} – ${black || '?'}`, run, {
    note: [event, variant].filter(part => part !== '' && part !== '?').join(', '),
  })

/** Those whose name fits come before those that fit by their note. */
export const foundEntries = (
  query: string,
  name: string,
  all: readonly PaletteEntry[],
  most = all.length,
): PaletteGroup => {
  const byName = all.filter(one => matches(query, one.label))
  const byNote = all.filter(one => !byName.includes(one) && matches(query, `${one.label} ${one.note}`))
  return { name, entries: [...byName, ...byNote].slice(0, most) }
}

/** What a typed text may be read as: a position, games, a number, ranks. */
const readingsOf = (
  text: string,
  read: (text: string) => unknown,
  showNewAnalysis: (text: string) => unknown,
): readonly PaletteEntry[] => {
  const shape = shapeOf(text)
  const reading = (label: string, note: string, run: (text: string) => unknown) => [
    entry('read', label, () => run(text), { note }),
  ]
  const inDialog = (note: string) =>
    reading(t('shell.palette.newAnalysisOf', { text }), note, showNewAnalysis)
  if (shape === 'fen') return reading(t('shell.palette.analyzePosition'), t('shell.palette.notes.fen'), read)
  if (shape === 'games') return reading(t('shell.palette.openGames'), t('shell.palette.notes.pgn'), read)
  if (shape === 'number' || shape === 'numbers') return inDialog(t('shell.palette.notes.number'))
  return isRanks(text) ? inDialog(t('shell.palette.notes.ranks')) : []
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

  const readings = () => readingsOf(query.value.trim(), pasted.read, dialogs.showNewAnalysis)

  const commands = (): readonly PaletteEntry[] =>
    (ACTIONS as readonly ActionEntry[])
      .filter(action => !action.keyOnly)
      .map(action => action.id as ActionId)
      .map(id => entry(`do ${id}`, labelOf(id), () => run(id), { key: keyOf(id) }))

  const games = (): readonly PaletteEntry[] => {
    const file = files.current
    if (!file || file.games.length < 2) return []
    return file.games.map(header => gameEntry(header, () => files.openGame(file.fileId, header.index)))
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
    VARIANTS.map(({ id }) =>
      entry(`system ${id}`, variantName({ id }), () => beginWith(id), {
        note: t('shell.palette.notes.newAnalysis'),
      }),
    )

  const rules = (): readonly PaletteEntry[] =>
    VARIANTS.map(({ id }) =>
      entry(
        `rules ${id}`,
        t('shell.palette.rulesOf', { system: variantName({ id }) }),
        () => dialogs.showRules(id),
        { note: t('shell.palette.notes.rules') },
      ),
    )

  const groups = computed(() =>
    [
      { name: t('shell.palette.groups.readAs'), entries: query.value.trim() === '' ? [] : readings() },
      foundEntries(query.value, t('shell.palette.groups.commands'), commands()),
      foundEntries(query.value, t('shell.palette.groups.systems'), systems()),
      foundEntries(query.value, t('shell.palette.groups.games'), games(), GAMES_SHOWN),
      foundEntries(query.value, t('shell.palette.groups.recent'), recent()),
      foundEntries(query.value, t('shell.palette.groups.rules'), rules()),
    ].filter(({ entries }) => entries.length > 0),
  )

  return { groups }
}
