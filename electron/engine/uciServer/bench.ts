import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import type { PoolSize } from '../pool/poolBounds'
import type { RunningSearch, SearchJob } from '../pool/searchJob'
import type { SearchPool } from '../pool/searchPool'
import { sharedClock } from '../pool/sharedClock'
import { BENCH_POSITIONS, type BenchPosition } from './benchPositions'

/** Counts are comparable only if they are made alike: one thread, this hash, this depth. */
export const BENCH_SIZE: PoolSize = { threads: 1, hashMiB: 16 }
export const BENCH_DEPTH = 12

/** A benchmark under way. */
export interface Bench {
  /** The nodes of all positions, or undefined if it was stopped. */
  readonly done: Promise<number | undefined>
  readonly stop: () => void
}

const jobOf = ({ variant, fen }: BenchPosition): SearchJob => {
  const rules = variantById(variant)
  return {
    variant: rules,
    options: [],
    start: unwrap(parseFen(rules, fen)).setup,
    moves: [],
    limits: { depth: BENCH_DEPTH },
    multiPv: 1,
    searchMoves: [],
  }
}

/**
 * Searches a fixed list of positions to a fixed depth. The number of nodes is the signature of the search: a
 * change that alters it alters how the engine plays.
 *
 * @param open a pool of {@link BENCH_SIZE}, which is closed at the end
 */
export const startBench = (open: () => Promise<SearchPool>, write: (line: string) => void): Bench => {
  let isStopped = false
  let running: RunningSearch | undefined

  const searchAll = async (pool: SearchPool): Promise<number> => {
    let nodes = 0
    for (const [i, position] of BENCH_POSITIONS.entries()) {
      if (isStopped) break
      running = pool.search(jobOf(position), () => undefined)
      const { report } = await running.done
      nodes += report.nodes
      write(`${i + 1}/${BENCH_POSITIONS.length} ${position.variant} ${position.fen}: ${report.nodes}`)
    }
    return nodes
  }

  const run = async (): Promise<number | undefined> => {
    const pool = await open()
    const startMs = sharedClock()
    const nodes = await searchAll(pool)
    const ms = Math.max(1, Math.round(sharedClock() - startMs))
    await pool.close()
    if (isStopped) return undefined
    write('')
    write(`Nodes searched : ${nodes}`)
    write(`Total time ms  : ${ms}`)
    write(`Nodes/second   : ${Math.round((nodes * 1000) / ms)}`)
    return nodes
  }

  return {
    done: run(),
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}
