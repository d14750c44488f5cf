import { opposite, type Color } from '@shared/board/color'
import type { Move } from '@shared/board/move'
import { makeUci } from '@shared/notation/uci'
import { completions } from '@shared/setup/ranks/completions'
import { backRank, rankLetters, squareOfIndex, type Rank } from '@shared/setup/ranks/rank'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import type { Axis, SetupGraph, Stage } from '@shared/solver/setupGraph'
import type { Position } from '../../core/position'
import { takeBack } from '../positions/playMoves'
import { arraysOf } from './arraysOf'
import { askAt, type Path } from './paths'
import { hasSetupMoves } from './setupGraphOf'
import type { Role } from '@shared/board/role'

/** A piece that a move puts on a square of the back rank; index 0 is the left edge as the army sees it. */
interface PlacedPiece {
  readonly role: Role
  readonly index: number
}

/** At least this many sampled ranks follow each legal move, if there are enough. */
const MIN_RANKS = 4

/** Takes a number of entries at random from a list, or all if it has no more; the others stay in the list. */
const draw = <T>(from: T[], wanted: number, random: Random): readonly T[] => {
  const drawn: T[] = []
  while (drawn.length < wanted && from.length > 0) {
    const place = random.below(from.length)
    drawn.push(from[place]!)
    from[place] = from.at(-1)!
    from.pop()
  }
  return drawn
}

const isOn = (rank: Rank, pieces: readonly PlacedPiece[]): boolean =>
  pieces.every(({ role, index }) => rank[index] === role)

/**
 * A uniform sample of ranks, topped up for moves that lead to too few of them.
 *
 * @param moves what each move places; none for the side that is not to move
 */
const sampleRanks = (
  ranks: readonly Rank[],
  wanted: number,
  moves: readonly (readonly PlacedPiece[])[],
  random: Random,
): readonly Rank[] => {
  const rest = [...ranks]
  const sample = [...draw(rest, wanted, random)]
  for (const move of moves) {
    const missing = MIN_RANKS - sample.filter(rank => isOn(rank, move)).length
    const more = draw(
      rest.filter(rank => isOn(rank, move)),
      Math.max(0, missing),
      random,
    )
    for (const rank of more) {
      sample.push(rank)
      rest.splice(rest.indexOf(rank), 1)
    }
  }
  return sample
}

/** How arrays are sampled if there are too many. */
export interface Sampling {
  /** The same seed always gives the same ranks. */
  readonly seed: string
  /** How many complete back ranks are sampled for each side; a few more are added for moves that too few of them follow. */
  readonly ranks: number
}

/** A few more arrays than a throw of Half-Random Transcendental has. */
export const DEFAULT_SAMPLED_RANKS = 60

const AXES: Readonly<Record<Color, Axis>> = { white: 'row', black: 'column' }

const piecesOf = ({ variant }: Position, color: Color, move: Move): readonly PlacedPiece[] =>
  move.kind === 'placement'
    ? move.placements.map(({ role, to }) => ({
        role,
        index: Array.from({ length: variant.board.files }, (_, index) => index).findIndex(
          index => squareOfIndex(variant, color, index) === to,
        ),
      }))
    : []

const ranksOf = (position: Position, color: Color): readonly Rank[] => {
  const { board, pockets } = position.setup()
  return completions(position.variant, backRank(position.variant, board, color), pockets[color])
}

/** The moves to the end of the setup that give a side a certain rank; the other side always plays its first move. */
const pathTo = (position: Position, color: Color, rank: Rank): Path => {
  const path: Move[] = []
  while (hasSetupMoves(position)) {
    const moves = position.legalMoves()
    const isFitting = (move: Move) => isOn(rank, piecesOf(position, color, move))
    const move = position.turn() === color ? moves.find(isFitting)! : moves[0]!
    position.playFound(move)
    path.push(move)
  }
  takeBack(position, path.length)
  return path
}

/** The stage that leads from each move to the sampled ranks that are possible after it. */
const stageTo = (
  turn: Color,
  ranks: readonly Rank[],
  letters: readonly string[],
  moves: readonly (readonly PlacedPiece[])[],
): Stage => {
  const targets = moves.map(move => ranks.flatMap((rank, place) => (isOn(rank, move) ? [place] : [])))
  const offsets = [0]
  for (const { length } of targets) offsets.push(offsets.at(-1)! + length)
  return {
    turn,
    axis: AXES[turn],
    offsets: Uint32Array.from(offsets),
    targets: Uint32Array.from(targets.flat()),
    moves: targets.flat().map(place => letters[place]!),
  }
}

const firstStage = (position: Position, turn: Color, moves: readonly Move[]): Stage => ({
  turn,
  axis: AXES[turn],
  offsets: Uint32Array.of(0, moves.length),
  targets: Uint32Array.from(moves.keys()),
  moves: moves.map(move => makeUci(position.variant, move)),
})

const arraysBehind = (position: Position, path: Path): number =>
  askAt(position, path, () => position.completions('white') * position.completions('black'))

/**
 * A placement phase in which each side can only reach sampled ranks: the side to move makes its move, then chooses one of its ranks, and
 * the other side answers with one of its own. The position is the same afterwards.
 */
export const sampledGraphOf = (position: Position, { seed, ranks }: Sampling): SetupGraph => {
  const turn = position.turn()
  const other = opposite(turn)
  const random = seededRandom(seed)
  const moves = position.legalMoves()
  const placed = moves.map(move => piecesOf(position, turn, move))
  const all = { [turn]: ranksOf(position, turn), [other]: ranksOf(position, other) } as Record<
    Color,
    readonly Rank[]
  >
  const own = sampleRanks(all[turn], ranks, placed, random)
  const others = sampleRanks(all[other], ranks, [], random)
  const drawn = { [turn]: own, [other]: others } as Record<Color, readonly Rank[]>
  const lettersOf = (color: Color) => drawn[color].map(rank => rankLetters(position.variant.army, rank))
  const pathsOf = (color: Color) => drawn[color].map(rank => pathTo(position, color, rank))
  return {
    stages: [
      firstStage(position, turn, moves),
      stageTo(turn, own, lettersOf(turn), placed),
      stageTo(other, others, lettersOf(other), [[]]),
    ],
    lastAtOnce: false,
    rows: drawn.white.length,
    columns: drawn.black.length,
    arrays: arraysOf(position, { row: pathsOf('white'), column: pathsOf('black') }),
    sampled: {
      of: arraysBehind(position, []),
      behind: moves.map(move => arraysBehind(position, [move])),
      rows: drawn.white.length < all.white.length,
      columns: drawn.black.length < all.black.length,
    },
  }
}
