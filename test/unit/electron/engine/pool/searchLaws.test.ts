import { describe, expect, test } from 'vitest'
import { findByUci, makeUci } from '@shared/notation/uci'
import type { VariantId } from '@shared/variants'
import { MATE_BOUND } from '../../../../../electron/core/layout/score'
import { decodeMove } from '../../../../../electron/core/moveCode'
import type { Position } from '../../../../../electron/core/position'
import { soloSearch, type SoloLimits } from '../../../../../electron/engine/pool/soloSearch'
import { playAll, positionOf } from '../../../../support/positionOf'
import { scrambleMoves } from '../../../../support/scrambleMoves'

const search = soloSearch()

const think = (position: Position, limits: SoloLimits) => {
  search.forget()
  const answer = search.think(position, limits)
  return { ...answer, uci: answer.move && makeUci(position.variant, answer.move) }
}

const thinkOf = (id: VariantId, fen: string, limits: SoloLimits, played = '') => {
  using position = positionOf(search.core, id, fen)
  if (played !== '') playAll(position, played)
  return think(position, limits)
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

describe('a search', () => {
  test.each([1, 100, 5000, 20_000])('visits at most %i nodes and still finds a move', nodes => {
    const answer = thinkOf('chess', KIWIPETE, { nodes })
    expect(answer.nodes).toBeLessThanOrEqual(nodes)
    expect(answer.move).toBeDefined()
  })

  test('has a line of several moves wherever it is stopped', () => {
    const stops = Array.from({ length: 40 }, (_, i) => 1000 * (i + 1))
    const lengths = stops.map(nodes => thinkOf('chess', KIWIPETE, { nodes }).lines[0]!.moves.length)
    // One stop may come just after a new best move, which has no continuation yet.
    expect(lengths.filter(length => length < 2).length).toBeLessThanOrEqual(1)
    expect(Math.max(...lengths)).toBeGreaterThan(8)
  })

  test.each([
    '3q1k2/p5rp/1p4pB/4r3/8/1B1p4/PPQ2PPP/3R2K1 w - - 0 27',
    '5nk1/1rp2Qbp/q5p1/pNp5/P1P1b3/1P5P/3B2P1/5R1K b - - 1 37',
  ])('reports no loss when it is stopped after it has seen one move lose: %s', fen => {
    const stops = Array.from({ length: 50 }, (_, i) => 100 * (i + 1))
    const scores = stops.map(nodes => thinkOf('chess', fen, { nodes }).lines[0]!.score)
    expect(Math.min(...scores)).toBeGreaterThan(-MATE_BOUND)
  })

  test('gives the same answer when it is repeated', () => {
    expect(thinkOf('chess', KIWIPETE, { depth: 9 })).toEqual(thinkOf('chess', KIWIPETE, { depth: 9 }))
  })

  test('finds no move when the game is over', () => {
    const mated = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    expect(thinkOf('chess', mated, { depth: 3 }).move).toBeUndefined()
  })

  test('ranks several lines by their scores, each with a different first move', () => {
    const { lines } = thinkOf('chess', KIWIPETE, { depth: 8, multiPv: 5 })
    const scores = lines.map(line => line.score)
    expect(new Set(lines.map(line => line.moves[0])).size).toBe(5)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('gives no more lines than there are moves', () => {
    const cornered = '7k/8/8/8/8/8/1r6/K7 w - - 0 1'
    expect(thinkOf('chess', cornered, { depth: 5, multiPv: 5 }).lines).toHaveLength(1)
  })

  test('searches only the requested moves', () => {
    using position = positionOf(search.core, 'chess', START)
    const wanted = ['a2a3', 'h2h4']
    const searchMoves = wanted.map(uci => findByUci(position.variant, position.legalMoves(), uci)!)
    const answer = think(position, { depth: 7, multiPv: 4, searchMoves })
    expect(answer.lines).toHaveLength(2)
    expect(wanted).toContain(answer.uci)
  })

  test('gives lines of legal moves only', () => {
    using position = positionOf(search.core, 'chess', KIWIPETE)
    const { lines } = think(position, { depth: 10, multiPv: 3 })
    expect(lines).toHaveLength(3)
    for (const { moves } of lines) {
      for (const code of moves) position.play(decodeMove(code))
      for (let i = 0; i < moves.length; i++) position.undo()
      expect(moves.length).toBeGreaterThan(0)
    }
  })

  test('gives legal lines even with scrambled moves in the hash table', () => {
    const { core } = search
    using position = positionOf(core, 'chess', KIWIPETE)
    think(position, { depth: 8 })
    scrambleMoves(search)
    const { lines } = search.think(position, { depth: 8, multiPv: 4 })
    expect(lines).toHaveLength(4)
    for (const { moves } of lines) {
      for (const code of moves) position.play(decodeMove(code))
      for (let i = 0; i < moves.length; i++) position.undo()
      expect(moves).not.toEqual([])
    }
  })
})

describe('draws', () => {
  test('are found by perpetual check', () => {
    // White is about to be mated and has nothing but checks on e8 and h5.
    const answer = thinkOf('chess', '6k1/6p1/8/7Q/8/1q6/1r6/7K w - - 0 1', { depth: 14 })
    expect(answer.uci).toBe('h5e8')
    expect(Math.abs(answer.lines[0]!.score)).toBeLessThanOrEqual(2)
  })

  test('come with a threefold repetition, which the weaker side plays for', () => {
    const fen = '6k1/5ppp/8/8/8/8/R4PPP/6K1 w - - 0 1'
    const back = 'a2a1 g8f8 a1a2 f8g8 a2a1 g8f8 a1a2'
    const answer = thinkOf('chess', fen, { depth: 8 }, back)
    // Black returns to g8, because the position then occurs for the third time.
    expect(answer.uci).toBe('f8g8')
    expect(Math.abs(answer.lines[0]!.score)).toBeLessThanOrEqual(2)
  })

  test('come with the hundredth halfmove', () => {
    const answer = thinkOf('chess', '8/8/8/8/4k3/8/R7/4K3 w - - 99 100', { depth: 8 })
    expect(Math.abs(answer.lines[0]!.score)).toBeLessThanOrEqual(2)
  })

  test('do not come with a hundredth halfmove that mates', () => {
    const answer = thinkOf('chess', '7k/8/6K1/8/8/8/8/R7 w - - 99 100', { depth: 4 })
    expect(answer.uci).toBe('a1a8')
    expect(answer.lines[0]!.score).toBeGreaterThan(31_000)
  })
})

describe('a setup', () => {
  test('is searched beyond its end into the game', () => {
    const fen = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'
    const { lines } = thinkOf('half-random-transcendental', fen, { depth: 10 })
    expect(lines[0]!.selDepth).toBeGreaterThanOrEqual(9)
  })

  test('is searched where one side moves twice in a row', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'
    const { lines } = thinkOf('arrangement', fen, { depth: 8 })
    // Four relocations, the last of them White's, and White's first move.
    expect(lines[0]!.moves.length).toBeGreaterThanOrEqual(5)
  })
})
