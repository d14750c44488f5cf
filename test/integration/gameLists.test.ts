import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { useAddedGames } from '../../renderer/features/games/operations/addedGamesStore'
import { useFileOperations } from '../../renderer/features/games/operations/fileOperationsStore'
import { useGameOperations } from '../../renderer/features/games/operations/gameOperationsStore'
import { useMergeOperations } from '../../renderer/features/games/operations/mergeOperationsStore'
import { useGameListsStore } from '../../renderer/openFiles/gameLists'
import { isDirty } from '../../renderer/openFiles/document'
import { useDocumentsStore } from '../../renderer/openFiles/documents'
import { useFileChangesStore } from '../../renderer/openFiles/fileChanges'
import { useFilesStore } from '../../renderer/openFiles/files'
import { useGameStore } from '../../renderer/workbench/game'
import { useJournalStore } from '../../renderer/openFiles/journal'
import { useNoticesStore } from '../../renderer/stores/notices'
import { useRecoveryStore } from '../../renderer/openFiles/recovery'
import { useSavingStore } from '../../renderer/openFiles/saving'
import { pageOver, type Page } from '../support/pageOver'
import { LONG_WAIT } from '../support/longWait'
import { scratchFolder } from '../support/scratchFolder'
import { smallDisk } from '../support/smallDisk'
import { testBackend, type TestBackend } from '../support/testBackend'

const game = (white: string, moves = '1. e4 e5 2. Nf3') =>
  `[Event "?"]\n[White "${white}"]\n[Black "B"]\n[Result "*"]\n\n${moves}  {as is}   *`

const NAMES = ['A', 'Ć', 'C', 'D', 'E']
const GAMES = NAMES.map(name => game(name))
const FILE = `${GAMES.join('\n\n')}\n`

/** Opens a file in a page; returns the page and what tests need to check it. */
const opened = async (content: string | Buffer = FILE) => {
  const parent = await scratchFolder()
  const folder = path.join(parent, 'files')
  await mkdir(folder)
  const file = path.join(folder, 'games.pgn')
  const user = path.join(parent, 'user')
  await writeFile(file, content)
  const backend = await testBackend(user, { shell: 'electron' })
  const page = await pageOver(backend)
  backend.answers.file = file
  await useFilesStore().open()
  return { page, folder, file, user, backend, read: () => readFile(file, 'utf8') }
}

const listed = () => useFilesStore().current!.games.map(({ white }) => white)
const fileId = () => useFilesStore().current!.fileId
const inFile = async (file: string) =>
  [...(await readFile(file, 'utf8')).matchAll(/\[White "(.*)"\]/g)].map(([, name]) => name)
const saved = () => !useGameListsStore().isPending(fileId())
const comment = (text: string) => useGameStore().edit({ kind: 'comment', path: [], where: 'before', text })
const toasts = () => useNoticesStore().toasts.map(({ text }) => text)
const troubles = () => useNoticesStore().troubles.map(({ text }) => text.title)

/** Starts another program over the same folder; only the journal survives. */
const startAgain = async ({ user, page }: { user: string; page: Page }): Promise<TestBackend> => {
  await page.leave()
  const backend = await testBackend(user, { shell: 'electron' })
  await pageOver(backend)
  return backend
}

