import { describe, expect, test } from 'vitest'
import { findByUci, makeUci } from '@shared/notation/uci'
import { seededRandom } from '@shared/setup/starts/random'
import type { VariantId } from '@shared/variants'
import { WIDE_LAYOUT } from '../../../../../electron/core/boardLayout'
import { MATE_SCORE } from '../../../../../electron/core/layout/score'
import { moveCoderOf } from '../../../../../electron/core/moveCode'
import type { Position } from '../../../../../electron/core/position'
import { soloSearch, type SoloLimits } from '../../../../../electron/engine/pool/soloSearch'
import { positionOf } from '../../../../support/positionOf'
import { scrambleMoves } from '../../../../support/scrambleMoves'

const search = soloSearch(undefined, 16, undefined, undefined, WIDE_LAYOUT)

const STARTS: readonly (readonly [id: VariantId, fen: string])[] = [
  ['capablanca-random', 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1'],
  ['modern-capablanca-random', 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1 -'],
  ['modern-random', 'rnbmkqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1 -'],
  ['english-random', '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1'],
  ['korean-random', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'],
]

const again = (position: Position, limits: SoloLimits) => {
  const answer = search.think(position, limits)
  const { decodeMove } = moveCoderOf(WIDE_LAYOUT, position.variant.board)
  const lines = answer.lines.map(({ score, moves }) => ({ score, moves: moves.map(decodeMove) }))
  return { nodes: answer.nodes, lines, uci: answer.move && makeUci(position.variant, answer.move) }
}

const think = (position: Position, limits: SoloLimits) => {
  search.forget()
  return again(position, limits)
}

/** Plays random moves, and stops before one that ends the game. */
const wander = (position: Position, seed: string, plies: number): void => {
  const random = seededRandom(seed)
  for (let ply = 0; ply < plies; ply++) {
    const moves = position.legalMoves()
    position.play(moves[random.below(moves.length)]!)
    if (!position.outcome()) continue
    position.undo()
    return
  }
}

/** Plays out every line and returns the number of plies; an illegal move throws. */
const playLines = (position: Position, lines: ReturnType<typeof think>['lines']): number => {
  let plies = 0
  for (const { moves } of lines) {
    for (const move of moves) position.play(move)
    moves.forEach(() => position.undo())
    plies += moves.length
  }
  return plies
}

describe('a search on a larger board', () => {
  test.each(STARTS)('gives the same answer twice, with legal moves: %s', (id, fen) => {
    using position = positionOf(search.core, id, fen)
    const first = think(position, { nodes: 6000, multiPv: 3 })
    expect(think(position, { nodes: 6000, multiPv: 3 })).toEqual(first)
    expect(first.nodes).toBeLessThanOrEqual(6000)
    expect(playLines(position, first.lines)).toBeGreaterThan(6)
  })

  test.each(STARTS)('finds legal lines after random moves: %s', (id, fen) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      using position = positionOf(search.core, id, fen)
      wander(position, seed, 60)
      const { lines, uci } = think(position, { nodes: 2000, multiPv: 2 })
      expect(findByUci(position.variant, position.legalMoves(), uci!)).toBeDefined()
      playLines(position, lines)
    }
  })

  test.each(STARTS)('plays no illegal move from a torn table entry: %s', (id, fen) => {
    using position = positionOf(search.core, id, fen)
    wander(position, 'torn', 20)
    think(position, { nodes: 8000 })
    scrambleMoves(search)
    const { lines } = again(position, { nodes: 8000, multiPv: 3 })
    expect(playLines(position, lines)).toBeGreaterThan(3)
  })

  test.each(STARTS)('finds mates in one in random games: %s', (id, fen) => {
    const random = seededRandom(`mates ${id}`)
    let mates = 0
    for (let game = 0; mates < 3 && game < 400; game++) {
      using position = positionOf(search.core, id, fen)
      for (let ply = 0; ply < 200 && !position.outcome(); ply++) {
        const moves = position.markedMoves()
        if (moves.some(({ mark }) => mark === '#')) {
          expect(think(position, { depth: 3 }).lines[0]!.score).toBe(MATE_SCORE - 1)
          mates++
          break
        }
        position.play(moves[random.below(moves.length)]!.move)
      }
    }
    expect(mates).toBe(3)
  })
})
