import { moverView } from '@shared/analysis/pointOfView'
import type { Score } from '@shared/analysis/score'
import { coupletTag, type CoupletPlace } from '@shared/tree/couplet'
import { writeGame } from '@shared/tree/gamePgn'
import { setResult, setTags, withRoot } from '@shared/tree/gameEdit'
import type { TreeNode } from '@shared/tree/node'
import { appendLine } from '@shared/tree/tree'
import type { VariantId } from '@shared/variants'
import { emptyGame } from '../../rules/games/emptyGame'
import { describeEnd, terminationOf } from './describeEnd'
import type { PlayedPly } from './game'
import { describeLimits, type MatchLimits } from './limits'
import type { MatchGame } from './tally'

/** The values of further tags of a match game. */
export interface GameHeading {
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly white: string
  readonly black: string
  readonly whiteLimits: MatchLimits
  readonly blackLimits: MatchLimits
  /** The number of opponents of the first engine. */
  readonly opponents: number
  readonly date: Date
}

/** A score as in `+0.35` or `-M12`. */
const ownScore = ({ kind, value }: Score<'mover'>): string => {
  const sign = value < 0 ? '-' : '+'
  return kind === 'mate' ? `${sign}M${Math.abs(value)}` : sign + (Math.abs(value) / 100).toFixed(2)
}

/**
 * A comment such as `+0.35/12 0.103s`, from the view of the side that moved; without score and depth if the engine gave
 * no score.
 */
const commentText = ({ score, depth, elapsedMs, color }: PlayedPly): string => {
  const seen = score ? `${ownScore(moverView(score, color))}/${depth ?? 0} ` : ''
  return `${seen}${(elapsedMs / 1000).toFixed(3)}s`
}

const lastWords = ({ game }: MatchGame): string => {
  const { end } = game
  return end.by === 'fault' ? `, ${describeEnd(end)}: ${end.fault.detail}` : `, ${describeEnd(end)}`
}

const lineOf = (game: MatchGame): readonly TreeNode[] => {
  const { plies } = game.game
  return plies.map((ply, index) => {
    const last = index === plies.length - 1 ? lastWords(game) : ''
    return { ...ply.node, comments: [{ style: 'brace', text: commentText(ply) + last }] }
  })
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const dateText = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('.')

/** Two engines play each start twice, as a couplet; in its first game the first engine has White. */
const placeOf = ({ opponents }: GameHeading, { round, opponent, color }: MatchGame): CoupletPlace => ({
  number: (round - 1) * opponents + opponent + 1,
  game: color === 'white' ? 1 : 2,
})

/** Writes a game of a match as PGN, with the scores and times of each move in comments. Ends with a line break. */
export const matchPgn = (heading: GameHeading, game: MatchGame): string => {
  const { startFen, startInCheck, result, end } = game.game
  const empty = emptyGame(heading.variant, heading.options, startFen, startInCheck)
  const played = appendLine(empty.root, [], lineOf(game))!
  const tags = [
    { name: 'Event', value: 'Engine match' },
    { name: 'Date', value: dateText(heading.date) },
    { name: 'Round', value: `${game.round}.${game.opponent + 1}` },
    { name: 'White', value: heading.white },
    { name: 'Black', value: heading.black },
    { name: 'WhiteTimeControl', value: describeLimits(heading.whiteLimits) },
    { name: 'BlackTimeControl', value: describeLimits(heading.blackLimits) },
    coupletTag(placeOf(heading, game)),
    { name: 'PlyCount', value: String(game.game.plies.length) },
    { name: 'Termination', value: terminationOf(end) },
  ]
  return writeGame(setResult(setTags(withRoot(empty, played.root), tags), result))
}
