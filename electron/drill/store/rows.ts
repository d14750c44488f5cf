import type { CardContent } from '@shared/drill/card'
import type { Schedule } from '@shared/drill/schedule'

export interface CardRow extends Omit<Schedule, 'last'> {
  readonly id: number
  readonly deckId: string
  readonly content: string
  readonly last: number | null
}

export const contentOf = ({ content }: Pick<CardRow, 'content'>): CardContent =>
  JSON.parse(content) as CardContent

export const scheduleOf = (row: Omit<CardRow, 'id' | 'deckId' | 'content'>): Schedule => {
  const { stage, due, last, stability, difficulty, interval, step, answers, lapses } = row
  return {
    stage,
    due,
    stability,
    difficulty,
    interval,
    step,
    answers,
    lapses,
    ...(last !== null && { last }),
  }
}

/** A schedule as named parameters of a statement. */
export const scheduleValues = ({ last, ...rest }: Schedule) => ({ ...rest, last: last ?? null })

/** Sets all columns of a schedule. */
export const SET_SCHEDULE = `stage = :stage, due = :due, last = :last, stability = :stability, difficulty = :difficulty,
  interval = :interval, step = :step, answers = :answers, lapses = :lapses`
