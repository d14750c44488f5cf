import { pointsOf } from '../examined'
import { named, type WordsContext } from './wordsContext'
import type { Remark, Swing } from './remark'

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
  ['winHarder', 'winFades', 'winSlips', 'winToLoss', 'winToLoss'],
  [undefined, 'advantageLess', 'advantageGone', 'betterToWorse', 'betterToLost'],
  [undefined, undefined, 'edgeGone', 'levelToWorse', 'levelToLost'],
  [undefined, undefined, undefined, 'worseStill', 'worseToLost'],
  [undefined, undefined, undefined, undefined, 'lostSooner'],
]

/** From one band into another by the skin of its teeth is no news. */
const CLEARLY = 8

/** So much worse a game is close to lost. */
const FAR = 15
/** Half the points. */
const EVEN = 50

/** How the chances change. */
export const swingOf = ({ before, after, color }: WordsContext): Swing | undefined => {
  const [was, is] = [before, after].map(pointsOf).map(white => (color === 'white' ? white : 100 - white)) as [
    number,
    number,
  ]
  const found = SWINGS[bandOf(was)]![bandOf(is)]
  if (found === 'edgeGone') return was > EVEN ? (is < EVEN ? 'edgePassed' : found) : 'edgeGiven'
  if (found === 'worseStill' && was - is >= FAR) return 'worseFar'
  return was - is < CLEARLY ? undefined : found
}

/** Swings that are worth a sentence beside another. */
const TELLING: readonly Swing[] = ['winToLoss', 'winSlips', 'betterToLost', 'betterToWorse', 'levelToLost']
/** Swings within a band: they say little, and nothing of a slip. */
const WITHIN: readonly Swing[] = ['winHarder', 'advantageLess', 'worseStill', 'lostSooner']

/** How the chances of who moved have changed, and what would have kept them. */
export const swing = (place: WordsContext): Remark | undefined => {
  const found = swingOf(place)
  const [first] = place.best
  if (!found || !first || (place.move.judgment === 'inaccuracy' && WITHIN.includes(found))) return undefined
  return { kind: 'swing', swing: found, color: place.color, move: named(first) }
}

/** The same of mistakes and blunders alone: lesser things do not explain them. */
export const swingOfMistake = (place: WordsContext): Remark | undefined =>
  place.move.judgment === 'inaccuracy' ? undefined : swing(place)

/** The same beside another sentence, where it tells more than that one's share. */
export const swingBeside = (place: WordsContext): Remark | undefined => {
  const found = swing(place)
  if (found?.kind !== 'swing' || !TELLING.includes(found.swing)) return undefined
  return { kind: 'swing', swing: found.swing, color: found.color }
}
