import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { loadCore } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { parseSuite } from '../../electron/selfTest/references'
import { parseFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'

/**
 * The most leaves of a count: deep enough to catch errors, quick enough for every commit. `test:perft` raises
 * it.
 */
const LIMIT = Number(process.env['PERFT_LIMIT'] ?? 2_000_000)

const core = loadCore()

const suiteOf = (id: string) =>
  unwrap(parseSuite(readFileSync(new URL(`suites/${id}.perft`, import.meta.url), 'utf8')))

/** The leaves below each move, for comparison with another program. */
const divided = (position: Position, depth: number): string =>
  position
    .divide(depth)
    .map(({ move, nodes }) => `${makeUci(position.variant, move)}: ${nodes}`)
    .sort()
    .join('\n')

let counted = 0
const started = performance.now()

afterAll(() => {
  const seconds = (performance.now() - started) / 1000
  console.log(`perft: ${(counted / 1e6).toFixed(1)} million leaves in ${seconds.toFixed(1)} s`)
})

describe.each(VARIANTS)('$id', variant => {
  test.each(suiteOf(variant.id))('$id', ({ fen, options, counts }) => {
    const { setup } = unwrap(parseFen(variant, fen))
    using position = unwrap(Position.from(core, variant, setup, options))
    for (const { depth, leaves: expected } of counts) {
      if (expected > LIMIT) continue
      const found = position.perft(depth)
      expect(found, found === expected ? '' : `depth ${depth}\n${divided(position, depth)}\n`).toBe(expected)
      counted += found
    }
  })
})
