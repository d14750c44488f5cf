import { execFileSync } from 'node:child_process'
import { appendFile, link, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { openGameFiles } from '../../../support/gameFiles'
import { LONG_WAIT } from '../../../support/longWait'
import { gameOfText } from '../../../support/verbatimCodec'

const game = (white: string, moves = '1. e4 e5 *') => `[White "${white}"]\n[Black "B"]\n\n${moves}`
const THREE = `${game('One')}\n\n${game('Two')}\n\n\n${game('Three')}\n`

const opened = (content: string | Buffer = THREE) => openGameFiles(content)

describe('reading', () => {
  test('the list has every game with its line', async () => {
    const { games } = await opened()
    expect(games.map(({ white, line }) => [white, line])).toEqual([
      ['One', 1],
      ['Two', 6],
      ['Three', 12],
    ])
  })

  test('a game is exactly its own text', async () => {
    const { textOf } = await opened()
    expect(await textOf(1)).toBe(game('Two'))
  })

  test('a file that is opened twice, or through a link, is one file', async () => {
    const { files, file, fileId, folder } = await opened()
    await symlink('games.pgn', path.join(folder, 'link.pgn'))
    expect(unwrap(await files.open(file))?.fileId).toBe(fileId)
    expect(unwrap(await files.open(path.join(folder, 'link.pgn')))?.fileId).toBe(fileId)
  })

  test('a changed file that is opened again is the same file and can be reloaded', async () => {
    const { files, file, fileId } = await opened()
    await appendFile(file, game('Four'))
    expect(unwrap(await files.open(file))).toMatchObject({ fileId, games: { length: 3 } })
    expect(unwrap(await files.reload(fileId)).games).toHaveLength(4)
    expect(unwrap(await files.open(file))).toMatchObject({ fileId, games: { length: 4 } })
    expect(files.opened()).toHaveLength(1)
  })

  test.each([
    ['a missing file', 'nowhere.pgn', 'notFound'],
    ['a folder', '.', 'isDirectory'],
    ['a file without games', 'empty.pgn', 'empty'],
    ['a device', '/dev/null', 'other'],
  ])('%s is refused', async (_, name, reason) => {
    const { files, folder } = await opened()
    await writeFile(path.join(folder, 'empty.pgn'), ' \n')
    expect(await files.open(path.resolve(folder, name))).toMatchObject({ ok: false, error: { reason } })
  })

  test.each([
    ['a game that is not there', 7, 'noSuchGame'],
    ['a game behind the last', 3, 'noSuchGame'],
  ])('%s is refused', async (_, index, reason) => {
    const { files, fileId } = await opened()
    expect(await files.game(fileId, index)).toMatchObject({ ok: false, error: { reason } })
  })

  test('a closed file is unknown', async () => {
    const { files, fileId } = await opened()
    await files.close(fileId)
    expect(await files.game(fileId, 0)).toMatchObject({ ok: false, error: { reason: 'noSuchFile' } })
  })

  test('a game is refused if its file has changed, but not if the file was only touched', async () => {
    const { file, textOf, files, fileId } = await opened()
    await utimes(file, new Date(), new Date(1_000_000_000_000))
    expect(await textOf(0)).toBe(game('One'))
    await writeFile(file, THREE.replace('One', 'Eno'))
    expect(await files.game(fileId, 0)).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
  })

  test('a text without a file is read-only for every request', async () => {
    const { files, saving } = await opened()
    const { fileId, readOnly, path: where } = unwrap(files.openText('dropped.pgn', game('Dropped')))
    expect([readOnly, where]).toEqual([true, undefined])
    expect(await saving.save({ fileId, index: 0, game: gameOfText('x'), force: true })).toMatchObject({
      ok: false,
      error: { reason: 'readOnly' },
    })
  })
})

describe('saving', () => {
  test.each([0, 1, 2])('replaces the bytes of game %i and no others', async index => {
    const { save, textOf, bytes } = await opened()
    await textOf(index)
    const old = [game('One'), game('Two'), game('Three')][index]!
    const saved = unwrap(await save(index, game('New', '1. d4 d5 2. c4 *')))
    expect((await bytes()).toString()).toBe(THREE.replace(old, game('New', '1. d4 d5 2. c4 *')))
    expect(saved).toMatchObject({ index, convertedToUtf8: false })
    expect(saved.games[index]?.white).toBe('New')
  })

  test.each([
    ['that begins with a comment', '1. e4 *\n\n1. d4 *\n', '{x} 1. d4 *', '[Result "*"]\n\n{x} 1. d4 *'],
    ['that begins in the middle of a line', '1. e4 * 1. d4 *\n', '[A "b"]\n\n*', '\n\n[A "b"]\n\n*'],
    [
      'with a comment behind an open one',
      '1. e4 {x * 1. d4 *\n',
      '1. d4 {y} *',
      '\n\n[Result "*"]\n\n1. d4 {y} *',
    ],
    ['that need not change', '1. e4 *\n\n1. d4 *\n', '1. c4 {x} *', '1. c4 {x} *'],
  ])('a game without tags %s leaves the others alone', async (_, content, text, expected) => {
    const { save, textOf, bytes } = await opened(content)
    const first = await textOf(0)
    await textOf(1)
    const saved = unwrap(await save(1, text))
    expect((await bytes()).toString()).toBe(content.replace('1. d4 *', expected))
    expect([saved.games.length, await textOf(0)]).toEqual([2, first])
  })

  test('does not make the file grow when it is repeated', async () => {
    const { save, textOf, bytes } = await opened()
    const text = await textOf(1)
    for (let time = 0; time < 3; time++) unwrap(await save(1, `\n${text}\n\n`))
    expect((await bytes()).toString()).toBe(THREE)
  })

  test('keeps a byte order mark, Windows line endings, odd bytes between games and at the end', async () => {
    const before = `\uFEFF${THREE.replaceAll('\n', '\r\n')}   \r\n\t`
    const { save, textOf, bytes } = await opened(before)
    await textOf(0)
    unwrap(await save(0, game('New')))
    expect((await bytes()).toString()).toBe(before.replace('"One"', '"New"'))
  })

  test.each([
    ['\n', '\r\n'],
    ['\r\n', '\n'],
  ])('keeps the line endings of its game, %j among %j', async (own, others) => {
    const around = [game('One'), 'GAME', game('Three'), ''].join('\n\n').replaceAll('\n', others)
    const fileWith = (name: string) => around.replace('GAME', game(name).replaceAll('\n', own))
    const { save, textOf, bytes } = await opened(fileWith('Two'))
    await textOf(1)
    unwrap(await save(1, game('New')))
    expect((await bytes()).toString()).toBe(fileWith('New'))
  })

  test('keeps an old encoding while it can hold the game', async () => {
    const { save, textOf, bytes } = await opened(Buffer.from(THREE.replace('Three', 'Réti'), 'latin1'))
    await textOf(0)
    expect(unwrap(await save(0, game('Szabó'))).convertedToUtf8).toBe(false)
    expect(await bytes()).toEqual(
      Buffer.from(THREE.replace('Three', 'Réti').replace('One', 'Szabó'), 'latin1'),
    )
  })

  test('converts a game to UTF-8 if the old encoding cannot hold it, and reports that', async () => {
    const before = THREE.replace('Three', 'R\u0093ti')
    const { save, textOf, bytes } = await opened(Buffer.from(before, 'latin1'))
    await textOf(0)
    const saved = unwrap(await save(0, game('Čigorin')))
    expect(saved.convertedToUtf8).toBe(true)
    const utf8AsLatin1 = Buffer.from('Čigorin').toString('latin1')
    expect((await bytes()).toString('latin1')).toBe(before.replace('One', utf8AsLatin1))
    expect(await textOf(0)).toBe(game('Čigorin'))
    expect(await textOf(2)).toBe(game('R“ti'))
  })

  test('adds a game after the last one', async () => {
    const { save, bytes } = await opened()
    const saved = unwrap(await save(3, game('Four')))
    expect([saved.index, saved.games.length]).toEqual([3, 4])
    expect((await bytes()).toString()).toBe(`${THREE}\n${game('Four')}\n`)
  })

  test('refuses a place that would leave a gap', async () => {
    const { save, bytes } = await opened()
    expect(await save(4, game('Five'))).toMatchObject({ ok: false, error: { reason: 'noSuchGame' } })
    expect((await bytes()).toString()).toBe(THREE)
  })

  test('writes all of several games that are saved at once', async () => {
    const { save, textOf, bytes } = await opened()
    for (const index of [0, 1, 2]) await textOf(index)
    const saves = [0, 1, 2].map(async index => save(index, game(`New ${index}`, '1. c4 c5 2. g3 *')))
    expect((await Promise.all(saves)).map(({ ok }) => ok)).toEqual([true, true, true])
    expect((await bytes()).toString()).toBe(
      `${game('New 0', '1. c4 c5 2. g3 *')}\n\n${game('New 1', '1. c4 c5 2. g3 *')}\n\n\n${game('New 2', '1. c4 c5 2. g3 *')}\n`,
    )
  })

  test('leaves no other file behind', async () => {
    const { save, textOf, folder } = await opened()
    await textOf(0)
    await save(0, game('New'))
    expect(await readdir(folder)).toEqual(['games.pgn'])
  })

  test('does not notify the page of its own writing', async () => {
    const { file, fileId, save, textOf, changes } = await opened()
    await textOf(0)
    await save(0, game('New'))
    await writeFile(file, game('From outside'))
    await vi.waitFor(() => expect(changes).not.toEqual([]), LONG_WAIT)
    expect(changes).toEqual([{ fileId, path: file, gone: false }])
  })
})

describe('a file that changed on disk', () => {
  const inserted = `${game('Zero')}\n\n${THREE}`

  test('is reported', async () => {
    const { file, fileId, changes } = await opened()
    await writeFile(file, inserted)
    await vi.waitFor(() => expect(changes).toEqual([{ fileId, path: file, gone: false }]), LONG_WAIT)
    await rm(file)
    await vi.waitFor(() => expect(changes.at(-1)).toEqual({ fileId, path: file, gone: true }), LONG_WAIT)
  })

  test('is not overwritten', async () => {
    const { file, save, textOf, bytes } = await opened()
    await textOf(1)
    await writeFile(file, inserted)
    expect(await save(1, game('New'))).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect((await bytes()).toString()).toBe(inserted)
  })

  test('is not overwritten even if it has the same size and time', async () => {
    const { file, save, textOf, bytes } = await opened()
    await textOf(1)
    const { atime, mtime } = await stat(file)
    await writeFile(file, THREE.replace('One', 'Eno'))
    await utimes(file, atime, mtime)
    expect(await save(1, game('New'))).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect((await bytes()).toString()).toContain('Eno')
  })

  test('keeps its changes when the user insists', async () => {
    const { file, save, textOf, bytes } = await opened()
    await textOf(1)
    await writeFile(file, inserted)
    const saved = unwrap(await save(1, game('New'), true))
    expect(saved.index).toBe(2)
    expect((await bytes()).toString()).toBe(inserted.replace('"Two"', '"New"'))
  })

  test('gets the game at its end when its old place is unknown', async () => {
    const { file, save, textOf, bytes } = await opened()
    await textOf(1)
    const other = `${game('Other')}\n\n${game('Another')}\n`
    await writeFile(file, other)
    expect(unwrap(await save(1, game('New'), true)).index).toBe(2)
    expect((await bytes()).toString()).toBe(`${other}\n${game('New')}\n`)
  })

  test('loses its changes to the same game when the user insists', async () => {
    const { file, save, textOf, bytes } = await opened()
    await textOf(1)
    await writeFile(file, THREE.replace(game('Two'), game('Two', '1. f4 *')))
    unwrap(await save(1, game('Two', '1. b3 *'), true))
    expect((await bytes()).toString()).toBe(THREE.replace(game('Two'), game('Two', '1. b3 *')))
  })

  test('and is reloaded does not lose another game to an old edit', async () => {
    const { file, files, fileId, save, textOf, bytes } = await opened()
    await textOf(1)
    await writeFile(file, inserted)
    unwrap(await files.reload(fileId))
    const saved = unwrap(await save(1, game('New')))
    expect(saved.index).toBe(2)
    expect((await bytes()).toString()).toBe(inserted.replace('"Two"', '"New"'))
  })

  test('is not overwritten by a game recovered from another session that looks different', async () => {
    const { save, saving, fileId, bytes } = await opened()
    expect(await save(1, game('Recovered'))).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    const tags = [
      { name: 'White', value: 'Two' },
      { name: 'Black', value: 'B' },
    ]
    const alike = gameOfText(game('Two', '1. h4 *'), tags)
    unwrap(await saving.save({ fileId, index: 1, game: alike, force: false }))
    expect((await bytes()).toString()).toBe(THREE.replace(game('Two'), game('Two', '1. h4 *')))
  })

  test('and is gone is not silently created again', async () => {
    const { file, save, textOf, folder } = await opened()
    await textOf(1)
    await rm(file)
    expect(await save(1, game('New'), true)).toMatchObject({ ok: false, error: { reason: 'notFound' } })
    expect(await readdir(folder)).not.toContain('games.pgn')
  })
})

describe('saving under a name', () => {
  const request = (over: object) => ({
    game: gameOfText(game('Mine')),
    suggestedName: 'mine.pgn',
    interoperable: false,
    ...over,
  })

  test('writes a new file, opens it, and saves into it from then on', async () => {
    const { folder, saving } = await opened()
    const file = path.join(folder, 'mine.pgn')
    const saved = unwrap(await saving.saveAs(request({ path: file })))!
    expect([saved.path, saved.games.length]).toEqual([file, 1])
    unwrap(
      await saving.save({ fileId: saved.fileId, index: 0, game: gameOfText(game('Edited')), force: false }),
    )
    expect(await readFile(file, 'utf8')).toBe(`${game('Edited')}\n`)
  })

  test('does not replace a file unless the user has agreed', async () => {
    const { file, saving, bytes, choose } = await opened()
    expect(await saving.saveAs(request({ path: file }))).toMatchObject({ error: { reason: 'exists' } })
    choose({ path: file, mayReplace: false })
    expect(await saving.saveAs(request({}))).toMatchObject({ error: { reason: 'exists' } })
    expect((await bytes()).toString()).toBe(THREE)
  })

  test('asks before it replaces a single game, so that the new game can be added instead', async () => {
    const { saving, bytes, choose, file } = await opened(`${game('One')}\n`)
    choose({ path: file, mayReplace: true })
    expect(await saving.saveAs(request({}))).toMatchObject({ error: { reason: 'holdsGames', detail: '1' } })
    expect((await bytes()).toString()).toBe(`${game('One')}\n`)
    const added = unwrap(await saving.saveAs(request({ path: file, overwrite: true, heldGames: 'keep' })))!
    expect(added.games.map(({ white }) => white)).toEqual(['One', 'Mine'])
  })

  test('replaces the one game of an earlier export once the user has agreed', async () => {
    const { saving, bytes, choose, file } = await opened(`${game('One')}\n`)
    choose({ path: file, mayReplace: true })
    unwrap(await saving.export(request({ interoperable: true })))
    expect((await bytes()).toString()).toContain('Mine')
    expect((await bytes()).toString()).not.toContain('One')
  })

  test.each(['saveAs', 'export'] as const)(
    'never replaces several games like the only one of an export (%s)',
    async how => {
      const { file, saving, bytes, choose } = await opened()
      choose({ path: file, mayReplace: true })
      expect(await saving[how](request({}))).toMatchObject({
        error: { reason: 'holdsGames', path: file, detail: '3' },
      })
      expect((await bytes()).toString()).toBe(THREE)
    },
  )

  test('leaves a file alone if it cannot count its games', async () => {
    const { file, saving, choose } = await opened()
    const sixteen = Buffer.from(`\uFEFF${THREE}`, 'utf16le')
    await writeFile(file, sixteen)
    choose({ path: file, mayReplace: true })
    expect(await saving.saveAs(request({}))).toMatchObject({ error: { reason: 'utf16' } })
    expect(await readFile(file)).toEqual(sixteen)
  })

  test('adds to the games of a file or replaces them, as requested', async () => {
    const { file, saving, bytes } = await opened()
    const added = unwrap(await saving.saveAs(request({ path: file, overwrite: true, heldGames: 'keep' })))!
    expect([added.index, added.games.length]).toEqual([3, 4])
    expect((await bytes()).toString()).toBe(`${THREE}\n${game('Mine')}\n`)
    unwrap(
      await saving.save({ fileId: added.fileId, index: 3, game: gameOfText(game('Edited')), force: false }),
    )
    expect((await bytes()).toString()).toBe(`${THREE}\n${game('Edited')}\n`)
    unwrap(await saving.saveAs(request({ path: file, overwrite: true, heldGames: 'replace' })))
    expect((await bytes()).toString()).toBe(`${game('Mine')}\n`)
  })

  test.each(['utf16le', 'utf16be'] as const)(
    'is the only way to keep edits of a file in %s, which opens as read-only text',
    async order => {
      const { folder, files, saving } = await opened()
      const file = path.join(folder, 'sixteen.pgn')
      const bytes = Buffer.from(`\uFEFF${game('Čapek')}\n`, 'utf16le')
      await writeFile(file, order === 'utf16le' ? bytes : Buffer.from(bytes).swap16())
      const { fileId, games, readOnly, path: where } = unwrap(await files.open(file))!
      expect([games[0]?.white, readOnly, where]).toEqual(['Čapek', true, undefined])
      expect(
        await saving.save({ fileId, index: 0, game: gameOfText(game('Edited')), force: false }),
      ).toMatchObject({ error: { reason: 'readOnly' } })
    },
  )

  test('writes nothing when the user cancels', async () => {
    const { folder, saving } = await opened()
    const before = await readdir(folder)
    expect(await saving.saveAs(request({}))).toEqual({ ok: true, value: null })
    expect(await saving.export(request({}))).toEqual({ ok: true, value: null })
    expect(await readdir(folder)).toEqual(before)
  })

  test('reports where a copy was written, and does not open it', async () => {
    const { folder, files, saving } = await opened()
    const file = path.join(folder, 'copy.pgn')
    expect(unwrap(await saving.export(request({ path: file })))).toEqual({ path: file, losses: [] })
    expect(files.opened()).toHaveLength(1)
  })
})

describe('a pipe in place of a file', { tags: ['pipes'] }, () => {
  const aPipe = (file: string) => execFileSync('mkfifo', [file])

  test('is refused when it is opened', async () => {
    const { files, folder } = await opened()
    aPipe(path.join(folder, 'pipe.pgn'))
    expect(await files.open(path.join(folder, 'pipe.pgn'))).toMatchObject({ error: { reason: 'other' } })
  })

  test('blocks neither reading, saving nor reloading, and is kept', async () => {
    const { file, files, fileId, save } = await opened()
    unwrap(await files.game(fileId, 0))
    await rm(file)
    aPipe(file)
    expect(await files.game(fileId, 1)).toMatchObject({ error: { reason: 'other' } })
    expect(await save(0, game('Mine'))).toMatchObject({ error: { reason: 'other' } })
    expect(await save(0, game('Mine'), true)).toMatchObject({ error: { reason: 'other' } })
    expect(await files.reload(fileId)).toMatchObject({ error: { reason: 'other' } })
    expect((await stat(file)).isFIFO()).toBe(true)
  })

  test('is not replaced by a copy', async () => {
    const { saving, folder, choose } = await opened()
    const target = path.join(folder, 'pipe.pgn')
    aPipe(target)
    choose({ path: target, mayReplace: true })
    const request = { game: gameOfText(game('Mine')), suggestedName: 'pipe.pgn', interoperable: false }
    expect(await saving.saveAs(request)).toMatchObject({ error: { reason: 'other' } })
    expect((await stat(target)).isFIFO()).toBe(true)
  })
})

describe('an emptied file', () => {
  test.each([
    ['all of it', ''],
    ['but for a byte order mark and line breaks', '\uFEFF\r\n\r\n'],
  ])('is written once the user insists: %s', async (_, rest) => {
    const { file, save, textOf, files, fileId } = await opened()
    await textOf(1)
    await writeFile(file, rest)
    expect(await save(1, game('Mine'))).toMatchObject({ error: { reason: 'changedOnDisk' } })
    expect(await save(1, game('Mine'), true)).toMatchObject({ ok: true, value: { index: 0 } })
    expect(unwrap(await files.reload(fileId)).games.map(({ white }) => white)).toEqual(['Mine'])
    expect((await textOf(0)).replaceAll('\r\n', '\n')).toBe(game('Mine'))
  })
})

describe('a file with another name on the disk', () => {
  test('is saved with a report that the other name has been left behind', async () => {
    const { file, folder, save, textOf, saving, choose } = await opened()
    await link(file, path.join(folder, 'other.pgn'))
    await textOf(0)
    expect(await save(0, game('Mine'))).toMatchObject({ ok: true, value: { leftOtherNames: true } })
    expect(await readFile(path.join(folder, 'other.pgn'), 'utf8')).toBe(THREE)
    // From now on it has no other name.
    expect(unwrap(await save(0, game('Again')))).not.toHaveProperty('leftOtherNames')

    await link(file, path.join(folder, 'third.pgn'))
    choose({ path: file, mayReplace: true })
    const request = { game: gameOfText(game('New')), suggestedName: 'games.pgn', interoperable: false }
    expect(await saving.saveAs({ ...request, path: file, overwrite: true, heldGames: 'keep' })).toMatchObject(
      {
        value: { leftOtherNames: true },
      },
    )
  })
})
