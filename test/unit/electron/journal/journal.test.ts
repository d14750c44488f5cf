import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { JournalEntry } from '@shared/ipc/contract'
import { openJournal } from '../../../../electron/journal/journal'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

const entry = (documentId: string, at: number): JournalEntry => ({
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

const open = (folder: string) => openJournal(folder, silentLogger, () => undefined)

test('what was never saved comes back, oldest first', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  journal.write(entry('b', 20))
  journal.write(entry('a', 10))
  journal.write(entry('b', 30))
  await journal.flush()
  expect((await open(folder)).entries()).toEqual([entry('a', 10), entry('b', 30)])
})

test('what was saved or thrown away does not come back, even if written a moment ago', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  journal.write(entry('a', 1))
  journal.discard('a')
  journal.write(entry('b', 2))
  await journal.flush()
  expect(await readdir(folder)).toEqual(['b.json'])
})

test('damaged pages are kept aside and do not hold up the others', async () => {
  const folder = await scratchFolder()
  const journal = await open(folder)
  journal.write(entry('whole', 1))
  await journal.flush()
  await writeFile(path.join(folder, 'cut.json'), '{"documentId":"cut","ga')
  await writeFile(path.join(folder, 'odd.json'), '{"documentId":"odd"}')
  await writeFile(path.join(folder, 'renamed.json'), JSON.stringify(entry('other', 2)))
  expect((await open(folder)).entries()).toEqual([entry('whole', 1)])
  expect((await readdir(folder)).sort()).toEqual([
    'cut.json.damaged',
    'odd.json.damaged',
    'renamed.json.damaged',
    'whole.json',
  ])
  expect(await readFile(path.join(folder, 'cut.json.damaged'), 'utf8')).toContain('"cut"')
})

test('a page that cannot be written is told', async () => {
  const folder = await scratchFolder()
  const told: string[] = []
  const journal = await openJournal(path.join(folder, 'j'), silentLogger, detail => told.push(detail))
  const { rm } = await import('node:fs/promises')
  await rm(path.join(folder, 'j'), { recursive: true })
  await writeFile(path.join(folder, 'j'), 'in the way')
  journal.write(entry('a', 1))
  await journal.flush()
  expect(told).toHaveLength(1)
})
