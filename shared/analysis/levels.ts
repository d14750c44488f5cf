/** How well our engine plays a practice game: how far it searches, and how often it chooses a lesser move. */
export interface PlayLevel {
  /** 1 to 13. */
  readonly level: number
  /** The kind of player who is roughly an even match for the level. */
  readonly strength: (typeof LEVELS)[number]['strength']
  /** The positions that it searches before a move; no limit if absent. */
  readonly nodes?: number
  /** How many plies it looks ahead; no limit if absent. */
  readonly depth?: number
  /** The time for a move in a game without a clock, in milliseconds. */
  readonly moveTimeMs?: number
  /** The number of best moves among which it chooses. */
  readonly choices: number
  /**
   * If a move is worse by this many centipawns, it is played with 1/e of the best move's likelihood; 0 means that the best move
   * is always played.
   */
  readonly temperature: number
  /** How many of a hundred moves it overlooks; none if absent. */
  readonly overlooked?: number
  /** How well it places pieces: the most nodes for each possible array. */
  readonly arrayNodes: number
  /** The approximate total of nodes for a placement; each rank is searched even if that takes more. */
  readonly placementNodes: number
  /** Like `temperature`, but for placements. */
  readonly placementTemperature: number
}

type Gathered = 'level' | 'choices' | 'temperature' | 'arrayNodes' | 'placementNodes' | 'placementTemperature'

/** A level without its number. */
interface LevelRow extends Omit<PlayLevel, Gathered | 'strength'> {
  readonly strength: string
  readonly choosing: readonly [choices: number, temperature: number]
  readonly placing: readonly [arrayNodes: number, nodes: number, temperature: number]
}

const LEVELS = [
  { strength: 'firstGame', depth: 1, choosing: [80, 400], overlooked: 60, placing: [25, 10_000, 500] },
  { strength: 'learner', depth: 2, choosing: [60, 190], overlooked: 24, placing: [50, 20_000, 350] },
  { strength: 'knowsTheMoves', depth: 3, choosing: [30, 130], overlooked: 10, placing: [75, 35_000, 240] },
  { strength: 'novice', nodes: 800, depth: 3, choosing: [14, 95], placing: [100, 50_000, 160] },
  { strength: 'beginner', nodes: 1_500, depth: 4, choosing: [10, 58], placing: [200, 80_000, 100] },
  { strength: 'casual', nodes: 2_000, depth: 5, choosing: [9, 49], placing: [400, 120_000, 60] },
  { strength: 'regular', nodes: 2_500, depth: 6, choosing: [8, 41], placing: [700, 200_000, 35] },
  { strength: 'club', nodes: 4_000, depth: 7, choosing: [7, 29], placing: [1_000, 300_000, 20] },
  { strength: 'strongClub', nodes: 7_000, choosing: [6, 18], placing: [2_000, 500_000, 10] },
  { strength: 'candidateMaster', nodes: 18_000, choosing: [4, 9], placing: [4_000, 800_000, 5] },
  { strength: 'master', nodes: 50_000, choosing: [2, 4], placing: [8_000, 1_200_000, 0] },
  { strength: 'strongMaster', nodes: 200_000, choosing: [1, 0], placing: [16_000, 2_000_000, 0] },
  { strength: 'full', moveTimeMs: 2000, choosing: [1, 0], placing: [32_000, 3_000_000, 0] },
] as const satisfies readonly LevelRow[]

/**
 * The levels, weakest first, fitted to games: about 150 to 300 Elo apart (docs/measurements.md). They differ more in how often
 * they err than in how far they search: at a temperature of one pawn, a level gives away a pawn every few moves.
 */
export const PLAY_LEVELS: readonly PlayLevel[] = LEVELS.map(({ choosing, placing, ...row }, index) => {
  const [choices, temperature] = choosing
  const [arrayNodes, placementNodes, placementTemperature] = placing
  return { level: index + 1, ...row, choices, temperature, arrayNodes, placementNodes, placementTemperature }
})

/** The level with a number; throws if there is none. */
export const playLevel = (level: number): PlayLevel => {
  const found = PLAY_LEVELS.find(one => one.level === level)
  if (!found) throw new RangeError(`no level ${level}`)
  return found
}
