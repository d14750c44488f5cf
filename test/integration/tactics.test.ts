import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import type { VariantId } from '@shared/variants'
import { soloSearch, type SoloLimits } from '../../electron/engine/pool/soloSearch'
import { positionOf } from '../support/positionOf'

const search = soloSearch(undefined, 32)

/** The rows of a fixture, split at the bars. */
const rowsOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(path.join(import.meta.dirname, '..', 'fixtures', 'search', name), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split(' | '))

const solve = (id: VariantId, fen: string, limits: SoloLimits) => {
  using position = positionOf(search.core, id, fen)
  search.forget()
  const { move, lines } = search.think(position, limits)
  const scores = lines.map(line => line.score)
  return { uci: move && makeUci(position.variant, move), score: scores[0] ?? 0, scores }
}

/** The number of full moves to mate according to a score. */
const movesToMate = (score: number): number => Math.ceil((32_000 - score) / 2)

describe('mates', () => {
  test.each(rowsOf('mates.txt'))('are found in %s: %s', (moves, fen, uci) => {
    const found = solve('double-chess960', fen, { mate: Number(moves), nodes: 3_000_000 })
    expect(movesToMate(found.score)).toBeLessThanOrEqual(Number(moves))
    if (Number(moves) === 2) expect(found.uci).toBe(uci)
  })
})

describe('the one move that wins, within 100,000 nodes', () => {
  test.each(rowsOf('wins.txt'))('%s: %s', (fen, uci) => {
    expect(solve('double-chess960', fen, { nodes: 100_000 }).uci).toBe(uci)
  })
})

describe('special moves', () => {
  test.each(rowsOf('specialMoves.txt'))('%s: %s by %s', (id, fen, uci, gain, nodes) => {
    const limits = { nodes: Number(nodes) }
    const found = solve(id as VariantId, fen, limits)
    const without = solve(id as VariantId, fen, { ...limits, withoutSpecialMoves: true })
    expect(found.uci).toBe(uci)
    expect(found.score - without.score).toBeGreaterThanOrEqual(Number(gain))
  })
})

describe('relocations', () => {
  test.each(rowsOf('relocations.txt'))('%s: %s', (fen, uci, gain) => {
    const { uci: found, scores } = solve('arrangement', fen, { nodes: 120_000, multiPv: 2 })
    expect(found).toBe(uci)
    expect(scores[0]! - scores[1]!).toBeGreaterThanOrEqual(Number(gain))
  })
})
