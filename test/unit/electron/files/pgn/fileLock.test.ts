import { appendFile, open, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { withFileLock } from '../../../../../electron/files/pgn/fileLock'
import { LONG_WAIT } from '../../../../support/longWait'
import { scratchFolder } from '../../../../support/scratchFolder'

const TURN = '.games.pgn.backrank.turn'

const scratchFile = async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'games.pgn')
  await writeFile(file, 'old')
  // Two changes within the same tick of the system's clock have the same time.
  await utimes(file, 1000, 1000)
  return { folder, file, sign: path.join(folder, TURN), content: () => readFile(file, 'utf8') }
}

/** Bytes in two pieces, with an action between them. */
async function* interrupted(between: () => Promise<unknown>) {
  yield Buffer.from('ne')
  await between()
  yield Buffer.from('w')
}

const writeNew = (file: string) => withFileLock(file, turn => turn.write([Buffer.from('new')]))

describe('a turn to write a file', () => {
  test('writes the file and leaves nothing else behind', async () => {
    const { folder, file, content } = await scratchFile()
    expect(await writeNew(file)).toMatchObject({ ok: true })
    expect([await content(), await readdir(folder)]).toEqual(['new', ['games.pgn']])
  })

  test('returns the state of the written file', async () => {
    const { file } = await scratchFile()
    const looked = unwrap(await writeNew(file))
    const { ino, size, mtimeNs } = await stat(file, { bigint: true })
    expect(looked).toMatchObject({ ino, size, mtimeNs })
  })

  test('waits for earlier turns, by any path', async () => {
    const { folder, file } = await scratchFile()
    const link = path.join(folder, 'link.pgn')
    await symlink('games.pgn', link)
    const heard: string[] = []
    const turns = [file, link, file].map((by, place) =>
      withFileLock(by, async () => {
        heard.push(`in ${place}`)
        await readdir(folder)
        heard.push(`out ${place}`)
      }),
    )
    await Promise.all(turns)
    expect(heard.map(word => word.split(' ')[0])).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
  })

  test('is passed on when it fails', async () => {
    const { folder, file } = await scratchFile()
    await expect(withFileLock(file, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
    expect(await readdir(folder)).toEqual(['games.pgn'])
    expect(await writeNew(file)).toMatchObject({ ok: true })
  })

  test('without a write leaves everything unchanged', async () => {
    const { folder, file, content } = await scratchFile()
    expect(await withFileLock(file, ({ isThere }) => Promise.resolve(isThere))).toBe(true)
    expect([await content(), await readdir(folder)]).toEqual(['old', ['games.pgn']])
  })
})

describe('a file that another program changes', () => {
  test.each([
    ['adds to', (file: string) => appendFile(file, ' and more'), 'old and more'],
    ['writes anew with as many bytes', (file: string) => writeFile(file, 'odd'), 'odd'],
    [
      'puts another in the place of',
      async (file: string) => {
        await rm(file)
        await writeFile(file, 'other')
      },
      'other',
    ],
  ])('that the other program %s is not overwritten', async (_, change, left) => {
    const { folder, file, content } = await scratchFile()
    const written = await withFileLock(file, turn => turn.write(interrupted(() => change(file))))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk', path: file } })
    expect([await content(), await readdir(folder)]).toEqual([left, ['games.pgn']])
  })

  test('stays removed if the other program removes it', async () => {
    const { folder, file } = await scratchFile()
    const written = await withFileLock(file, turn => turn.write(interrupted(() => rm(file))))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect(await readdir(folder)).toEqual([])
  })

  test('is put back if the other program had it open and writes to it while it is replaced', async () => {
    const { folder, file, content } = await scratchFile()
    const theirs = await open(file, 'a')
    const old = await open(file, 'r')
    onTestFinished(() => Promise.all([theirs.close(), old.close()]).then(() => undefined))
    const stat = old.stat.bind(old)
    // Called once the file has been replaced.
    old.stat = (async (options: { bigint: true }) => {
      expect(await content()).toBe('new')
      await theirs.write(' and more')
      return stat(options)
    }) as typeof old.stat
    const written = await withFileLock(file, turn => turn.write([Buffer.from('new')], old))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect([await content(), await readdir(folder)]).toEqual(['old and more', ['games.pgn']])
  })

  test('is not replaced if the other program creates it', async () => {
    const { folder } = await scratchFile()
    const file = path.join(folder, 'none.pgn')
    const written = await withFileLock(file, turn => turn.write(interrupted(() => writeFile(file, 'theirs'))))
    expect(written).toMatchObject({ ok: false, error: { reason: 'exists' } })
    expect(await readFile(file, 'utf8')).toBe('theirs')
  })
})

describe('the sign of a turn', () => {
  test('stops a turn from writing once another one has taken over, and is left to that one', async () => {
    const { folder, file, sign, content } = await scratchFile()
    const steal = async () => {
      await rm(sign)
      await writeFile(sign, 'another turn')
    }
    const written = await withFileLock(file, turn => turn.write(interrupted(steal)))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect(await content()).toBe('old')
    expect((await readdir(folder)).sort()).toEqual([TURN, 'games.pgn'])
    expect(await readFile(sign, 'utf8')).toBe('another turn')
  })

  test('is renewed while the turn lasts', async () => {
    const { file, sign } = await scratchFile()
    await withFileLock(file, async () => {
      await utimes(sign, 1, 1)
      await vi.waitFor(async () => expect((await stat(sign)).mtimeMs).toBeGreaterThan(1000), LONG_WAIT)
    })
  }, 30_000)
})
