import { expect, test } from 'vitest'
import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts'
import { variantById } from '@shared/variants'
import { loadCore } from '../../../../electron/core/load'
import { Position } from '../../../../electron/core/position'
import { rootLine } from '../../../../electron/search/rootLine'

const core = loadCore()
const chess = variantById('chess')
const start = unwrap(startSetup(chess, 0))

const movesOf = (...texts: readonly string[]): readonly Move[] => {
  using position = unwrap(Position.from(core, chess, start))
  return texts.map(text => {
    const move = findByUci(chess, position.legalMoves(), text)!
    position.play(move)
    return move
  })
}

const job = (...texts: readonly string[]) => ({
  variant: chess,
  options: [],
  start,
  moves: movesOf(...texts),
})

test('a line that goes on, back or elsewhere leads to the right position', () => {
  const line = rootLine(core)
  const reached = (...texts: readonly string[]) =>
    line
      .reach(job(...texts))
      .fen()
      .split(' ', 2)[0]
  expect(reached('e2e4', 'e7e5')).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR')
  expect(reached('e2e4', 'e7e5', 'g1f3')).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R')
  expect(reached('e2e4')).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR')
  expect(reached('d2d4', 'd7d5')).toBe('rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR')
  expect(reached()).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
})

test('moves that are played already are not played again', () => {
  const line = rootLine(core)
  const before = line.reach(job('e2e4')).address
  line.reach(job('e2e4', 'e7e5', 'g1f3'))
  expect(line.reach(job('e2e4')).address).toBe(before)
})

test('an illegal move is a broken promise', () => {
  const [move] = movesOf('e2e4')
  expect(() => rootLine(core).reach({ ...job(), moves: [move!, move!] })).toThrow('not a legal move')
})
