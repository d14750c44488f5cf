import { pointsOf } from '../examined'
import { named, type WordsContext } from './wordsContext'
import { PLAIN_SWINGS, TELLING_SWINGS, type NarrowSwing, type Remark, type Swing } from './remark'

/** The least chances, 0 to 100, of a side that is winning, better, level and worse. */
const BANDS = [85, 60, 40, 15] as const
const LOST = BANDS.length

/** The band of a chance: 0 for a side that is winning, 4 for one that is lost. */
const bandOf = (chance: number): number => {
  const band = BANDS.findIndex(least => chance >= least)
  return band < 0 ? LOST : band
}

/** The swings by the bands before (rows) and after the move (columns). */
const SWINGS: readonly (readonly (Swing | undefined)[])[] = [
  ['winHarder', 'winFades', 'winSlips', 'betterToWorse', 'winToLoss'],
  [undefined, 'advantageLess', 'advantageGone', 'betterToWorse', 'betterToLost'],
  [undefined, undefined, 'edgeGone', 'levelToWorse', 'levelToLost'],
  [undefined, undefined, undefined, 'worseStill', 'worseToLost'],
  [undefined, undefined, undefined, undefined, 'lostSooner'],
]

/** The smallest change worth mentioning, in points. */
const LEAST = 1
/** A bad game that loses at least this many points more is close to lost. */
const FAR = 15
/** An even game, in points. */
const EVEN = 50

/** The mover's chances, before and after the move. */
const chancesAround = ({ before, after, color }: WordsContext): readonly [was: number, is: number] => {
  const [was, is] = [pointsOf(before), pointsOf(after)]
  return color === 'white' ? [was, is] : [100 - was, 100 - is]
}

/** How the chances change; undefined if they do not fall. */
const swingOf = (place: WordsContext): Swing | undefined => {
  const [was, is] = chancesAround(place)
  const found = SWINGS[bandOf(was)]![bandOf(is)]
  if (was - is < LEAST) return undefined
  if (found === 'edgeGone') return was > EVEN ? (is < EVEN ? 'edgePassed' : found) : 'edgeGiven'
  return found === 'worseStill' && was - is >= FAR ? 'worseFar' : found
}

/** Swings within one band: they say little, and do not tell of a slip. */
const WITHIN: readonly Swing[] = ['winHarder', 'advantageLess', 'worseFar', 'worseStill', 'lostSooner']

/** The smallest change of band that is mentioned for an inaccuracy, unless it loses a slight edge. */
const CLEARLY = 8
const EDGES: readonly Swing[] = ['edgeGone', 'edgePassed', 'edgeGiven']

const isNews = (place: WordsContext, found: Swing): boolean => {
  if (place.move.judgment !== 'inaccuracy' || EDGES.includes(found)) return true
  const [was, is] = chancesAround(place)
  return was - is >= CLEARLY && !WITHIN.includes(found)
}

/** If a move loses fewer points than this, stronger engines do not always agree that another move keeps the chances. */
const SURELY = 16
const NARROW: readonly NarrowSwing[] = [...PLAIN_SWINGS, 'edgeGiven']

/** How the mover's chances changed, and which move was better or would surely have kept them. */
export const swing = (place: WordsContext): Remark | undefined => {
  const { color } = place
  const found = swingOf(place)
  const [first] = place.best
  if (!found || !first || !isNews(place, found)) return undefined
  const [was, is] = chancesAround(place)
  const narrow = was - is < SURELY ? NARROW.find(one => one === found) : undefined
  return narrow
    ? { kind: 'swingSlight', swing: narrow, color, move: named(first) }
    : { kind: 'swing', swing: found, color, move: named(first) }
}

/** The same only for mistakes and blunders that bring the game into another band, which minor reasons do not explain. */
export const swingOfMistake = (place: WordsContext): Remark | undefined => {
  const found = swingOf(place)
  const isSlip = found !== undefined && !WITHIN.includes(found) && !EDGES.includes(found)
  return isSlip && place.move.judgment !== 'inaccuracy' ? swing(place) : undefined
}

/**
 * The same beside another sentence, if it adds something.
 *
 * @param explains whether the other sentence explains why the chances fall as far as they do
 */
export const swingBeside = (place: WordsContext, explains: boolean): Remark | undefined => {
  const found = swingOf(place)
  const isPlain = !explains && place.move.judgment !== 'inaccuracy'
  const short = [...TELLING_SWINGS, ...(isPlain ? PLAIN_SWINGS : [])].find(one => one === found)
  return short && isNews(place, short) ? { kind: 'swingBeside', swing: short, color: place.color } : undefined
}
