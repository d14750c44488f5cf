import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { chessopsPerft } from './chessopsGames'
import type { Section } from './report'
import { interleave, type Contender } from './rounds'
import { findStockfish, stockfishPerft } from './stockfish'
import { findWasmStockfish, wasmStockfishPerft } from './wasmStockfish'

/** A position and the depths at which the fast and the slow ones count: about a second each. */
interface PerftCase {
  readonly name: string
  readonly fen: string
  readonly depth: number
  readonly shallow: number
}

/** @see https://www.chessprogramming.org/Perft_Results */
const CASES: readonly PerftCase[] = [
  {
    name: 'the array of chess',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    depth: 6,
    shallow: 5,
  },
  {
    name: 'Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 5,
    shallow: 4,
  },
]

const corePerft = (core: Core, fen: string, depth: number): number => {
  const chess = variantById('chess')
  using position = unwrap(Position.from(core, chess, unwrap(parseFen(chess, fen)).setup))
  return position.perft(depth)
}

const NO_STOCKFISH = 'Stockfish is not installed here, so it is not in this table.'
const NO_WASM =
  'Stockfish in WebAssembly is not here; `npm install --no-save --prefix .cache/stockfish stockfish@19` brings it.'

const perftSection = (core: Core, { name, fen, depth, shallow }: PerftCase, rounds: number): Section => {
  const stockfish = findStockfish()
  const wasm = findWasmStockfish()
  const contenders: Contender[] = [
    { name: 'the core', work: () => corePerft(core, fen, depth) },
    { name: 'chessops, in this process', work: () => chessopsPerft(fen, shallow) },
  ]
  if (stockfish !== undefined)
    contenders.push({ name: 'Stockfish, a process', work: () => stockfishPerft(stockfish, fen, depth) })
  if (wasm !== undefined)
    contenders.push({
      name: 'Stockfish 19 in WebAssembly',
      work: () => wasmStockfishPerft(wasm, fen, depth),
    })
  return {
    title: `Perft from ${name}`,
    unit: 'nodes',
    speeds: interleave(contenders, rounds),
    remarks: [
      `Depth ${depth}; chessops ${shallow}. All counts agree.`,
      ...(stockfish === undefined ? [NO_STOCKFISH] : []),
      ...(wasm === undefined ? [NO_WASM] : []),
    ],
  }
}

const assertAgreement = (core: Core, { name, fen, depth, shallow }: PerftCase): void => {
  const stockfish = findStockfish()
  if (corePerft(core, fen, shallow) !== chessopsPerft(fen, shallow))
    throw new Error(`the core and chessops do not agree on ${name}`)
  if (stockfish !== undefined && corePerft(core, fen, depth) !== stockfishPerft(stockfish, fen, depth))
    throw new Error(`the core and Stockfish do not agree on ${name}`)
}

/** Counting nodes: the core against a library and against an engine. */
export const perftSections = (core: Core, rounds: number): readonly Section[] => {
  for (const one of CASES) assertAgreement(core, one)
  return CASES.map(one => perftSection(core, one, rounds))
}
