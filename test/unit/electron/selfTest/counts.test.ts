import { expect, test } from 'vitest'
import { parseCounts, type CountCheck } from '../../../../electron/selfTest/counts'

const FEN = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'

test.each<[line: string, check: CountCheck]>([
  ['starts 960', { kind: 'starts', count: 960 }],
  ['ranks  960', { kind: 'ranks', count: 960 }],
  ['conditions 3 48000', { kind: 'conditions', first: 3, count: 48_000 }],
  [`start 518 ${FEN}`, { kind: 'start', number: 518, fen: FEN }],
  ['random-starts 9216', { kind: 'random-starts', count: 9216 }],
  [`random-start 0 ${FEN}`, { kind: 'random-start', number: 0, fen: FEN }],
  ['throws 32 18', { kind: 'throws', count: 32, ways: 18 }],
  ['first-placements 1600', { kind: 'first-placements', count: 1600 }],
  [`arrays 80 ${FEN}`, { kind: 'arrays', count: 80, fen: FEN }],
])('%s is parsed', (line, check) => {
  expect(parseCounts(`# where it comes from\n\n${line}\n`)).toEqual({ ok: true, value: [check] })
})

test.each([
  'starts',
  'starts many',
  'starts 960 961',
  'starts -1',
  'throws 32',
  'start 518',
  'constructor 1',
  'perft 1 20',
])('%s is refused', line => {
  expect(parseCounts(`ranks 1\n${line}`)).toEqual({ ok: false, error: { kind: 'line', line: 2 } })
})
