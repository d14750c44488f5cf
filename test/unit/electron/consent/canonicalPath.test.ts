import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { canonicalPath } from '../../../../electron/consent/canonicalPath'
import { scratchFolder } from '../../../support/scratchFolder'

let folder: string

beforeEach(async () => {
  folder = await realpath(await scratchFolder())
  await mkdir(path.join(folder, 'real'))
  await writeFile(path.join(folder, 'real', 'a.pgn'), '')
  await symlink('real', path.join(folder, 'way'))
  await symlink('real/a.pgn', path.join(folder, 'link.pgn'))
  await symlink('nowhere', path.join(folder, 'dead.pgn'))
  await symlink('round.pgn', path.join(folder, 'round.pgn'))
})

test.each([
  ['of a file', 'real/a.pgn', 'real/a.pgn'],
  ['of a link', 'link.pgn', 'real/a.pgn'],
  ['through a link to a folder', 'way/a.pgn', 'real/a.pgn'],
  ['of a file that is not there', 'real/b.pgn', 'real/b.pgn'],
  ['of one that is not there behind a link', 'way/deep/b.pgn', 'real/deep/b.pgn'],
  ['below what is no folder', 'link.pgn/b.pgn', 'real/a.pgn/b.pgn'],
  ['of a link to nowhere', 'dead.pgn', 'dead.pgn'],
  ['of a link to itself', 'round.pgn', 'round.pgn'],
])('the canonical path %s', async (_, name, canonical) => {
  expect(await canonicalPath(path.join(folder, name))).toBe(path.join(folder, canonical))
})

test('the root folder is its own canonical path', async () => {
  expect(await canonicalPath('/')).toBe('/')
  expect(await canonicalPath('/no-such-folder/x')).toBe('/no-such-folder/x')
})
