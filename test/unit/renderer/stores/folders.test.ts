import { expect, test } from 'vitest'
import type { FolderListing, Handlers } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { useFoldersStore } from '../../../../renderer/stores/folders'
import { aWorkbench } from '../../../support/workbench'

const HOME: FolderListing = {
  path: '/home/me',
  entries: [{ name: 'a\\b.pgn', path: '/home/me/a\\b.pgn', kind: 'file', size: 1 }],
  places: ['/home/me'],
}

const browse: Handlers['files:browse'] = directory =>
  directory?.startsWith('/no')
    ? err({ kind: 'file', reason: 'notFound', path: directory, detail: '' })
    : ok({ ...HOME, path: directory ?? HOME.path })

const asked = async (path: string, ...before: readonly string[]) => {
  const bridge = aWorkbench({ 'files:browse': browse })
  const folders = useFoldersStore()
  for (const folder of before) await folders.browse(folder)
  const reached = await folders.reach(path)
  return { reached, folder: bridge.askedFor('files:browse').at(-1)?.[0], error: folders.error }
}

test.each([
  ['/games/new.pgn', '/games/'],
  ['/new.pgn', '/'],
  ['C:\\games\\new.pgn', 'C:\\games\\'],
  ['/games/', '/games/'],
])('the path %s is looked up in %s', async (path, folder) => {
  expect(await asked(path)).toEqual({ reached: true, folder, error: undefined })
})

test('a listed file is found in its folder even with a backslash in its name', async () => {
  expect(await asked('/home/me/a\\b.pgn', '/home/me')).toMatchObject({ reached: true, folder: '/home/me' })
})

test('a folder that cannot be listed is reported', async () => {
  const { reached, error } = await asked('/no/such.pgn')
  expect(reached).toBe(false)
  expect(error?.title).toMatch(/was not found/)
})
