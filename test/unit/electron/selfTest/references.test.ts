import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import { readReferences } from '../../../../electron/selfTest/references'
import { scratchFolder } from '../../../support/scratchFolder'

const shipped = path.resolve(import.meta.dirname, '..', '..', '..', 'perft')

describe('the shipped references', () => {
  test.each(VARIANTS.map(({ id }) => id))('exist for %s', id => {
    const [references] = unwrap(readReferences(shipped, [id]))
    expect(references?.counts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['starts', 'start']))
    expect(references!.positions).not.toEqual([])
  })

  test('include the first and the last start', () => {
    for (const { variant, counts } of unwrap(
      readReferences(
        shipped,
        VARIANTS.map(({ id }) => id),
      ),
    )) {
      const [all] = counts.flatMap(check => (check.kind === 'starts' ? [check.count] : []))
      const numbers = counts.flatMap(check => (check.kind === 'start' ? [check.number] : []))
      expect(numbers, variant).toEqual(expect.arrayContaining([0, all! - 1]))
    }
  })

  test.each(['counts', 'suites', 'deep'])('in %s belong to a system', folder => {
    const ids: readonly string[] = VARIANTS.map(({ id }) => id)
    const files = readdirSync(path.join(shipped, folder)).map(file => path.parse(file).name)
    expect(files.filter(name => !ids.includes(name))).toEqual([])
  })
})

const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await scratchFolder()
  for (const name of ['counts', 'suites', 'deep']) await mkdir(path.join(folder, name))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return folder
}

const SUITE = 'id a\nfen x\nperft 1 20\n'

describe('custom references', () => {
  test('may have deeper trees', async () => {
    const folder = await folderWith({
      'counts/chess.counts': 'starts 1',
      'suites/chess.perft': SUITE,
      'deep/chess.perft': SUITE.replace('id a', 'id b'),
    })
    const [references] = unwrap(readReferences(folder, ['chess']))
    expect(references?.positions.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('are refused if a file is missing', async () => {
    const folder = await folderWith({ 'counts/chess.counts': 'starts 1' })
    expect(readReferences(folder, ['chess'])).toEqual({
      ok: false,
      error: { kind: 'reference', reason: 'missing', file: path.join(folder, 'suites', 'chess.perft') },
    })
  })

  test('are refused with the number of the line that cannot be read', async () => {
    const folder = await folderWith({ 'counts/chess.counts': '# one\nstarts 1\nstarts two' })
    expect(readReferences(folder, ['chess'])).toMatchObject({
      ok: false,
      error: { reason: 'broken', line: 3, file: path.join(folder, 'counts', 'chess.counts') },
    })
  })
})
