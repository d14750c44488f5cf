import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FileError, JournalledGame, JournalledList } from '@shared/ipc/contract'
import { openJournal } from '../../../../electron/userData/journal'
import { LONG_WAIT } from '../../../support/longWait'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

const entry = (documentId: string, at: number): JournalledGame => ({
  documentId,
  at,
  lastEdit: 'Comment on 1. e4',
  path: '/games/a.pgn',
  index: 3,
  game: {
    variant: 'chess',
    options: [],
    tags: [{ name: 'White', value: 'Lukić' }],
    result: '*',
    nodes: [
      {
        parent: -1,
        id: '',
        uci: '',
        san: '',
        kind: 'root',
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        check: false,
        nags: [],
        commentsBefore: [],
        comments: [{ style: 'brace', text: ' kept ' }],
      },
    ],
  },
})

const list = (documentId: string, at: number): JournalledList => ({
  documentId,
  at,
  lastEdit: 'Deleted Lukić – Vujačić',
  path: '/games/a.pgn',
  hash: 'a',
  pieces: [{ from: 1, count: 2 }, { pgn: '*' }],
})

const open = (folder: string) => openJournal(folder, silentLogger, () => undefined)

test('unsaved entries come back, oldest first', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  void journal.write(entry('b', 20))
  void journal.write(entry('a', 10))
  void journal.write(entry('b', 30))
  await journal.flush()
  expect((await open(folder)).entries()).toEqual([entry('a', 10), entry('b', 30)])
})

test('a discarded entry does not come back, even if it was written a moment ago', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  void journal.write(entry('a', 1))
  journal.discard('a')
  void journal.write(entry('b', 2))
  await journal.flush()
  expect(await readdir(folder)).toEqual(['b.json'])
})

test('damaged pages are kept aside and do not hold up the others', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  void journal.write(entry('whole', 1))
  await journal.flush()
  await writeFile(path.join(folder, 'cut.json'), '{"documentId":"cut","ga')
  await writeFile(path.join(folder, 'odd.json'), '{"documentId":"odd"}')
  await writeFile(path.join(folder, 'renamed.json'), JSON.stringify(entry('other', 2)))
  const again = await open(folder)
  expect(again.entries()).toEqual([entry('whole', 1)])
  expect([...again.damaged].sort()).toEqual(
    ['cut', 'odd', 'renamed'].map(name => path.join(folder, `${name}.json.damaged`)),
  )
  expect((await readdir(folder)).sort()).toEqual([
    'cut.json.damaged',
    'odd.json.damaged',
    'renamed.json.damaged',
    'whole.json',
  ])
  expect(await readFile(path.join(folder, 'cut.json.damaged'), 'utf8')).toContain('"cut"')
})

test('a page that is damaged again does not overwrite the one kept aside before', async () => {
  const folder = await scratchFolder()
  for (const half of ['{"first', '{"second']) {
    await writeFile(path.join(folder, 'a.json'), half)
    await open(folder)
  }
  expect(await readFile(path.join(folder, 'a.json.damaged'), 'utf8')).toBe('{"first')
  expect(await readFile(path.join(folder, 'a.json.damaged-2'), 'utf8')).toBe('{"second')
})

describe('a journal that cannot be read', () => {
  test('because it is a file is put aside and replaced', async () => {
    const folder = path.join(await scratchFolder(), 'journal')
    await writeFile(folder, 'no folder')
    const journal = await open(folder)
    expect(journal.damaged).toEqual([`${folder}.damaged`])
    expect(await readFile(`${folder}.damaged`, 'utf8')).toBe('no folder')
    expect(await journal.write(entry('a', 1))).toBe(true)
  })

  test('because its folder cannot be made is empty, and is tried again with the first edit', async () => {
    const parent = path.join(await scratchFolder(), 'user')
    await writeFile(parent, 'no folder')
    const told: (FileError | undefined)[] = []
    const journal = await openJournal(path.join(parent, 'journal'), silentLogger, news => told.push(news))
    expect([journal.entries(), journal.damaged]).toEqual([[], []])
    const written = journal.write(entry('a', 1))
    await journal.flush()
    expect(told).toMatchObject([{ kind: 'file' }])
    await rm(parent)
    await journal.flush()
    expect(await written).toBe(true)
  })
})

