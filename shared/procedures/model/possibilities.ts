import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import { failedCondition } from '../../setup/ranks/conditions'
import type { RankCondition } from '../../variants/variant'
import { EMPTY, FREE, isCornerDark, letterOf, rankRoles, type Ground, type RankText } from './ground'
import type { Action } from './tasks'
import type { Region, SquareColor } from './procedure'

/** The state of a player's rank: the same for every order of throws that led there. */
export interface Filling {
  readonly rank: RankText
  /** The color thrown for the next bishop. */
  readonly chosen?: 'dark' | 'light'
}

/** One possible result of an action. All results of an action are equally likely. */
export interface Possibility {
  readonly next: Filling
  /** The places on the rank that it filled or changed, the chosen one first. */
  readonly places: readonly number[]
  readonly color?: 'dark' | 'light'
}

/** The ground of a player's rank, and the color of its left corner. */
export interface RankView {
  readonly ground: Ground
  /** The left corner of this player's army is dark. */
  readonly cornerDark: boolean
}

export const rankViewOf = (ground: Ground, player: Color): RankView => ({
  ground,
  cornerDark: isCornerDark(ground, player),
})

const colorOf = ({ cornerDark }: RankView, index: number): 'dark' | 'light' =>
  (index % 2 === 0) === cornerDark ? 'dark' : 'light'

const middleOf = (rank: RankText): number => (rank.length - 1) / 2

type Filter = (places: readonly number[]) => readonly number[]

const colored =
  (view: RankView, color: 'dark' | 'light'): Filter =>
  places =>
    places.filter(index => colorOf(view, index) === color)

const squareColor = (view: RankView, color: SquareColor): 'dark' | 'light' => {
  if (color === 'dark' || color === 'light') return color
  return colorOf(view, color === 'corner' ? 0 : 1)
}

const filterOf = (region: Region, rank: RankText, view: RankView): Filter => {
  switch (region.kind) {
    case 'color':
      return colored(view, squareColor(view, region.color))
    case 'otherColor': {
      const other = rank.indexOf(letterOf(view.ground, region.piece))
      return places => (other < 0 ? [] : places.filter(index => (index - other) % 2 !== 0))
    }
    case 'inner':
      return places => places.slice(1, -1)
    case 'leftOf': {
      const piece = rank.indexOf(letterOf(view.ground, region.piece))
      return places => places.filter(index => index < piece)
    }
    case 'rightOf': {
      const piece = rank.lastIndexOf(letterOf(view.ground, region.piece))
      return places => (piece < 0 ? [] : places.filter(index => index > piece))
    }
    case 'wing':
      return places =>
        places.filter(index => (region.side === 'left' ? index < middleOf(rank) : index > middleOf(rank)))
  }
}

/** The free places of a rank, from the left. */
export const freePlaces = (rank: RankText): readonly number[] => {
  const places: number[] = []
  for (let at = rank.indexOf(FREE); at >= 0; at = rank.indexOf(FREE, at + 1)) places.push(at)
  return places
}

/** The rank with another letter at a place. */
export const withLetter = (rank: RankText, index: number, letter: string): RankText =>
  rank.slice(0, index) + letter + rank.slice(index + 1)

const colorPossibilities = ({ rank }: Filling, view: RankView): readonly Possibility[] =>
  (['dark', 'light'] as const)
    .filter(color => colored(view, color)(freePlaces(rank)).length > 0)
    .map(color => ({ next: { rank, chosen: color }, places: [], color }))

const placePossibilities = (
  { piece, where, chosen, partner }: Extract<Action, { kind: 'place' }>,
  filling: Filling,
  view: RankView,
): readonly Possibility[] => {
  const { rank } = filling
  let places = freePlaces(rank)
  for (const region of where) places = filterOf(region, rank, view)(places)
  if (chosen && filling.chosen) places = colored(view, filling.chosen)(places)
  const letter = letterOf(view.ground, piece)
  if (partner === undefined)
    return places.map(index => ({ next: { rank: withLetter(rank, index, letter) }, places: [index] }))
  const facing = (index: number): number => rank.length - 1 - index
  return places
    .filter(index => facing(index) !== index && rank[facing(index)] === FREE)
    .map(index => ({
      next: {
        rank: withLetter(withLetter(rank, index, letter), facing(index), letterOf(view.ground, partner)),
      },
      places: [index, facing(index)],
    }))
}

const fillPossibilities = (
  pieces: readonly Role[],
  { rank }: Filling,
  { ground }: RankView,
): readonly Possibility[] => {
  const places = freePlaces(rank)
  if (places.length !== pieces.length) return []
  const filled = pieces.reduce((text, piece) => text.replace(FREE, letterOf(ground, piece)), rank)
  return [{ next: { rank: filled }, places }]
}

/** The first condition that a rank does not meet; free squares count as empty. */
export const missedCondition = (
  conditions: readonly RankCondition[],
  rank: RankText,
  ground: Ground,
): RankCondition | undefined => failedCondition(conditions, ground.army, rankRoles(ground, rank))

const exchanged = (rank: RankText, one: number, other: number): RankText =>
  withLetter(withLetter(rank, one, rank[other]!), other, rank[one]!)

const swapPossibilities = (
  { piece, never, conditions }: Extract<Action, { kind: 'swap' }>,
  { rank }: Filling,
  { ground }: RankView,
): readonly Possibility[] => {
  const from = rank.indexOf(letterOf(ground, piece))
  if (from < 0) return []
  const excluded = [FREE, EMPTY, ...never.map(role => letterOf(ground, role))]
  const possibilities = Array.from(rank).flatMap((partner, to): Possibility[] => {
    if (to !== from && excluded.includes(partner)) return []
    const swapped = exchanged(rank, from, to)
    return [{ next: { rank: swapped }, places: to === from ? [from] : [to, from] }]
  })
  return possibilities.filter(({ next }) => missedCondition(conditions, next.rank, ground) === undefined)
}

/**
 * Everything that an action can do to a rank, in the order in which squares are counted. An empty list is a dead end, and a single
 * possibility needs no throw. A check has one possibility or none.
 */
export const possibilitiesOf = (action: Action, filling: Filling, view: RankView): readonly Possibility[] => {
  switch (action.kind) {
    case 'color':
      return colorPossibilities(filling, view)
    case 'place':
      return placePossibilities(action, filling, view)
    case 'fill':
      return fillPossibilities(action.pieces, filling, view)
    case 'swap':
      return swapPossibilities(action, filling, view)
    case 'check':
      return missedCondition(action.conditions, filling.rank, view.ground) === undefined
        ? [{ next: filling, places: [] }]
        : []
  }
}
