import { chmod, mkdir, open, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeAtomically } from '../../../../../electron/files/disk/atomicWrite'
import { fileErrorOf } from '../../../../../electron/files/disk/fileError'
import { scratchFolder } from '../../../../support/scratchFolder'

const bytes = (text: string) => [Buffer.from(text)]

describe('writeAtomically', () => {
  test('makes a new file', async () => {
    const file = path.join(await scratchFolder(), 'new.pgn')
    expect(await writeAtomically(file, [Buffer.from('a'), Buffer.from('b')])).toEqual({ ok: true })
    expect(await readFile(file, 'utf8')).toBe('ab')
  })

  test('replaces a file, keeps its permissions, and leaves no other file behind', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'old.pgn')
    await writeFile(file, 'old and longer')
    await chmod(file, 0o640)
    await writeAtomically(file, bytes('new'))
    expect(await readFile(file, 'utf8')).toBe('new')
    expect((await stat(file)).mode & 0o777).toBe(0o640)
    expect(await readdir(folder)).toEqual(['old.pgn'])
  })

  test('writes through a symbolic link and keeps the link', async () => {
    const folder = await scratchFolder()
    const [real, link] = [path.join(folder, 'real.pgn'), path.join(folder, 'link.pgn')]
    await writeFile(real, 'old')
    await symlink('real.pgn', link)
    await writeAtomically(link, bytes('new'))
    expect(await readlink(link)).toBe('real.pgn')
    expect(await readFile(real, 'utf8')).toBe('new')
  })

  test('leaves the old file and nothing else when its content fails halfway', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'old.pgn')
    await writeFile(file, 'old')
    const failing = function* () {
      yield Buffer.from('half')
      throw Object.assign(new Error('read error'), { code: 'EIO' })
    }
    expect(await writeAtomically(file, failing())).toMatchObject({ ok: false, error: { reason: 'other' } })
    expect(await readFile(file, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['old.pgn'])
  })

  test('reports a full disk and leaves the old file', { tags: ['full-device'] }, async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'old.pgn')
    await writeFile(file, 'old')
    const written = await writeAtomically(file, bytes('new'), () => open('/dev/full', 'w'))
    expect(written).toMatchObject({ ok: false, error: { reason: 'diskFull', path: file } })
    expect(await readFile(file, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['old.pgn'])
  })

  test('refuses a folder and a missing folder', async () => {
    const folder = await scratchFolder()
    await mkdir(path.join(folder, 'sub'))
    expect(await writeAtomically(path.join(folder, 'sub'), bytes('x'))).toMatchObject({
      error: { reason: 'isDirectory' },
    })
    expect(await writeAtomically(path.join(folder, 'no', 'x.pgn'), bytes('x'))).toMatchObject({
      error: { reason: 'notFound' },
    })
  })
})

describe('fileErrorOf', () => {
  test.each([
    ['ENOENT', 'notFound'],
    ['EACCES', 'noPermission'],
    ['EPERM', 'noPermission'],
    ['EROFS', 'readOnly'],
    ['EISDIR', 'isDirectory'],
    ['ENOSPC', 'diskFull'],
    ['EDQUOT', 'diskFull'],
    ['EMFILE', 'other'],
  ])('%s means %s', (code, reason) => {
    const error = Object.assign(new Error('said the system'), { code })
    expect(fileErrorOf('/x', error)).toEqual({ kind: 'file', reason, path: '/x', detail: 'said the system' })
  })

  test('throws errors that do not come from the system', () => {
    expect(() => fileErrorOf('/x', new TypeError('a bug'))).toThrow('a bug')
  })
})