describe('a changed list', () => {
  test('is pending until it is saved, and is saved in one step', async () => {
    const { file, read } = await opened()
    const operations = useGameOperations()
    await operations.remove([1])
    operations.moveTo([3], 0)
    await useAddedGames().duplicate([1])
    expect(listed()).toEqual(['E', 'A', 'A', 'C', 'D'])
    expect(await read()).toBe(FILE)
    expect(saved()).toBe(false)
    await useSavingStore().save()
    expect(saved()).toBe(true)
    expect(await inFile(file)).toEqual(['E', 'A', 'A', 'C', 'D'])
    expect((await read()).split('{as is}   *')).toHaveLength(6)
    expect(listed()).toEqual(['E', 'A', 'A', 'C', 'D'])
  })

  test('can be undone and redone, edit by edit', async () => {
    await opened()
    const operations = useGameOperations()
    await operations.remove([0, 1])
    operations.moveBy([0], 1)
    expect(listed()).toEqual(['D', 'C', 'E'])
    await operations.undo()
    await operations.undo()
    expect(listed()).toEqual(NAMES)
    expect(saved()).toBe(true)
    await operations.redo()
    expect(listed()).toEqual(['C', 'D', 'E'])
    await operations.undo()
    await operations.undo()
    expect(toasts()).toContain('Nothing to undo in this list')
  })

  test('keeps at least one game', async () => {
    await opened()
    await useGameOperations().remove([0, 1, 2, 3, 4])
    expect(listed()).toEqual(NAMES)
    expect(toasts().at(-1)).toMatch(/at least one game/)
  })

  test('takes a new game, which is saved with it', async () => {
    const { file } = await opened()
    await useAddedGames().addGame()
    expect(useFilesStore().currentIndex).toBe(5)
    comment('begun here')
    await useSavingStore().save()
    expect(await inFile(file)).toEqual([...NAMES, '?'])
    expect(await readFile(file, 'utf8')).toMatch(/begun here/)
    expect(useFilesStore().current!.games).toHaveLength(6)
    expect(isDirty(useDocumentsStore().active!)).toBe(false)
  })

  test('is saved with the edits of its games, in the order of the list', async () => {
    const { file } = await opened()
    const files = useFilesStore()
    await files.openGame(fileId(), 2)
    comment('on C')
    useGameOperations().moveTo([2], 0)
    expect(files.currentIndex).toBe(0)
    await useGameOperations().remove([4])
    await useSavingStore().save()
    expect(await inFile(file)).toEqual(['C', 'A', 'Ć', 'D'])
    expect((await readFile(file, 'utf8')).indexOf('on C')).toBeLessThan(
      (await readFile(file, 'utf8')).indexOf('"A"'),
    )
    comment('on C again')
    await useSavingStore().save()
    expect(await inFile(file)).toEqual(['C', 'A', 'Ć', 'D'])
    expect(await readFile(file, 'utf8')).toMatch(/on C again/)
  })

  test('duplicates a game with its unsaved edits', async () => {
    const { file } = await opened()
    comment('unsaved')
    await useAddedGames().duplicate([0])
    await useSavingStore().saveAll()
    expect((await readFile(file, 'utf8')).split('{unsaved}')).toHaveLength(3)
  })
})

describe('tabs', () => {
  test('show the next game if theirs is deleted, or keep its edits', async () => {
    await opened()
    const files = useFilesStore()
    const documents = useDocumentsStore()
    await useGameOperations().remove([0])
    expect(files.currentIndex).toBe(0)
    expect(documents.active!.game.tags.find(({ name }) => name === 'White')?.value).toBe('Ć')
    comment('mine')
    await useGameOperations().remove([0])
    expect(listed()).toEqual(['C', 'D', 'E'])
    const kept = documents.documents.find(isDirty)!
    expect(kept.origin).toBeUndefined()
    expect(toasts().join()).toMatch(/unsaved edits/)
    await useGameOperations().undo()
    expect(documents.documentById(kept.id)!.origin?.index).toBe(0)
    expect(isDirty(documents.documentById(kept.id)!)).toBe(true)
    expect(listed()).toEqual(['Ć', 'C', 'D', 'E'])
  })

  test('stay with their games through deleting, moving and undo', async () => {
    await opened()
    const files = useFilesStore()
    const documents = useDocumentsStore()
    await files.openGame(fileId(), 3, { inNewTab: true })
    const tab = documents.active!.id
    const place = () => documents.documentById(tab)!.origin?.index
    await useGameOperations().remove([0, 1])
    expect(place()).toBe(1)
    useGameOperations().moveTo([1], 2)
    expect(place()).toBe(2)
    await useGameOperations().undo()
    await useGameOperations().undo()
    expect(place()).toBe(3)
  })
})

describe('after the program was killed', () => {
  test('the list is offered, and comes back with its tabs and their edits', async () => {
    const all = await opened()
    const { user, file, read } = all
    await useFilesStore().openGame(fileId(), 4)
    comment('on E')
    await useGameOperations().remove([0, 2])
    await useAddedGames().duplicate([0])
    await useAddedGames().addGame()
    const before = listed()

    await startAgain(all)
    expect(await read()).toBe(FILE)
    expect(useRecoveryStore().lists).toHaveLength(1)
    await useRecoveryStore().restoreAll()
    expect(listed()).toEqual(before)
    const tab = useDocumentsStore().documents.find(isDirty)!
    expect(tab.origin?.index).toBe(before.indexOf('E'))
    await useSavingStore().saveAll()
    expect(await inFile(file)).toEqual(['Ć', 'Ć', 'D', 'E', '?'])
    expect(await read()).toMatch(/on E/)
    expect(await readdir(path.join(user, 'journal'))).toEqual([])
  })

  test('a list that an earlier version kept in a separate folder comes back, and can be saved', async () => {
    const all = await opened()
    await useGameOperations().remove([0, 2])
    await all.page.leave()
    const [journal, earlier] = [path.join(all.user, 'journal'), path.join(all.user, 'journal-lists')]
    await rename(journal, earlier)

    await startAgain(all)
    await useRecoveryStore().restoreAll()
    expect(listed()).toEqual(['Ć', 'D', 'E'])
    await useSavingStore().save()
    expect(await inFile(all.file)).toEqual(['Ć', 'D', 'E'])
    await startAgain(all)
    expect(useRecoveryStore().left).toEqual([])
  })

  test('a list is restored as it was left, even if the file was opened and edited meanwhile', async () => {
    const all = await opened()
    await useGameOperations().remove([0])
    const backend = await startAgain(all)
    backend.answers.file = all.file
    await useFilesStore().open()
    await useGameOperations().remove([4])
    await useJournalStore().flush()
    await useRecoveryStore().restoreAll()
    expect(listed()).toEqual(NAMES.slice(1))
    await useSavingStore().save()
    expect(await inFile(all.file)).toEqual(NAMES.slice(1))
    await backend.dispose()
    expect(await readdir(path.join(all.user, 'journal'))).toEqual([])
  })

  test('a list of a file that others have changed is applied to the new content', async () => {
    const all = await opened()
    const { file } = all
    await useGameOperations().remove([1])
    useGameOperations().moveTo([3], 0)
    await writeFile(file, `${game('New')}\n\n${FILE}\n${game('Newer')}\n`)

    await startAgain(all)
    await useRecoveryStore().restoreAll()
    expect(listed()).toEqual(['New', 'E', 'Newer', 'A', 'C', 'D'])
    await useSavingStore().save()
    expect(await inFile(file)).toEqual(['New', 'E', 'Newer', 'A', 'C', 'D'])
  })

  test('a list whose changes were undone is not offered', async () => {
    const all = await opened()
    await useGameOperations().remove([1])
    await all.page.leave()
    await useGameOperations().undo()
    await startAgain(all)
    expect(useRecoveryStore().left).toEqual([])
  })
})

