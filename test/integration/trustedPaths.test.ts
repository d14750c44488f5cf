import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { JournalledGame, SaveAsRequest, SessionTab } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

/*
 * A page under an attacker's control asks for everything in the contract, with paths of its own choice. It gets what the
 * user has chosen and nothing else.
 */

const ONE = '[White "One"]\n[Black "Game"]\n\n1. e4 e5 *\n'
const TWO = `${ONE}\n${ONE.replace('One', 'Two')}`
const SECRET = 'root:$6$secret:19000:0:99999:7:::\n'

const NOT_CHOSEN = { ok: false, error: { kind: 'file', reason: 'notChosen' } }

let folder: string
let user: string
/** A file that was not chosen. */
let secret: string

beforeEach(async () => {
  folder = await scratchFolder()
  user = path.join(folder, 'user')
  secret = await aFile('shadow', SECRET)
})

const inFolder = (name: string) => path.join(folder, name)

const aFile = async (name: string, content = ONE) => {
  await mkdir(path.dirname(inFolder(name)), { recursive: true })
  await writeFile(inFolder(name), content)
  return inFolder(name)
}

const window = (over: { readonly filesToOpen?: readonly string[] } = {}) =>
  testBackend(user, { shell: 'electron', ...over })

const aGame = async (backend: TestBackend): Promise<FlatGame> =>
  unwrap((await backend.request('games:read', '[White "Hostile"]\n\n1. d4 *'))[0]!)

const saveRequest = async (backend: TestBackend, over: Partial<SaveAsRequest>): Promise<SaveAsRequest> => ({
  game: await aGame(backend),
  suggestedName: 'game.pgn',
  interoperable: false,
  ...over,
})

const entryOf = (game: FlatGame, file: string): JournalledGame => ({
  documentId: 'doc-1',
  game,
  path: file,
  index: 0,
  at: 1,
  lastEdit: 'Comment on 1. e4',
})

const tabOf = (file: string): SessionTab => ({
  path: file,
  index: 0,
  at: [],
  orientation: 'white',
  seen: true,
})

/** Everything in the folder except the user folder, to check that nothing was written. */
const contents = async () => (await readdir(folder)).filter(name => name !== 'user').sort()

describe('a page that names a file to read', () => {
  test('is refused if the user has not chosen it', async () => {
    const backend = await window()
    expect(await backend.request('files:open', secret)).toMatchObject(NOT_CHOSEN)
    expect(await backend.request('files:open', '/etc/passwd')).toMatchObject(NOT_CHOSEN)
    expect((await backend.request('app:start')).recentFiles).toEqual([])
  })

  test('does not learn whether it exists', async () => {
    const backend = await window()
    const named = [secret, inFolder('nowhere'), folder, path.join(secret, 'below')]
    for (const file of named)
      expect(await backend.request('files:open', file)).toEqual({
        ok: false,
        error: { kind: 'file', reason: 'notChosen', path: file, detail: '' },
      })
  })

  test('is refused on any path that leads to it from a chosen file', async () => {
    const chosen = await aFile('games/chosen.pgn')
    await mkdir(inFolder('elsewhere/deep'), { recursive: true })
    await symlink(inFolder('elsewhere/deep'), inFolder('games/way'))
    await aFile('elsewhere/shadow', SECRET)
    const backend = await window()
    unwrap(await backend.open(chosen))
    const ways = [
      `${inFolder('games')}/../shadow`,
      `${chosen}/../../shadow`,
      `${inFolder('games')}/way/../shadow`,
      `${inFolder('games')}/./CHOSEN.PGN`,
      path.relative(process.cwd(), secret),
      inFolder('games'),
      `${chosen}x`,
      chosen.slice(0, -1),
    ]
    for (const way of ways) expect(await backend.request('files:open', way)).toMatchObject(NOT_CHOSEN)
  })

  test('is refused if a chosen name now leads elsewhere', async () => {
    const chosen = await aFile('chosen.pgn')
    const backend = await window()
    unwrap(await backend.open(chosen))
    await rename(chosen, inFolder('moved.pgn'))
    await symlink(secret, chosen)
    expect(await backend.request('files:open', chosen)).toMatchObject(NOT_CHOSEN)
  })

  test('sees no folder', async () => {
    const backend = await window()
    expect(await backend.request('files:browse', folder)).toMatchObject(NOT_CHOSEN)
    expect(await backend.request('files:browse')).toMatchObject(NOT_CHOSEN)
  })

  test('gets a file under the name that was chosen, and no other name is remembered', async () => {
    const chosen = await aFile('chosen.pgn')
    await symlink(chosen, inFolder('latest.pgn'))
    const first = await window({ filesToOpen: [chosen] })
    const opened = unwrap(await first.request('files:open', inFolder('latest.pgn')))
    expect(opened?.path).toBe(chosen)
    await first.request('session:keep', [tabOf(inFolder('latest.pgn'))])
    await first.dispose()
    await rm(inFolder('latest.pgn'))
    await symlink(secret, inFolder('latest.pgn'))
    const next = await window()
    expect((await next.request('app:start')).session).toEqual([])
    expect(await next.request('files:open', inFolder('latest.pgn'))).toMatchObject(NOT_CHOSEN)
  })

  test('cannot claim that it was dropped', async () => {
    const backend = await window()
    await expect(backend.ask('files:dropped', [[secret]])).rejects.toThrow('unknown request')
  })
})

