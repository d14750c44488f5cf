import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseFen } from '@shared/notation/fen/fen'
import { parseGames } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeInteroperable } from '@shared/tree/interoperable'
import { isSetupPly } from '@shared/tree/moveNumber'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import { openPool } from '../../electron/engine/pool/searchPool'
import { readGame } from '../../electron/rules/games/gameReader'

const HASH_MIB = 64

const gameIn = (file: string): Game => {
  const text = readFileSync(file, 'utf8')
  return unwrap(readGame(loadCore(), parseGames(text)[0]!, text))
}

const seconds = (since: number): number => (performance.now() - since) / 1000

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

/** Without its setup, whose arrays are searched with nodes of their own. */
const withoutSetup = (pgn: string): string => pgn.replace(/^\[Setup(?:Variant|FEN|Moves) .*\n/gm, '')

const annotate = (from: string, nodes: number): number => {
  const since = performance.now()
  const args = ['annotate', from, '-o', `${from}.out`, '--nodes', String(nodes), '--threads', '1']
  const { status, stderr } = spawnSync(process.execPath, ['out/main/cli.js', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return seconds(since)
}

const searching = async (game: Game, nodes: number, folder: string) => {
  const corePath = path.join(process.cwd(), 'resources', 'core.wasm')
  const workerFile = path.join(folder, 'searchWorker.js')
  const onFault = (fault: unknown) => console.error(fault)
  const pool = await openPool({ corePath, workerFile, threads: 1, hashMiB: HASH_MIB, onFault, niceness: 0 })
  const variant = variantById(game.variant)
  const line = mainline(game.root)
  const fens = line.slice(line.findLastIndex(isSetupPly) + 1).map(({ fen }) => fen)
  const run = async (): Promise<number> => {
    const since = performance.now()
    for (const fen of fens) {
      const { setup: start } = unwrap(parseFen(variant, fen))
      const job = { variant, options: [], start, moves: [], limits: { nodes }, multiPv: 1, searchMoves: [] }
      await pool.search(job, () => undefined).done
    }
    return seconds(since)
  }
  return { positions: fens.length, run, close: () => pool.close() }
}

export interface BenchPlan {
  readonly rounds: number
  /** Of each position. */
  readonly nodes: number
  readonly file: string
}

/** Prints how long the command takes beside the search alone. */
export const annotateSpeed = async ({ rounds, nodes, file }: BenchPlan, folder: string): Promise<void> => {
  const own = mkdtempSync(path.join(tmpdir(), 'backrank-annotate-speed-'))
  const game = gameIn(file)
  const from = path.join(own, 'game.pgn')
  writeFileSync(from, withoutSetup(unwrap(writeInteroperable(game)).pgn))
  const search = await searching(game, nodes, folder)
  const [commands, searches]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    commands.push(annotate(from, nodes))
    searches.push(await search.run())
  }
  await search.close()
  rmSync(own, { recursive: true })
  const ratio = median(commands.map((time, round) => time / searches[round]!))
  console.log(
    `${search.positions} positions of ${nodes} nodes, medians of ${rounds} rounds: annotate ${median(commands).toFixed(2)} s, ` +
      `the search alone ${median(searches).toFixed(2)} s; ratio ${ratio.toFixed(2)}`,
  )
}
