import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useGameOperations } from '../../renderer/features/games/operations/gameOperationsStore'
import { useGameListsStore } from '../../renderer/openFiles/gameLists'
import { useClashesStore } from '../../renderer/openFiles/clashes'
import { isDirty } from '../../renderer/openFiles/document'
import { useDocumentsStore } from '../../renderer/openFiles/documents'
import { useFileChangesStore } from '../../renderer/openFiles/fileChanges'
import { useFilesStore } from '../../renderer/openFiles/files'
import { useGameStore } from '../../renderer/workbench/game'
import { useNoticesStore } from '../../renderer/stores/notices'
import { useRecoveryStore } from '../../renderer/openFiles/recovery'
import { useSavingStore } from '../../renderer/openFiles/saving'
import { useTabsStore } from '../../renderer/openFiles/tabs'
import { pageOver, type Page } from '../support/pageOver'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const ITALIAN = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 *'
const LINES: Readonly<Record<string, string>> = {
  Anna: '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O *',
  Bert: ITALIAN,
  Cleo: '1. c4 e5 2. Nc3 Nf6 3. Nf3 Nc6 4. g3 d5 5. cxd5 Nxd5 *',
}

const game = (white: string, moves = LINES[white] ?? '*', round = '1') =>
  `[Event "Cup"]\n[Round "${round}"]\n[White "${white}"]\n[Black "B"]\n[Result "*"]\n\n${moves}`
const fileOf = (...games: readonly string[]) => `${games.join('\n\n')}\n`

const FILE = fileOf(game('Anna'), game('Bert'), game('Cleo'))

/** A page with the second game of a file open. */
const opened = async (content = FILE) => {
  const parent = await scratchFolder()
  const file = path.join(parent, 'games.pgn')
  const user = path.join(parent, 'user')
  await writeFile(file, content)
  const backend = await testBackend(user, { shell: 'electron' })
  const page = await pageOver(backend)
  backend.answers.file = file
  await useFilesStore().open()
  await useFilesStore().openGame(fileId(), 1)
  return { page, user, file }
}

/** Another program writes the file; resolves once the page has read it again. */
const rewritten = async (file: string, content: string) => {
  const { hash } = useFilesStore().current!
  const { fileId: id } = useFilesStore().current!
  await writeFile(file, content)
  await expect.poll(() => useFilesStore().files.get(id)!.hash).not.toBe(hash)
  await expect.poll(toasts).toContain('Reloaded games.pgn')
}

const files = () => useFilesStore()
const fileId = () => files().current!.fileId
const active = () => useDocumentsStore().active!
const whiteOf = ({ tags }: { tags: readonly { name: string; value: string }[] }) =>
  tags.find(({ name }) => name === 'White')?.value
const listed = () => files().current?.games.map(({ white }) => white)
const movesOf = () => active().game.root.children[0]?.san
const toasts = () => useNoticesStore().toasts.map(({ text }) => text)
const comment = (text: string) => useGameStore().edit({ kind: 'comment', path: [], where: 'before', text })
const tabTitle = () => useTabsStore().titles.get(active().id)
const doubt = () => useClashesStore().doubts.get(active().id)

/** Starts another program over the same folder; only the journal survives. */
const startAgain = async ({ user, page }: { user: string; page: Page }) => {
  await page.leave()
  await pageOver(await testBackend(user, { shell: 'electron' }))
  await useRecoveryStore().restoreAll()
}

