import { sprtState, type Sprt } from '@shared/analysis/elo'
import type { Color } from '@shared/board/color'
import type { Core } from '../../core/load'
import type { AdjudicationRules } from './adjudication'
import type { MatchTerms } from './matchMapping'
import { Table, type Entrant, type EngineHosting } from './entrants'
import { playGame, type PlayedGame, type MatchPlayer } from './game'
import type { MatchStart } from './matchStarts'
import { emptyTally, withGame, withPairOf, type MatchGame, type MatchTally } from './tally'
import type { PlayerFault } from '../uciClient/playerFault'
import type { UciPlayer } from '../uciClient/uciPlayer'

/** A match of one engine against one or several. */
export interface MatchPlan {
  readonly terms: MatchTerms
  /** One for each round; each is played twice, with colors reversed. */
  readonly starts: readonly MatchStart[]
  /** The engine that meets all others. */
  readonly first: Entrant
  readonly opponents: readonly Entrant[]
  /** The number of games played at a time. */
  readonly concurrency: number
  readonly marginMs: number
  readonly rules: AdjudicationRules
  /** Ends the match once it is decided; only with one opponent. */
  readonly sprt?: Sprt
}

/** Called after each game with the game and the standing of the match. */
type OnGame = (game: MatchGame, tally: MatchTally) => void

/** Why a match ended before its last game. */
export type MatchStop =
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'decided' }
  /** An engine could not be started again. */
  | { readonly kind: 'engineLost'; readonly engine: number; readonly fault: PlayerFault }

export interface MatchEnd {
  readonly tally: MatchTally
  /** Undefined if every game has been played. */
  readonly stop: MatchStop | undefined
}

/** The two games from one start. */
type PairTask = Pick<MatchGame, 'round' | 'start' | 'opponent'>

const tasksOf = ({ starts, opponents }: MatchPlan): readonly PairTask[] =>
  starts.flatMap((start, index) => opponents.map((_, opponent) => ({ round: index + 1, start, opponent })))

const seatOf = (
  player: UciPlayer,
  { mapping, spec: { limits } }: Entrant,
  marginMs: number,
): MatchPlayer => ({
  player,
  mapping,
  limits,
  marginMs,
})

/** A match under way: its tables take pairs from one list until it is empty or the match is stopped. */
class Match {
  private tally: MatchTally
  private stop: MatchStop | undefined
  private readonly tasks: PairTask[]
  private readonly tables: Table[] = []

  constructor(
    private readonly core: Core,
    private readonly plan: MatchPlan,
    private readonly surroundings: EngineHosting,
    private readonly onGame: OnGame,
  ) {
    this.tasks = tasksOf(plan).toReversed()
    this.tally = emptyTally(plan.opponents.length)
  }

  async run(signal: AbortSignal): Promise<MatchEnd> {
    const interrupt = () => this.end({ kind: 'interrupted' })
    signal.addEventListener('abort', interrupt, { once: true })
    if (signal.aborted) interrupt()
    try {
      await Promise.all(Array.from({ length: this.plan.concurrency }, () => this.playAtTable()))
    } finally {
      signal.removeEventListener('abort', interrupt)
    }
    return { tally: this.tally, stop: this.stop }
  }

  private end(stop: MatchStop): void {
    this.stop ??= stop
    for (const table of this.tables) table.kill()
  }

  private async playAtTable(): Promise<void> {
    const table = new Table(this.surroundings)
    this.tables.push(table)
    try {
      for (let task = this.next(); task; task = this.next()) await this.playPair(table, task)
    } finally {
      await table.close()
    }
  }

  private next(): PairTask | undefined {
    return this.stop ? undefined : this.tasks.pop()
  }

  private async playPair(table: Table, task: PairTask): Promise<void> {
    const one = await this.playOne(table, task, 'white')
    if (!one) return
    this.onGame(one, this.tally)
    const other = await this.playOne(table, task, 'black')
    if (!other) return
    this.tally = withPairOf(this.tally, [one, other])
    this.onGame(other, this.tally)
    const { sprt } = this.plan
    if (sprt && sprtState(sprt, this.tally.duels[0]!.pairs).accepted) this.end({ kind: 'decided' })
  }

  /** Plays a game in which the first engine has this color; undefined if the match has been stopped meanwhile. */
  private async playOne(table: Table, task: PairTask, color: Color): Promise<MatchGame | undefined> {
    const { opponent, round, start } = task
    const game = await this.playSeated(table, task, color)
    if (!game || this.stop) return undefined
    const finished = { number: this.tally.games + 1, round, start, opponent, color, game }
    this.tally = withGame(this.tally, finished)
    return finished
  }

  private async playSeated(
    table: Table,
    { opponent, start }: PairTask,
    color: Color,
  ): Promise<PlayedGame | undefined> {
    const { terms, first, opponents, marginMs, rules } = this.plan
    const other = opponents[opponent]!
    const own = await table.seat(first)
    if (!own.ok) {
      this.end({ kind: 'engineLost', engine: 0, fault: own.error })
      return undefined
    }
    const rival = await table.seat(other)
    if (!rival.ok) {
      this.end({ kind: 'engineLost', engine: opponent + 1, fault: rival.error })
      return undefined
    }
    const seats = [seatOf(own.value, first, marginMs), seatOf(rival.value, other, marginMs)] as const
    const [white, black] = color === 'white' ? seats : [seats[1], seats[0]]
    return playGame(this.core, terms, start.setup, { white, black }, rules)
  }
}

/** Plays a match. However it ends, no engine is running when the promise resolves. */
export const playMatch = (
  core: Core,
  plan: MatchPlan,
  surroundings: EngineHosting,
  onGame: OnGame,
  signal: AbortSignal,
): Promise<MatchEnd> => new Match(core, plan, surroundings, onGame).run(signal)
