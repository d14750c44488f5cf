import type { Color } from '@shared/board/color'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import type { Game } from '@shared/tree/game'
import type { PracticeChoice, TimeControl } from './practice'

/** A practice game without a result, as its tags tell of it. */
export interface UnfinishedPractice {
  readonly human: Color
  readonly choice: PracticeChoice
}

const levelOf = (player = ''): number | undefined => {
  const level = Number(/^Backrank engine, level (\d{1,2})$/.exec(player)?.[1])
  return PLAY_LEVELS.find(one => one.level === level)?.level
}

const timeOf = (control = ''): TimeControl | undefined => {
  const [, base, increment] = /^(\d{1,5})\+(\d{1,4})$/.exec(control) ?? []
  return base === undefined
    ? undefined
    : { baseMs: 1000 * Number(base), incrementMs: 1000 * Number(increment) }
}

/** What a practice game that was broken off is to be gone on with; undefined for any other game. */
export const unfinishedPractice = ({ tags, result }: Game): UnfinishedPractice | undefined => {
  const tag = (name: string) => tags.find(one => one.name === name)?.value
  const levels = { white: levelOf(tag('White')), black: levelOf(tag('Black')) }
  const human = levels.white === undefined ? 'white' : 'black'
  const level = levels.white ?? levels.black
  if (result !== '*' || level === undefined || levels[human] !== undefined) return undefined
  const time = timeOf(tag('TimeControl'))
  return { human, choice: { side: human, level, ...(time && { time }) } }
}