describe('a game whose tags another program changes', () => {
  test.each([
    ['in its place', fileOf(game('Anna'), game('Beth', ITALIAN), game('Cleo')), 1],
    ['in another round', fileOf(game('Anna'), game('Bert', ITALIAN, '2'), game('Cleo')), 1],
    ['behind a new one', fileOf(game('New'), game('Anna'), game('Beth', ITALIAN), game('Cleo')), 2],
    ['where one was deleted before it', fileOf(game('Beth', ITALIAN), game('Cleo')), 0],
    ['and another place', fileOf(game('Anna'), game('Cleo'), game('Beth', ITALIAN)), 2],
    [
      'and a further move',
      fileOf(game('Anna'), game('Beth', ITALIAN.replace('*', '6. O-O *')), game('Cleo')),
      1,
    ],
    ['as all others', fileOf(game('A', LINES.Anna), game('Beth', ITALIAN), game('C', LINES.Cleo)), 1],
    ['with other line ends', FILE.replace('Bert', 'Beth').replaceAll('\n', '\r\n'), 1],
  ])('is found by its place and its moves, and shows its new tags: %s', async (_, content, place) => {
    const { file } = await opened()
    await rewritten(file, content)
    const names = [...content.matchAll(/\[White "(.*)"\]/g)].map(([, name]) => name)
    expect(listed()).toEqual(names)
    expect(files().currentIndex).toBe(place)
    expect([whiteOf(active().game), isDirty(active())]).toEqual([names[place], false])
    expect(tabTitle()).toContain(names[place])
    expect(doubt()).toBeUndefined()
    comment('mine')
    await useSavingStore().save()
    const text = await readFile(file, 'utf8')
    expect(text.indexOf('mine')).toBeGreaterThan(text.indexOf(`"${names[place]}"`))
  })

  test('is distinguished from its copies by its place', async () => {
    const copies = [game('Bert'), game('Bert'), game('Bert')]
    const { file } = await opened(fileOf(...copies))
    await rewritten(file, fileOf(copies[0]!, game('Beth', ITALIAN), copies[2]!))
    expect([files().currentIndex, whiteOf(active().game)]).toEqual([1, 'Beth'])
  })

  test('keeps the edits of the list of its file', async () => {
    const { file } = await opened()
    useGameOperations().moveTo([1], 0)
    await useGameOperations().remove([2])
    expect(listed()).toEqual(['Bert', 'Anna'])
    await writeFile(file, FILE.replace('"Bert"', '"Beth"').replace('"Cleo"', '"Clea"'))
    await expect.poll(() => useFileChangesStore().conflicts.get(fileId())).toBe('changed')
    await useFileChangesStore().reload(fileId())
    expect(listed()).toEqual(['Beth', 'Anna'])
    expect([files().currentIndex, whiteOf(active().game)]).toEqual([0, 'Beth'])
    await useGameOperations().undo()
    expect(listed()).toEqual(['Beth', 'Anna', 'Clea'])
  })

  describe('while it is edited here', () => {
    const edited = async () => {
      const all = await opened()
      comment('mine')
      await writeFile(all.file, fileOf(game('New'), game('Anna'), game('Beth', ITALIAN), game('Cleo')))
      await expect.poll(() => useFileChangesStore().conflicts.get(fileId())).toBe('changed')
      return all
    }

    test('clashes once the file is read again, and either version can be taken', async () => {
      await edited()
      await useFileChangesStore().reload(fileId())
      expect(listed()).toEqual(['New', 'Anna', 'Beth', 'Cleo'])
      expect(whiteOf(useClashesStore().clashes.get(active().id)!)).toBe('Beth')
      useClashesStore().takeTheirs(active().id)
      expect([files().currentIndex, whiteOf(active().game), isDirty(active())]).toEqual([2, 'Beth', false])
    })

    test('is replaced if the user insists, and no other game is', async () => {
      const { file } = await edited()
      await useSavingStore().save(true)
      expect([...(await readFile(file, 'utf8')).matchAll(/White "(.*)"/g)].map(([, name]) => name)).toEqual([
        'New',
        'Anna',
        'Bert',
        'Cleo',
      ])
      expect([files().currentIndex, isDirty(active())]).toEqual([2, false])
      expect(listed()).toEqual(['New', 'Anna', 'Bert', 'Cleo'])
    })
  })
})

