import { expect, test } from 'vitest'
import { parseFen } from '@shared/notation/fen/fen'
import { phasesOf } from '@shared/report/phases'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'

const boardOf = (placement: string) =>
  unwrap(parseFen(variantById('chess960'), `${placement} w - - 0 1`)).setup.board

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
/** Seven of fourteen pieces have not moved. */
const HALF = 'r1b1k2r/pppp1ppp/2n2n2/2b1p1q1/2B1P1Q1/2NP1N2/PPP2PPP/R1B1K2R'
const ALMOST = 'r1b1k1nr/pppp1ppp/2n5/2b1p1q1/2B1P1Q1/2NP1N2/PPP2PPP/R1B1K1R1'
const SIX = '2r1k1n1/pp6/8/3r4/8/8/PP1R4/1N1RK3'
const SEVEN = '2r1k1n1/pp6/8/3r4/8/8/PP1R4/1N1RKB2'

test('the opening ends when half of the pieces have left their squares', () => {
  expect(phasesOf([START, START, ALMOST, HALF].map(boardOf))).toEqual([
    'opening',
    'opening',
    'middlegame',
    'middlegame',
  ])
})

test('the opening ends after fifteen moves at the latest', () => {
  const phases = phasesOf(Array.from({ length: 32 }, () => boardOf(START)))
  expect(phases.lastIndexOf('opening')).toBe(29)
})

test('the endgame begins with six pieces and never ends', () => {
  expect(phasesOf([START, SEVEN, SIX, SEVEN].map(boardOf))).toEqual([
    'opening',
    'middlegame',
    'endgame',
    'endgame',
  ])
})

test('a game that begins with few pieces is an endgame at once', () => {
  expect(phasesOf([boardOf(SIX)])).toEqual(['endgame'])
})