describe('a file that others change meanwhile', () => {
  test('is not overwritten; the changes of the list are applied to its new content', async () => {
    const { file } = await opened()
    await useGameOperations().remove([0])
    useGameOperations().moveTo([3], 0)
    const theirs = `${GAMES.slice(0, 2).join('\n\n')}\n\n${game('X')}\n\n${GAMES.slice(3).join('\n\n')}\n`
    await writeFile(file, theirs)
    await expect.poll(() => useFileChangesStore().conflicts.get(fileId()), LONG_WAIT).toBe('changed')
    await useSavingStore().save()
    expect(await readFile(file, 'utf8')).toBe(theirs)
    await useFileChangesStore().reload(fileId())
    expect(listed()).toEqual(['E', 'Ć', 'X', 'D'])
    await useGameOperations().undo()
    expect(listed()).toEqual(['Ć', 'X', 'D', 'E'])
    await useGameOperations().redo()
    await useSavingStore().save()
    expect(await inFile(file)).toEqual(['E', 'Ć', 'X', 'D'])
  })

  test('is not overwritten if it changes at the moment of saving', async () => {
    const { file } = await opened()
    await useGameOperations().remove([0])
    await writeFile(file, FILE.replace('"D"', '"Z"'))
    await useSavingStore().saveAll()
    expect(troubles()).toEqual(['One item was not saved'])
    expect(await inFile(file)).toEqual(['A', 'Ć', 'C', 'Z', 'E'])
    expect(saved()).toBe(false)
  })
})

describe('a file that cannot be written', () => {
  test('keeps its games, and the list stays pending', async () => {
    const { file, folder, read } = await opened()
    await useGameOperations().remove([0])
    await rm(folder, { recursive: true })
    await mkdir(folder)
    await useSavingStore().saveAll()
    expect(troubles()).toEqual(['One item was not saved'])
    expect(saved()).toBe(false)
    expect(listed()).toEqual(NAMES.slice(1))
    await writeFile(file, FILE)
    expect(await read()).toBe(FILE)
  })

  test('keeps its list if it is read-only', async () => {
    await opened()
    await useFilesStore().openSample('lukic-vujacic')
    await useGameOperations().remove([0])
    expect(toasts().at(-1)).toMatch(/is read-only/)
  })

  test('stays the same to the byte if the disk is full', { tags: ['disks'] }, async () => {
    const folder = await scratchFolder()
    const disk = await smallDisk(64)
    const file = path.join(disk, 'games.pgn')
    const content = Array.from({ length: 550 }, (_, at) => `${game(`P${at}`)}\n\n`).join('')
    await writeFile(file, content)
    const backend = await testBackend(path.join(folder, 'user'), { shell: 'electron' })
    await pageOver(backend)
    unwrap(await backend.open(file))
    await useFilesStore().open()
    await useGameOperations().remove([7])
    await useSavingStore().save()
    expect(troubles().join()).toMatch(/full/)
    expect(await readFile(file, 'utf8')).toBe(content)
    expect(await readdir(disk)).toEqual(['games.pgn'])
    expect(saved()).toBe(false)
  })
})

