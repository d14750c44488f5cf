import { beforeEach, describe, expect, test } from 'vitest'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../renderer/openFiles/files'
import { useGameListsStore } from '../../../../renderer/openFiles/gameLists'
import { aGame, line } from '../../../support/aGame'
import { aHeader } from '../../../support/aHeader'
import { aFile, aWorkbench } from '../../../support/workbench'

const FILE = 'file-1'

/** The names of White in the games of the list. */
const players = () => useFilesStore().current?.games.map(({ white }) => white)

/** Adds a game to the end of the list, and opens it. */
const add = async (white: string) => {
  const header = aHeader(0, { white })
  useGameListsStore().edit(FILE, `Added ${white}`, slots => [
    ...slots,
    { header, pgn: `[White "${white}"]\n\n*` },
  ])
  await useFilesStore().openGame(FILE, players()!.length - 1)
}

describe('undo of the games that were added last, one of which is shown', () => {
  /** Resolves when the core may answer. */
  let answering = Promise.resolve()

  beforeEach(async () => {
    answering = Promise.resolve()
    const game = flatten(aGame(line('e2e4:e4')))
    aWorkbench({
      'files:open': () => ok(aFile()),
      'files:game': () => ok(game),
      'games:read': () => answering.then(() => [ok(game)]),
    })
    await useFilesStore().open('/games/two.pgn')
    await add('Third')
    await add('Fourth')
  })

  test('shows the last game that is left, and something of the file all the time', async () => {
    const files = useFilesStore()
    const undone = useGameListsStore().undo(FILE)
    expect(files.current?.fileId).toBe(FILE)
    expect(await undone).toBe('Added Fourth')
    expect(files.currentIndex).toBe(2)
    expect(players()).toHaveLength(3)
  })

  test('takes one step for each of two requests at once', async () => {
    const lists = useGameListsStore()
    const undone = await Promise.all([lists.undo(FILE), lists.undo(FILE)])
    expect(undone).toEqual(['Added Fourth', 'Added Third'])
    expect(useFilesStore().currentIndex).toBe(1)
    expect(players()).toHaveLength(2)
    expect(useDocumentsStore().documents.every(({ origin }) => origin !== undefined)).toBe(true)
  })

  test('leaves alone the tab that the user went to meanwhile', async () => {
    const documents = useDocumentsStore()
    let answer: () => void = () => undefined
    answering = new Promise(resolve => (answer = resolve))
    const undone = useGameListsStore().undo(FILE)
    await useFilesStore().openGame(FILE, 0, { inNewTab: true })
    const { activeId } = documents
    answer()
    expect(await undone).toBe('Added Fourth')
    expect(documents.activeId).toBe(activeId)
    expect(players()).toHaveLength(3)
  })
})
