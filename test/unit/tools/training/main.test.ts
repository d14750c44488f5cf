import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { decodeNetwork, encodeNetwork } from '../../../../electron/engine/pool/network'
import { buildTrainingCore } from '../../../../tools/training/buildCore.mjs'
import { saveCheckpoint } from '../../../../tools/training/checkpoint'
import { main } from '../../../../tools/training/main'
import { loadTrainingCore } from '../../../../tools/training/trainingCore'
import { aNetwork } from '../../../support/aNetwork'
import { labelledFile, labelledPositions } from '../../../support/labelledPositions'
import { scratchFolder } from '../../../support/scratchFolder'

// Training takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const modules = new Map<boolean, string>()
beforeAll(async () => {
  for (const isWide of [false, true]) modules.set(isWide, await buildTrainingCore(isWide))
}, 60_000)

/** Runs the command and returns its exit code and all its output. */
const run = async (...args: readonly string[]) => {
  const lines: string[] = []
  const add = (line: string) => void lines.push(line)
  const code = await main(args, {
    module: isWide => Promise.resolve(modules.get(isWide)!),
    worker: '',
    say: add,
    complain: add,
  })
  return { code, text: lines.join('\n') }
}

const SHORT = ['--epochs', '1', '--hidden', '64', '--batch', '200']

test('the training command writes a readable network, and a file that another run can start from', async () => {
  const folder = await scratchFolder()
  const data = await labelledFile(1000)
  const [out, next] = [path.join(folder, 'network.bin'), path.join(folder, 'next.bin')]
  const { code, text } = await run('--data', data, '--out', out, ...SHORT)
  expect(code).toBe(0)
  expect(text).toMatch(/epoch 1\/1 done: loss 0\.\d+, held out 0\.\d+\n/)
  expect(text).toMatch(/Whole numbers differ from floats by \d+\.\d\d centipawns on average/)
  expect(unwrap(decodeNetwork(readFileSync(out), out)).hidden).toBe(64)
  expect(existsSync(`${out}.checkpoint`)).toBe(false)
  const second = await run('--data', data, '--out', next, '--start', `${out}.trained`, ...SHORT)
  expect(second.code).toBe(0)
  expect(readFileSync(next).equals(readFileSync(out))).toBe(false)
})

test('the training command can start from a quantized network unless it is damaged or of another size', async () => {
  const folder = await scratchFolder()
  const data = await labelledFile(1000)
  const [first, next] = [path.join(folder, 'first.bin'), path.join(folder, 'next.bin')]
  const train = (start: Uint8Array) => {
    writeFileSync(first, start)
    return run('--data', data, '--out', next, '--start', first, ...SHORT)
  }
  const bytes = encodeNetwork(aNetwork(64))
  expect((await train(bytes)).code).toBe(0)
  const bad = await train(bytes.subarray(0, 900))
  expect(bad).toEqual({
    code: 2,
    text: `The evaluation network ${first} is damaged: its checksum or its length is wrong.`,
  })
  const other = await train(encodeNetwork(aNetwork(128)))
  expect(other).toEqual({ code: 2, text: `${first} belongs to a network of another size` })
})

test.each([
  ['no data', ['--out', 'x'], 'no --data'],
  ['no place to write to', ['--data', 'x'], 'no --out'],
  ['a file that is not there', ['--data', '/nowhere', '--out', 'x'], '/nowhere cannot be read: ENOENT'],
  ['an unknown option', ['--data', 'x', '--out', 'x', '--speed', '9'], "Unknown option '--speed'"],
  ['a size that cannot be', ['--data', 'x', '--out', 'x', '--hidden', '100'], 'a multiple of 64'],
  ['a weight beyond 1', ['--data', 'x', '--out', 'x', '--lambda', '1.5'], '--lambda 1.5: from 0 to 1'],
])('the training command refuses %s with a message', async (_name, args, sentence) => {
  const { code, text } = await run(...args)
  expect(code).toBe(2)
  expect(text).toContain(sentence)
})

test.each([
  ['half a position', (bytes: Buffer) => bytes.subarray(0, 48), 'has 48 bytes'],
  ['a position without a king', (bytes: Buffer) => bytes.fill(0, 8, 24), 'position 0 of the data is damaged'],
  [
    'a position without a result',
    (bytes: Buffer) => bytes.fill(9, 26, 27),
    'position 0 of the data is damaged',
  ],
])('the training command refuses data with %s', async (_name, damage, sentence) => {
  const file = path.join(await scratchFolder(), 'damaged.bin')
  writeFileSync(file, damage(labelledPositions(20)))
  const { code, text } = await run('--data', file, '--out', `${file}.out`)
  expect(code).toBe(2)
  expect(text).toContain(sentence)
})

test('the training command rejects a checkpoint that is damaged or has other options, unless told to start afresh', async () => {
  const data = await labelledFile(400)
  const out = `${data}.out`
  saveCheckpoint(
    `${out}.checkpoint`,
    loadTrainingCore(modules.get(false)!, 64, 1, 1),
    { seed: 7 },
    { epoch: 0, batch: 0, step: 0 },
  )
  expect((await run('--data', data, '--out', out, ...SHORT)).text).toMatch(
    /of a run with other .*lr.*; --fresh begins anew/,
  )
  writeFileSync(`${out}.checkpoint`, 'no checkpoint')
  expect((await run('--data', data, '--out', out, ...SHORT)).text).toContain('is no file of a training run')
  expect((await run('--data', data, '--out', out, ...SHORT, '--fresh')).code).toBe(0)
})
