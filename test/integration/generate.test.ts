import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variantById, type VariantId } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { readEvaluation } from '../../electron/engine/pool/evaluationParameters'
import { layEvaluation } from '../../electron/engine/pool/weights'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { soloSearch, type SoloSearch } from '../../electron/engine/pool/soloSearch'
import { findByUci } from '@shared/notation/uci'
import { main } from '../../tools/tuning/generate'
import { main as develop } from '../../tools/tuning/develop'
import { main as imitate } from '../../tools/tuning/imitate'
import { main as widen } from '../../tools/tuning/widen'
import { isCalm, MAX_UNREST, unrestOf } from '../../tools/tuning/quiet'
import { ownPlayer } from '../../tools/tuning/player'
import { readSamples, RESULT, WIDE_RECORDS, type Sample } from '../../tools/tuning/records'
import { countPositions, MANIFEST_FILE, type Manifest } from '../../tools/tuning/shardFolder'
import { sidestep } from '../../tools/tuning/sidestep'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { faultyEngine } from '../support/faultyEngine'
import { positionOf } from '../support/positionOf'
import { programFile } from '../support/programs'
import { quickCore } from '../support/quickCore'
import { randomPositions } from '../support/randomPositions'
import { scratchFolder } from '../support/scratchFolder'
import { startProcess } from '../support/uciProcess'

const root = path.resolve(import.meta.dirname, '..', '..')
const resources = path.join(root, 'resources')
const place = mkdtempSync(path.join(tmpdir(), 'backrank-'))
let core = ''
const script = programFile('generateScript')
let search: SoloSearch

beforeAll(async () => {
  core = await quickCore(place, 'unrest.ts', false)
  search = soloSearch(core, 1)
}, 180_000)

afterAll(() => rmSync(place, { recursive: true }))

const pathsOfTools = () => ({
  core,
  wideCore: () => quickCore(place, 'unrest.ts', false, true),
  evaluation: path.join(resources, 'evaluation.json'),
})

/** Runs the generator in this process; returns its exit code and its output. */
const run = async (line: string) => {
  const lines: string[] = []
  const code = await main(line.split(' '), pathsOfTools(), said => void lines.push(said))
  return { code, text: lines.join('\n') }
}

/** Short games, so that a shard takes a second. */
const SHORT = '--teacher own --play-nodes 20 --label-nodes 40 --families 12 --seed test'

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as Manifest

const contentOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .sort()
      .map(name => [name, readFileSync(path.join(folder, name), 'latin1')]),
  )

