import { dayOf, dayStart, type Zone } from '@shared/drill/days'

/** When something is asked, and what a day is then. Instants in milliseconds since 1970. */
export interface Moment {
  readonly now: number
  readonly zone: Zone
  readonly today: number
  readonly dayStart: number
  readonly dayEnd: number
  /** New positions of a deck that are asked in a day. */
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
