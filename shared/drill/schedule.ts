import { type Card, createEmptyCard, fsrs, type Grade as FsrsGrade, Rating, State } from 'ts-fsrs'
import { instantOf, wallTime, type Zone } from './days'
import type { Grade } from './grade'

/** The share of right answers at which the intervals aim. */
export const GOAL = 0.9

/** The stage of a card. Cards being learned or relearned come back within minutes, known ones after days. */
export const STAGES = ['new', 'learning', 'review', 'relearning'] as const
export type CardStage = (typeof STAGES)[number]

/** When a card is due, and the estimated state of its memory. Instants are in milliseconds since 1970. */
export interface Schedule {
  readonly stage: CardStage
  readonly due: number
  /** Absent while it is new. */
  readonly last?: number
  /** Days after which it is remembered nine times out of ten. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  /** Days between the last answer and the next; 0 within a day. */
  readonly interval: number
  readonly step: number
  readonly answers: number
  /** How many times it was known and then forgotten. */
  readonly lapses: number
}

/** The time after which a card that was answered wrong comes back. */
const AGAIN = '10m'

/**
 * FSRS with its default parameters. Without randomness: the same answers at the same times always give the same
 * schedule, so that an answer taken back and given again changes nothing.
 */
const scheduler = fsrs({
  request_retention: GOAL,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [AGAIN],
  relearning_steps: [AGAIN],
})

const RATINGS: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** The schedule of a card that has not been asked yet. */
export const newSchedule = (now: number): Schedule => ({
  stage: 'new',
  due: now,
  stability: 0,
  difficulty: 0,
  interval: 0,
  step: 0,
  answers: 0,
  lapses: 0,
})

/** The card for FSRS, whose days are those of UTC: it gets wall-clock times, so that it counts the user's days. */
const cardOf = (schedule: Schedule, zone: Zone): Card => ({
  ...createEmptyCard(),
  state: State[STATE_NAMES[schedule.stage]],
  due: new Date(wallTime(schedule.due, zone)),
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  scheduled_days: schedule.interval,
  learning_steps: schedule.step,
  reps: schedule.answers,
  lapses: schedule.lapses,
  ...(schedule.last !== undefined && { last_review: new Date(wallTime(schedule.last, zone)) }),
})

const STATE_NAMES = {
  new: 'New',
  learning: 'Learning',
  review: 'Review',
  relearning: 'Relearning',
} as const satisfies Readonly<Record<CardStage, string>>

/** If the clock was set back, time counts as if it had stood still. */
const notBefore = ({ last }: Schedule, now: number): number => Math.max(now, last ?? now)

/** The schedule after an answer. */
export const answered = (schedule: Schedule, grade: Grade, now: number, zone: Zone): Schedule => {
  const at = notBefore(schedule, now)
  const wall = Math.max(wallTime(at, zone), schedule.last === undefined ? 0 : wallTime(schedule.last, zone))
  const { card } = scheduler.next(cardOf(schedule, zone), new Date(wall), RATINGS[grade])
  return {
    stage: STAGES[card.state],
    due: instantOf(card.due.getTime(), zone),
    last: at,
    stability: card.stability,
    difficulty: card.difficulty,
    interval: card.scheduled_days,
    step: card.learning_steps,
    answers: card.reps,
    lapses: card.lapses,
  }
}

/** The probability that the move is remembered now, 0 to 1; undefined if it is new. */
export const recallOf = (schedule: Schedule, now: number, zone: Zone): number | undefined => {
  if (schedule.last === undefined) return undefined
  const wall = new Date(wallTime(notBefore(schedule, now), zone))
  return scheduler.get_retrievability(cardOf(schedule, zone), wall, false)
}
