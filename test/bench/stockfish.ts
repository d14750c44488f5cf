import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where Debian puts games is not on everybody's path. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/games']

/** The path of an installed Stockfish, if there is one. */
export const findStockfish = (): string | undefined =>
  FOLDERS.map(folder => path.join(folder, 'stockfish')).find(file => existsSync(file))

/** Lets Stockfish count; answers with the nodes it found. Its start-up, about 10 ms, is in the time. */
export const stockfishPerft = (program: string, fen: string, depth: number): number => {
  const input = `position fen ${fen}\ngo perft ${depth}\nquit\n`
  const { stdout } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 24 })
  const nodes = /Nodes searched: (\d+)/.exec(stdout)?.[1]
  if (nodes === undefined) throw new Error(`${program} counted nothing: ${stdout.slice(-200)}`)
  return Number(nodes)
}
