import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import type { PoolSize } from '../pool/poolBounds'
import type { RunningSearch, SearchJob } from '../pool/searchJob'
import type { SearchPool } from '../pool/searchPool'
import { sharedClock } from '../pool/gatedClock'

/** A position of the benchmark. */
interface BenchPosition {
  readonly variant: VariantId
  readonly fen: string
}

/**
 * Starts, setups, middle games and endings of all systems that are played, from games of the engine against itself.
 * Changing the list changes the signature.
 */
const BENCH_POSITIONS: readonly BenchPosition[] = [
  { variant: 'chess', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  { variant: 'chess', fen: 'rnb1k2r/1p6/pq1bpnpp/1P1p1p2/P1pP4/B1P1PP1P/2Q1N1P1/RN2KB1R w KQkq - 0 13' },
  { variant: 'chess', fen: 'r3k2r/pp4pp/2n1b3/4Pp2/1PP1n3/P1N2N2/1Q2BqPP/R2K3R w kq - 3 21' },
  { variant: 'chess960', fen: 'rkqnrb1n/p5pp/2pp1p2/1p2p3/2bPP3/2P1BP2/PP1Q2PP/RK1NRB1N w KQkq - 2 7' },
  { variant: 'chess960', fen: 'q1r2nrb/p2k3p/3pp1p1/3n4/2p5/2P1NPP1/PPR2B1P/Q1K1N1R1 w - - 2 16' },
  { variant: 'chess960', fen: 'n1rr3b/3k3p/p2p1Pp1/2p5/P3p3/1PQ1BP1P/2N1q1P1/2KR3B w - - 7 29' },
  { variant: 'double-chess960', fen: 'rknrbnqb/pppppppp/8/8/3P4/8/PPP1PPPP/RNKQRBBN b KQkq - 0 1' },
  { variant: 'double-chess960', fen: '1qr2bbr/pp3k1p/1nnpppp1/8/1NP1PP2/2Q5/P2P2PP/RKR2BBN w KQ - 2 10' },
  { variant: 'double-chess960', fen: 'r1r1n1b1/1pk3q1/3pp2p/p4p2/2Pn1P2/PP2NBP1/5K1P/Q2RR3 w - - 0 19' },
  { variant: 'double-chess960', fen: '4k3/1b1qrn1p/2p1pr1b/ppP2p2/3P1N2/1P1BR1PP/P1N2QK1/R7 w - - 2 36' },
  { variant: 'fischer-benko', fen: '1rb1n1rb/pppppppp/8/8/8/8/PPPPPPPP/R2BQ1BN[RNKqnk] w - - 0 3' },
  { variant: 'fischer-benko', fen: '1qrbbnkr/pp3ppp/3pp3/4n3/2P5/3RNN2/PP2PPPP/RBK1B2Q w Qkq - 2 12' },
  { variant: 'fischer-benko', fen: '2k2r1b/p1p1n1pp/4bp2/8/3Pq1P1/P3P3/1rBNN2P/2RKR3 w k - 0 23' },
  {
    variant: 'half-random-transcendental',
    fen: 'rrk2bbn/pp4pp/1q1npp2/2pp4/5P2/1NBPPQ2/PPP3PP/1BNK1R1R w - - 4 9',
  },
  {
    variant: 'half-random-transcendental',
    fen: '3qknbr/3n4/pp2p1pp/b1p1Pp2/2P2PP1/1PN1BQ1P/P1B1NK2/7R w - - 1 18',
  },
  { variant: 'pre-chess', fen: 'n1qr4/pppppppp/8/8/8/8/PPPPPPPP/4Q1RN[RBBNKrbbnk] w - - 0 4' },
  { variant: 'pre-chess', fen: '1rqb1rkn/pp4pp/1nbpp3/2p2p2/2PP4/1P1QPB2/P4PPP/R1N1BKNR w - - 1 16' },
  { variant: 'transcendental', fen: 'bnrknbqr/pp1ppppp/8/2p5/8/8/PPPPPPPP/KNRRNBBQ w - - 0 2 -' },
  { variant: 'transcendental', fen: 'bk2nrr1/p1pp2pp/Bp2pq2/6b1/3P3n/1R3P2/PPP1Q1PP/NR1K2BN w - - 6 11 -' },
  { variant: 'transcendental', fen: '3br2k/7p/p1bp1p2/Pr6/2pP2P1/1q2BP2/R4K1P/Q3R2B w - - 3 25 -' },
  { variant: 'arrangement', fen: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR b KQkq - 0 2 queen' },
  { variant: 'arrangement', fen: '1r1k3r/ppn2qp1/2nbbp1p/2pNp3/2P1P3/2BPQN2/PP4PP/2KR1B1R w k - 9 15' },
  { variant: 'arrangement-random', fen: 'r1b3kr/pp4pp/2nbpq2/3pNp2/3PnP2/2PBQ3/PP4PP/RNB3KR w KQkq - 6 11' },
  { variant: 'beautiful', fen: 'b1r1kr1b/p1p2ppp/2n1pn2/1p1q4/3P1P2/2PB4/PP2R1PP/N1QR1KBN w Dfc - 0 8' },
  { variant: 'beautiful', fen: '5bkr/p1p2ppp/n1np4/1q2r3/4P3/5PP1/PP1N3P/RBQK2BR w HAh - 1 14' },
  { variant: 'contemporary-random', fen: 'rknnbrqb/pp1ppppp/2p5/8/2PP4/8/PP2PPPP/BQRBNNKR b KQkq - 0 2 K/K' },
  {
    variant: 'contemporary-random',
    fen: '1rkrb2b/pp6/3pqpp1/2n1p2p/4PP2/2QPRBP1/P1P2N1P/2N2KR1 w Kkq - 0 13 K/K',
  },
  { variant: 'ajax-random', fen: 'br1q1nbr/pk4pp/1ppn1p2/4p3/Q3P3/2NP1P2/PP4PP/BRK1N1BR w KQ - 0 9' },
  { variant: 'ajax-random', fen: 'rb1k4/pr3n1p/2p1pN2/8/R2Pp3/2P1B3/1PR3Pq/1K3Q2 w - - 0 20' },
  { variant: 'ajax-random', fen: '8/p2kr2p/2p1p2R/1p1p2P1/1P1PpB1P/K1P1Pn2/P7/8 w - - 1 41' },
]

/** Node counts are comparable only under the same conditions: one thread, this hash size, this depth. */
export const BENCH_SIZE: PoolSize = { threads: 1, hashMiB: 16 }
export const BENCH_DEPTH = 12

/** A running benchmark. */
export interface Bench {
  /** Resolves to the nodes of all positions, or to undefined if it was stopped. */
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
 * Searches a fixed list of positions to a fixed depth. The number of nodes is the signature of the search: a change in
 * code that alters it also alters how the engine plays.
 *
 * @param open opens a pool of {@link BENCH_SIZE}, which is closed at the end
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
