import { createEmptyCard, forgetting_curve, fsrs, Rating, State } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { DAY_MS, dayOf, type Zone } from '@shared/drill/days'
import { GRADES, type Grade } from '@shared/drill/grade'
import { answered, newSchedule, recallOf, type Schedule, STAGES } from '@shared/drill/schedule'

const utc: Zone = () => 0
/** The middle of a day that begins at four in the morning, so that nothing below happens near its end. */
const NOON = Date.UTC(2026, 0, 5, 16)

/** The same scheduler, directly from its package. */
const reference = fsrs({ learning_steps: ['10m'], relearning_steps: ['10m'] })
const RATING = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

/** A reproducible source of random numbers from 0 to below 1. */
const lot = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

test('the schedule matches ts-fsrs after every answer', () => {
  const draw = lot(7)
  for (let learner = 0; learner < 40; learner++) {
    let now = NOON
    let ours = newSchedule(now)
    let theirs = createEmptyCard(new Date(now))
    for (let answer = 0; answer < 25; answer++) {
      const grade = GRADES[Math.floor(draw() * GRADES.length)]!
      ours = answered(ours, grade, now, utc)
      theirs = reference.next(theirs, new Date(now), RATING[grade]).card
      expect(ours).toEqual({
        stage: STAGES[theirs.state],
        due: theirs.due.getTime(),
        last: now,
        stability: theirs.stability,
        difficulty: theirs.difficulty,
        interval: theirs.scheduled_days,
        step: theirs.learning_steps,
        answers: theirs.reps,
        lapses: theirs.lapses,
      })
      now = ours.due + Math.floor(draw() * 3) * DAY_MS
    }
  }
})

test('a learner who forgets as the model predicts remembers nine of ten, with the recall of ts-fsrs', () => {
  const draw = lot(2026)
  let [asked, remembered] = [0, 0]
  for (let card = 0; card < 300; card++) {
    let schedule = answered(newSchedule(NOON), 'good', NOON, utc)
    while (schedule.due < NOON + 365 * DAY_MS) {
      const now = schedule.due
      const recall = recallOf(schedule, now, utc)!
      const isKnown = draw() < recall
      if (schedule.stage === 'review') {
        const days = (now - schedule.last!) / DAY_MS
        expect(recall).toBeCloseTo(
          forgetting_curve(reference.parameters.w, Math.round(days), schedule.stability),
          6,
        )
        asked++
        if (isKnown) remembered++
      }
      schedule = answered(schedule, isKnown ? 'good' : 'again', now, utc)
    }
  }
  expect(asked).toBeGreaterThan(2000)
  expect(remembered / asked).toBeGreaterThan(0.87)
  expect(remembered / asked).toBeLessThan(0.93)
})

describe('the clock', () => {
  const known = answered(newSchedule(NOON), 'good', NOON, utc)

  test('counts as stopped if it was set back', () => {
    const before = answered(known, 'good', NOON - 40 * DAY_MS, utc)
    expect(before).toEqual(answered(known, 'good', NOON, utc))
    expect(recallOf(known, NOON - DAY_MS, utc)).toBeCloseTo(1, 5)
  })

  test('makes an answer merely late if it was set forward', () => {
    expect(answered(known, 'good', NOON + 900 * DAY_MS, utc).interval).toBeGreaterThan(known.interval)
  })

  test('counts days by local time, in any time zone', () => {
    const zones: readonly Zone[] = [utc, () => 540, () => -600, () => 345]
    // Late in the evening by local time, where UTC may have another day.
    const intervals = zones.map(zone => {
      const evening = NOON - (NOON % DAY_MS) + 23 * 3_600_000 - zone(NOON) * 60_000
      const first = answered(newSchedule(evening), 'good', evening, zone)
      const later = answered(first, 'good', evening + 3 * DAY_MS, zone)
      return [dayOf(first.due, zone) - dayOf(evening, zone), first.interval, later.interval]
    })
    expect(new Set(intervals.map(one => one.join())).size).toBe(1)
    expect(intervals[0]![0]).toBe(intervals[0]![1])
  })

  test('may go back when the user travels west within a day', () => {
    const east: Zone = instant => (instant < NOON + 3_600_000 ? 720 : -600)
    const first = answered(newSchedule(NOON), 'good', NOON, east)
    expect(() => answered(first, 'good', NOON + 2 * 3_600_000, east)).not.toThrow()
  })

  test('makes a known position due a whole number of days later, even across a clock change', () => {
    const change = NOON + DAY_MS
    const zone: Zone = instant => (instant < change ? 60 : 120)
    const first = answered(newSchedule(NOON), 'good', NOON, zone)
    expect(dayOf(first.due, zone) - dayOf(NOON, zone)).toBe(first.interval)
  })
})

test('the same answers always give the same schedule', () => {
  const answers: readonly Grade[] = ['good', 'again', 'good', 'hard', 'easy']
  const run = () =>
    answers.reduce(
      (schedule: Schedule, grade) => answered(schedule, grade, schedule.due, utc),
      newSchedule(NOON),
    )
  expect(run()).toEqual(run())
})

test('stages are those of ts-fsrs, in its order', () => {
  expect(STAGES.map((_, state) => State[state]!.toLowerCase())).toEqual([...STAGES])
})