describe('a page that names a file to write', () => {
  const overwriting = { overwrite: true, heldGames: 'replace' } as const

  test.each(['files:saveAs', 'files:export'] as const)('is refused by %s', async name => {
    const backend = await window()
    const bashrc = await aFile('bashrc', 'alias ls=ls\n')
    const before = await contents()
    for (const target of [bashrc, inFolder('autostart.desktop'), inFolder('new.pgn')])
      for (const over of [{}, { overwrite: true }, overwriting, { heldGames: 'keep' as const }])
        expect(
          await backend.request(name, await saveRequest(backend, { path: target, ...over })),
        ).toMatchObject(NOT_CHOSEN)
    expect(await contents()).toEqual(before)
    expect(await readFile(bashrc, 'utf8')).toBe('alias ls=ls\n')
  })

  test('cannot overwrite a file that it may read', async () => {
    const chosen = await aFile('chosen.pgn', TWO)
    const backend = await window()
    unwrap(await backend.open(chosen))
    for (const name of ['files:saveAs', 'files:export'] as const)
      expect(
        await backend.request(name, await saveRequest(backend, { path: chosen, ...overwriting })),
      ).toMatchObject(NOT_CHOSEN)
    expect(await readFile(chosen, 'utf8')).toBe(TWO)
  })

  test('writes one copy where the dialog said, and no second one', async () => {
    const backend = await window()
    const target = inFolder('copy.pgn')
    backend.answers.target = { path: target, mayReplace: true }
    unwrap(await backend.request('files:export', await saveRequest(backend, {})))
    const written = await readFile(target, 'utf8')
    expect(
      await backend.request('files:export', await saveRequest(backend, { path: target, ...overwriting })),
    ).toMatchObject(NOT_CHOSEN)
    expect(await backend.request('files:open', target)).toMatchObject(NOT_CHOSEN)
    expect(await readFile(target, 'utf8')).toBe(written)
  })

  test('cannot replace a file that the dialog did not ask about', async () => {
    const backend = await window()
    const target = await aFile('held.pgn', TWO)
    backend.answers.target = { path: target, mayReplace: false }
    expect(await backend.request('files:export', await saveRequest(backend, {}))).toMatchObject({
      error: { reason: 'exists' },
    })
    expect(
      await backend.request('files:export', await saveRequest(backend, { path: target, ...overwriting })),
    ).toMatchObject({ error: { reason: 'exists' } })
    expect(await readFile(target, 'utf8')).toBe(TWO)
  })

  test('cannot name one for a procedure', async () => {
    const backend = await window()
    await expect(backend.ask('procedures:export', ['{}', inFolder('x.desktop')])).rejects.toThrow(
      'procedures:export',
    )
    expect(await contents()).toEqual(['shadow'])
  })

  test.each(['../x.pgn', '/etc/cron.d/x', '..\\x.pgn', ''])(
    'cannot make the dialog start elsewhere: %s',
    async suggestedName => {
      const backend = await window()
      await expect(
        backend.ask('files:saveAs', [await saveRequest(backend, { suggestedName })]),
      ).rejects.toThrow('suggestedName')
      await expect(backend.ask('procedures:print', [suggestedName])).rejects.toThrow('procedures:print')
    },
  )
})

