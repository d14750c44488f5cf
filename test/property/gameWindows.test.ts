import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GameSpan, scanGame, startScan } from '@shared/notation/pgn/gameScan'
import { gameWindows, type ReadNext } from '../../electron/files/pgn/gameWindows'
import { anyPgn } from '../support/anyPgn'

/** A game with its positions in the file. */
const placed = ({ from, to, line, lineFrom, tags, plies }: GameSpan, offset: number) => ({
  from: from + offset,
  to: to + offset,
  line,
  column: from - lineFrom + 1,
  tags: tags.map(tag => ({
    ...tag,
    from: tag.from + offset,
    to: tag.to + offset,
    valueTo: tag.valueTo + offset,
  })),
  plies,
})

const withoutPlaces = ({ tags, ...game }: ReturnType<typeof placed>) => ({
  ...game,
  tags: tags.map(({ from, to, valueTo, shape }) => ({ from, to, valueTo, shape })),
})

const gamesOf = (file: Buffer) => {
  const scan = startScan(file)
  const games = []
  for (let span = scanGame(scan); span; span = scanGame(scan)) games.push(withoutPlaces(placed(span, 0)))
  return games
}

/** Reads a file in small pieces, like a slow pipe. */
const reader = (file: Buffer, most: number): ReadNext => {
  let at = 0
  return into => {
    const count = Math.min(most, into.length, file.length - at)
    file.copy(into, 0, at, at + count)
    at += count
    return Promise.resolve(count)
  }
}

const windowsOf = async (file: Buffer, size: number, most: number) => {
  const games = []
  const parts: Buffer[] = []
  for await (const window of gameWindows(reader(file, most), size)) {
    for (const span of window.games) games.push(withoutPlaces(placed(span, window.offset)))
    parts.push(Buffer.from(window.bytes.subarray(0, window.to())))
  }
  return { games, whole: Buffer.concat(parts) }
}

test('a file that is read piece by piece has the same games in the same places, and loses no byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPgn,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      async (file, size, most) => {
        const { games, whole } = await windowsOf(file, size, most)
        expect(games).toEqual(gamesOf(file))
        expect(whole).toEqual(file)
      },
    ),
    { numRuns: 3000 },
  )
})

test('windows advance past games that are not read', async () => {
  const file = Buffer.from('1. e4 *\n\n1. d4 *\n\n1. c4 *\n'.repeat(20))
  const offsets: number[] = []
  for await (const { offset } of gameWindows(reader(file, 100), 30)) offsets.push(offset)
  expect(offsets.length).toBeGreaterThan(10)
})
