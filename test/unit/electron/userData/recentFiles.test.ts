import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { jsonFile } from '../../../../electron/files/disk/jsonFile'
import { openRecentFiles } from '../../../../electron/userData/recentFiles'
import { aHeader } from '../../../support/aHeader'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

const open = async (folder: string) => {
  const store = jsonFile(path.join(folder, 'recent.json'), silentLogger)
  let now = 100
  const told: number[] = []
  const recent = await openRecentFiles(
    store,
    () => now++,
    files => told.push(files.length),
  )
  return { recent, store, told }
}

test('the latest file comes first, each file once, at most twelve', async () => {
  const { recent } = await open(await scratchFolder())
  for (let number = 0; number < 15; number++) recent.note(`/g/${number}.pgn`)
  recent.note('/g/10.pgn')
  const names = recent.all().map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['10.pgn', '14.pgn', '13.pgn'])
  expect(names).toHaveLength(12)
  expect(new Set(names).size).toBe(12)
})

test('the list survives a restart and can be cleared', async () => {
  const folder = await scratchFolder()
  const first = await open(folder)
  first.recent.note('/g/a.pgn')
  await first.store.flush()
  const second = await open(folder)
  expect(second.recent.all()).toEqual([{ path: '/g/a.pgn', name: 'a.pgn', openedAt: 100 }])
  second.recent.clear()
  expect(second.recent.all()).toEqual([])
  expect(second.told).toEqual([0])
  await second.store.flush()
})

test('the number of games and the start of the first one are kept until the file is read again', async () => {
  const folder = await scratchFolder()
  const { recent, store } = await open(folder)
  const header = {
    ...aHeader(0),
    variant: 'Chess960',
    fen: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 1',
  }
  recent.note('/g/a.pgn', [{ header }, { header }])
  recent.note('/g/a.pgn')
  const kept = { games: 2, first: { variant: 'Chess960', fen: header.fen } }
  expect(recent.all()).toEqual([{ path: '/g/a.pgn', name: 'a.pgn', openedAt: 101, ...kept }])
  await store.flush()
  expect((await open(folder)).recent.all()).toMatchObject([kept])

  recent.note('/g/a.pgn', [{ header: { ...header, fen: 'x'.repeat(600) } }])
  expect(recent.all()[0]).toMatchObject({ games: 1, first: { variant: 'Chess960' } })
  recent.note('/g/b.pgn', [])
  expect(recent.all()[0]).toMatchObject({ games: 0 })
  await store.flush()
  expect((await open(folder)).recent.all()).toHaveLength(2)
})

test('a list of another shape is ignored', async () => {
  const folder = await scratchFolder()
  const store = jsonFile(path.join(folder, 'recent.json'), silentLogger)
  store.write([{ path: 7 }])
  await store.flush()
  const again = await open(folder)
  expect(again.recent.all()).toEqual([])
  await again.store.flush()
})

test('missing files are named, and a single one can be forgotten', async () => {
  const folder = await scratchFolder()
  const { recent, told } = await open(folder)
  const [there, gone] = [path.join(folder, 'there.pgn'), path.join(folder, 'gone.pgn')]
  await writeFile(there, '')
  recent.note(gone)
  recent.note(there)
  expect(await recent.missing()).toEqual([gone])
  recent.forget(gone)
  expect(recent.all().map(file => file.path)).toEqual([there])
  expect(await recent.missing()).toEqual([])
  expect(told).toEqual([1, 2, 1])
})
