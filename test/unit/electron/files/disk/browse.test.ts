import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { browse } from '../../../../../electron/consent/listedFolders'
import { scratchFolder } from '../../../../support/scratchFolder'

test('folders come first, then PGN files by name, and nothing else', async () => {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, 'z folder'))
  await mkdir(path.join(folder, '.hidden'))
  for (const name of ['game 10.pgn', 'game 9.PGN', 'notes.txt', '.x.pgn'])
    await writeFile(path.join(folder, name), 'abc')
  await symlink('nowhere', path.join(folder, 'dead.pgn'))
  expect(unwrap(await browse(folder)).map(({ name, kind, size }) => [name, kind, size])).toEqual([
    ['z folder', 'folder', 0],
    ['game 9.PGN', 'file', 3],
    ['game 10.pgn', 'file', 3],
  ])
})

test('reports a folder that does not exist', async () => {
  expect(await browse('/no/such/folder')).toMatchObject({ ok: false, error: { reason: 'notFound' } })
})
