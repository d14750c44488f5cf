import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseGames } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeInteroperable } from '@shared/tree/interoperable'
import { loadCore } from '../../electron/core/load'
import { answerQuestion } from '../../electron/engine/search/answerQuestion'
import { onAllBoards, type SearchQuestion } from '../../electron/engine/search/searcher'
import { clustersFor, MAX_HASH_MIB } from '../../electron/engine/search/hashSize'
import { openQuestion } from '../../electron/engine/search/openQuestion'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { lineToExamine, mainLinePlaces } from '../../electron/engine/report/gamePlaces'
import { reportPlan } from '../../electron/engine/report/reportPlan'
import { followPlan } from '../../electron/engine/tasks/followPlan'
import { readGame } from '../../electron/rules/games/gameReader'

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

/** Nothing but the searches that a report consists of, closer looks included, each from an empty table as large as there. */
const searching = async (game: Game, nodes: number) => {
  const search = soloSearch(path.join(process.cwd(), 'resources', 'core.wasm'), MAX_HASH_MIB)
  const asked: SearchQuestion[] = []
  const searcher = {
    identity: onAllBoards('alone'),
    width: 1,
    search: (question: SearchQuestion) => {
      asked.push(question)
      return Promise.resolve(answerQuestion(search, question))
    },
  }
  const effort = { limits: { nodes }, multiPv: 1, plies: 1, closer: true, thrifty: false }
  const places = mainLinePlaces(search.core, lineToExamine(game))
  unwrap(await followPlan(reportPlan(search.core, places, effort), searcher))

  const think = (question: SearchQuestion): number => {
    using position = unwrap(openQuestion(search.core, question)).position
    search.forget(clustersFor(question.limits))
    const since = performance.now()
    search.think(position, question.limits)
    return seconds(since)
  }
  return {
    positions: places.length,
    searches: asked.length,
    run: () => asked.reduce((sum, question) => sum + think(question), 0),
  }
}

export interface BenchPlan {
  readonly rounds: number
  /** Of each position. */
  readonly nodes: number
  readonly file: string
}

/** Prints how long the command takes beside the search alone. */
export const annotateSpeed = async ({ rounds, nodes, file }: BenchPlan): Promise<void> => {
  const own = mkdtempSync(path.join(tmpdir(), 'backrank-annotate-speed-'))
  const game = gameIn(file)
  const from = path.join(own, 'game.pgn')
  writeFileSync(from, withoutSetup(unwrap(writeInteroperable(game)).pgn))
  const search = await searching(game, nodes)
  const [commands, searches]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    commands.push(annotate(from, nodes))
    searches.push(search.run())
  }
  rmSync(own, { recursive: true })
  const ratio = median(commands.map((time, round) => time / searches[round]!))
  console.log(
    `${search.positions} positions in ${search.searches} searches of ${nodes} nodes and more, medians of ${rounds} rounds: annotate ${median(commands).toFixed(2)} s, ` +
      `the search alone ${median(searches).toFixed(2)} s; ratio ${ratio.toFixed(2)}`,
  )
}
