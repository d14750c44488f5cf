import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { sweepFolder } from '../../../../../electron/files/disk/sweepFolder'
import { withFileLock } from '../../../../../electron/files/pgn/fileLock'
import { scratchFolder } from '../../../../support/scratchFolder'
import { silentLogger } from '../../../../support/silentLogger'

const NEW = '.games.pgn.0123abcd.backrank.new'
const TURN = '.games.pgn.backrank.turn'

const anHour = 3600 * 1000

/** A folder of files whose time is this far from now, in milliseconds. */
const folderWith = async (names: readonly string[], farMs: number) => {
  const folder = await scratchFolder()
  for (const name of names) {
    await writeFile(path.join(folder, name), 'bytes')
    await setFar(folder, name, farMs)
  }
  return folder
}

const setFar = async (folder: string, name: string, farMs: number) => {
  const time = new Date(Date.now() + farMs)
  await utimes(path.join(folder, name), time, time)
}

const noPause = () => Promise.resolve()

describe('the files that interrupted saves have left', () => {
  test.each([
    ['an hour ago', -anHour],
    ['before the clock was set back', anHour],
  ])('are removed if they were left %s', async (_, far) => {
    const folder = await folderWith([NEW, TURN, 'games.pgn'], far)
    await sweepFolder(folder, silentLogger, noPause)
    expect(await readdir(folder)).toEqual(['games.pgn'])
  })

  test('are removed on a second pass if they were left a moment ago', async () => {
    const folder = await folderWith([NEW, TURN], 0)
    const pause = vi.fn(async () => {
      for (const name of [NEW, TURN]) await setFar(folder, name, -anHour)
    })
    await sweepFolder(folder, silentLogger, pause)
    expect(pause).toHaveBeenCalledOnce()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('sweeping a folder', () => {
  test('leaves files that are being written', async () => {
    const folder = await folderWith(['games.pgn'], 0)
    const file = path.join(folder, 'games.pgn')
    const written = await withFileLock(file, turn =>
      turn.write(
        (async function* () {
          yield Buffer.from('new ')
          await sweepFolder(folder, silentLogger, noPause)
          yield Buffer.from('bytes')
        })(),
      ),
    )
    expect(written.ok).toBe(true)
    expect(await readFile(file, 'utf8')).toBe('new bytes')
  })

  test('leaves files of other programs, however old', async () => {
    const others = [
      '.games.pgn.new',
      '.games.pgn.0123abcd.new',
      '.games.pgn.backrank.new',
      '.games.pgn.0123abcg.backrank.new',
      'games.pgn.0123abcd.backrank.new',
      '.backrank.turn',
      'backrank.turn',
    ]
    const folder = await folderWith(others, -anHour)
    await sweepFolder(folder, silentLogger, noPause)
    expect((await readdir(folder)).sort()).toEqual([...others].sort())
  })

  test('leaves folders and links of any name, with a warning', async () => {
    const folder = await folderWith(['games.pgn'], -anHour)
    await mkdir(path.join(folder, TURN))
    await symlink('games.pgn', path.join(folder, NEW))
    const warn = vi.fn()
    await sweepFolder(folder, { ...silentLogger, warn }, noPause)
    expect((await readdir(folder)).sort()).toEqual([NEW, TURN, 'games.pgn'].sort())
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

test('sweeping a missing folder gives no warning', async () => {
  const warn = vi.fn()
  await sweepFolder('/no/such/folder', { ...silentLogger, warn }, noPause)
  expect(warn).not.toHaveBeenCalled()
})

test('a turn left by a dead process does not hold up a save', async () => {
  const folder = await folderWith([TURN, 'games.pgn'], -anHour)
  const written = await withFileLock(path.join(folder, 'games.pgn'), async turn => {
    expect(turn.hasWaited).toBe(false)
    return turn.write([Buffer.from('new')])
  })
  expect(written.ok).toBe(true)
  expect(await readdir(folder)).toEqual(['games.pgn'])
})