describe('data that a page has us remember', () => {
  test('gives the page no file in the next run: the journal', async () => {
    const first = await window()
    const game = await aGame(first)
    await first.request('journal:write', JSON.stringify(entryOf(game, secret)))
    expect((await first.request('app:start')).recovered).toMatchObject([{ documentId: 'doc-1', game }])
    expect(await first.request('files:open', secret)).toMatchObject(NOT_CHOSEN)
    await first.dispose()
    const next = await window()
    const { recovered } = await next.request('app:start')
    expect(recovered).toEqual([{ documentId: 'doc-1', game, at: 1, lastEdit: 'Comment on 1. e4' }])
    expect(await next.request('files:open', secret)).toMatchObject(NOT_CHOSEN)
  })

  test('gives the page no file in the next run: the tabs', async () => {
    const first = await window()
    const game = await aGame(first)
    const free: SessionTab = { game, at: [], orientation: 'white', seen: false }
    await first.request('session:keep', [tabOf(secret), free])
    await first.dispose()
    const next = await window()
    expect((await next.request('app:start')).session).toEqual([free])
    expect(await next.request('files:open', secret)).toMatchObject(NOT_CHOSEN)
  })
})

describe('a page in a browser, which shows the folders itself', () => {
  /** The host, started with the name of a file, whose folder may be browsed. */
  const host = async () => {
    const backend = await testBackend(user, { filesToOpen: [await aFile('named.pgn')] })
    await backend.request('app:start')
    return backend
  }

  test('opens and writes PGN files of the folders that it was shown', async () => {
    const games = await aFile('games/shown.pgn', TWO)
    const backend = await host()
    expect(await backend.request('files:open', games)).toMatchObject(NOT_CHOSEN)
    unwrap(await backend.request('files:browse', inFolder('games')))
    expect(unwrap(await backend.request('files:open', games))!.games).toHaveLength(2)
    const target = inFolder('games/new.pgn')
    unwrap(await backend.request('files:saveAs', await saveRequest(backend, { path: target })))
    expect(await readFile(target, 'utf8')).toContain('Hostile')
    expect(await backend.request('files:export', await saveRequest(backend, { path: target }))).toMatchObject(
      { error: { reason: 'exists' } },
    )
    const over = { path: target, overwrite: true }
    unwrap(await backend.request('files:export', await saveRequest(backend, over)))
  })

  test('is refused everything else there', async () => {
    await mkdir(inFolder('below'))
    const backend = await host()
    unwrap(await backend.request('files:browse', folder))
    const names = [
      'shadow',
      'x.desktop',
      '.bashrc',
      '.x.pgn',
      'below/x.pgn',
      '../x.pgn',
      'user/journal/x.pgn',
    ]
    for (const name of names) {
      const file = `${folder}/${name}`
      expect(await backend.request('files:open', file)).toMatchObject(NOT_CHOSEN)
      expect(
        await backend.request('files:saveAs', await saveRequest(backend, { path: file, overwrite: true })),
      ).toMatchObject(NOT_CHOSEN)
    }
    expect(await readFile(secret, 'utf8')).toBe(SECRET)
  })

  test('reaches through links only what it may have anyway', async () => {
    const games = await aFile('games/real.pgn', TWO)
    const rc = await aFile('.bashrc', SECRET)
    const hidden = await aFile('.hidden/x.pgn', TWO)
    const elsewhere = await aFile('elsewhere/y.pgn', TWO)
    const links = { 'rc.pgn': rc, 'text.pgn': secret, 'hidden.pgn': hidden, 'elsewhere.pgn': elsewhere }
    for (const [name, target] of Object.entries(links)) await symlink(target, inFolder(`games/${name}`))
    await symlink(inFolder('not there'), inFolder('games/nowhere.pgn'))
    await symlink(games, inFolder('games/link.pgn'))
    await symlink(inFolder('games'), inFolder('games/folder.pgn'))
    const backend = await host()
    const listing = unwrap(await backend.request('files:browse', inFolder('games')))
    expect(listing.entries.map(({ name }) => name)).toEqual(['folder.pgn', 'link.pgn', 'real.pgn'])
    for (const name of [...Object.keys(links), 'nowhere.pgn', 'folder.pgn/rc.pgn']) {
      const file = inFolder(`games/${name}`)
      const over = { path: file, overwrite: true, heldGames: 'replace' } as const
      expect(await backend.request('files:open', file)).toMatchObject(NOT_CHOSEN)
      for (const request of ['files:saveAs', 'files:export'] as const)
        expect(await backend.request(request, await saveRequest(backend, over))).toMatchObject(NOT_CHOSEN)
    }
    for (const file of Object.values(links))
      expect(await backend.request('files:open', file)).toMatchObject(NOT_CHOSEN)
    expect(await readFile(rc, 'utf8')).toBe(SECRET)
    expect(await readFile(elsewhere, 'utf8')).toBe(TWO)
    expect(unwrap(await backend.request('files:open', inFolder('games/link.pgn')))!.games).toHaveLength(2)
    unwrap(await backend.request('files:browse', inFolder('elsewhere')))
    expect(unwrap(await backend.request('files:open', inFolder('games/elsewhere.pgn')))!.games).toHaveLength(
      2,
    )
  })

  test.each(['a\nb.pgn', 'a\u001b[2J.pgn', 'a\u2028b.pgn', 'a\u202engp.pgn'])(
    'neither writes nor sees a file called %j',
    async name => {
      const there = await aFile(`games/${name}`, SECRET)
      const backend = await host()
      const { entries } = unwrap(await backend.request('files:browse', inFolder('games')))
      expect(entries).toEqual([])
      for (const path of [there, inFolder(`games/new ${name}`)]) {
        const request = await saveRequest(backend, { path, overwrite: true, heldGames: 'replace' })
        expect(await backend.request('files:saveAs', request)).toMatchObject(NOT_CHOSEN)
      }
      expect(await readdir(inFolder('games'))).toEqual([name])
      expect(await readFile(there, 'utf8')).toBe(SECRET)
      const suggested = await saveRequest(backend, { suggestedName: name })
      await expect(backend.request('files:saveAs', suggested)).rejects.toThrow('without a folder')
    },
  )

  test.each(['/', '/etc', '/proc', '/proc/self', '/sys', '/dev', '/usr/share', '/../etc', '/home/../etc'])(
    'is not shown %s',
    async place => {
      const backend = await host()
      expect(await backend.request('files:browse', place)).toMatchObject({
        ok: false,
        error: { reason: 'notBrowsable', path: path.resolve(place) },
      })
    },
  )

  test('sees the folder of a named file and those below it, but none above', async () => {
    await aFile('games/real.pgn')
    await symlink('/etc', inFolder('etc'))
    const backend = await host()
    const listing = unwrap(await backend.request('files:browse', folder))
    expect(listing.entries.map(({ name }) => name)).toEqual(['games', 'user', 'named.pgn'])
    expect(listing.places).toContain(folder)
    expect(listing).not.toHaveProperty('parent')
    expect(unwrap(await backend.request('files:browse', inFolder('games'))).parent).toBe(folder)
    expect(await backend.request('files:browse', inFolder('etc'))).toMatchObject({
      error: { reason: 'notBrowsable' },
    })
  })

  test('is shown no hidden folder, not even through a link', async () => {
    await mkdir(inFolder('.ssh/deep'), { recursive: true })
    await symlink(inFolder('.ssh'), inFolder('link'))
    const backend = await host()
    for (const name of ['.ssh', '.ssh/deep', 'link', 'below/../.ssh'])
      expect(await backend.request('files:browse', `${folder}/${name}`)).toMatchObject(NOT_CHOSEN)
  })
})

