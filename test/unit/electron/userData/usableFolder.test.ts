import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { carryOver, noticesOf, usableFolder } from '../../../../electron/userData/usableFolder'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

/** A folder for temporary folders, and a path at which no folder can be made. */
const blocked = async () => {
  const parent = await scratchFolder()
  const wanted = path.join(await scratchFolder(), 'user')
  await writeFile(wanted, 'in the way')
  return { parent, wanted }
}

test('the wanted folder is made and used, with nothing left in it', async () => {
  const wanted = path.join(await scratchFolder(), 'deep', 'user')
  expect(usableFolder(wanted, '/nowhere')).toEqual({ path: wanted })
  expect(await readdir(wanted)).toEqual([])
})

describe('a folder in which no file can be made', () => {
  test('is replaced by a temporary one, the same at every start, for the user alone', async () => {
    const { parent, wanted } = await blocked()
    const folder = usableFolder(wanted, parent)
    expect(folder).toMatchObject({ trouble: { kind: 'file', path: wanted } })
    expect(path.dirname(folder.path)).toBe(parent)
    expect(usableFolder(wanted, parent)).toEqual(folder)
    expect((await stat(folder.path)).mode & 0o077).toBe(0)
    expect(noticesOf(folder)).toEqual([
      { kind: 'temporaryFolder', folder: folder.path, trouble: folder.trouble },
    ])
  })

  test('does not share its temporary folder with another one', async () => {
    const [one, other] = [await blocked(), await blocked()]
    expect(usableFolder(one.wanted, one.parent).path).not.toBe(usableFolder(other.wanted, one.parent).path)
  })

  test('is not replaced by a folder that others can write to, nor by a file', async () => {
    const { parent, wanted } = await blocked()
    const first = usableFolder(wanted, parent).path
    await chmod(first, 0o777)
    const second = usableFolder(wanted, parent).path
    expect(second).not.toBe(first)
    await rm(first, { recursive: true })
    await writeFile(first, 'no folder')
    expect([first, second]).not.toContain(usableFolder(wanted, parent).path)
  })

  test('has its settings and unsaved edits carried over, once', async () => {
    const { parent, wanted } = await blocked()
    const folder = usableFolder(wanted, parent)
    await rename(wanted, `${wanted}.moved`)
    await mkdir(path.join(wanted, 'journal'), { recursive: true })
    await mkdir(path.join(wanted, 'Cache'))
    await writeFile(path.join(wanted, 'settings.json'), '{}')
    await writeFile(path.join(wanted, 'journal', 'a.json'), 'an entry')
    await mkdir(path.join(wanted, 'journal-lists'))
    carryOver(folder, silentLogger)
    expect((await readdir(folder.path)).sort()).toEqual(['journal', 'journal-lists', 'settings.json'])
    expect(await readFile(path.join(folder.path, 'journal', 'a.json'), 'utf8')).toBe('an entry')
    await rm(path.join(folder.path, 'journal', 'a.json'))
    carryOver(folder, silentLogger)
    expect(await readdir(path.join(folder.path, 'journal'))).toEqual([])
  })

  test('can be replaced even if there is nothing to carry over', async () => {
    const { parent, wanted } = await blocked()
    const folder = usableFolder(wanted, parent)
    carryOver(folder, silentLogger)
    expect(await readdir(folder.path)).toEqual([])
  })
})
