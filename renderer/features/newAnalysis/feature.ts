import { useDialogsStore } from '../../stores/dialogs'
import { defineFeature } from '../../registry/feature'
import NewAnalysis from './NewAnalysis.vue'
import { t } from '@shared/i18n/t'
import { shapeOf } from '@shared/notation/oneBox/oneBox'
import { VARIANTS, type VariantId } from '@shared/variants'
import { roleOfLetter } from '@shared/variants/army'
import { variantName } from '@shared/i18n/names/variantNames'
import { usePastedStore } from '../../workbench/pasted'
import { useSettingsStore } from '../../stores/settings'
import { foundEntries, paletteEntry, type PaletteEntry, type PaletteGroup } from '../../widgets/palette'

/** Whether a text is one rank or two, with the pieces of a single army; an ordinary word of the same length is not. */
const isRanks = (text: string): boolean =>
  /^[a-z.]{8,10}([\s/]+[a-z.]{8,10})?$/i.test(text) &&
  VARIANTS.some(({ army }) =>
    Array.from(text.replace(/[\s/.]/g, '')).every(letter => roleOfLetter(army, letter) !== undefined),
  )

/** The possible readings of a typed text: a position, games, a number, ranks. */
const readingsOf = (text: string): readonly PaletteEntry[] => {
  const pasted = usePastedStore()
  const dialogs = useDialogsStore()
  const reading = (label: string, note: string, run: () => unknown) => [
    paletteEntry('read', label, run, { note }),
  ]
  const inDialog = (note: string) =>
    reading(t('shell.palette.newAnalysisOf', { text }), note, () => dialogs.show('newAnalysis', { text }))
  const shape = shapeOf(text)
  if (shape === 'fen')
    return reading(t('shell.palette.analyzePosition'), t('shell.palette.notes.fen'), () => pasted.read(text))
  if (shape === 'games')
    return reading(t('shell.palette.openGames'), t('shell.palette.notes.pgn'), () => pasted.read(text))
  if (shape === 'number' || shape === 'numbers') return inDialog(t('shell.palette.notes.number'))
  return isRanks(text) ? inDialog(t('shell.palette.notes.ranks')) : []
}

const beginWith = async (lastVariant: VariantId) => {
  await useSettingsStore().update({ lastVariant })
  useDialogsStore().show('newAnalysis')
}

const systems = (): readonly PaletteEntry[] =>
  VARIANTS.map(({ id }) =>
    paletteEntry(`system ${id}`, variantName({ id }), () => beginWith(id), {
      note: t('shell.palette.notes.newAnalysis'),
    }),
  )

/** The possible readings of a typed text, and the systems with which a new analysis can begin. */
const analysisPalette = (query: string): readonly PaletteGroup[] => {
  const text = query.trim()
  return [
    { name: t('shell.palette.groups.readAs'), entries: text === '' ? [] : readingsOf(text), isReading: true },
    foundEntries(query, t('shell.palette.groups.systems'), systems()),
  ]
}

/** A game begun from a position, a start of any system, or a text. */
export const newAnalysis = defineFeature({
  dialogs: { newAnalysis: { view: NewAnalysis } },
  actions: () => {
    const dialogs = useDialogsStore()
    return { newAnalysis: () => dialogs.show('newAnalysis') }
  },
  palette: analysisPalette,
})
