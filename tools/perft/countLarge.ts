/*
 * Writes test/perft/suites/<system>.perft for a system on a larger board: positions with the counts of Fairy-Stockfish.
 * Also compares our legal moves and counts with them.
 *
 *   node tools/runTool.mjs perft/countLarge PROGRAM SYSTEM [POSITIONS]
 *
 * PROGRAM is a Fairy-Stockfish with large boards. At the end the tool prints the speed of both, which count the same
 * trees in turn on one thread each.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { isVariantId, variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { loadCore, type Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { REFEREE_NAMES, startReferee, type RefereeCount } from './referee'
import { NO_MEMORY } from '@shared/board/setup'
import { drawStart, seededRandom } from '@shared/setup/starts/random'

/** The most plies of a game; after that many, little is left on the board. */
const MAX_PLIES = 160

/** One position in this many is a start, and one is from soon after a start. */
const KINDS = 5

/**
 * The positions whose trees are counted: starts, and positions from random games, always the same for a system. Rights
 * of adjustment are dropped, as no other program knows them.
 */
const gamePositions = (core: Core, variant: VariantDefinition, count: number): readonly string[] => {
  const random = seededRandom(`perft ${variant.id}`)
  const fens = new Set<string>()
  for (let game = 0; fens.size < count; game++) {
    const { setup } = drawStart(variant, random)
    using position = unwrap(Position.from(core, variant, { ...setup, memory: NO_MEMORY }))
    const kind = game % KINDS
    const plies = kind === 0 ? 0 : random.below(kind === 1 ? 30 : MAX_PLIES)
    for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) {
      const moves = position.legalMoves()
      position.playFound(moves[random.below(moves.length)]!)
    }
    if (position.outcome() === undefined) fens.add(position.fen())
  }
  return [...fens]
}

/** Deep enough for every kind of move to interact with every other. */
const DEPTH = 4
/** Janggi's trees branch twice as much. */
const JANGGI_DEPTH = 3
const POSITIONS = 200
/** Trees with more leaves are left out, as they would rarely be counted. */
const MOST_LEAVES = 20_000_000

interface Tally {
  leaves: number
  ourMs: number
  refereeMs: number
  differences: number
}

const ourCount = (core: Core, variant: VariantDefinition, fen: string, depth: number): RefereeCount => {
  using position = unwrap(Position.from(core, variant, unwrap(parseFen(variant, fen)).setup))
  const moves = position.legalMoves().map(move => makeUci(variant, move))
  const begunAt = performance.now()
  const leaves = position.perft(depth)
  return { moves: moves.sort(), leaves, ms: performance.now() - begunAt }
}

/**
 * Adds the leaves that the referee omits: it ends a game of Janggi after two passes in a row, so that a tree of three
 * plies lacks the moves after them.
 */
const withPasses = (count: RefereeCount, isMissing: boolean): RefereeCount =>
  isMissing ? { ...count, leaves: count.leaves + count.moves.length } : count

const passes = (moves: readonly string[]): boolean => moves.some(move => /^([a-i][0-9]+)\1$/.test(move))

const compare = (fen: string, depth: number, ours: RefereeCount, theirs: RefereeCount): boolean => {
  const extra = ours.moves.filter(move => !theirs.moves.includes(move))
  const missing = theirs.moves.filter(move => !ours.moves.includes(move))
  if (ours.leaves === theirs.leaves && extra.length + missing.length === 0) return true
  console.error(`${fen}\n  depth ${depth}: ${ours.leaves}, the referee ${theirs.leaves}`)
  if (extra.length > 0) console.error(`  only ours: ${extra.join(' ')}`)
  if (missing.length > 0) console.error(`  only the referee's: ${missing.join(' ')}`)
  return false
}

const told = ({ leaves, ourMs, refereeMs, differences }: Tally): string => {
  const ours = leaves / ourMs / 1000
  const theirs = leaves / refereeMs / 1000
  return (
    `${differences} differences; ${(leaves / 1e6).toFixed(0)} million leaves: ` +
    `${ours.toFixed(1)} million a second, the referee ${theirs.toFixed(1)}, ${(ours / theirs).toFixed(2)} times`
  )
}

const HEAD = (name: string) => `# Leaves of the tree of legal moves: ${name}.

# Starts and positions out of random games, counted by Fairy-Stockfish. Written by tools/perft/countLarge.ts.
`

/** Counts and compares; returns 1 if anything differs. */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const [program = '', id = '', count = String(POSITIONS)] = words
  if (!isVariantId(id) || !(id in REFEREE_NAMES)) throw new Error(`no larger board: ${id}`)
  const variant = variantById(id)
  const core = loadCore(path.join(resources, 'core.wasm'))
  const referee = startReferee(program, id)
  const deepest = variant.grid === 'palaces' ? JANGGI_DEPTH : DEPTH
  const tally: Tally = { leaves: 0, ourMs: 0, refereeMs: 0, differences: 0 }
  let text = HEAD(variant.name)
  for (const [index, fen] of gamePositions(core, variant, Number(count)).entries()) {
    text += `\nid position ${index + 1}\nfen ${fen}\n`
    for (let depth = 1; depth <= deepest; depth++) {
      const counted = await referee.count(fen, depth)
      const theirs = withPasses(counted, depth === JANGGI_DEPTH && passes(counted.moves))
      if (theirs.leaves > MOST_LEAVES) break
      const ours = ourCount(core, variant, fen, depth)
      if (!compare(fen, depth, ours, theirs)) tally.differences++
      text += `perft ${depth} ${theirs.leaves}\n`
      if (depth < deepest) continue
      tally.leaves += theirs.leaves
      tally.ourMs += ours.ms
      tally.refereeMs += theirs.ms
    }
  }
  referee.close()
  console.log(told(tally))
  if (tally.differences > 0) return 1
  writeFileSync(path.join(resources, '..', 'test', 'perft', 'suites', `${id}.perft`), text)
  return 0
}
