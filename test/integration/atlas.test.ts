import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { NO_VALUE } from '@shared/atlas/fairness'
import { unwrap } from '@shared/result'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { startCount, startSetup } from '@shared/setup/starts/starts'
import { arrayError } from '@shared/solver/errorModel'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { variantById } from '@shared/variants'
import { openAtlas } from '../../electron/atlas/openAtlas'
import { ownSearcher } from '../../electron/engine/search/ownSearcher'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'
import { arrayOf, valuesOf } from '../support/arrayPositions'
import { cli, runCli } from '../support/builtCli'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { CORE } from '../support/programs'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { smallDisk } from '../support/smallDisk'

const NODES = 400
const THROW = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'

const buildArgs = (file: string, ...flags: readonly string[]): readonly string[] => [
  ...['atlas', 'build', 'chess960', '-o', file, '--nodes', String(NODES)],
  ...['--sample', '60', '--seed', 'few', '--date', '2026-11-25', ...flags],
]

const ask = (...args: readonly string[]) => runCli(cli, args)

const json = (...args: readonly string[]): Record<string, unknown> => {
  const { code, out, err } = ask(...args, '--json')
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as Record<string, unknown>
}

const build = (file: string, ...flags: readonly string[]): Buffer => {
  expect(ask(...buildArgs(file, ...flags))).toEqual({ code: 0, out: '', err: '' })
  expect(existsSync(`${file}.progress`)).toBe(false)
  return readFileSync(file)
}

let built: Buffer | undefined

/** The bytes of an undisturbed build, built only once. */
const undisturbed = async (): Promise<Buffer> =>
  (built ??= build(path.join(await scratchFolder(), 'first.atlas')))

/** Writes the undisturbed build into a new file. */
const aBuiltAtlas = async (): Promise<string> => {
  const file = path.join(await scratchFolder(), 'some.atlas')
  writeFileSync(file, await undisturbed())
  return file
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Kills a build once its progress file has this many bytes; returns false if the build finished first. */
const killAt = async (file: string, bytes: number): Promise<boolean> => {
  const child: ChildProcess = spawn(process.execPath, [cli, ...buildArgs(file, '--threads', '1')], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while (child.exitCode === null && sizeOf(`${file}.progress`) < bytes) await pause(1)
  child.kill('SIGKILL')
  await ended
  return child.signalCode === 'SIGKILL'
}

describe('the bytes of an atlas', () => {
  test('are the same on one thread and on two, and in another run', async () => {
    const folder = await scratchFolder()
    const [first, ...others] = ['1', '2', '2'].map((threads, run) =>
      build(path.join(folder, `${run}.atlas`), '--threads', threads),
    )
    for (const other of others) expect(other.equals(first!)).toBe(true)
  })

  test('are the same after the build was killed several times', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'killed.atlas')
    const whole = await undisturbed()
    const kills = []
    for (const values of [0, 5, 20, 40]) {
      const before = sizeOf(`${file}.progress`)
      kills.push(await killAt(file, 400 + 10 * values))
      expect(sizeOf(`${file}.progress`)).toBeGreaterThanOrEqual(before)
      expect(existsSync(file)).toBe(false)
    }
    expect(kills).toContain(true)
    expect(build(file).equals(whole)).toBe(true)
  })

  test('are the same wherever the progress was cut off', async () => {
    const folder = await scratchFolder()
    const whole = await undisturbed()
    const killed = path.join(folder, 'killed.atlas')
    expect(await killAt(killed, 700)).toBe(true)
    const progress = readFileSync(`${killed}.progress`)
    for (const share of [0, 0.1, 0.6, 0.93]) {
      const file = path.join(folder, `${share}.atlas`)
      writeFileSync(`${file}.progress`, progress.subarray(0, Math.floor(share * progress.length)))
      expect(build(file).equals(whole)).toBe(true)
    }
  })

  test('are the same when a sample grows into the whole atlas and is built again', async () => {
    const folder = await scratchFolder()
    const args = (file: string, ...flags: readonly string[]) =>
      ['atlas', 'build', 'arrangement', '--nodes', '200', '-o', path.join(folder, file), ...flags] as const
    expect(ask(...args('grown.atlas', '--sample', '20', '--date', '2026-01-02'))).toMatchObject({ code: 0 })
    expect(ask(...args('grown.atlas'))).toMatchObject({ code: 0 })
    expect(ask(...args('grown.atlas', '--sample', '5'))).toMatchObject({ code: 0 })
    expect(ask(...args('whole.atlas', '--date', '2026-01-02'))).toMatchObject({ code: 0 })
    const [grown, whole] = ['grown.atlas', 'whole.atlas'].map(file => readFileSync(path.join(folder, file)))
    expect(grown!.equals(whole!)).toBe(true)
  })
})