describe('a game that may no longer be in its file', () => {
  const STRANGE = fileOf(game('Anna'), game('Zoe', '1. f4 d5 *'), game('Cleo'))

  const doubted = async () => {
    const all = await opened()
    await rewritten(all.file, STRANGE)
    return all
  }

  test('stays unchanged beside the list of its file and does not overwrite the game in its place', async () => {
    const { file } = await doubted()
    expect(listed()).toEqual(['Anna', 'Zoe', 'Cleo'])
    expect([whiteOf(active().game), movesOf(), isDirty(active())]).toEqual(['Bert', 'e4', true])
    expect(whiteOf(doubt()!.inFile)).toBe('Zoe')
    for (const force of [false, true]) await useSavingStore().save(force)
    expect(toasts().at(-1)).toMatch(/^Not saved/)
    expect(await readFile(file, 'utf8')).toBe(STRANGE)
  })

  test('takes the version in the file if the user says that it is the same game', async () => {
    await doubted()
    const { id } = active()
    await useClashesStore().isThisGame(id)
    expect([whiteOf(active().game), movesOf(), isDirty(active())]).toEqual(['Zoe', 'f4', false])
    expect(useClashesStore().isOpen(id)).toBe(false)
    useDocumentsStore().undo(id)
    expect([whiteOf(active().game), isDirty(active())]).toEqual(['Bert', true])
  })

  test('clashes with the version in the file if it was edited', async () => {
    const { file } = await opened()
    comment('mine')
    await writeFile(file, STRANGE)
    await expect.poll(() => useFileChangesStore().conflicts.get(fileId())).toBe('changed')
    await useFileChangesStore().reload(fileId())
    await useClashesStore().isThisGame(active().id)
    expect(whiteOf(useClashesStore().clashes.get(active().id)!)).toBe('Zoe')
    await useSavingStore().saveInPlace(active(), false)
    expect(await readFile(file, 'utf8')).toMatch(/Anna[^]*Bert[^]*mine[^]*Cleo/)
  })

  test('belongs to no file if the user says that it is another game', async () => {
    const { file } = await doubted()
    useClashesStore().isOtherGame(active().id)
    expect([active().origin, isDirty(active()), whiteOf(active().game)]).toEqual([undefined, true, 'Bert'])
    expect(await readFile(file, 'utf8')).toBe(STRANGE)
  })

  test('can be added after the others', async () => {
    const { file } = await doubted()
    await useSavingStore().saveInPlace(active(), false, 3)
    expect(listed()).toEqual(['Anna', 'Zoe', 'Cleo', 'Bert'])
    expect([files().currentIndex, isDirty(active()), doubt()]).toEqual([3, false, undefined])
    expect((await readFile(file, 'utf8')).startsWith(STRANGE)).toBe(true)
  })

  test('is asked about again after a restart', async () => {
    const all = await doubted()
    await startAgain(all)
    expect(whiteOf(active().game)).toBe('Bert')
    expect(whiteOf(doubt()!.inFile)).toBe('Zoe')
    await useSavingStore().save()
    expect(await readFile(all.file, 'utf8')).toBe(STRANGE)
  })
})

test('a game that is gone from its file is reported, with a way back to its list', async () => {
  const { file } = await opened()
  await rewritten(file, fileOf(game('Anna'), game('Cleo')))
  expect([active().origin, isDirty(active())]).toEqual([undefined, true])
  const toast = useNoticesStore().toasts.find(({ text }) => text.includes('no longer in games.pgn'))!
  useNoticesStore().act(toast.id)
  await expect.poll(listed).toEqual(['Anna', 'Cleo'])
  expect(useDocumentsStore().documents).toHaveLength(2)
})

test('a reopened tab shows its game as the file has it now', async () => {
  const { file } = await opened()
  await files().openGame(fileId(), 2, { inNewTab: true })
  const { id } = active()
  useTabsStore().close(id)
  await rewritten(file, FILE.replace('"Cleo"', '"Clea"'))
  useTabsStore().reopen()
  expect([whiteOf(active().game), isDirty(active()), files().currentIndex]).toEqual(['Clea', false, 2])
})

describe('edits that were left unsaved', () => {
  test.each([
    ['under its new tags', FILE.replace('Bert', 'Beth'), 1],
    ['behind a new game', fileOf(game('New'), game('Anna'), game('Beth', ITALIAN), game('Cleo')), 2],
  ])('find their game %s after a restart, and clash with it', async (_, content, place) => {
    const all = await opened()
    comment('mine')
    await all.page.leave()
    await writeFile(all.file, content)
    await startAgain(all)
    expect(useRecoveryStore().left).toEqual([])
    expect([files().currentIndex, whiteOf(active().game)]).toEqual([place, 'Bert'])
    expect(whiteOf(useClashesStore().clashes.get(active().id)!)).toBe('Beth')
    expect(listed()).toHaveLength(place + 2)
  })

  test('find the games of a list under their new tags', async () => {
    const all = await opened()
    useGameOperations().moveTo([1], 0)
    await all.page.leave()
    await writeFile(all.file, FILE.replace('Bert', 'Beth'))
    await startAgain(all)
    expect(listed()).toEqual(['Beth', 'Anna', 'Cleo'])
    expect(useGameListsStore().isPending(fileId())).toBe(true)
  })
})
