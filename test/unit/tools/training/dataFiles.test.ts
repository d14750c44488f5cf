import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { countData, findData } from '../../../../tools/training/dataFiles'
import { EIGHT_RECORDS, WIDE_RECORDS } from '../../../../tools/tuning/records'
import { addShard, openFolder } from '../../../../tools/tuning/shardFolder'
import { labelledFile, labelledPositions } from '../../../support/labelledPositions'
import { scratchFolder } from '../../../support/scratchFolder'

/** A folder of two shards: 90 and 80 positions for training, 10 and none held out. */
const aFolder = async (): Promise<string> => {
  const folder = await scratchFolder()
  const counts = { games: 1, plies: 1, duplicates: 0 }
  const shard = (train: number, heldOut: number) => ({
    ...counts,
    train: labelledPositions(train),
    heldOut: labelledPositions(heldOut),
  })
  addShard(
    folder,
    addShard(folder, unwrap(openFolder(folder, EIGHT_RECORDS, {})), shard(90, 10)),
    shard(80, 0),
  )
  return folder
}

test('the held-out data is whole games of a folder of shards, and the last twentieth of a file', async () => {
  const [folder, file] = [await aFolder(), await labelledFile(200)]
  const files = unwrap(findData([folder, file], EIGHT_RECORDS))
  expect(files).toEqual([
    { path: path.join(folder, 'train-00000.bin'), records: 90, heldOut: 0 },
    { path: path.join(folder, 'held-out-00000.bin'), records: 10, heldOut: 10 },
    { path: path.join(folder, 'train-00001.bin'), records: 80, heldOut: 0 },
    { path: file, records: 200, heldOut: 10 },
  ])
  expect(countData(files)).toEqual({ learnt: 360, heldOut: 20 })
})

test('a shard that has changed is refused', async () => {
  const folder = await aFolder()
  const file = path.join(folder, 'train-00001.bin')
  writeFileSync(file, labelledPositions(79))
  expect(findData([folder], EIGHT_RECORDS)).toEqual({
    ok: false,
    error: `${file} is not what the manifest says`,
  })
})

test('a folder with positions of other boards is refused', async () => {
  const folder = await aFolder()
  expect(findData([folder], WIDE_RECORDS)).toEqual({
    ok: false,
    error: `${folder} holds positions of other boards`,
  })
})
