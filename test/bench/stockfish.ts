import { spawnSync } from 'node:child_process'
import { findProgram } from '../../scripts/testPrograms.mjs'

/** The path of an installed Stockfish, if there is one. */
export const findStockfish = (): string | undefined => findProgram('stockfish')

/** Lets Stockfish count; answers with the nodes it found. Its start-up, about 10 ms, is in the time. */
export const stockfishPerft = (program: string, fen: string, depth: number): number => {
  const input = `position fen ${fen}\ngo perft ${depth}\nquit\n`
  const { stdout } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 24 })
  const nodes = /Nodes searched: (\d+)/.exec(stdout)?.[1]
  if (nodes === undefined) throw new Error(`${program} counted nothing: ${stdout.slice(-200)}`)
  return Number(nodes)
}