describe('games for another file', () => {
  const withOther = async () => {
    const all = await opened()
    const other = path.join(all.folder, 'other.pgn')
    await writeFile(other, `${game('O')}\n`)
    all.backend.answers.file = other
    unwrap(await all.backend.request('files:open'))
    return { ...all, other }
  }

  test('are added to it at once, and removed from their own file when that is saved', async () => {
    const { file, other, read } = await withOther()
    await useFileOperations().moveTo([1, 3], 'anotherFile')
    expect(await inFile(other)).toEqual(['O', 'Ć', 'D'])
    expect(listed()).toEqual(['A', 'C', 'E'])
    expect(await read()).toBe(FILE)
    await useGameOperations().undo()
    expect(listed()).toEqual(NAMES)
    await useGameOperations().redo()
    await useSavingStore().save()
    expect(await inFile(file)).toEqual(['A', 'C', 'E'])
  })

  test('are copied to an open file with a changed list, too', async () => {
    const { other, backend } = await withOther()
    backend.answers.file = other
    const source = fileId()
    await useFilesStore().open()
    const target = fileId()
    await useAddedGames().duplicate([0])
    await useFilesStore().openGame(source, 0)
    await useFileOperations().copyTo([2], { fileId: target })
    expect(await inFile(other)).toEqual(['O', 'C'])
    expect(
      useFilesStore()
        .files.get(target)!
        .games.map(({ white }) => white),
    ).toEqual(['O', 'O', 'C'])
    expect(useFilesStore().lists.get(target)).toBeDefined()
  })

  test('go into a new file, and into an existing one', async () => {
    const { folder, backend } = await opened()
    const made = path.join(folder, 'made.pgn')
    backend.answers.target = { path: made, mayReplace: true }
    await useFileOperations().copyTo([0, 1], 'newFile')
    expect(await inFile(made)).toEqual(['A', 'Ć'])
    await useFileOperations().copyTo([4], 'newFile')
    expect(await inFile(made)).toEqual(['A', 'Ć', 'E'])
  })

  test('stay where they are if the other file cannot be written', async () => {
    const { other } = await withOther()
    await rm(other)
    await mkdir(other)
    await chmod(other, 0o755)
    await useFileOperations().moveTo([1], 'anotherFile')
    expect(listed()).toEqual(NAMES)
    expect(troubles()).toHaveLength(1)
  })
})

describe('games merged into the open one', () => {
  test('become signed variations, which can be undone', async () => {
    await opened([GAMES[0], game('W, X', '1. e4 c5 2. Nf3'), game('Y', '1. d4')].join('\n\n'))
    await useMergeOperations().mergeIntoOpen([0, 1, 2])
    const { game: merged } = useDocumentsStore().active!
    expect(merged.root.children.map(({ san }) => san)).toEqual(['e4', 'd4'])
    expect(merged.root.children[0]!.children.map(({ san }) => san)).toEqual(['e5', 'c5'])
    expect(merged.root.children[0]!.children[1]!.children[0]!.comments.map(({ text }) => text)).toEqual([
      'as is',
      'W – B',
    ])
    expect(saved()).toBe(true)
    useGameStore().undo()
    expect(useDocumentsStore().active!.game.root.children).toHaveLength(1)
  })

  test('are named and not merged if one starts from another position', async () => {
    const fen = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n'
    const other = game('Other', '1. O-O').replace('\n\n', `\n${fen}\n`)
    await opened([GAMES[0], GAMES[1], other].join('\n\n'))
    const before = useDocumentsStore().active!.game
    await useMergeOperations().mergeIntoOpen([1, 2])
    expect(useDocumentsStore().active!.game).toBe(before)
    expect(troubles()).toEqual(['Other – B starts from another position'])
  })
})

describe('save all', () => {
  test('saves every file in one step, and says what was not saved and why', async () => {
    const { folder, file, backend } = await opened()
    const other = path.join(folder, 'other.pgn')
    await writeFile(other, `${game('O')}\n\n${game('P')}\n`)
    comment('first')
    await useFilesStore().openGame(fileId(), 3)
    comment('fourth')
    backend.answers.file = other
    await useFilesStore().open()
    await useGameOperations().remove([1])
    await useFilesStore().openSample('lukic-vujacic')
    comment('of a sample')
    await useSavingStore().saveAll()
    const text = await readFile(file, 'utf8')
    expect([text.includes('{first}'), text.includes('{fourth}')]).toEqual([true, true])
    expect(await inFile(other)).toEqual(['O'])
    const [trouble] = useNoticesStore().troubles
    expect(trouble!.text).toMatchObject({ title: 'One item was not saved', kept: 'Saved 2 files' })
    expect(trouble!.text.detail).toMatch(/read-only/)
    expect(useDocumentsStore().dirty).toHaveLength(1)
    await useSavingStore().saveAll()
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('says that there is nothing to save', async () => {
    await opened()
    await useSavingStore().saveAll()
    expect(toasts()).toEqual(['Everything is saved already'])
  })
})
