import { expect, test } from 'vitest'
import { parseFen, makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import {
  EIGHT_RECORDS,
  packSample,
  readSample,
  readSamples,
  recordsOf,
  RESULT,
  type Sample,
  WIDE_RECORDS,
} from '../../../../tools/tuning/records'

const sampleOf = (id: VariantId, fen: string, score = 35): Sample => {
  const variant = variantById(id)
  const { setup } = unwrap(parseFen(variant, fen))
  return { variant, setup, score, result: RESULT.draw, ply: 17 }
}

const fenOf = ({ variant, setup }: Sample): string => makeFen(variant, setup)

test.each([
  ['chess960', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'],
  ['double-chess960', 'rkr5/8/8/8/8/8/8/1R1K2R1 b KQk - 12 9'],
  ['beautiful', 'nbkrrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBRKQRBN w FCed - 0 9'],
  ['transcendental', 'bqnbrnkr/pppppppp/8/8/4P3/8/PPPP1PPP/BQNBRNKR b - - 0 9 t'],
  ['contemporary-random', 'nnrkrbqb/pppppppp/8/8/8/8/PPPPPPPP/NNRBKRQB w KQkq - 0 9 K/K'],
] as const)('a position of %s survives packing and reading: %s', (id, fen) => {
  const sample = sampleOf(id, fen)
  expect(fenOf(readSample(packSample(sample), recordsOf(sample.variant)))).toBe(fenOf(sample))
})

test.each([
  ['capablanca-random', 'r1nbqkbcar/pppppppppp/10/10/4P5/10/PPPP1PPPPP/RANBQKBCNR b KQkq - 0 9'],
  ['korean-random', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR b - - 3 9'],
] as const)('a position of %s survives packing and reading as a wide record: %s', (id, fen) => {
  const sample = sampleOf(id, fen)
  const record = packSample(sample)
  expect(record).toHaveLength(WIDE_RECORDS.bytes)
  expect(fenOf(readSample(record, WIDE_RECORDS))).toBe(fenOf(sample))
})

test.each([
  [-20_000, -15_000],
  [-3, -3],
  [15_001, 15_000],
])('a score of %i is kept as %i', (score, kept) => {
  const { variant, setup } = sampleOf('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
  expect(readSample(packSample({ variant, setup, score, result: RESULT.whiteWins, ply: 300 }))).toMatchObject(
    {
      score: kept,
      result: RESULT.whiteWins,
      ply: 255,
    },
  )
})

test('a record has the layout of its format', () => {
  const record = packSample(sampleOf('chess', '4k3/8/8/8/8/8/4P3/4K2R b K - 7 9', -258))
  expect(record).toHaveLength(EIGHT_RECORDS.bytes)
  expect(record.subarray(0, 8)).toEqual(Buffer.from([0x90, 0x10, 0, 0, 0, 0, 0, 0x10]))
  expect(record.subarray(8, 11)).toEqual(Buffer.from([0x46, 0xe1, 0]))
  expect(record.subarray(24)).toEqual(Buffer.from([0xfe, 0xfe, 1, 0b101, 17, 7, 0, 0]))
})

test('a record of a larger board has the layout of its format', () => {
  const record = packSample(sampleOf('modern-random', '4k4/9/9/9/9/9/9/4P4/4K3R b K - 7 9', -258))
  expect(record).toHaveLength(64)
  // Squares are numbered as on a ten by ten board: e1 4, i1 8, e2 14, e9 84.
  expect(record.subarray(0, 16)).toEqual(
    Buffer.from([0x10, 0x41, 0, 0, 0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0]),
  )
  expect(record.subarray(16, 21)).toEqual(Buffer.from([6, 4, 1, 22, 0]))
  expect(record.subarray(56)).toEqual(
    Buffer.from([
      0xfe,
      0xfe,
      1,
      0b0010_0101,
      17,
      7,
      VARIANTS.findIndex(({ id }) => id === 'modern-random'),
      0,
    ]),
  )
})

test('the records of a file are read in order, without an incomplete last one', () => {
  const file = Buffer.concat([
    packSample(sampleOf('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 1)),
    packSample(sampleOf('chess', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1', 2)),
    Buffer.alloc(5),
  ])
  expect([...readSamples(file)].map(({ score }) => score)).toEqual([1, 2])
})
