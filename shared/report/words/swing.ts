import { pointsOf } from '../examined'
import { named, type WordsContext } from './wordsContext'
import { PLAIN_SWINGS, TELLING_SWINGS, type NarrowSwing, type Remark, type Swing } from './remark'

/** The least chances, in points of 100, of a side that is winning, better, level and worse. */
const BANDS = [85, 60, 40, 15] as const
const LOST = BANDS.length

/** 0 for a side that is winning, 4 for one that is lost. */
const bandOf = (chance: number): number => {
  const band = BANDS.findIndex(least => chance >= least)
  return band < 0 ? LOST : band
}

/** By the bands before and after the move. */
const SWINGS: readonly (readonly (Swing | undefined)[])[] = [
  ['winHarder', 'winFades', 'winSlips', 'betterToWorse', 'winToLoss'],
  [undefined, 'advantageLess', 'advantageGone', 'betterToWorse', 'betterToLost'],
  [undefined, undefined, 'edgeGone', 'levelToWorse', 'levelToLost'],
  [undefined, undefined, undefined, 'worseStill', 'worseToLost'],
  [undefined, undefined, undefined, undefined, 'lostSooner'],
]

/** Smallest change worth mentioning, in points. */
const LEAST = 1
/** A bad game that loses this many points more is close to lost. */
const FAR = 15
/** Half the points. */
const EVEN = 50

/** The mover's chances, before and after the move. */
const chancesAround = ({ before, after, color }: WordsContext): readonly [was: number, is: number] => {
  const [was, is] = [pointsOf(before), pointsOf(after)]
  return color === 'white' ? [was, is] : [100 - was, 100 - is]
}

/** How the chances change; undefined where they do not fall. */
const swingOf = (place: WordsContext): Swing | undefined => {
  const [was, is] = chancesAround(place)
  const found = SWINGS[bandOf(was)]![bandOf(is)]
  if (was - is < LEAST) return undefined
  if (found === 'edgeGone') return was > EVEN ? (is < EVEN ? 'edgePassed' : found) : 'edgeGiven'
  return found === 'worseStill' && was - is >= FAR ? 'worseFar' : found
}

/** Swings within a band: they say little, and nothing of a slip. */
const WITHIN: readonly Swing[] = ['winHarder', 'advantageLess', 'worseFar', 'worseStill', 'lostSooner']

/** Smallest change from one band to another that is mentioned of an inaccuracy, unless an edge goes. */
const CLEARLY = 8
const EDGES: readonly Swing[] = ['edgeGone', 'edgePassed', 'edgeGiven']

const isNews = (place: WordsContext, found: Swing): boolean => {
  if (place.move.judgment !== 'inaccuracy' || EDGES.includes(found)) return true
  const [was, is] = chancesAround(place)
  return was - is >= CLEARLY && !WITHIN.includes(found)
}

/** Below this loss, in points, stronger engines do not always agree that another move keeps what goes. */
const SURELY = 16
const NARROW: readonly NarrowSwing[] = [...PLAIN_SWINGS, 'edgeGiven']

/** How the mover's chances have changed, and what was better, or would surely have kept them. */
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

/** The same of mistakes and blunders that bring the game to another band: lesser things do not explain them. */
export const swingOfMistake = (place: WordsContext): Remark | undefined => {
  const found = swingOf(place)
  const isSlip = found !== undefined && !WITHIN.includes(found) && !EDGES.includes(found)
  return isSlip && place.move.judgment !== 'inaccuracy' ? swing(place) : undefined
}

/**
 * The same beside another sentence, where it adds to that one.
 *
 * @param explains that sentence says why the chances fall as far as they do
 */
export const swingBeside = (place: WordsContext, explains: boolean): Remark | undefined => {
  const found = swingOf(place)
  const isPlain = !explains && place.move.judgment !== 'inaccuracy'
  const short = [...TELLING_SWINGS, ...(isPlain ? PLAIN_SWINGS : [])].find(one => one === found)
  return short && isNews(place, short) ? { kind: 'swingBeside', swing: short, color: place.color } : undefined
}
