import type { ByColor } from '@shared/board/color'
import type { PgnTag } from '@shared/notation/pgn/pgn'

/** Time that is added once a player has made a number of moves. */
export interface TimeStage {
  /** Moves of the player from the beginning of the game. */
  readonly afterMoves: number
  readonly addMs: number
}

/** The time of a player. All in milliseconds, whole seconds. */
export interface TimeControl {
  readonly baseMs: number
  /** Added after each move. */
  readonly incrementMs: number
  /** The clock starts only after this delay in each move. */
  readonly delayMs?: number
  /** More time after certain moves, the earliest first. */
  readonly stages?: readonly TimeStage[]
}

const SECOND = 1000

/** The longest time that is read, in seconds, so that no tag makes an absurd clock. */
const MAX_SECONDS = 99 * 3600

const bonusText = ({ incrementMs, delayMs = 0 }: TimeControl): string => {
  if (delayMs > 0) return `d${delayMs / SECOND}`
  return incrementMs > 0 ? `+${incrementMs / SECOND}` : ''
}

/**
 * A time control as in a `TimeControl` tag: `300+5`, `40/5400+30:1800+30`. A delay, which PGN lacks, is written with
 * a d instead of the plus: `300d5`.
 */
export const timeControlText = (control: TimeControl): string => {
  const bonus = bonusText(control)
  const stages = control.stages ?? []
  const amounts = [control.baseMs, ...stages.map(({ addMs }) => addMs)].map(ms => ms / SECOND)
  const ends = stages.map(({ afterMoves }, place) => afterMoves - (stages[place - 1]?.afterMoves ?? 0))
  return amounts
    .map((amount, place) => `${ends[place] === undefined ? '' : `${ends[place]}/`}${amount}${bonus}`)
    .join(':')
}

const PERIOD = /^(?:(\d{1,3})\/)?(\d{1,6})(?:([+d])(\d{1,4}))?$/

interface Period {
  readonly moves: number | undefined
  readonly ms: number
  readonly bonus: string
}

const periodOf = (text: string): Period | undefined => {
  const [found, moves, seconds, kind = '', bonus = ''] = PERIOD.exec(text) ?? []
  if (found === undefined || Number(seconds) > MAX_SECONDS || moves === '0') return undefined
  return {
    moves: moves === undefined ? undefined : Number(moves),
    ms: SECOND * Number(seconds),
    bonus: kind + bonus,
  }
}

/** Whether these are the periods of one control: all but the last end with a move, and all have the same bonus. */
const arePeriods = (periods: readonly Period[]): boolean =>
  periods.every(
    ({ moves, bonus }, place) =>
      bonus === periods[0]?.bonus && (moves === undefined) === (place === periods.length - 1),
  )

/** Reads what {@link timeControlText} writes; undefined for anything else. */
export const readTimeControl = (text: string): TimeControl | undefined => {
  const parts = text.split(':')
  const periods = parts.flatMap(part => periodOf(part) ?? [])
  const [first] = periods
  if (!first || periods.length !== parts.length || !arePeriods(periods)) return undefined
  const amount = SECOND * Number(first.bonus.slice(1))
  let afterMoves = 0
  const stages = periods.slice(1).map((period, place) => {
    afterMoves += periods[place]!.moves!
    return { afterMoves, addMs: period.ms }
  })
  return {
    baseMs: first.ms,
    incrementMs: first.bonus.startsWith('+') ? amount : 0,
    ...(first.bonus.startsWith('d') && { delayMs: amount }),
    ...(stages.length > 0 && { stages }),
  }
}

/** Tags for the times of both players: one if they are equal. */
export const timeTags = ({ white, black }: ByColor<TimeControl>): readonly PgnTag[] => {
  const [whiteText, blackText] = [timeControlText(white), timeControlText(black)]
  if (whiteText === blackText) return [{ name: 'TimeControl', value: whiteText }]
  return [
    { name: 'WhiteTimeControl', value: whiteText },
    { name: 'BlackTimeControl', value: blackText },
  ]
}

/** The times in tags; undefined if a side has none, or one that cannot be read. */
export const timesOfTags = (tags: readonly PgnTag[]): ByColor<TimeControl> | undefined => {
  const tag = (name: string) => tags.find(one => one.name === name)?.value
  const both = tag('TimeControl') ?? ''
  const white = readTimeControl(tag('WhiteTimeControl') ?? both)
  const black = readTimeControl(tag('BlackTimeControl') ?? both)
  return white && black && { white, black }
}
