import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { effectScope, nextTick } from 'vue'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useFilesStore } from '../../renderer/openFiles/files'
import { useGameOperations } from '../../renderer/features/games/operations/gameOperationsStore'
import { unsavedList } from '../../renderer/openFiles/gameList'
import { unsavedGame } from '../../renderer/openFiles/document'
import { useGameStore } from '../../renderer/workbench/game'
import { useJournalStore } from '../../renderer/openFiles/journal'
import { useWindowTitle } from '../../renderer/shell/useWindowTitle'
import { pageOver } from '../support/pageOver'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

/** The titles of the window while a page shows a game with player names of this length. */
const titlesOf = async (length: number) => {
  const folder = await scratchFolder()
  const file = path.join(folder, `${'n'.repeat(200)}.pgn`)
  const names = `[White "${'w'.repeat(length)}"]\n[Black "${'b '.repeat(length / 2)}"]\n`
  await writeFile(file, `${names}\n1. e4 *\n\n${names}\n1. d4 *\n`)
  const titles: string[] = []
  const frame = {
    setTheme: () => undefined,
    setTitle: (title: string) => titles.push(title),
    showMenu: () => undefined,
    showManual: () => null,
    notify: () => undefined,
    printToPdf: () => Promise.resolve(undefined),
  }
  const backend = await testBackend(path.join(folder, 'user'), { shell: 'electron', frame })
  await pageOver(backend)
  vi.stubGlobal('document', { title: '' })
  const scope = effectScope()
  onTestFinished(() => {
    scope.stop()
    vi.unstubAllGlobals()
  })
  scope.run(useWindowTitle)
  backend.answers.file = file
  await useFilesStore().open()
  await nextTick()
  return titles
}

test.each([20_000, 200_000])(
  'a tag of %i characters is shortened in the window title, and edits are journalled',
  async length => {
    const titles = await titlesOf(length)
    await expect.poll(() => titles.at(-1)).toMatch(/^w{79}… – b \(n{200}\.pgn\) - Backrank$/)
    const game = useGameStore()
    game.edit({ kind: 'comment', path: [], where: 'before', text: 'kept' })
    await useJournalStore().flush()
    expect(useJournalStore().isKept(unsavedGame(game.document!))).toBe(true)
    await useGameOperations().remove([1])
    await useJournalStore().flush()
    const list = useFilesStore().listOf(useFilesStore().current!.fileId)!
    expect(useJournalStore().isKept(unsavedList(list))).toBe(true)
  },
)