describe('a file that the user has chosen', () => {
  const edited = async (backend: TestBackend, fileId: string) => {
    const game = unwrap(await backend.request('files:game', fileId, 0))
    return { ...game, result: '1-0' as const }
  }

  const saveInPlace = async (backend: TestBackend, file: string) => {
    const { fileId } = unwrap(await backend.request('files:open', file))!
    const request = { fileId, index: 0, game: await edited(backend, fileId), force: false }
    unwrap(await backend.request('files:save', request))
    expect(await readFile(file, 'utf8')).toContain('1-0')
  }

  test('is opened by any of its names and saved in place if it was chosen in the dialog', async () => {
    const file = await aFile('chosen.pgn')
    await symlink(file, inFolder('link.pgn'))
    const backend = await window()
    const { fileId } = unwrap(await backend.open(file))!
    for (const name of [file, inFolder('link.pgn'), `${folder}/below/../chosen.pgn`])
      expect(unwrap(await backend.request('files:open', name))?.fileId).toBe(fileId)
    await saveInPlace(backend, file)
  })

  test('is the same file if it was chosen through a link', async () => {
    const file = await aFile('chosen.pgn')
    await symlink(file, inFolder('link.pgn'))
    const backend = await window()
    const { fileId } = unwrap(await backend.open(inFolder('link.pgn')))!
    expect(unwrap(await backend.request('files:open', file))?.fileId).toBe(fileId)
  })

  test('is opened and saved in place if it was dropped', async () => {
    const file = await aFile('dropped.pgn')
    const backend = await window()
    backend.choose(file)
    await saveInPlace(backend, file)
  })

  test('is open and can be opened again if it was named on the command line', async () => {
    const file = await aFile('named.pgn')
    const backend = await window({ filesToOpen: [file] })
    expect((await backend.request('app:start')).opened).toMatchObject([{ path: file }])
    await saveInPlace(backend, file)
  })

  test('is requested and opened if it comes from a second start, the system or the menu', async () => {
    const file = await aFile('second.pgn')
    const backend = await window()
    backend.openFromOutside(file)
    expect(backend.heard('files:openRequest')).toEqual([{ path: file }])
    await saveInPlace(backend, file)
  })

  test('is opened in the next run as a recent file, and reported as missing if it is gone', async () => {
    const file = await aFile('recent.pgn')
    const first = await window()
    unwrap(await first.open(file))
    await first.dispose()
    const next = await window()
    const [recent] = (await next.request('app:start')).recentFiles
    await saveInPlace(next, recent!.path)
    await rm(file)
    expect(await next.request('files:open', recent!.path)).toMatchObject({ error: { reason: 'notFound' } })
  })

  test('comes back with the tabs of the last session', async () => {
    const file = await aFile('tab.pgn')
    const first = await window()
    unwrap(await first.open(file))
    await first.request('session:keep', [tabOf(file)])
    await first.dispose()
    await writeFile(path.join(user, 'recent.json'), '[]')
    const next = await window()
    expect((await next.request('app:start')).session).toEqual([tabOf(file)])
    await saveInPlace(next, file)
  })

  test('comes back with what the journal kept', async () => {
    const file = await aFile('kept.pgn')
    const first = await window()
    const { fileId } = unwrap(await first.open(file))!
    const entry = entryOf(await edited(first, fileId), file)
    await first.request('journal:write', JSON.stringify(entry))
    await first.dispose()
    await writeFile(path.join(user, 'recent.json'), '[]')
    const next = await window()
    expect((await next.request('app:start')).recovered).toEqual([entry])
    await saveInPlace(next, file)
  })

  test('is written under a new name, belongs to its tab, and is saved in place', async () => {
    const backend = await window()
    const file = inFolder('new.pgn')
    backend.answers.target = { path: file, mayReplace: true }
    const saved = unwrap(await backend.request('files:saveAs', await saveRequest(backend, {})))!
    expect(saved.path).toBe(file)
    await backend.request('session:keep', [tabOf(file)])
    expect((await backend.request('app:start')).session).toEqual([tabOf(file)])
    await saveInPlace(backend, file)
  })

  test.each([
    ['files:saveAs', 'keep', 3],
    ['files:saveAs', 'replace', 1],
    ['files:export', 'keep', 3],
    ['files:export', 'replace', 1],
  ] as const)('has its games asked about before %s, which obeys: %s', async (name, heldGames, games) => {
    const backend = await window()
    const file = await aFile('held.pgn', TWO)
    backend.answers.target = { path: file, mayReplace: true }
    const request = await saveRequest(backend, {})
    expect(await backend.request(name, request)).toMatchObject({
      error: { reason: 'holdsGames', path: file },
    })
    const answer = { path: file, overwrite: true, heldGames }
    expect(await backend.request(name, { ...request, ...answer })).toMatchObject({ ok: true })
    expect((await readFile(file, 'utf8')).match(/^\[White /gm)).toHaveLength(games)
  })
})