describe('the values of an atlas', () => {
  test('equal those that the solver finds for the sampled arrays; other arrays have none', async () => {
    const file = await aBuiltAtlas()
    using atlas = unwrap(openAtlas(file))
    const numbers = [...atlas.all().keys()].filter(number => atlas.valueOf(number) !== undefined)
    expect(numbers).toHaveLength(60)
    const searcher = ownSearcher({
      corePath: CORE,
      workerFile: SEARCH_THREADS.questionWorker,
      width: 1,
      niceness: 0,
    })
    try {
      const values = await valuesOf(
        searcher,
        numbers.map(number => arrayOf(number)),
        NODES,
      )
      expect(numbers.map(number => atlas.valueOf(number))).toEqual(values.map(({ value }) => value))
    } finally {
      await searcher.close()
    }
  })

  test('are similar for arrays mirrored left to right if there is no castling', async () => {
    const folder = await scratchFolder()
    const variant = variantById('half-random-transcendental')
    const numbers = Array.from({ length: 10 }, (_, place) => 800_000 * place + 4321)
    const mirrored = numbers.map(number => {
      const { white, black } = rankStrips(variant, unwrap(startSetup(variant, number)))
      return `${Array.from(white).reverse().join('')}/${Array.from(black).reverse().join('')}`
    })
    const searcher = ownSearcher({
      corePath: CORE,
      workerFile: SEARCH_THREADS.questionWorker,
      width: 1,
      niceness: 0,
    })
    try {
      const nodes = 2000
      const file = path.join(folder, 'mirrored.atlas')
      const values = new Int16Array(startCount(variant)).fill(NO_VALUE)
      const found = await valuesOf(
        searcher,
        numbers.map(number => arrayOf(number, variant.id as 'half-random-transcendental')),
        nodes,
      )
      numbers.forEach((number, place) => (values[number] = found[place]!.value))
      writeAnAtlas(file, anAtlasHeader('half-random-transcendental'), values)
      const numbersOfMirrored = mirrored.map(ranks => {
        const said = ask('atlas', 'show', file, '--array', ranks)
        return Number(/array (\d+)/.exec(said.err)![1])
      })
      const others = await valuesOf(
        searcher,
        numbersOfMirrored.map(number => arrayOf(number, 'half-random-transcendental')),
        nodes,
      )
      const distances = found.map(({ value }, place) => Math.abs(value - others[place]!.value))
      expect(distances.reduce((sum, distance) => sum + distance) / distances.length).toBeLessThan(
        arrayError(OWN_ERRORS, nodes),
      )
    } finally {
      await searcher.close()
    }
  })

  test('are verified by a check, which names those that differ', async () => {
    const file = await aBuiltAtlas()
    expect(json('atlas', 'check', file, '--sample', '20', '--seed', 'a')).toEqual({
      checked: 20,
      differences: [],
    })
    expect(ask('atlas', 'check', file).out).toBe('60 values checked, all the same\n')
    const values = (() => {
      using atlas = unwrap(openAtlas(file))
      const all = atlas.all()
      const number = all.findIndex(value => value !== NO_VALUE)
      all[number]! += 7
      writeAnAtlas(file, atlas.header, all)
      return { number, value: all[number]! }
    })()
    const { code, out } = ask('atlas', 'check', file, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      checked: 60,
      differences: [{ ...values, found: values.value - 7 }],
    })
    writeAnAtlas(
      file,
      anAtlasHeader('chess960', { engine: { name: 'Backrank', identity: 'older' } }),
      new Int16Array(960),
    )
    expect(ask('atlas', 'check', file)).toMatchObject({ code: 1 })
    expect(ask('atlas', 'check', file).err).toContain('another version of Backrank')
  })
})

