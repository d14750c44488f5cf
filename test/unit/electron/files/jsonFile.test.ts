import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { jsonFile } from '../../../../electron/files/jsonFile'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

test('a value comes back', async () => {
  const file = path.join(await scratchFolder(), 'sub', 'a.json')
  const json = jsonFile(file, silentLogger)
  json.write({ a: 1 })
  await json.flush()
  expect(await jsonFile(file, silentLogger).read()).toEqual({ a: 1 })
})

test('of many values the last is written, and not each of the others', async () => {
  const folder = await scratchFolder()
  const json = jsonFile(path.join(folder, 'a.json'), silentLogger)
  for (let value = 0; value < 1000; value++) json.write(value)
  await json.flush()
  expect(await readFile(path.join(folder, 'a.json'), 'utf8')).toBe('999\n')
  expect(await readdir(folder)).toEqual(['a.json'])
})

test('removing and writing take turns in the order given', async () => {
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

test('trouble with writing is told once, until it has worked again', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'a.json')
  await mkdir(file)
  const told: string[] = []
  const json = jsonFile(file, silentLogger, detail => told.push(detail))
  json.write(1)
  await json.flush()
  json.write(2)
  await json.flush()
  expect(told).toHaveLength(1)
})
