import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Timed } from './rounds'

/** 196 MB, so it is not installed by default: `npm install --no-save --prefix .cache/stockfish stockfish@19`. */
const FOLDERS = ['node_modules', '.cache/stockfish/node_modules']

/** Stockfish compiled to WebAssembly for one thread, if npm's package of it is there. */
export const findWasmStockfish = (): string | undefined =>
  FOLDERS.map(folder => path.resolve(folder, 'stockfish/bin/stockfish-19-lite-single.js')).find(existsSync)

/** Lets it count in a process of its own; only the counting is timed, not its start. */
export const wasmStockfishPerft = (engine: string, fen: string, depth: number): Timed => {
  const script = path.resolve('test/bench/timePerft.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [script, engine, fen, String(depth)], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (stdout === '') throw new Error(`${engine} counted nothing: ${stderr.slice(-200)}`)
  return JSON.parse(stdout) as Timed
}
