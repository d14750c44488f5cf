/*
 * Days as the user counts them: by the wall clock, each beginning at four in the morning, so that an evening that lasts past midnight is
 * one day.
 */

/** The number of minutes by which the wall clock is ahead of UTC at an instant. */
export type Zone = (instant: number) => number

/** The clock of this machine. */
export const localZone: Zone = instant => -new Date(instant).getTimezoneOffset()

/** When a day begins, in hours after midnight. */
const FIRST_HOUR = 4

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time of the wall clock, converted so that UTC days in it are the user's days: they begin at midnight. */
export const wallTime = (instant: number, zone: Zone): number =>
  instant + zone(instant) * MINUTE_MS - FIRST_HOUR * HOUR_MS

/** The instant for a time from {@link wallTime}; if the clock never shows that time, or shows it twice, an instant close by. */
export const instantOf = (wall: number, zone: Zone): number => {
  const utc = wall + FIRST_HOUR * HOUR_MS
  const near = utc - zone(utc) * MINUTE_MS
  return utc - zone(near) * MINUTE_MS
}

/** The number of a day; consecutive days have consecutive numbers. */
export const dayOf = (instant: number, zone: Zone): number => Math.floor(wallTime(instant, zone) / DAY_MS)

/** When a day begins, in milliseconds since 1970. */
export const dayStart = (day: number, zone: Zone): number => instantOf(day * DAY_MS, zone)
