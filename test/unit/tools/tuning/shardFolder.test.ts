import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { EIGHT_RECORDS, WIDE_RECORDS } from '../../../../tools/tuning/records'
import {
  addShard,
  countPositions,
  MANIFEST_FILE,
  openFolder,
  readShard,
  type Sifted,
} from '../../../../tools/tuning/shardFolder'
import { labelledPositions } from '../../../support/labelledPositions'
import { scratchFolder } from '../../../support/scratchFolder'

const ORIGIN = { seed: 'a', playNodes: 100 }

const siftedOf = (train: number, heldOut: number): Sifted => ({
  games: 3,
  plies: 200,
  duplicates: 1,
  train: labelledPositions(train, 'train'),
  heldOut: labelledPositions(heldOut, 'held out'),
})

/** A folder with two shards of ten positions each. */
const filled = async () => {
  const folder = await scratchFolder()
  const first = addShard(folder, unwrap(openFolder(folder, EIGHT_RECORDS, ORIGIN)), siftedOf(9, 1))
  return { folder, manifest: addShard(folder, first, siftedOf(8, 2)) }
}

describe('a folder of shards', () => {
  test('has a manifest of its shards', async () => {
    const { folder, manifest } = await filled()
    expect(JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8'))).toEqual(manifest)
    expect(manifest.shards[1]).toEqual({
      number: 1,
      games: 3,
      plies: 200,
      duplicates: 1,
      train: {
        file: 'train-00001.bin',
        positions: 8,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
      heldOut: {
        file: 'held-out-00001.bin',
        positions: 2,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    })
    expect(countPositions(manifest)).toBe(20)
  })

  test('returns its positions with the held-out ones last', async () => {
    const { folder, manifest } = await filled()
    const { train, heldOut } = siftedOf(8, 2)
    expect(unwrap(readShard(folder, manifest.shards[1]!))).toEqual(Buffer.concat([train, heldOut]))
  })

  test('reopens unchanged, without the partial files of a killed run', async () => {
    const { folder, manifest } = await filled()
    const before = readdirSync(folder).sort()
    for (const name of ['train-00002.bin', 'held-out-00002.bin.part', `${MANIFEST_FILE}.part`])
      writeFileSync(path.join(folder, name), 'half a sha')
    expect(unwrap(openFolder(folder, EIGHT_RECORDS, ORIGIN))).toEqual(manifest)
    expect(readdirSync(folder).sort()).toEqual(before)
  })

  test('keeps files that the generator did not write', async () => {
    const { folder } = await filled()
    writeFileSync(path.join(folder, 'notes.txt'), 'mine')
    openFolder(folder, EIGHT_RECORDS, ORIGIN)
    expect(readFileSync(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine')
  })

  test.each([
    ['seed', { ...ORIGIN, seed: 'b' }],
    ['playNodes', { ...ORIGIN, playNodes: 200 }],
    ['player', { ...ORIGIN, player: 'Stockfish 15.1' }],
  ])('is not continued with another %s', async (name, origin) => {
    const { folder } = await filled()
    expect(openFolder(folder, EIGHT_RECORDS, origin)).toEqual({
      ok: false,
      error: `${folder} holds positions of another ${name}`,
    })
  })

  test('accepts no positions of other boards', async () => {
    const { folder } = await filled()
    expect(openFolder(folder, WIDE_RECORDS, ORIGIN)).toEqual({
      ok: false,
      error: `${folder} holds positions of other boards`,
    })
  })

  test('names a damaged file', async () => {
    const { folder, manifest } = await filled()
    const file = path.join(folder, 'train-00000.bin')
    writeFileSync(file, labelledPositions(9, 'others'))
    expect(readShard(folder, manifest.shards[0]!)).toEqual({
      ok: false,
      error: `${file} is not what the manifest says`,
    })
  })
})
