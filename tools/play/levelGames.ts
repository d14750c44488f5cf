import type { PlayLevel } from '@shared/analysis/levels'
import { unwrap } from '@shared/result'
import { drawStart, seededRandom, type Random } from '@shared/setup/starts/random'
import { variantById, type VariantId } from '@shared/variants'
import { decodeMove } from '../../electron/core/moveCode'
import { Position } from '../../electron/core/position'
import { foundScore } from '../../electron/engine/pool/foundScore'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import { choosePlace } from '../../electron/engine/practice/chooseLine'
import type { SimplePlayer } from './simplePlayers'

/** Longer games are scored by the material on the board. */
const MAX_PLIES = 300
/** The lead in pawns that wins a game stopped for its length. */
const CLEAR = 5

/** A player at a level of practice games, which thinks on the calling thread. */
export const levelPlayer =
  (search: SoloSearch, level: PlayLevel): SimplePlayer =>
  (position, random) => {
    const { nodes, depth, choices, moveTimeMs } = level
    const found = search.think(position, {
      ...(nodes !== undefined && { nodes }),
      ...(depth !== undefined && { depth }),
      ...(moveTimeMs !== undefined && { moveTimeMs }),
      multiPv: choices,
    })
    const place = choosePlace(
      found.lines.map(({ score }) => foundScore(score)),
      level,
      random,
    )
    const code = found.lines[place]?.moves[0]
    return code === undefined ? position.legalMoves()[0]! : decodeMove(code)
  }

const WORTH = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 } as const

/** The material balance in pawns, White's view. */
const material = (position: Position): number =>
  position.setup().board.pieces.reduce((sum, piece) => {
    const worth = piece && piece.role in WORTH ? WORTH[piece.role as keyof typeof WORTH] : 0
    return sum + (piece?.color === 'white' ? worth : -worth)
  }, 0)

/** Plays a game and returns White's points: 1, a half, or 0. */
const playGame = (
  position: Position,
  players: Readonly<Record<'white' | 'black', SimplePlayer>>,
  random: Random,
): number => {
  const seen = new Map<bigint, number>()
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const outcome = position.outcome()
    if (outcome) return outcome.winner === undefined ? 0.5 : outcome.winner === 'white' ? 1 : 0
    const times = (seen.get(position.hash()) ?? 0) + 1
    if (times === 3) return 0.5
    seen.set(position.hash(), times)
    position.playFound(players[position.turn()](position, random))
  }
  const ahead = material(position)
  return ahead >= CLEAR ? 1 : ahead <= -CLEAR ? 0 : 0.5
}

/** The results of the first player. */
export interface LevelTally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** The games of two players. */
export interface Pairing {
  readonly variant: VariantId
  readonly games: number
  readonly seed: string
}

/** Plays the games and returns the results of the first player; every start is played with both colors. */
export const tallyOf = (
  search: SoloSearch,
  [one, other]: readonly [SimplePlayer, SimplePlayer],
  { variant: id, games, seed }: Pairing,
): LevelTally => {
  const variant = variantById(id)
  const random = seededRandom(seed)
  const tally = { wins: 0, draws: 0, losses: 0 }
  let start = drawStart(variant, random)
  for (let game = 0; game < games; game++) {
    if (game % 2 === 0) start = drawStart(variant, random)
    using position = unwrap(Position.from(search.core, variant, start.setup))
    search.forget()
    const isWhite = game % 2 === 0
    const players = isWhite ? { white: one, black: other } : { white: other, black: one }
    const white = playGame(position, players, random)
    const points = isWhite ? white : 1 - white
    if (points === 1) tally.wins++
    else if (points === 0) tally.losses++
    else tally.draws++
  }
  return tally
}
