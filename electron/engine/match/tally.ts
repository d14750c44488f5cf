import { NO_PAIRS, withPair, type PairCounts } from '@shared/analysis/elo'
import { opposite, type Color } from '@shared/board/color'
import type { GameFault, PlayedGame } from './game'
import type { MatchStart } from './matchStarts'

/** A finished game of a match. */
export interface MatchGame {
  /** Numbered by the order in which games end, from 1. */
  readonly number: number
  /** From 1. */
  readonly round: number
  readonly start: MatchStart
  /** The index of the first engine's opponent, from 0. */
  readonly opponent: number
  /** The first engine's color. */
  readonly color: Color
  readonly game: PlayedGame
}

/** Statistics of an engine over all its games. */
export interface EngineTally {
  readonly moves: number
  readonly nodes: number
  readonly timeMs: number
  /** The longest time taken for a move. */
  readonly longestMs: number
  /** The sum of the depths over the moves for which the engine gave one, and the number of such moves. */
  readonly depths: number
  readonly depthMoves: number
}

const NOTHING: EngineTally = { moves: 0, nodes: 0, timeMs: 0, longestMs: 0, depths: 0, depthMoves: 0 }

/** Games between the first engine and one opponent, from the first engine's view. */
export interface Duel {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Counts of the pairs whose games are both over. */
  readonly pairs: PairCounts
}

const NO_DUEL: Duel = { wins: 0, draws: 0, losses: 0, pairs: NO_PAIRS }

/** A fault, and the game in which it happened. */
export interface MatchFault {
  readonly game: MatchGame
  /** 0 for the first engine; the opponents follow. */
  readonly engine: number
  readonly fault: GameFault
}

/** Everything that has been counted so far. */
export interface MatchTally {
  readonly games: number
  readonly duels: readonly Duel[]
  /** The first engine comes first, then its opponents. */
  readonly engines: readonly EngineTally[]
  readonly faults: readonly MatchFault[]
}

/** An empty tally for this many opponents. */
export const emptyTally = (opponents: number): MatchTally => ({
  games: 0,
  duels: Array.from({ length: opponents }, () => NO_DUEL),
  engines: Array.from({ length: opponents + 1 }, () => NOTHING),
  faults: [],
})

/** The first engine's points: 0, 1/2 or 1. */
export const gamePoints = ({ color, game }: Pick<MatchGame, 'color' | 'game'>): number => {
  if (game.result === '1/2-1/2') return 0.5
  return (game.result === '1-0') === (color === 'white') ? 1 : 0
}

/** The engine that plays a color: 0 for the first, else the opponent's index plus 1. */
export const engineOf = ({ color, opponent }: MatchGame, played: Color): number =>
  played === color ? 0 : opponent + 1

const withDuel = (duel: Duel, points: number): Duel => ({
  ...duel,
  wins: duel.wins + (points === 1 ? 1 : 0),
  draws: duel.draws + (points === 0.5 ? 1 : 0),
  losses: duel.losses + (points === 0 ? 1 : 0),
})

const withMoves = (tally: EngineTally, { plies }: PlayedGame, color: Color): EngineTally =>
  plies
    .filter(ply => ply.color === color)
    .reduce(
      (sum, { elapsedMs, nodes, depth }) => ({
        moves: sum.moves + 1,
        nodes: sum.nodes + nodes,
        timeMs: sum.timeMs + elapsedMs,
        longestMs: Math.max(sum.longestMs, elapsedMs),
        depths: sum.depths + (depth ?? 0),
        depthMoves: sum.depthMoves + (depth === undefined ? 0 : 1),
      }),
      tally,
    )

/** Counts a game that is over. */
export const withGame = (tally: MatchTally, game: MatchGame): MatchTally => {
  const { end } = game.game
  const engines = [...tally.engines]
  for (const color of [game.color, opposite(game.color)]) {
    const engine = engineOf(game, color)
    engines[engine] = withMoves(engines[engine]!, game.game, color)
  }
  const fault =
    end.by === 'fault' ? [{ game, engine: engineOf(game, end.fault.color), fault: end.fault }] : []
  return {
    games: tally.games + 1,
    duels: tally.duels.with(game.opponent, withDuel(tally.duels[game.opponent]!, gamePoints(game))),
    engines,
    faults: [...tally.faults, ...fault],
  }
}

/** Counts two games as a pair. */
export const withPairOf = (tally: MatchTally, games: readonly [MatchGame, MatchGame]): MatchTally => {
  const [{ opponent }] = games
  const duel = tally.duels[opponent]!
  const points = gamePoints(games[0]) + gamePoints(games[1])
  return {
    ...tally,
    duels: tally.duels.with(opponent, { ...duel, pairs: withPair(duel.pairs, points) }),
  }
}
