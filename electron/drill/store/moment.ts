import { dayOf, dayStart, type Zone } from '@shared/drill/days'

/** The time of a request, and the day to which it belongs. Times are in milliseconds since 1970. */
export interface Moment {
  readonly now: number
  readonly zone: Zone
  readonly today: number
  readonly dayStart: number
  readonly dayEnd: number
  /** How many new positions of a deck are asked each day. */
  readonly newADay: number
}

export const momentAt = (now: number, zone: Zone, newADay: number): Moment => {
  const today = dayOf(now, zone)
  return {
    now,
    zone,
    today,
    dayStart: dayStart(today, zone),
    dayEnd: dayStart(today + 1, zone),
    newADay,
  }
}