describe('the value of a throw from an atlas', () => {
  const variant = variantById('fischer-benko')

  /** An atlas of the family with widely spread values computed from the numbers of the arrays. */
  const anAtlas = async (over: (values: Int16Array) => void = () => undefined): Promise<string> => {
    const file = path.join(await scratchFolder(), 'double.atlas')
    const header = anAtlasHeader('double-chess960')
    const values = Int16Array.from({ length: header.arrays }, (_, number) => ((number * 7919) % 6001) - 3000)
    over(values)
    writeAnAtlas(file, header, values)
    return file
  }

  test.each(['sequential', 'simultaneous'])(
    'equals what solve --values says for the same numbers: %s',
    async last => {
      const file = await anAtlas()
      for (const fen of [THROW, 'throw:4532', 'throw:18']) {
        using atlas = unwrap(openAtlas(file))
        const evaluated = json('fairness', 'fischer-benko', '--throw', fen, '--atlas', file)
        const shown = json('atlas', 'show', file, '--throw', fen, '--last', last)
        const reachable = reachableFrom(fen).map(number => ({ number, value: atlas.valueOf(number)! }))
        const given = reachable.map(({ number, value }) => {
          const strips = rankStrips(variant, unwrap(startSetup(variant, number)))
          return JSON.stringify({ ...strips, value })
        })
        const { code, out } = runCli(
          cli,
          ['solve', 'fischer-benko', fen, '--values', '-', '--last', last, '--json'],
          given.join('\n'),
        )
        expect(code).toBe(0)
        const solved = JSON.parse(out) as Record<string, unknown>
        for (const field of ['value', 'best', 'line', 'arrays', 'fen', 'last'])
          expect(shown[field]).toEqual(solved[field])
        const mean = reachable.reduce((sum, { value }) => sum + value, 0) / reachable.length
        expect(shown.mean).toBeCloseTo(mean, 1)
        expect(evaluated).toMatchObject({ starts: reachable.length, mean: shown.mean })
      }
    },
  )

  const RANKS = 960

  /** The numbers of all arrays that match the pieces already placed. */
  const reachableFrom = (fen: string): readonly number[] => {
    const played = fen.startsWith('throw:') ? startFen(fen) : fen
    const [top = '', , , , , , , bottom = ''] = played.split(' ')[0]!.replace(/\[.*/, '').split('/')
    const ranks = Array.from({ length: RANKS }, (_, number) => number)
    const strips = ranks.map(number => rankStrips(variant, unwrap(startSetup(variant, number))).black)
    const blacks = ranks.filter(number => isOn(top.toUpperCase(), strips[number]!))
    return ranks
      .filter(number => isOn(bottom, strips[number]!))
      .flatMap(white => blacks.map(black => white * RANKS + black))
  }

  const fens = new Map<string, string>()
  const startFen = (word: string): string => {
    const known =
      fens.get(word) ?? ask('start', 'fischer-benko', word.slice('throw:'.length), '--random-start').out
    fens.set(word, known)
    return known
  }

  const isOn = (thrown: string, rank: string): boolean => {
    const squares = Array.from(thrown).flatMap(letter =>
      /\d/.test(letter) ? '.'.repeat(Number(letter)).split('') : [letter],
    )
    return squares.every((letter, file) => letter === '.' || letter === rank[file])
  }

  test('is refused if the value of an array is missing', async () => {
    const file = await anAtlas(values => values.fill(NO_VALUE, 50_000, 60_000))
    const { code, out, err } = ask('atlas', 'show', file, '--throw', THROW)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(`${file}: no value for 2 of 4 arrays: NBBNRQKR/R`)
  })

  test('needs a system with a setup phase', async () => {
    const file = await aBuiltAtlas()
    expect(ask('atlas', 'show', file, '--throw', '518').err).toContain('no setup phase')
  })
})

describe('the fairness and atlas commands', () => {
  test('give the same from an engine and from an atlas that it built', async () => {
    const file = await aBuiltAtlas()
    const sampled = ['--sample', '60', '--seed', 'few'] as const
    const evaluated = json('fairness', 'chess960', ...sampled, '--nodes', String(NODES), '--threads', '2')
    expect(evaluated).toMatchObject({ variant: 'chess960', starts: 60, nodes: NODES, engine: 'Backrank' })
    expect(json('fairness', 'chess960', '--atlas', file)).toEqual(evaluated)
    expect(json('fairness', 'chess960', '--atlas', file, ...sampled)).toEqual(evaluated)
    expect(json('atlas', 'show', file)).toMatchObject({ mean: evaluated.mean, arrays: 960, starts: 60 })
    const best = evaluated.best as {
      readonly number: number
      readonly value: number
      readonly white: string
      readonly black: string
    }
    const { error, ...shown } = json('atlas', 'show', file, '--array', String(best.number))
    expect(shown).toEqual({ ...best, nodes: NODES, engine: 'Backrank' })
    expect(error).toBeGreaterThan(20)
    expect(json('atlas', 'show', file, '--array', `${best.white}/${best.black}`)).toEqual({ error, ...shown })
    expect(ask('atlas', 'show', file, '--histogram').out.match(/#/g)!.length).toBeGreaterThan(49)
  })

  test.each([
    ['a number that there is not', ['atlas', 'show', '{}', '--array', '960'], 'they run from 0 to 959'],
    [
      'ranks that are none',
      ['atlas', 'show', '{}', '--array', 'RNBQKBNR/NRBQKBNR'],
      'is no array of chess960',
    ],
    ['an array without a value', ['atlas', 'show', '{}', '--array', '0'], 'has no value for array 0 yet'],
    ['two things at once', ['atlas', 'show', '{}', '--array', '0', '--histogram'], 'not several of them'],
    ['a file that is missing', ['atlas', 'show', 'none.atlas'], 'none.atlas was not found'],
    ['a file that is something else', ['atlas', 'show', 'package.json'], 'package.json is no atlas'],
    [
      'a system whose atlas does not come with the program',
      ['atlas', 'show', 'pre-chess'],
      'build one: backrank atlas build pre-chess',
    ],
    [
      'an atlas of another system',
      ['fairness', 'beautiful', '--atlas', '{}'],
      'is an atlas of chess960, not of beautiful',
    ],
    [
      'starts that the atlas lacks',
      ['fairness', 'chess960', '--atlas', '{}', '--sample', '900'],
      'has no value for',
    ],
    [
      'a sample larger than the whole',
      ['fairness', 'chess960', '--sample', '961'],
      'there are only 960 starts',
    ],
    ['a seed without a sample', ['fairness', 'chess960', '--seed', 'x'], '--seed goes with --sample'],
    [
      'a search beside an atlas',
      ['fairness', 'chess960', '--atlas', '{}', '--nodes', '5'],
      'leaves nothing to be searched',
    ],
    [
      'more starts than one has patience for',
      ['fairness', 'double-chess960', '--nodes', '5'],
      'give --sample N',
    ],
    ['no system', ['fairness', 'chess961'], 'there is no variant chess961'],
    [
      'an option that there is not',
      ['fairness', 'chess960', '--option', 'curtailed'],
      'has no option curtailed',
    ],
    ['no place for the atlas', ['atlas', 'build', 'chess960'], 'give -o FILE'],
    [
      'an invalid date',
      ['atlas', 'build', 'chess960', '-o', 'x', '--date', '2026-13-01'],
      '--date must be a day',
    ],
    [
      'a folder that is missing',
      ['atlas', 'build', 'chess', '-o', 'none/x.atlas', '--nodes', '1'],
      'was not found',
    ],
    [
      'other nodes than the atlas has',
      ['atlas', 'build', 'chess960', '-o', '{}', '--nodes', '1'],
      'holds another atlas (chess960, 400 nodes, Backrank)',
    ],
    [
      'another file in its place',
      ['atlas', 'build', 'chess960', '-o', 'package.json'],
      'package.json is no atlas',
    ],
  ])('report errors in a sentence: %s', async (_, args, sentence) => {
    const file = path.join(await scratchFolder(), 'some.atlas')
    copyFileSync(await aBuiltAtlas(), file)
    const { code, out, err } = ask(...args.map(word => (word === '{}' ? file : word)))
    expect([code === 1 || code === 2, out]).toEqual([true, ''])
    expect(err).toMatch(/^backrank: /)
    expect(err).toContain(sentence)
  })

  test('use the atlas that comes with the program if no engine is named', () => {
    const { variant, ...shipped } = json('fairness', 'arrangement-random')
    expect(variant).toBe('arrangement-random')
    expect(shipped).toMatchObject({ starts: 80, engine: 'Backrank' })
    expect(json('atlas', 'show', 'arrangement')).toMatchObject(shipped)
    expect(json('atlas', 'show', 'arrangement', '--throw', 'startpos')).toMatchObject({
      arrays: 80,
      nodes: shipped.nodes,
    })
  })

  test('stop a build on a full disk and resume it where there is room', { tags: ['disks'] }, async () => {
    const [disk, folder] = [await smallDisk(4), await scratchFolder()]
    const args = (file: string) =>
      [
        'atlas',
        'build',
        'chess960',
        '-o',
        file,
        '--nodes',
        '50',
        '--sample',
        '500',
        '--date',
        '2026-11-25',
      ] as const
    const full = ask(...args(path.join(disk, 'some.atlas')))
    expect(full.code).toBe(1)
    expect(full.err).toMatch(/^backrank: .*(full|space|room)/)
    const file = path.join(folder, 'some.atlas')
    copyFileSync(path.join(disk, 'some.atlas.progress'), `${file}.progress`)
    expect(ask(...args(file))).toMatchObject({ code: 0, err: '' })
    expect(ask(...args(path.join(folder, 'whole.atlas')))).toMatchObject({ code: 0 })
    expect(readFileSync(file).equals(readFileSync(path.join(folder, 'whole.atlas')))).toBe(true)
  })

  test(
    'evaluate starts with an external engine, too, without an error estimate',
    { tags: ['stockfish'] },
    async () => {
      const file = path.join(await scratchFolder(), 'some.atlas')
      const engine = path.basename(programPath('stockfish'))
      const args = [
        'atlas',
        'build',
        'chess960',
        '-o',
        file,
        '--nodes',
        '500',
        '--sample',
        '5',
        '--engine',
        engine,
      ] as const
      expect(ask(...args)).toEqual({ code: 0, out: '', err: '' })
      expect(json('atlas', 'check', file)).toEqual({ checked: 5, differences: [] })
      const { best } = json('atlas', 'show', file) as { readonly best: { readonly number: number } }
      expect(json('atlas', 'show', file, '--array', String(best.number))).toMatchObject({
        ...best,
        error: null,
        engine,
      })
    },
  )

  test('leave the progress file of another build alone', async () => {
    const file = path.join(await scratchFolder(), 'some.atlas')
    expect(await killAt(file, 500)).toBe(true)
    const progress = readFileSync(`${file}.progress`)
    const other = ask('atlas', 'build', 'chess960', '-o', file, '--nodes', '5')
    expect(other.code).toBe(1)
    expect(other.err).toContain(
      'belongs to another build (chess960, 400 nodes, Backrank, 60 arrays drawn with seed few)',
    )
    expect(readFileSync(`${file}.progress`).equals(progress)).toBe(true)
  })
})
