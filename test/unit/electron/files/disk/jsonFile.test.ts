import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { jsonFile } from '../../../../../electron/files/disk/jsonFile'
import { scratchFolder } from '../../../../support/scratchFolder'
import { silentLogger } from '../../../../support/silentLogger'

test('a written value is read back', async () => {
  const file = path.join(await scratchFolder(), 'sub', 'a.json')
  const json = jsonFile(file, silentLogger)
  json.write({ a: 1 })
  await json.flush()
  expect(await jsonFile(file, silentLogger).read()).toEqual({ a: 1 })
})

test('the last of many values is the one in the file', async () => {
  const folder = await scratchFolder()
  const json = jsonFile(path.join(folder, 'a.json'), silentLogger)
  for (let value = 0; value < 1000; value++) json.write(value)
  await json.flush()
  expect(await readFile(path.join(folder, 'a.json'), 'utf8')).toBe('999\n')
  expect(await readdir(folder)).toEqual(['a.json'])
})

test('removing and writing happen in the order given', async () => {
  const folder = await scratchFolder()
  const json = jsonFile(path.join(folder, 'a.json'), silentLogger)
  json.write(1)
  json.remove()
  await json.flush()
  expect(await readdir(folder)).toEqual([])
  json.remove()
  json.write(2)
  await json.flush()
  expect(await json.read()).toBe(2)
})

test('a damaged file is put aside, not lost', async () => {
  const folder = await scratchFolder()
  await writeFile(path.join(folder, 'a.json'), '{"half":')
  expect(await jsonFile(path.join(folder, 'a.json'), silentLogger).read()).toBeUndefined()
  expect(await readFile(path.join(folder, 'a.json.damaged'), 'utf8')).toBe('{"half":')
})

test('trouble with writing is reported once, until writing works again', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'a.json')
  await mkdir(file)
  const told: (string | undefined)[] = []
  const json = jsonFile(file, silentLogger, trouble => told.push(trouble?.reason))
  json.write(1)
  await json.flush()
  json.write(2)
  await json.flush()
  expect(told).toHaveLength(1)
  await rmdir(file)
  json.write(3)
  await json.flush()
  expect(told).toEqual(['isDirectory', undefined])
})

test('a failed write is retried until it succeeds', async () => {
  const file = path.join(await scratchFolder(), 'a.json')
  await mkdir(file)
  const json = jsonFile(file, silentLogger)
  const written = new Promise<void>(resolve => json.write('kept', resolve))
  await json.flush()
  json.write('kept, too')
  await rmdir(file)
  await written
  expect(await json.read()).toBe('kept, too')
})

test('removing a value that could not be written ends the trouble', async () => {
  const file = path.join(await scratchFolder(), 'sub', 'a.json')
  await writeFile(path.dirname(file), 'in the way')
  const told: (string | undefined)[] = []
  const json = jsonFile(file, silentLogger, trouble => told.push(trouble?.reason))
  json.write(1)
  await json.flush()
  json.remove()
  await json.flush()
  json.write(2)
  await json.flush()
  expect(told).toEqual(['exists', undefined, 'exists'])
})

test('a value that cannot be serialized is reported and does not hold up the next one', async () => {
  const json = jsonFile(path.join(await scratchFolder(), 'a.json'), silentLogger, trouble =>
    told.push(trouble?.reason),
  )
  const told: (string | undefined)[] = []
  const endless: { self?: unknown } = {}
  endless.self = endless
  json.write(endless)
  await json.flush()
  json.write(1)
  await json.flush()
  expect(await json.read()).toBe(1)
  expect(told).toEqual(['other', undefined])
})

describe('something else in place of a file', { tags: ['pipes'] }, () => {
  test.each([
    [
      'a pipe',
      (file: string) => {
        execFileSync('mkfifo', [file])
      },
    ],
    ['a link to a device', (file: string) => symlinkSync('/dev/zero', file)],
    [
      'a folder',
      (file: string) => {
        mkdirSync(file)
      },
    ],
  ])('is put aside if it is %s, and blocks nothing', async (_, put) => {
    const file = path.join(await scratchFolder(), 'a.json')
    put(file)
    const json = jsonFile(file, silentLogger)
    expect(await json.read()).toBeUndefined()
    expect(lstatSync(`${file}.damaged`).isFile()).toBe(false)
    json.write({ a: 1 })
    await json.flush()
    expect(await json.read()).toEqual({ a: 1 })
  })
})
