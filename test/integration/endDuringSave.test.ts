import { existsSync } from 'node:fs'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { FlatGame } from '@shared/tree/game'
import { unwrap } from '@shared/result'
import { withFileLock } from '../../electron/files/pgn/fileLock'
import { LONG_WAIT } from '../support/longWait'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const GAME = '[White "One"]\n[Black "Other"]\n[Result "*"]\n\n1. e4 e5 *\n'

const withResult = (game: FlatGame): FlatGame => ({ ...game, result: '1-0' })

const opened = async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'games.pgn')
  await writeFile(file, GAME)
  const backend = await testBackend(path.join(folder, 'user'))
  backend.answers.file = file
  const { fileId } = unwrap(await backend.request('files:open'))!
  return { folder, file, backend, fileId, game: unwrap(await backend.request('files:game', fileId, 0)) }
}

type Opened = Awaited<ReturnType<typeof opened>>

const save = async ({ backend, fileId, game }: Opened) =>
  unwrap(await backend.request('files:save', { fileId, index: 0, game: withResult(game), force: false }))

const saveAs = async ({ backend, folder, game }: Opened) => {
  backend.answers.target = { path: path.join(folder, 'games.pgn'), mayReplace: true }
  const request = {
    game: withResult(game),
    suggestedName: 'games.pgn',
    interoperable: false,
    heldGames: 'replace' as const,
  }
  return unwrap(await backend.request('files:saveAs', request))
}

/** Ends the program while a save waits for its turn; returns the content of the file after the end. */
const endDuring = async (bench: Opened, saving: (bench: Opened) => Promise<unknown>): Promise<string> => {
  const { backend, file, folder } = bench
  let saved: Promise<unknown> | undefined
  let ended: Promise<string> | undefined
  await withFileLock(file, async () => {
    saved = saving(bench)
    // After this the request has reached its service.
    await setImmediate()
    ended = backend.dispose().then(() => readFile(file, 'utf8'))
    await readdir(folder)
  })
  await saved
  return ended!
}

test.each([
  ['a save', save],
  ['a save under a name', saveAs],
])('%s that is under way finishes before the program ends', async (_, saving) => {
  const bench = await opened()
  expect(await endDuring(bench, saving)).toContain('1. e4 e5 1-0')
  expect((await readdir(bench.folder)).sort()).toEqual(['games.pgn', 'user'])
})

test('an open dialog does not delay the end of the program', async () => {
  let answer: (target: undefined) => void = () => undefined
  const target = new Promise<undefined>(resolve => (answer = resolve))
  const nothing = () => Promise.resolve(undefined)
  const backend = await testBackend(await scratchFolder(), {
    dialogs: { chooseFile: nothing, chooseProgram: nothing, chooseTarget: () => target },
  })
  const [read] = await backend.request('games:read', GAME)
  const request = { game: unwrap(read!), suggestedName: 'x.pgn', interoperable: false }
  const saving = backend.request('files:saveAs', request)
  await setImmediate()
  await backend.dispose()
  answer(undefined)
  expect(await saving).toEqual({ ok: true, value: null })
})

test('leftovers of an interrupted save are removed when its folder is used again', async () => {
  const { folder, file, backend } = await opened()
  await backend.dispose()
  const left = [
    path.join(folder, '.games.pgn.0123abcd.backrank.new'),
    path.join(folder, '.games.pgn.backrank.turn'),
  ]
  left.push(path.join(folder, 'user', '.settings.json.0123abcd.backrank.new'))
  left.push(path.join(folder, 'user', 'journal', '.doc-1.json.0123abcd.backrank.new'))
  for (const name of left) {
    await writeFile(name, 'half')
    await utimes(name, 1, 1)
  }
  const again = await testBackend(path.join(folder, 'user'))
  again.answers.file = file
  unwrap(await again.request('files:open'))
  await vi.waitFor(() => expect(left.filter(name => existsSync(name))).toEqual([]), LONG_WAIT)
})