describe('a journal that cannot be written', () => {
  /** A journal with a file in place of its folder; the last of `told` is the trouble that keeps edits from the disk. */
  const inTheWay = async () => {
    const folder = path.join(await scratchFolder(), 'journal')
    const told: (FileError | undefined)[] = []
    const journal = await openJournal(folder, silentLogger, trouble => told.push(trouble))
    onTestFinished(() => journal.flush())
    await rmdir(folder)
    await writeFile(folder, 'in the way')
    return { folder, told, journal }
  }

  test('is reported once, however many pages it concerns', async () => {
    const { told, journal } = await inTheWay()
    void journal.write(entry('a', 1))
    void journal.write(entry('b', 2))
    await journal.flush()
    expect(told).toMatchObject([{ kind: 'file' }])
    expect(journal.trouble()).toBe(told[0])
  })

  test('is written as soon as it can be, and only then reports success', async () => {
    const { folder, told, journal } = await inTheWay()
    const answers: boolean[] = []
    const written = [entry('a', 1), entry('b', 2)].map(one =>
      journal.write(one).then(answer => answers.push(answer)),
    )
    await vi.waitFor(() => expect(told).toHaveLength(1), LONG_WAIT)
    expect(answers).toEqual([])
    await rm(folder)
    await Promise.all(written)
    expect(answers).toEqual([true, true])
    expect(told.slice(1)).toEqual([undefined])
    expect(journal.trouble()).toBeUndefined()
    expect((await open(folder)).entries()).toEqual([entry('a', 1), entry('b', 2)])
  })

  test('is retried at once by the next edit', async () => {
    const { folder, told, journal } = await inTheWay()
    const first = journal.write(entry('a', 1))
    // Ends the automatic retries.
    await journal.flush()
    expect(told).toHaveLength(1)
    await rm(folder)
    const next = journal.write(entry('a', 2))
    expect(await Promise.all([first, next])).toEqual([true, true])
    expect(told).toHaveLength(2)
  })

  test('reports no more trouble once its entry is discarded', async () => {
    const { folder, told, journal } = await inTheWay()
    const written = journal.write(entry('a', 1))
    await journal.flush()
    journal.discard('a')
    expect(told).toHaveLength(2)
    expect(journal.trouble()).toBeUndefined()
    await rm(folder)
    await journal.flush()
    expect(await written).toBe(false)
  })
})

test('an entry counts as written together with a later one of its document', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  const [first, second] = [journal.write(entry('a', 1)), journal.write(entry('a', 2))]
  expect(await second).toBe(true)
  expect(await readFile(path.join(folder, 'a.json'), 'utf8')).toContain('"at":2')
  expect(await first).toBe(true)
})

test('an entry discarded before it was written is not in the journal', async () => {
  const journal = await open(await scratchFolder())
  const written = journal.write(entry('a', 1))
  journal.discard('a')
  expect(await written).toBe(false)
})

test('games and lists of games are kept side by side', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  void journal.write(entry('game', 1))
  void journal.write(list('list', 2))
  await journal.flush()
  expect((await readdir(folder)).sort()).toEqual(['game.json', 'list.json'])
  expect((await open(folder)).entries()).toEqual([entry('game', 1), list('list', 2)])
})

describe('an entry that an earlier version left in a folder for lists', () => {
  const left = async () => {
    const folder = path.join(await scratchFolder(), 'journal')
    const earlier = `${folder}-lists`
    await mkdir(folder)
    await mkdir(earlier)
    await writeFile(path.join(folder, 'game.json'), JSON.stringify(entry('game', 2)))
    await writeFile(path.join(earlier, 'list.json'), JSON.stringify(list('list', 1)))
    return { folder, earlier }
  }

  test('is offered with the rest at every start until it is saved', async () => {
    const { folder } = await left()
    for (let start = 0; start < 2; start += 1)
      expect((await open(folder)).entries()).toEqual([list('list', 1), entry('game', 2)])
  })

  test('is not duplicated when it is changed, and is gone once it is saved', async () => {
    const { folder, earlier } = await left()
    const journal = await open(folder)
    expect(await journal.write(list('list', 3))).toBe(true)
    expect((await open(folder)).entries()).toEqual([entry('game', 2), list('list', 3)])
    journal.discard('list')
    await journal.flush()
    expect(await readdir(earlier)).toEqual([])
    expect((await open(folder)).entries()).toEqual([entry('game', 2)])
  })

  test('is put aside if it is damaged', async () => {
    const { folder, earlier } = await left()
    await writeFile(path.join(earlier, 'cut.json'), '{"documentId":"cut","pie')
    const journal = await open(folder)
    expect(journal.damaged).toEqual([path.join(earlier, 'cut.json.damaged')])
    expect(journal.entries()).toEqual([list('list', 1), entry('game', 2)])
  })
})
