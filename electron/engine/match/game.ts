import { opposite, type ByColor, type Color } from '@shared/board/color'
import type { Move } from '@shared/board/move'
import type { Outcome } from '@shared/board/positionError'
import type { Setup } from '@shared/board/setup'
import { whiteView } from '@shared/analysis/pointOfView'
import type { Score } from '@shared/analysis/score'
import type { PgnResult } from '@shared/notation/pgn/pgn'
import { findByUci, makeUci } from '@shared/notation/uci'
import { unwrap, type Result } from '@shared/result'
import type { TreeNode } from '@shared/tree/node'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { makePosition } from '../uciClient/uciCommands'
import { playMove } from '../../rules/positions/playMove'
import { adjudicate, type AdjudicationRules, type Adjudication } from './adjudication'
import type { MatchMapping, MatchTerms } from './matchMapping'
import { afterMove, allowedMs, freshClock, goCommand, type ClockState, type MatchLimits } from './limits'
import type { PlayerFault } from '../uciClient/playerFault'
import type { PlayerMove, UciPlayer } from '../uciClient/uciPlayer'

/** One side of a game. */
export interface MatchPlayer {
  readonly player: UciPlayer
  readonly mapping: MatchMapping
  readonly limits: MatchLimits
  /** By how many milliseconds an engine may exceed its time without penalty. */
  readonly marginMs: number
}

export interface PlayedPly {
  readonly color: Color
  readonly node: TreeNode
  readonly elapsedMs: number
  readonly nodes: number
  readonly depth: number | undefined
  readonly score: Score<'white'> | undefined
}

/** What an engine did wrong, and where. */
export interface GameFault extends PlayerFault {
  readonly color: Color
  /** The position in which the engine had to move. */
  readonly fen: string
  /** The number of plies played before. */
  readonly ply: number
}

export type GameEnd =
  | { readonly by: 'rules'; readonly outcome: Outcome }
  | { readonly by: 'adjudication'; readonly verdict: Adjudication }
  | { readonly by: 'fault'; readonly fault: GameFault }

/** A game from its start to its end. */
export interface PlayedGame {
  readonly startFen: string
  readonly startInCheck: boolean
  readonly plies: readonly PlayedPly[]
  readonly end: GameEnd
  readonly result: Exclude<PgnResult, '*'>
}

const wonBy = (color: Color): '1-0' | '0-1' => (color === 'white' ? '1-0' : '0-1')

const resultOf = (end: GameEnd): PlayedGame['result'] => {
  if (end.by === 'fault') return wonBy(opposite(end.fault.color))
  if (end.by === 'rules') return end.outcome.winner ? wonBy(end.outcome.winner) : '1/2-1/2'
  return end.verdict.kind === 'win' ? wonBy(end.verdict.winner) : '1/2-1/2'
}

/** A game under way. */
interface GameInPlay {
  readonly position: Position
  readonly start: Setup
  readonly seats: ByColor<MatchPlayer>
  readonly moves: Move[]
  readonly plies: PlayedPly[]
  readonly clocks: { white: ClockState | undefined; black: ClockState | undefined }
}

const askForMove = async ({
  position,
  start,
  seats,
  moves,
  clocks,
}: GameInPlay): Promise<Result<PlayerMove, PlayerFault>> => {
  const turn = position.turn()
  const { player, mapping, limits, marginMs } = seats[turn]
  const allowed = allowedMs(limits, clocks[turn])
  return player.search({
    position: makePosition(
      mapping.fen(start),
      moves.map(move => makeUci(mapping.writing, move)),
    ),
    go: goCommand(limits, turn, clocks[turn], clocks[opposite(turn)]),
    withinMs: allowed === undefined ? undefined : allowed + marginMs,
  })
}

/** Time within the margin is forgiven: it does not bring the clock below zero. */
const runClock = ({ clocks }: GameInPlay, turn: Color, elapsedMs: number): void => {
  const clock = clocks[turn]
  if (clock) clocks[turn] = afterMove(clock, Math.min(elapsedMs, clock.leftMs))
}

const faultOf = ({ position, plies }: GameInPlay, fault: PlayerFault): GameEnd => ({
  by: 'fault',
  fault: { ...fault, color: position.turn(), fen: position.fen(), ply: plies.length },
})

const plyOf = (turn: Color, node: TreeNode, { elapsedMs, nodes, info }: PlayerMove): PlayedPly => ({
  color: turn,
  node,
  elapsedMs,
  nodes,
  depth: info?.depth,
  score: info?.score && whiteView(info.score, turn),
})

/** Asks the engine to move for a move and plays it; returns the end of the game if that fails. */
const playPly = async (game: GameInPlay): Promise<GameEnd | undefined> => {
  const { position, seats, moves, plies } = game
  const turn = position.turn()
  const { player } = seats[turn]
  const asked = await askForMove(game)
  if (!asked.ok) return faultOf(game, asked.error)
  const { move: text, elapsedMs } = asked.value
  if (text === '') return faultOf(game, player.fault('noMove', 'named no move'))
  const move = findByUci(position.variant, position.legalMoves(), text)
  if (!move) return faultOf(game, player.fault('illegalMove', text))
  runClock(game, turn, elapsedMs)
  const played = playMove(position, move)
  const node: TreeNode = {
    id: played.uci,
    ...played,
    nags: [],
    commentsBefore: [],
    comments: [],
    children: [],
  }
  moves.push(move)
  plies.push(plyOf(turn, node, asked.value))
  return undefined
}

const endOf = ({ position, plies }: GameInPlay, rules: AdjudicationRules): GameEnd | undefined => {
  const outcome = position.outcome()
  if (outcome) return { by: 'rules', outcome }
  const scores = plies.map(({ score }) => score)
  const verdict = adjudicate(rules, scores)
  return verdict && { by: 'adjudication', verdict }
}

/** Announces a game to both engines; one that is not ready for it loses. */
const begin = async (game: GameInPlay): Promise<GameEnd | undefined> => {
  const colors = ['white', 'black'] as const
  for (const color of colors) {
    const ready = await game.seats[color].player.newGame()
    if (!ready.ok) return { by: 'fault', fault: { ...ready.error, color, fen: game.position.fen(), ply: 0 } }
  }
  return undefined
}

const freshClocks = ({ white, black }: ByColor<MatchPlayer>): GameInPlay['clocks'] => ({
  white: white.limits.clock && freshClock(white.limits.clock),
  black: black.limits.clock && freshClock(black.limits.clock),
})

/** Plays a game. The rules core is the arbiter: it refuses illegal moves and decides when the game is over. */
export const playGame = async (
  core: Core,
  { variant, options }: MatchTerms,
  start: Setup,
  seats: ByColor<MatchPlayer>,
  rules: AdjudicationRules,
): Promise<PlayedGame> => {
  using position = unwrap(Position.from(core, variant, start, options))
  const startFen = position.fen()
  const startInCheck = position.inCheck()
  const game: GameInPlay = {
    position,
    start: position.setup(),
    seats,
    moves: [],
    plies: [],
    clocks: freshClocks(seats),
  }
  let end = (await begin(game)) ?? endOf(game, rules)
  while (!end) end = (await playPly(game)) ?? endOf(game, rules)
  return { startFen, startInCheck, plies: game.plies, end, result: resultOf(end) }
}
