import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { browsablePlaces } from '../../../../electron/consent/listedFolders'
import { scratchFolder } from '../../../support/scratchFolder'

const places = (named: readonly string[] = [], home = '/home/me') => browsablePlaces(home, named, ['/media'])

test.each([
  ['/home/me', true],
  ['/home/me/games/old', true],
  ['/home', false],
  ['/home/mean', false],
  ['/', false],
  ['/media/me/STICK', true],
  ['/data/chess', true],
  ['/data/chess/2020', true],
  ['/data', false],
  ['/etc', false],
])('%s may be browsed: %j', async (folder, may) => {
  expect(await places(['/data/chess/a.pgn']).hold(folder)).toBe(may)
})

test('a file in the root folder makes only that folder browsable', async () => {
  const top = places(['/a.pgn'])
  expect(await Promise.all(['/', '/etc', '/var/lib'].map(folder => top.hold(folder)))).toEqual([
    true,
    false,
    false,
  ])
})

test.each(['/proc', '/proc/self', '/sys/kernel', '/dev'])('%s is never browsable', async folder => {
  expect(await places([`${folder}/a.pgn`], '/').hold(folder)).toBe(false)
})

test('browsing begins at the places that are not empty', async () => {
  const folder = await scratchFolder()
  const [home, media, empty] = ['home', 'media', 'empty'].map(name => path.join(folder, name))
  for (const place of [`${home!}/games`, `${media!}/STICK`, empty!]) await mkdir(place, { recursive: true })
  for (const file of [`${home!}/games/a.pgn`, `${folder}/b.pgn`]) await writeFile(file, '')
  const found = browsablePlaces(home!, [`${home!}/games/a.pgn`, '/no/such/c.pgn'], [media!, empty!])
  expect(await found.all()).toEqual([home, media])
})
