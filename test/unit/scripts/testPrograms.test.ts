import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findProgram, installCommand, packagesFor, PROGRAMS } from '../../../scripts/testPrograms.mjs'
import { scratchFolder } from '../../support/scratchFolder'

const root = path.join(import.meta.dirname, '..', '..', '..')

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A folder on the search path with programs of these names. */
const folderWith = async (...names: readonly string[]): Promise<string> => {
  const folder = await scratchFolder()
  for (const name of names) {
    writeFileSync(path.join(folder, name), '#!/bin/sh\n')
    chmodSync(path.join(folder, name), 0o755)
  }
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`)
  return folder
}

describe('a program that tests need', () => {
  test('is found on the search path, under any of its names', async () => {
    const folder = await folderWith('polyglot', 'tkscid')
    expect(findProgram('polyglot')).toBe(path.join(folder, 'polyglot'))
    expect(findProgram('scid')).toBe(path.join(folder, 'tkscid'))
  })

  test('can be set by its environment variable', async () => {
    const folder = await folderWith('chromium', 'my-browser')
    expect(findProgram('chromium')).toBe(path.join(folder, 'chromium'))
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'my-browser'))
    expect(findProgram('chromium')).toBe(path.join(folder, 'my-browser'))
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'gone'))
    expect(findProgram('chromium')).toBe(path.join(folder, 'chromium'))
  })

  test('is not found if it cannot be run', async () => {
    const folder = await folderWith()
    writeFileSync(path.join(folder, 'polyglot'), '')
    mkdirSync(path.join(folder, 'pgn-extract'))
    expect(findProgram('polyglot')).not.toBe(path.join(folder, 'polyglot'))
    expect(findProgram('pgn-extract')).not.toBe(path.join(folder, 'pgn-extract'))
  })

  test('comes with a package, which the install command names once', () => {
    const packages = packagesFor(['scid', 'pdftotext', 'pdfinfo'])
    expect(packages).toEqual(['scid', 'poppler-utils'])
    expect(installCommand(packages)).toBe('apt-get install -y --no-install-recommends scid poppler-utils')
  })
})

describe('the list of programs', () => {
  test.each(Object.entries(PROGRAMS))('describes %s like the README', (name, program) => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
    const row = readme.split('\n').find(line => line.startsWith(`| \`${name}\` `)) ?? ''
    const cells = row.split('|').map(cell => cell.trim())
    expect(cells[3]).toBe(program.use)
    expect(cells[2]).toContain(program.package ?? 'electron-runtime.sh')
  })

  test.each(['.ci/run', 'vitest.config.ts'])('is the only one: %s names none of its programs', file => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const named = Object.keys(PROGRAMS).filter(name => name !== 'electron' && text.includes(name))
    expect(named).toEqual([])
  })
})
