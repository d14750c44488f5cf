import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StartFilter } from '@shared/atlas/startFilter'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStartSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
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

/** Measures opening, filters, a draw and throws; prints medians in milliseconds. */
export const startsSpeed = async (rounds: number): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backrank-starts-'))
  try {
    const values = Int16Array.from({ length: 921_600 }, (_, number) => ((number * 7919) % 401) - 180)
    writeAnAtlas(path.join(folder, 'double-chess960.atlas'), anAtlasHeader('double-chess960'), values)
    const none = () => Promise.resolve(undefined)
    const dialogs = { chooseFile: none, chooseProgram: none, chooseTarget: none }
    const service = () =>
      startsService({
        core: loadCore(),
        dialogs,
        shelf: openAtlasShelf(folder),
        folder,
        reading: () => 'sequential' as const,
      })
    const opened: Spent[] = []
    for (let round = 0; round < rounds; round++) {
      const fresh = service()
      opened.push(await timed(() => fresh['starts:picture']('double-chess960', { side: 'either' })))
    }
    tell('opened for the first time', opened)
    const warm = service()
    for (const [name, filter] of Object.entries(FILTERS)) {
      const times: Spent[] = []
      for (let round = 0; round < rounds; round++)
        times.push(await timed(() => warm['starts:picture']('double-chess960', filter)))
      tell(`filter: ${name}`, times)
    }
    const drawn: Spent[] = []
    for (let round = 0; round < rounds; round++)
      drawn.push(
        await timed(() =>
          warm['starts:draw']('double-chess960', { side: 'either', from: -20, to: 20 }, `${round}`),
        ),
      )
    tell('one of a range drawn', drawn)
    const variant = variantById('fischer-benko')
    const thrown: Spent[] = []
    for (let number = 0; number < THROWS; number++) {
      const fen = makeFen(variant, unwrap(randomStartSetup(variant, (number * 457) % 9216)))
      thrown.push(await timed(() => warm['starts:worth']('fischer-benko', [], fen)))
    }
    tell('a throw of Fischer-Benko solved', thrown)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
