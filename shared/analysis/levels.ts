/** The player that a level is roughly an even match for. */
export type Strength =
  | 'firstGame'
  | 'learner'
  | 'knowsTheMoves'
  | 'novice'
  | 'beginner'
  | 'casual'
  | 'regular'
  | 'club'
  | 'strongClub'
  | 'candidateMaster'
  | 'master'
  | 'strongMaster'
  | 'full'

/** How well our engine plays a practice game: how far it looks, and how often it prefers a lesser move. */
export interface PlayLevel {
  /** 1 to 13. */
  readonly level: number
  readonly strength: Strength
  /** Positions it looks at before a move; no limit if absent. */
  readonly nodes?: number
  /** Plies it looks ahead; no limit if absent. */
  readonly depth?: number
  /** Time for a move in a game without a clock. */
  readonly moveTimeMs?: number
  /** Moves among which it chooses. */
  readonly choices: number
  /**
   * Centipawns by which a move may be worse and still be played with 1/e of the best move's likelihood;
   * 0 where it always plays the best.
   */
  readonly temperature: number
  /** Of a hundred moves, those that it does not think of; none if absent. */
  readonly overlooked?: number
  /** How well it places pieces: the most nodes for each array that can arise. */
  readonly arrayNodes: number
  /** Nodes for a placement in all, roughly: each rank is searched even beyond this. */
  readonly placementNodes: number
  /** As temperature, of placements. */
  readonly placementTemperature: number
}

/**
 * The levels, weakest first, fitted to games: some 150 to 300 Elo apart (docs/measurements.md). They differ in how
 * often they err, more than in how far they look: at a temperature of a pawn a level gives away a pawn every few moves.
 */
export const PLAY_LEVELS: readonly PlayLevel[] = [
  {
    level: 1,
    strength: 'firstGame',
    depth: 1,
    choices: 80,
    temperature: 400,
    overlooked: 60,
    arrayNodes: 25,
    placementNodes: 10_000,
    placementTemperature: 500,
  },
  {
    level: 2,
    strength: 'learner',
    depth: 2,
    choices: 60,
    temperature: 190,
    overlooked: 24,
    arrayNodes: 50,
    placementNodes: 20_000,
    placementTemperature: 350,
  },
  {
    level: 3,
    strength: 'knowsTheMoves',
    depth: 3,
    choices: 30,
    temperature: 130,
    overlooked: 10,
    arrayNodes: 75,
    placementNodes: 35_000,
    placementTemperature: 240,
  },
  {
    level: 4,
    strength: 'novice',
    nodes: 800,
    depth: 3,
    choices: 14,
    temperature: 95,
    arrayNodes: 100,
    placementNodes: 50_000,
    placementTemperature: 160,
  },
  {
    level: 5,
    strength: 'beginner',
    nodes: 1_500,
    depth: 4,
    choices: 10,
    temperature: 58,
    arrayNodes: 200,
    placementNodes: 80_000,
    placementTemperature: 100,
  },
  {
    level: 6,
    strength: 'casual',
    nodes: 2_000,
    depth: 5,
    choices: 9,
    temperature: 49,
    arrayNodes: 400,
    placementNodes: 120_000,
    placementTemperature: 60,
  },
  {
    level: 7,
    strength: 'regular',
    nodes: 2_500,
    depth: 6,
    choices: 8,
    temperature: 41,
    arrayNodes: 700,
    placementNodes: 200_000,
    placementTemperature: 35,
  },
  {
    level: 8,
    strength: 'club',
    nodes: 4_000,
    depth: 7,
    choices: 7,
    temperature: 29,
    arrayNodes: 1_000,
    placementNodes: 300_000,
    placementTemperature: 20,
  },
  {
    level: 9,
    strength: 'strongClub',
    nodes: 7_000,
    choices: 6,
    temperature: 18,
    arrayNodes: 2_000,
    placementNodes: 500_000,
    placementTemperature: 10,
  },
  {
    level: 10,
    strength: 'candidateMaster',
    nodes: 18_000,
    choices: 4,
    temperature: 9,
    arrayNodes: 4_000,
    placementNodes: 800_000,
    placementTemperature: 5,
  },
  {
    level: 11,
    strength: 'master',
    nodes: 50_000,
    choices: 2,
    temperature: 4,
    arrayNodes: 8_000,
    placementNodes: 1_200_000,
    placementTemperature: 0,
  },
  {
    level: 12,
    strength: 'strongMaster',
    nodes: 200_000,
    choices: 1,
    temperature: 0,
    arrayNodes: 16_000,
    placementNodes: 2_000_000,
    placementTemperature: 0,
  },
  {
    level: 13,
    strength: 'full',
    moveTimeMs: 2000,
    choices: 1,
    temperature: 0,
    arrayNodes: 32_000,
    placementNodes: 3_000_000,
    placementTemperature: 0,
  },
]

/** The level of a number; a number that has none throws. */
export const playLevel = (level: number): PlayLevel => {
  const found = PLAY_LEVELS.find(one => one.level === level)
  if (!found) throw new RangeError(`no level ${level}`)
  return found
}
