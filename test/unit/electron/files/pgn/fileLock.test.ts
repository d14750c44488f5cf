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

/** Bytes in two pieces, between which something happens. */
async function* interrupted(between: () => Promise<unknown>) {
  yield Buffer.from('ne')
  await between()
  yield Buffer.from('w')
}

const writeNew = (file: string) => withFileLock(file, turn => turn.write([Buffer.from('new')]))

describe('a turn to write a file', () => {
  test('writes it and leaves nothing beside it', async () => {
    const { folder, file, content } = await scratchFile()
    expect(await writeNew(file)).toMatchObject({ ok: true })
    expect([await content(), await readdir(folder)]).toEqual(['new', ['games.pgn']])
  })

  test('says what is there then', async () => {
    const { file } = await scratchFile()
    const looked = unwrap(await writeNew(file))
    const { ino, size, mtimeNs } = await stat(file, { bigint: true })
    expect(looked).toMatchObject({ ino, size, mtimeNs })
  })

  test('waits for earlier calls, by any path', async () => {
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

  test('is given on when it fails', async () => {
    const { folder, file } = await scratchFile()
    await expect(withFileLock(file, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
    expect(await readdir(folder)).toEqual(['games.pgn'])
    expect(await writeNew(file)).toMatchObject({ ok: true })
  })

  test('that nothing is written in leaves all as it was', async () => {
    const { folder, file, content } = await scratchFile()
    expect(await withFileLock(file, ({ isThere }) => Promise.resolve(isThere))).toBe(true)
    expect([await content(), await readdir(folder)]).toEqual(['old', ['games.pgn']])
  })
})

describe('a file that another program meanwhile', () => {
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
  ])('%s is not written', async (_, change, left) => {
    const { folder, file, content } = await scratchFile()
    const written = await withFileLock(file, turn => turn.write(interrupted(() => change(file))))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk', path: file } })
    expect([await content(), await readdir(folder)]).toEqual([left, ['games.pgn']])
  })

  test('removes stays away', async () => {
    const { folder, file } = await scratchFile()
    const written = await withFileLock(file, turn => turn.write(interrupted(() => rm(file))))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect(await readdir(folder)).toEqual([])
  })

  test('had opened and writes when it is replaced is put back', async () => {
    const { folder, file, content } = await scratchFile()
    const theirs = await open(file, 'a')
    const old = await open(file, 'r')
    onTestFinished(() => Promise.all([theirs.close(), old.close()]).then(() => undefined))
    const stat = old.stat.bind(old)
    // Asked for once it is replaced.
    old.stat = (async (options: { bigint: true }) => {
      expect(await content()).toBe('new')
      await theirs.write(' and more')
      return stat(options)
    }) as typeof old.stat
    const written = await withFileLock(file, turn => turn.write([Buffer.from('new')], old))
    expect(written).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect([await content(), await readdir(folder)]).toEqual(['old and more', ['games.pgn']])
  })

  test('makes is not replaced', async () => {
    const { folder } = await scratchFile()
    const file = path.join(folder, 'none.pgn')
    const written = await withFileLock(file, turn => turn.write(interrupted(() => writeFile(file, 'theirs'))))
    expect(written).toMatchObject({ ok: false, error: { reason: 'exists' } })
    expect(await readFile(file, 'utf8')).toBe('theirs')
  })
})

describe('one of our own that was mistaken for dead', () => {
  test('neither writes the file nor disturbs the writer', async () => {
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

  test('had shown no sign of life, as one does all the time', async () => {
    const { file, sign } = await scratchFile()
    await withFileLock(file, async () => {
      await utimes(sign, 1, 1)
      await vi.waitFor(async () => expect((await stat(sign)).mtimeMs).toBeGreaterThan(1000), LONG_WAIT)
    })
  }, 30_000)
})
