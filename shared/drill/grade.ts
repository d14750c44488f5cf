/** The result of a question. */
export const VERDICTS = ['right', 'alsoGood', 'wrong', 'shown'] as const
export type Verdict = (typeof VERDICTS)[number]

/** How well a move was known, as input of the schedule. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** The facts about an answer; only the first of several tries counts. */
export interface AnswerFacts {
  readonly verdict: Verdict
  readonly isHinted: boolean
  /** Time from the question to the first try, in milliseconds. */
  readonly timeMs: number
  /** The position has not been asked before. */
  readonly isNew: boolean
}

/** A right answer faster than this needed no thought. */
export const EASY_MS = 5_000
/** A right answer slower than this was worked out, not known. */
export const SLOW_MS = 60_000

export const isRight = (verdict: Verdict): boolean => verdict === 'right' || verdict === 'alsoGood'

/** The grade of an answer: see docs/training.md. */
export const gradeOf = ({ verdict, isHinted, timeMs, isNew }: AnswerFacts): Grade => {
  if (!isRight(verdict)) return 'again'
  if (verdict === 'alsoGood' || isHinted || timeMs > SLOW_MS) return 'hard'
  return timeMs < EASY_MS && !isNew ? 'easy' : 'good'
}
