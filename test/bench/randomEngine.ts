import { setImmediate } from 'node:timers/promises'
import { makeUci } from '@shared/notation/uci'
import { ok } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import type { Core } from '../../electron/core/load'
import type { SearchEngine } from '../../electron/engine/search/searchEngines'
import { onAllBoards, type SearchQuestion, type SharedSearcher } from '../../electron/engine/search/searcher'
import { openPosition } from '../../electron/rules/positions/openPosition'

/** Centipawns between the best move of a position and the worst that is reported. */
const SPREAD = 120

const linesOf = (core: Core, { variant, options, fen, limits, multiPv }: SearchQuestion) => {
  const opened = openPosition(core, { variant: variant.id, options, fen })
  if (!opened.ok) throw new Error(`no position: ${fen}`)
  using position = opened.value.position
  const random = seededRandom(fen)
  const sign = position.turn() === 'white' ? 1 : -1
  const best = random.below(SPREAD) - SPREAD / 2
  const lines = position
    .legalMoves()
    .map(move => ({ move, loss: Math.round(SPREAD * (random.below(1000) / 1000) ** 2) }))
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, multiPv)
    .map(({ move, loss }) => ({
      score: { kind: 'cp', value: best - sign * loss } as const,
      depth: 10,
      moves: [makeUci(variant, move)],
    }))
  return { lines, nodes: limits.nodes ?? 1 }
}

/**
 * An engine that answers at random, always the same for the same position, and takes no time.
 *
 * @param width positions that it looks at side by side
 */
export const randomEngine = (core: Core, width = 2): SearchEngine => {
  const searcher: SharedSearcher = {
    identity: onAllBoards('random'),
    width,
    search: async question => {
      // As from another thread: neither the question nor the answer are part of anybody's work.
      await setImmediate()
      const found = linesOf(core, question)
      await setImmediate()
      return ok(found)
    },
    allow: () => undefined,
    stop: () => undefined,
    close: () => Promise.resolve(),
  }
  return {
    identity: onAllBoards('random'),
    width,
    relativeSpeed: 1,
    plays: () => true,
    open: () => Promise.resolve(ok(searcher)),
  }
}
