import { expect, test } from 'vitest'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useDocumentsStore } from '../../../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../../../renderer/openFiles/files'
import { useFiltersStore } from '../../../../../../renderer/features/games/filters/filtersStore'
import { useLibraryStore } from '../../../../../../renderer/features/games/list/gamesStore'
import { useNoticesStore } from '../../../../../../renderer/stores/notices'
import { aGame, line } from '../../../../../support/aGame'
import { aFile, aHeader, aWorkbench } from '../../../../../support/workbench'

const NAMES = ['Short', 'Polgár', 'Carlsen', 'Polgár']

const opened = async () => {
  const games = NAMES.map((white, index) => ({ ...aHeader(index), white }))
  aWorkbench({
    'files:open': () => ok(aFile({ games })),
    'files:game': (_fileId, index) =>
      ok(flatten(aGame(line('e2e4:e4'), [{ name: 'White', value: NAMES[index]! }]))),
  })
  await useFilesStore().open('/games/two.pgn')
}

const here = () => useDocumentsStore().active?.origin?.index

test('stepping through a file follows its order and stops at its ends', async () => {
  await opened()
  const { step } = useLibraryStore()
  await step(1)
  expect(here()).toBe(1)
  await step(-1)
  await step(-1)
  expect(here()).toBe(0)
  expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual(['This is the first game of two.pgn'])
})

test('stepping during a search visits only the games found', async () => {
  await opened()
  const library = useLibraryStore()
  library.query = 'polgar'
  await library.step(1)
  await library.step(1)
  expect(here()).toBe(3)
  await library.step(1)
  expect(here()).toBe(3)
  expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual(['This is the last game with “polgar”'])
})

test('stepping follows the chosen sort order', async () => {
  await opened()
  const library = useLibraryStore()
  library.order = { by: 'white', falling: false }
  const walked = [here()]
  for (const by of [-1, -1, -1, 1] as const) {
    await library.step(by)
    walked.push(here())
  }
  library.order = { by: 'number', falling: true }
  await library.step(1)
  expect([...walked, here()]).toEqual([0, 3, 1, 2, 1, 0])
})

test('stepping and listing include only games that pass both the filters and the search', async () => {
  await opened()
  const [library, filters] = [useLibraryStore(), useFiltersStore()]
  filters.add({ numbers: { from: 2, to: 3 } })
  expect(library.shown).toEqual([1, 2])
  library.query = 'polgar'
  expect(library.shown).toEqual([1])
  await library.step(1)
  await library.step(1)
  expect(here()).toBe(1)
  expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual([
    'This is the last game that the filters show',
  ])
  filters.clear()
  expect(library.shown).toEqual([1, 3])
})
