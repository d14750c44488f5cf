import {
  appendFile,
  copyFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { preparationsIn } from '../../../../support/grownLog'
import { wanted } from '../../../../support/preparing'
import { scratchFolder } from '../../../../support/scratchFolder'

vi.setConfig({ testTimeout: 60_000 })

const NODES = 1000
const POSITIONS = 60

type Preparations = Awaited<ReturnType<typeof preparationsIn>>

const isDone = (all: Preparations, id: string) =>
  vi.waitFor(() => expect(all.one(id).state.kind).toBe('done'), { timeout: 30_000, interval: 10 })

const placeOf = async (all: Preparations, id: string, line: readonly string[]) =>
  unwrap(await all.view(id, views => views.place(line)))

/** Grows a preparation to its limit, with a request some plies deep in it. */
const grow = async (folder: string, width: number) => {
  const all = await preparationsIn(folder, width)
  const id = unwrap(all.create(wanted({ nodes: NODES, totalNodes: (POSITIONS / 2) * NODES })))
  await isDone(all, id)
  const line: string[] = []
  for (let ply = 0; ply < 3; ply++) {
    const { branch } = await placeOf(all, id, line)
    line.push(branch.moves.find(({ isPrepared }) => isPrepared)!.uci)
  }
  unwrap(await all.decide(id, { path: line, kind: 'deeper' }))
  unwrap(await all.change(id, { totalNodes: POSITIONS * NODES }))
  await isDone(all, id)
  const pgn = await all.pgn(id)
  await all.close()
  return { id, pgn, wish: line }
}

interface Grown extends Awaited<ReturnType<typeof grow>> {
  readonly folder: string
  readonly width: number
}

const all: Grown[] = []
beforeAll(async () => {
  for (const width of [1, 2]) {
    const folder = await mkdtemp(path.join(tmpdir(), 'backrank-grown-'))
    all.push({ folder, width, ...(await grow(folder, width)) })
  }
}, 60_000)
afterAll(async () => {
  for (const { folder } of all) await rm(folder, { recursive: true })
})

/** Copies the preparation and its log to a new folder. */
const copied = async (width: number) => {
  const grown = all.find(one => one.width === width)!
  const folder = await scratchFolder()
  await cp(grown.folder, folder, { recursive: true })
  const log = path.join(folder, 'preparations', `${grown.id}.progress`)
  return { ...grown, folder, log }
}

const opened = async ({ folder, width }: Pick<Grown, 'folder' | 'width'>) => {
  const preparations = await preparationsIn(folder, width)
  onTestFinished(() => preparations.close())
  return preparations
}

const isStep = (line: string): boolean => line.startsWith('{"step"')

/** The place in the middle of a log of a search on which later searches depend. */
const middleOf = (lines: readonly string[]): number =>
  lines.findIndex((line, place) => place > 4 && isStep(line) && isUsed(lines, place))

const keyOf = (line: string): string => (JSON.parse(line) as { step: { key: string } }).step.key

/** Whether later searches are of positions that this one has found. */
const isUsed = (lines: readonly string[], place: number): boolean => {
  const found = lines[place]!
  return lines.slice(place + 1).some(line => isStep(line) && found.includes(`"to":"${keyOf(line)}"`))
}

const evil = (round: number) =>
  JSON.stringify({ step: { key: '__proto__', found: { ended: 0 } }, round, place: 0, of: 1 })

/** Kinds of damage to a line in the middle of a log, and whether the number of the line can be reported. */
const DAMAGES: readonly (readonly [
  string,
  (lines: readonly string[], at: number) => readonly string[],
  boolean,
])[] = [
  ['garbage', (lines, at) => lines.toSpliced(at, 1, 'gar\u0000bage \ufffd{}]'), true],
  ['a line that was cut off', (lines, at) => lines.toSpliced(at, 1, lines[at]!.slice(0, 60)), true],
  [
    'a line that has run into the next one',
    (lines, at) => lines.toSpliced(at, 2, lines[at]! + lines[at + 1]!),
    true,
  ],
  ['several lines of garbage', (lines, at) => lines.toSpliced(at, 3, 'x', 'y', 'z'), true],
  ['a gap', (lines, at) => lines.toSpliced(at, 1), false],
]

describe.each([1, 2])('the log of a preparation that searched %d at once', width => {
  test.each(DAMAGES)('with %s continues with its intact searches', async (_, spoil, isNamed) => {
    const { folder, id, log, wish, pgn } = await copied(width)
    const lines = (await readFile(log, 'utf8')).split('\n')
    const at = middleOf(lines)
    const spoilt = spoil(lines, at).join('\n')
    await writeFile(log, spoilt)

    const first = await opened({ folder, width })
    expect(first.list()).toHaveLength(1)
    await first.pgn(id)
    const { damage, state } = first.one(id)
    expect(damage!.lines.slice(0, 1)).toEqual(isNamed ? [at + 1] : [])
    expect(damage!.lost).toBeGreaterThan(0)
    expect(damage!.loose).toBeGreaterThan(0)
    expect(damage!.kept).toBe(`${log}.damaged`)
    expect(await readFile(damage!.kept!, 'utf8')).toBe(spoilt)
    expect(state.kind).toBe('paused')
    await first.close()

    // The log is sound from now on and still reports the damage.
    const second = await opened({ folder, width })
    await second.pgn(id)
    expect(second.one(id).damage).toEqual(damage)
    expect((await readdir(path.dirname(log))).filter(name => name.includes('damaged'))).toHaveLength(1)
    unwrap(second.damageSeen(id))
    expect(second.one(id).damage).toBeUndefined()
    unwrap(second.resume(id))
    await isDone(second, id)
    const mended = await second.pgn(id)
    await second.close()
    const third = await opened({ folder, width })
    expect(await third.pgn(id)).toBe(mended)
    expect(third.one(id).damage).toBeUndefined()
    expect(third.one(id).positions).toBeGreaterThanOrEqual(POSITIONS * 0.8)
    // The request of the user is kept.
    const { branch } = await placeOf(third, id, wish.slice(0, -1))
    expect(branch.moves.find(({ uci }) => uci === wish.at(-1))!.deeper).toBeGreaterThan(0)
    expect(mended.length).toBeGreaterThan(pgn.length * 0.5)
  })

  test.each([1, 7, Number.MAX_SAFE_INTEGER])('survives an evil position name, in round %d', async round => {
    const { folder, id, log, pgn } = await copied(width)
    const lines = (await readFile(log, 'utf8')).split('\n')
    await writeFile(log, lines.toSpliced(middleOf(lines), 0, evil(round)).join('\n'))
    const first = await opened({ folder, width })
    expect(await first.pgn(id)).toBe(pgn)
    expect(first.one(id).damage).toMatchObject({ unread: 0, loose: 1, lost: 0 })
    unwrap(await first.change(id, { totalNodes: (POSITIONS + 10) * NODES }))
    await isDone(first, id)
    const more = await first.pgn(id)
    await first.close()
    const second = await opened({ folder, width })
    expect(await second.pgn(id)).toBe(more)
  })

  test('with a duplicate line loses nothing and reports no damage', async () => {
    const { folder, id, log, pgn } = await copied(width)
    const lines = (await readFile(log, 'utf8')).split('\n')
    const at = middleOf(lines)
    for (const place of [at + 1, lines.length - 4]) {
      await writeFile(log, lines.toSpliced(place, 0, lines[at]!).join('\n'))
      const again = await opened({ folder, width })
      const { positions, searchedNodes } = again.one(id)
      expect(await again.pgn(id)).toBe(pgn)
      expect(again.one(id)).toMatchObject({ positions, searchedNodes })
      expect(again.one(id).damage).toBeUndefined()
      await again.close()
    }
  })

  test('that two programs have written at once is read as one preparation', async () => {
    const { folder, id, log, pgn } = await copied(width)
    const lines = (await readFile(log, 'utf8')).split('\n').filter(line => line !== '')
    // The other program is some lines behind.
    const both = lines.flatMap((line, place) =>
      isStep(line) && place >= 3 ? [line, lines[place - 3]!] : [line],
    )
    await writeFile(
      log,
      `${both.filter((line, place) => isStep(line) || both.indexOf(line) === place).join('\n')}\n`,
    )
    const again = await opened({ folder, width })
    expect(await again.pgn(id)).toBe(pgn)
    expect(again.one(id).damage).toBeUndefined()
  })

  test('without its end reports how much is lost', async () => {
    const { folder, id, log } = await copied(width)
    const lines = (await readFile(log, 'utf8')).split('\n')
    await writeFile(log, `${lines.slice(0, 20).join('\n')}\n`)
    const again = await opened({ folder, width })
    await again.pgn(id)
    const { damage, positions } = again.one(id)
    expect(damage).toMatchObject({ lines: [], unread: 0, loose: 0, kept: null })
    expect(damage!.lost).toBeGreaterThan(20)
    expect(positions).toBeLessThan(25)
    unwrap(again.resume(id))
    await isDone(again, id)
  })

  test.each([
    ['is empty', (log: string) => truncate(log)],
    ['is gone', (log: string) => rm(log)],
  ])('that %s starts empty and grows again', async (_, spoil) => {
    const { folder, id, log } = await copied(width)
    await spoil(log)
    const again = await opened({ folder, width })
    const before = again.one(id).positions
    await again.pgn(id)
    expect(again.one(id)).toMatchObject({
      positions: 0,
      damage: { lines: [], unread: 0, loose: 0, lost: before, kept: null },
    })
    unwrap(again.resume(id))
    await isDone(again, id)
  })
})

describe('the end of a log', () => {
  test('that was cut off by a kill is not damage, and the next line is complete', async () => {
    const { folder, id, log, pgn } = await copied(1)
    await appendFile(log, '{"step":{"key":"abc","found":{"find')
    const again = await opened({ folder, width: 1 })
    expect(await again.pgn(id)).toBe(pgn)
    expect(again.one(id).damage).toBeUndefined()
    unwrap(await again.seen(id))
    const last = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-2)
    expect(last[0]).not.toContain('"key":"abc"')
    expect(JSON.parse(last[1]!)).toHaveProperty('seen')
  })

  test('that lacks only its line break is kept', async () => {
    const { folder, id, log, pgn } = await copied(1)
    const text = await readFile(log, 'utf8')
    await writeFile(log, text.trimEnd())
    const again = await opened({ folder, width: 1 })
    expect(await again.pgn(id)).toBe(pgn)
    unwrap(await again.seen(id))
    expect((await readFile(log, 'utf8')).startsWith(text)).toBe(true)
  })

  test.each([
    ['zeros, as after a power cut', Buffer.alloc(5000)],
    ['bytes of another file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 3])],
  ])('that is %s is set aside', async (_, bytes) => {
    const { folder, id, log, pgn } = await copied(1)
    const before = await readFile(log)
    await appendFile(log, bytes)
    const again = await opened({ folder, width: 1 })
    expect(await again.pgn(id)).toBe(pgn)
    expect(again.one(id).damage).toMatchObject({ lost: 0, loose: 0, kept: `${log}.damaged` })
    expect((await readFile(log)).equals(before)).toBe(true)
    expect((await readFile(`${log}.damaged`)).equals(Buffer.concat([before, bytes]))).toBe(true)
  })

  test('does not overwrite what was set aside before', async () => {
    const { folder, id, log } = await copied(1)
    await copyFile(log, `${log}.damaged`)
    await appendFile(log, 'x\n')
    const again = await opened({ folder, width: 1 })
    await again.pgn(id)
    expect(again.one(id).damage!.kept).toBe(`${log}.damaged-2`)
  })
})
