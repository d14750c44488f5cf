import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EIGHT_LAYOUT, WIDE_LAYOUT } from '../../../../../electron/core/boardLayout'
import { loadCoreOf } from '../../../../../electron/core/load'
import {
  decodeNetwork,
  encodeNetwork,
  layNetwork,
  NETWORK_FILE,
  networkErrorText,
  readNetwork,
  weightBytes,
  WIDE_NETWORK_FILE,
} from '../../../../../electron/engine/pool/network'
import { unwrap } from '@shared/result'
import { aNetwork } from '../../../../support/aNetwork'
import { scratchFolder } from '../../../../support/scratchFolder'

const small = aNetwork(8)
const written = Buffer.from(encodeNetwork(small))

const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(written)
  change(bytes)
  return bytes
}

test('a network is read back from its file unchanged', async () => {
  const file = path.join(await scratchFolder(), 'network.bin')
  writeFileSync(file, written)
  const { hidden, weights } = unwrap(readNetwork(file))
  expect(hidden).toBe(small.hidden)
  expect(Buffer.from(weights).equals(small.weights)).toBe(true)
})

test.each([
  ['an empty file', Buffer.alloc(0), 'notANetwork', 'f is not an evaluation network.'],
  ['another file', Buffer.from('no network, but text of some length'), 'notANetwork', 'is not an evaluation'],
  ['a file of a later program', changed(bytes => bytes.writeUInt32LE(2, 4)), 'otherVersion', 'has format 2'],
  ['a changed bit', changed(bytes => (bytes[999]! ^= 4)), 'damaged', 'f is damaged'],
  ['a changed checksum', changed(bytes => (bytes[12]! ^= 1)), 'damaged', 'f is damaged'],
  ['another size in the header', changed(bytes => bytes.writeUInt32LE(9, 8)), 'damaged', 'f is damaged'],
  ['an absurd size', changed(bytes => bytes.writeUInt32LE(0xffffffff, 8)), 'damaged', 'f is damaged'],
  ['half a file', written.subarray(0, written.length >> 1), 'damaged', 'its length is wrong'],
  ['bytes behind the end', Buffer.concat([written, written]), 'damaged', 'f is damaged'],
])('%s is refused with a reason', (_name, bytes, kind, sentence) => {
  const decoded = decodeNetwork(bytes, 'f')
  if (decoded.ok) throw new Error('it was accepted')
  expect(decoded.error.kind).toBe(kind)
  expect(networkErrorText(decoded.error)).toContain(sentence)
})

test('a missing file is refused with a reason', async () => {
  const read = readNetwork(path.join(await scratchFolder(), 'none.bin'))
  if (read.ok) throw new Error('it was read')
  expect(networkErrorText(read.error)).toMatch(/^The evaluation network .*none\.bin cannot be read: ENOENT/)
})

test.each([
  ['eight by eight', EIGHT_LAYOUT, WIDE_LAYOUT],
  ['larger boards', WIDE_LAYOUT, EIGHT_LAYOUT],
])('the core for %s accepts only networks of its own shape', (_name, layout, foreign) => {
  const core = loadCoreOf(layout)
  const { HIDDEN } = layout.network
  expect(weightBytes(HIDDEN, layout)).toBe(core.exports.networkBytes())
  const address = unwrap(layNetwork(core, aNetwork(HIDDEN, 'own', layout), 'f'))
  expect(address % 64).toBe(0)
  const refused = layNetwork(core, small, 'f')
  expect(refused).toEqual({ ok: false, error: { kind: 'otherShape', path: 'f', hidden: 8 } })
  const other = layNetwork(core, aNetwork(HIDDEN, 'other boards', foreign), 'f')
  expect(other).toEqual({ ok: false, error: { kind: 'otherShape', path: 'f', hidden: HIDDEN } })
})

test('the shipped networks fit their cores', () => {
  for (const [layout, file] of [
    [EIGHT_LAYOUT, NETWORK_FILE],
    [WIDE_LAYOUT, WIDE_NETWORK_FILE],
  ] as const)
    expect(layNetwork(loadCoreOf(layout), unwrap(readNetwork(file)), file).ok).toBe(true)
})
