import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StartFilter } from '@shared/atlas/startFilter'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStartSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { openAtlasShelf } from '../../electron/atlas/atlasShelf'
import { startsService } from '../../electron/atlas/startsService'
import { loadCore } from '../../electron/core/load'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'

const FILTERS: Readonly<Record<string, StartFilter>> = {
  everything: { side: 'either' },
  'a range of values': { side: 'either', from: -20, to: 20 },
  'kings on b or g, either side': { side: 'either', kings: [1, 6] },
  'four features and a range': {
    side: 'white',
    kings: [1, 6],
    queens: [0, 7],
    castling: 1,
    corner: 'bishop',
    from: -50,
    to: 50,
  },
  'same ranks': { side: 'either', ranks: 'same' },
}

const THROWS = 20

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!

interface Spent {
  /** Milliseconds on the clock, and of processors. */
  readonly wall: number
  readonly cpu: number
}

const timed = async (run: () => unknown): Promise<Spent> => {
  const begun = performance.now()
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - begun, cpu: (user + system) / 1000 }
}

const tell = (what: string, times: readonly Spent[]): void => {
  const of = (part: keyof Spent) => median(times.map(spent => spent[part])).toFixed(1)
  console.log(`${what.padEnd(40)} ${of('wall')} ms, ${of('cpu')} ms of processors`)
}

const serviceIn = (folder: string) => {
  const none = () => Promise.resolve(undefined)
  return startsService({
    core: loadCore(),
    dialogs: { chooseFile: none, chooseProgram: none, chooseTarget: none },
    shelf: openAtlasShelf(folder),
    folder,
    reading: () => 'sequential',
  })
}

/** Measures opening, filters and a draw. */
const measurePicture = async (id: VariantId, folder: string, rounds: number): Promise<void> => {
  const opened: Spent[] = []
  for (let round = 0; round < rounds; round++) {
    const fresh = serviceIn(folder)
    opened.push(await timed(() => fresh['starts:picture'](id, { side: 'either' })))
  }
  tell('opened for the first time', opened)
  const warm = serviceIn(folder)
  for (const [name, filter] of Object.entries(FILTERS)) {
    const times: Spent[] = []
    for (let round = 0; round < rounds; round++)
      times.push(await timed(() => warm['starts:picture'](id, filter)))
    tell(`filter: ${name}`, times)
  }
  const drawn: Spent[] = []
  for (let round = 0; round < rounds; round++)
    drawn.push(await timed(() => warm['starts:draw'](id, { side: 'either', from: -20, to: 20 }, `${round}`)))
  tell('one of a range drawn', drawn)
}

/** Measures the first worth of each of some throws. */
const measureThrows = async (id: VariantId, folder: string): Promise<void> => {
  const variant = variantById(id)
  const service = serviceIn(folder)
  const thrown: Spent[] = []
  for (let number = 0; number < THROWS; number++) {
    const fen = makeFen(variant, unwrap(randomStartSetup(variant, (number * 457) % 9216)))
    thrown.push(await timed(() => service['starts:worth'](id, [], fen)))
  }
  tell(`a throw of ${variant.name} solved`, thrown)
}

const withFolder = async (measure: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backrank-starts-'))
  try {
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures a system over the atlas that comes with the program; prints medians in milliseconds.
 *
 * @param id one with 9,216 throws
 */
export const shippedSpeed = (id: VariantId, rounds: number): Promise<void> =>
  withFolder(async folder => {
    await measurePicture(id, folder, rounds)
    await measureThrows(id, folder)
    console.log(`memory of the process: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  })

/** Measures Double Chess960 and Fischer-Benko over a file with values that follow from a formula; prints medians in milliseconds. */
export const startsSpeed = (rounds: number): Promise<void> =>
  withFolder(async folder => {
    const values = Int16Array.from({ length: 921_600 }, (_, number) => ((number * 7919) % 401) - 180)
    writeAnAtlas(path.join(folder, 'double-chess960.atlas'), anAtlasHeader('double-chess960'), values)
    await measurePicture('double-chess960', folder, rounds)
    await measureThrows('fischer-benko', folder)
  })
