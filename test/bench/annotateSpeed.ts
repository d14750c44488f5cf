import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseGames } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeInteroperable } from '@shared/tree/interoperable'
import { isSetupPly } from '@shared/tree/moveNumber'
import { mainline } from '@shared/tree/tree'
import { loadCore } from '../../electron/core/load'
import { clustersFor, MOST_HASH_MIB } from '../../electron/engine/examination/hashSize'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { readGame } from '../../electron/rules/games/gameReader'
import { openPosition } from '../../electron/rules/positions/openPosition'

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

/** Nothing but the searches, each from an empty table as large as that of a report. */
const searching = (game: Game, nodes: number) => {
  const search = soloSearch(path.join(process.cwd(), 'resources', 'core.wasm'), MOST_HASH_MIB)
  const { variant } = game
  const line = mainline(game.root)
  const fens = line.slice(line.findLastIndex(isSetupPly)).map(({ fen }) => fen)
  const think = (fen: string): number => {
    const opened = unwrap(openPosition(search.core, { variant, fen, options: game.options }))
    using position = opened.position
    search.forget(clustersFor({ nodes }))
    const since = performance.now()
    search.think(position, { nodes })
    return seconds(since)
  }
  return { positions: fens.length, run: () => fens.reduce((sum, fen) => sum + think(fen), 0) }
}

export interface BenchPlan {
  readonly rounds: number
  /** Of each position. */
  readonly nodes: number
  readonly file: string
}

/** Prints how long the command takes beside the search alone. */
export const annotateSpeed = ({ rounds, nodes, file }: BenchPlan): void => {
  const own = mkdtempSync(path.join(tmpdir(), 'backrank-annotate-speed-'))
  const game = gameIn(file)
  const from = path.join(own, 'game.pgn')
  writeFileSync(from, withoutSetup(unwrap(writeInteroperable(game)).pgn))
  const search = searching(game, nodes)
  const [commands, searches]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    commands.push(annotate(from, nodes))
    searches.push(search.run())
  }
  rmSync(own, { recursive: true })
  const ratio = median(commands.map((time, round) => time / searches[round]!))
  console.log(
    `${search.positions} positions of ${nodes} nodes, medians of ${rounds} rounds: annotate ${median(commands).toFixed(2)} s, ` +
      `the search alone ${median(searches).toFixed(2)} s; ratio ${ratio.toFixed(2)}`,
  )
}
