import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadCore } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import { readEvaluation } from '../../electron/engine/pool/evaluationParameters'
import { layEvaluation } from '../../electron/engine/pool/weights'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { drawVariant, playable, startOf } from './openings'
import type { Paths } from './paths'
import { packSample, RESULT } from './records'
import { drawMove } from './wander'

const USAGE = 'npm run develop -- --games N --out FILE [--plies 28] [--seed 1]'

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count > 0

/** One move in this many is random; otherwise the best of several drawn moves is played. */
const ONE_RANDOM_IN = 4
const CHOICES = 4

/** The hand-crafted evaluation of a position in centipawns, from the view of the side to move. */
type Glance = (position: Position) => number

const chooseMove = (position: Position, glance: Glance, random: Random) => {
  if (random.below(ONE_RANDOM_IN) === 0) return drawMove(position, random)
  const drawn = Array.from({ length: CHOICES }, () => drawMove(position, random)).filter(
    move => move !== undefined,
  )
  const scored = drawn.map(move => {
    position.playFound(move)
    const theirs = glance(position)
    position.undo()
    return { move, theirs }
  })
  return scored.toSorted((a, b) => a.theirs - b.theirs)[0]?.move
}

const recordOf = (position: Position, glance: Glance): readonly Buffer[] => {
  if (position.inCheck()) return []
  const score = glance(position)
  return [
    packSample({
      variant: position.variant,
      setup: position.setup(),
      score: position.turn() === 'white' ? score : 0 - score,
      result: RESULT.unknown,
      ply: 0,
    }),
  ]
}

/** The records of the position and of the one after a random move. */
const recordsAt = (position: Position, glance: Glance, random: Random): readonly Buffer[] => {
  const here = recordOf(position, glance)
  const move = drawMove(position, random)
  if (!move) return here
  position.playFound(move)
  const beside = recordOf(position, glance)
  position.undo()
  return [...here, ...beside]
}

/**
 * Writes positions of openings: from starts of all systems on 8x8 squares after more or less sensible moves, and for
 * each position another after one random move. Their scores are those of the hand-crafted evaluation until a teacher
 * relabels them.
 */
export const main = (words: readonly string[], paths: Paths): number => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      games: { type: 'string', default: '' },
      out: { type: 'string', default: '' },
      plies: { type: 'string', default: '28' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [games, plies] = [Number(values.games), Number(values.plies)]
  if (![games, plies].every(isCount) || values.out === '') {
    console.error(USAGE)
    return 2
  }
  const core = loadCore(paths.core)
  const parameters = layEvaluation(core, readEvaluation(paths.evaluation))
  const glance: Glance = position => core.exports.evaluate(position.address, parameters)
  const random = seededRandom(values.seed)
  const records: Buffer[] = []
  const out = openSync(values.out, 'w')
  let written = 0
  for (let game = 0; game < games; game++) {
    const variant = drawVariant(random, [])
    using position = playable(core, variant, startOf(core, variant, random))
    if (!position) continue
    for (let ply = 0; ply < plies; ply++) {
      records.push(...recordsAt(position, glance, random))
      const move = chooseMove(position, glance, random)
      if (!move) break
      position.playFound(move)
    }
    writeSync(out, Buffer.concat(records))
    written += records.length
    records.length = 0
  }
  closeSync(out)
  console.log(`${written} positions in ${values.out}`)
  return 0
}
