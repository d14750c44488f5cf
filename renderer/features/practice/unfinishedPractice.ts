import type { Color } from '@shared/board/color'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import type { Game } from '@shared/tree/game'
import { otherEngineOf, type PracticeChoice, type TimeControl } from './practice'

/** A practice game without a result, as its tags tell of it. */
export interface UnfinishedPractice {
  readonly human: Color
  readonly choice: PracticeChoice
}

/** Levels that were put below the ten that there were once. */
const LEVELS_BELOW = PLAY_LEVELS.length - 10

/** The level of an engine by its name in the tags; games begun when there were ten levels do not say of how many. */
const levelOf = (player = ''): number | undefined => {
  const { level, of } =
    /^Backrank engine, level (?<level>\d{1,2})( of (?<of>\d{1,2}))?$/.exec(player)?.groups ?? {}
  const number = Number(level) + (of === undefined ? LEVELS_BELOW : 0)
  return PLAY_LEVELS.find(one => one.level === number)?.level
}

const timeOf = (control = ''): TimeControl | undefined => {
  const [, base, increment] = /^(\d{1,5})\+(\d{1,4})$/.exec(control) ?? []
  return base === undefined
    ? undefined
    : { baseMs: 1000 * Number(base), incrementMs: 1000 * Number(increment) }
}

/** What a practice game that was broken off is to be gone on with; undefined for any other game. */
export const unfinishedPractice = ({ tags, result }: Game): UnfinishedPractice | undefined => {
  const other = otherEngineOf(tags)
  const tag = (name: string) => tags.find(one => one.name === name)?.value
  const levels = { white: levelOf(tag('White')), black: levelOf(tag('Black')) }
  const time = timeOf(tag('TimeControl'))
  if (other && result === '*') {
    const { engine, level, human } = other
    return { human, choice: { side: human, level, engine, ...(time && { time }) } }
  }
  const human = levels.white === undefined ? 'white' : 'black'
  const level = levels.white ?? levels.black
  if (result !== '*' || level === undefined || levels[human] !== undefined) return undefined
  return { human, choice: { side: human, level, ...(time && { time }) } }
}