describe('a position is', () => {
  test.each<[string, boolean, VariantId, string, string]>([
    ['calm', true, 'chess', '4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 9', 'e2e3'],
    ['not calm in check', false, 'chess', '4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 9', 'e1d1'],
    ['not calm before a capture', false, 'chess', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 9', 'e4d5'],
    ['not calm before en passant', false, 'chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9', 'e5d6'],
    ['not calm before a promotion', false, 'chess', '8/4P1k1/8/8/8/8/8/4K3 w - - 0 9', 'e7e8q'],
    ['calm before castling onto a rook', true, 'chess960', '4k3/8/8/8/8/8/8/5KR1 w G - 0 9', 'f1g1'],
  ])('%s', (_, calm, id, fen, uci) => {
    using position = positionOf(search.core, id, fen)
    const move = findByUci(position.variant, position.legalMoves(), uci)!
    expect(isCalm(position, { move, score: 20 })).toBe(calm)
  })

  test('not calm where a mate has been found', () => {
    using position = positionOf(search.core, 'chess', '4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 9')
    const [move] = position.legalMoves()
    expect(isCalm(position, { move: move!, score: 30_999 })).toBe(true)
    expect(isCalm(position, { move: move!, score: -31_990 })).toBe(false)
  })

  test.each([
    ['at rest', 0, 20, '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 9'],
    ['at rest where a capture loses the queen', 0, 20, '4k3/1p6/p7/1p6/8/1Q6/8/4K3 w - - 0 9'],
    ['not at rest where a rook hangs', 300, 1500, '4k3/8/8/3r4/8/3Q4/8/4K3 w - - 0 9'],
  ])('%s', (_, least, most, fen) => {
    using position = positionOf(search.core, 'chess', fen)
    search.forget()
    expect(unrestOf(search, position)).toBeGreaterThanOrEqual(least)
    expect(unrestOf(search, position)).toBeLessThanOrEqual(most)
  })
})

describe('a position beside a game', () => {
  const stepAside = (position: Position, seed: string) =>
    sidestep(
      { player: ownPlayer(search, () => Promise.resolve()), search, nodes: 200 },
      position,
      seededRandom(seed),
    )
  const pieces = ({ setup }: Pick<Sample, 'setup'>) => setup.board.pieces.filter(piece => piece !== undefined)
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`)

  test('is another quiet position, and leaves the game unchanged', async () => {
    using position = positionOf(search.core, 'chess', '4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQK3 w Q - 0 9')
    const before = position.fen()
    for (const seed of seeds) {
      const sample = await stepAside(position, seed)
      expect(position.fen()).toBe(before)
      expect(sample?.setup.board).not.toEqual(position.setup().board)
      expect(sample?.result ?? RESULT.unknown).toBe(RESULT.unknown)
    }
  })

  test('has hanging pieces already captured', async () => {
    using position = positionOf(search.core, 'chess', 'k7/pp6/8/3r4/8/8/PP1Q4/K7 b - - 0 9')
    const samples: (Sample | undefined)[] = []
    for (const seed of seeds) samples.push(await stepAside(position, seed))
    const counts = samples.flatMap(sample => (sample ? [pieces(sample).length] : []))
    expect(Math.min(...counts)).toBeLessThan(8)
  })
})

describe('a run', () => {
  test('continues after it was killed, and ends with the same bytes as an undisturbed one', async () => {
    const [whole, killed] = [await scratchFolder(), await scratchFolder()]
    const line = (folder: string, positions: number) => `--out ${folder} ${SHORT} --positions ${positions}`
    const words = line(killed, 1_000_000).split(' ')
    const child = startProcess(process.execPath, [script, core, resources, ...words])
    await child.until(/^shard 0: /)
    process.kill(child.pid, 'SIGKILL')
    await child.end()
    expect(readdirSync(killed)).toContain('generate.pid')
    const before = manifestOf(killed)
    const wanted = countPositions(before) + 1
    expect((await run(line(killed, wanted))).code).toBe(0)
    expect(manifestOf(killed).shards.slice(0, -1)).toEqual(before.shards)
    await run(line(whole, wanted))
    expect(contentOf(killed)).toEqual(contentOf(whole))
  })

  test('makes the same shards in two lanes, with Stockfish too', { tags: ['stockfish'] }, async () => {
    const [one, two] = [await scratchFolder(), await scratchFolder()]
    const line = `--teacher ${programPath('stockfish')} --play-nodes 20 --label-nodes 40 --families 12 --positions 200`
    await run(`--out ${one} ${line}`)
    await run(`--out ${two} ${line} --lanes 2`)
    expect(manifestOf(one).origin['player']).toMatch(/^Stockfish /)
    expect(contentOf(two)).toEqual(contentOf(one))
  })

  test('writes quiet positions, each once, with a score and a result', async () => {
    const folder = await scratchFolder()
    await run(`--out ${folder} ${SHORT} --positions 200`)
    const { shards } = manifestOf(folder)
    const files = shards.flatMap(({ train, heldOut }) => [train.file, heldOut.file])
    const samples = files.flatMap(file => [...readSamples(readFileSync(path.join(folder, file)))])
    expect(samples).toHaveLength(countPositions({ format: '', origin: {}, shards }))
    expect(
      new Set(samples.map(({ setup }) => JSON.stringify([setup.board, setup.turn, setup.castling]))).size,
    ).toBe(samples.length)
    expect(samples.some(({ score }) => Math.abs(score) > 300)).toBe(true)
    expect(new Set(samples.map(({ result }) => result))).toEqual(new Set(Object.values(RESULT)))
  })

  test('writes quiet positions of larger boards, the same in two lanes', async () => {
    const [folder, other] = [await scratchFolder(), await scratchFolder()]
    const line = `${SHORT} --positions 120 --systems modern-random,korean-random`
    expect((await run(`--out ${folder} ${line}`)).code).toBe(0)
    const { shards } = manifestOf(folder)
    const samples = shards.flatMap(({ train }) => [
      ...readSamples(readFileSync(path.join(folder, train.file)), WIDE_RECORDS),
    ])
    expect(new Set(samples.map(({ variant }) => variant.id))).toEqual(
      new Set(['modern-random', 'korean-random']),
    )
    const wide = loadCore().wide()
    for (const { variant, setup } of samples) {
      using position = unwrap(Position.from(wide, variant, setup))
      expect(position.inCheck()).toBe(false)
    }
    expect((await run(`--out ${other} ${line} --lanes 2`)).code).toBe(0)
    expect(contentOf(other)).toEqual(contentOf(folder))
  })

  test('is refused for boards of both kinds at once, and with a teacher that only knows eight by eight', async () => {
    const folder = await scratchFolder()
    const both = await run(`--out ${folder} ${SHORT} --systems chess960,modern-random`)
    expect(both.code).toBe(1)
    expect(both.text).toMatch(/^systems on eight by eight and on larger boards go into folders of their own/)
    const taught = await run(`--out ${folder} --teacher stockfish --systems modern-random`)
    expect(taught.code).toBe(1)
    expect(taught.text).toMatch(/^on larger boards --teacher is own/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('ends at once when the file STOP appears, leaves whole shards, and does not start again', async () => {
    const folder = await scratchFolder()
    const line = `--out ${folder} ${SHORT} --positions 1000000`
    const child = startProcess(process.execPath, [script, core, resources, ...line.split(' ')])
    await child.until(/^shard 0: /)
    writeFileSync(path.join(folder, 'STOP'), '')
    expect(await child.end()).toBe(0)
    const { shards } = manifestOf(folder)
    const files = shards.flatMap(({ train, heldOut }) => [train.file, heldOut.file])
    expect(readdirSync(folder).sort()).toEqual([...files, 'STOP', MANIFEST_FILE].sort())
    expect(await run(line)).toEqual({
      code: 1,
      text: `${path.join(folder, 'STOP')} says that nothing is to be done`,
    })
  })

  test('pauses while the file PAUSE exists', async () => {
    const folder = await scratchFolder()
    const pause = path.join(folder, 'PAUSE')
    writeFileSync(pause, '')
    const line = `--out ${folder} ${SHORT} --positions 1`
    const child = startProcess(process.execPath, [script, core, resources, ...line.split(' ')])
    await expect.poll(() => readdirSync(folder), LONG_WAIT).toContain(MANIFEST_FILE)
    expect(child.lines).toEqual([])
    rmSync(pause)
    await child.until(/^shard 0: /)
    expect(await child.end()).toBe(0)
  })

  test('is refused in a folder where another run is at work', async () => {
    const folder = await scratchFolder()
    writeFileSync(path.join(folder, 'generate.pid'), `${process.ppid}\n`)
    const { code, text } = await run(`--out ${folder} ${SHORT} --positions 1`)
    expect(code).toBe(1)
    expect(text).toContain(`process ${process.ppid} works on ${folder}`)
  })

  test('is refused if the folder holds positions of other settings', async () => {
    const folder = await scratchFolder()
    await run(`--out ${folder} ${SHORT} --positions 1`)
    const { code, text } = await run(`--out ${folder} ${SHORT} --positions 1 --play-nodes 21`)
    expect(code).toBe(1)
    expect(text).toBe(`${folder} holds positions of another playNodes`)
  })

  test.each([
    ['that does not exist', () => Promise.resolve('no-such-engine'), 'there is no program "no-such-engine"'],
    ['that is no engine', () => faultyEngine('exitsAtOnce'), 'ends before it says its name'],
    ['that dies', () => faultyEngine('crashes'), 'Crashes has died'],
  ])('ends with a sentence for a teacher %s', async (_, teacher, sentence) => {
    const folder = await scratchFolder()
    const { code, text } = await run(
      `--out ${folder} --teacher ${await teacher()} --families 4 --positions 100`,
    )
    expect(code).toBe(1)
    expect(text).toContain(sentence)
    expect(readdirSync(folder)).not.toContain('generate.pid')
  })
})

describe('a set to imitate', () => {
  const made = async (seed: string) => {
    const folder = await scratchFolder()
    const out = path.join(folder, 'imitate.bin')
    await run(`--out ${folder} ${SHORT} --positions 1`)
    const words = ['--data', folder, '--out', out, '--plies', '3', '--seed', seed]
    expect(imitate(words, pathsOfTools())).toBe(0)
    return readFileSync(out)
  }

  test('has the scores of the hand-crafted evaluation, and is the same for the same seed', async () => {
    const bytes = await made('a')
    const parameters = layEvaluation(search.core, readEvaluation())
    const samples = [...readSamples(bytes)]
    expect(samples.length).toBeGreaterThan(20)
    for (const { variant, setup, score } of samples) {
      using position = unwrap(Position.from(search.core, variant, setup))
      const value = search.core.exports.evaluate(position.address, parameters)
      expect(score).toBe(setup.turn === 'white' ? value : 0 - value)
      expect(position.inCheck()).toBe(false)
    }
    expect((await made('a')).equals(bytes)).toBe(true)
    expect((await made('b')).equals(bytes)).toBe(false)
  })

  test.each(['', '--data somewhere', '--out file', '--data a --out b --plies 0'])(
    'is refused with the arguments "%s"',
    line => {
      expect(imitate(line === '' ? [] : line.split(' '), pathsOfTools())).toBe(2)
    },
  )
})

describe('openings', () => {
  const made = async (seed: string) => {
    const out = path.join(await scratchFolder(), 'openings.bin')
    expect(develop(['--games', '30', '--out', out, '--plies', '20', '--seed', seed], pathsOfTools())).toBe(0)
    return readFileSync(out)
  }

  test('lead away from starts of many systems by moves that lose little, and are the same for the same seed', async () => {
    const bytes = await made('a')
    const samples = [...readSamples(bytes)]
    expect(samples.length).toBeGreaterThan(30 * 20)
    expect(new Set(samples.map(({ variant }) => variant.id)).size).toBeGreaterThan(4)
    const unequal = samples.filter(({ score }) => Math.abs(score) > 300).length
    const full = samples.filter(({ setup }) => setup.board.pieces.filter(piece => piece).length >= 26).length
    expect(unequal / samples.length).toBeLessThan(0.5)
    expect(full / samples.length).toBeGreaterThan(0.5)
    expect((await made('a')).equals(bytes)).toBe(true)
    expect((await made('b')).equals(bytes)).toBe(false)
  })

  test.each(['', '--games 0 --out file', '--games 3', '--games 3 --out file --plies 1.5'])(
    'are refused with the arguments "%s"',
    line => {
      expect(develop(line === '' ? [] : line.split(' '), pathsOfTools())).toBe(2)
    },
  )
})

describe('widening positions', () => {
  const widened = async (line: string) => {
    const folder = await scratchFolder()
    const said: string[] = []
    const words = line === '' ? [] : line.replace('OUT', folder).split(' ')
    const code = await widen(words, pathsOfTools(), text => void said.push(text))
    return { folder, code, text: said.join('\n') }
  }
  const WALKS = '--teacher own --nodes 20 --plies 4 --seed w'
  let data: string
  beforeAll(async () => {
    data = path.join(place, 'base')
    await run(`--out ${data} ${SHORT} --positions 400`)
  }, 60_000)

  test('walks to quiet positions, each with a score and no result', async () => {
    const { folder, code, text } = await widened(`--data ${data} --out OUT ${WALKS}`)
    expect(text).toMatch(/positions in/)
    expect(code).toBe(0)
    const { shards } = manifestOf(folder)
    expect(shards).toHaveLength(manifestOf(data).shards.length)
    const samples = shards.flatMap(({ train }) => [
      ...readSamples(readFileSync(path.join(folder, train.file))),
    ])
    expect(samples.length).toBeGreaterThan(400)
    const unrest = samples.map(({ variant, setup, result }) => {
      using position = unwrap(Position.from(search.core, variant, setup))
      expect(position.inCheck()).toBe(false)
      expect(result).toBe(RESULT.unknown)
      search.forget()
      return unrestOf(search, position)
    })
    // Records do not keep the en-passant square, and a hash table with deeper searches often disagrees.
    expect(unrest.filter(value => value > MAX_UNREST).length).toBeLessThan(samples.length / 4)
  })

  test('gives the same bytes in one go and after a stop in two lanes', async () => {
    const whole = await widened(`--data ${data} --out OUT ${WALKS}`)
    const begun = await widened(`--data ${data} --out OUT ${WALKS} --positions 1`)
    expect(manifestOf(begun.folder).shards).toHaveLength(1)
    await widen(
      `--data ${data} --out ${begun.folder} ${WALKS} --lanes 2`.split(' '),
      pathsOfTools(),
      () => undefined,
    )
    expect(contentOf(begun.folder)).toEqual(contentOf(whole.folder))
  })

  test.each(['', '--data a', '--data a --out b --nodes 0'])('is refused with "%s"', async line => {
    const { code, text } = await widened(line)
    expect(code).toBe(2)
    expect(text).toContain('npm run widen')
  })
})

test('some random positions are at rest and some are not', () => {
  const variant = variantById('double-chess960')
  let restless = 0
  let quiet = 0
  for (const position of randomPositions(search.core, variant, 'unrest', 400)) {
    if (position.inCheck()) continue
    if (unrestOf(search, position) > MAX_UNREST) restless++
    else quiet++
  }
  expect(restless).toBeGreaterThan(40)
  expect(quiet).toBeGreaterThan(40)
})
