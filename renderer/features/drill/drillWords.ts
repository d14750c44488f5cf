import type { CardContent } from '@shared/drill/card'
import { DAY_MS } from '@shared/drill/days'
import { formatDay, formatTime, formatWeekday } from '@shared/i18n/dates'
import { formatDecimal } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { AnswerRow, DeckBackup, DrillFault } from '@shared/ipc/contract'
import { squaresOf } from '@shared/notation/uciSquares'
import { moveLabel, moveNumberAt, numberText } from '@shared/tree/moveNumber'
import type { Army } from '@shared/variants/variant'
import { whyNotWritten } from '../../errors/describeJournal'
import type { ErrorText } from '../../errors/errorText'
import { movingPieceName } from '../../text/guessedMove'

/** Decks that are unusable until the user has chosen how to go on. */
export type DamagedDecks = Extract<DrillFault, { readonly kind: 'drillDamaged' }>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The move that led to a position, with its number: `3… h5`; empty if there is none. */
export const afterText = ({ after, fen }: Pick<CardContent, 'after' | 'fen'>): string => {
  if (after === '') return ''
  const { fullmoves, color } = moveNumberAt(fen)
  const before =
    color === 'white'
      ? ({ fullmoves: fullmoves - 1, color: 'black' } as const)
      : ({ fullmoves, color: 'white' } as const)
  return `${numberText(before)} ${after}`
}

/** A move in a position, with its number. */
export const moveText = ({ fen }: Pick<CardContent, 'fen'>, san: string): string => moveLabel(fen, { san })

/** The time from now until something is due. */
export const whenText = (due: number, now: number): string => {
  const ms = due - now
  if (ms <= 0) return t('drill.when.now')
  if (ms < HOUR_MS) return t('drill.when.minutes', { count: Math.max(1, Math.round(ms / MINUTE_MS)) })
  if (ms < DAY_MS) return t('drill.when.hours', { count: Math.round(ms / HOUR_MS) })
  return t('drill.when.days', { count: Math.round(ms / DAY_MS) })
}

/** The time from an answer to the next question. */
export type Wait = Pick<AnswerRow, 'interval' | 'minutes'>

/** The time until something that was just answered is asked again. */
export const waitText = ({ interval, minutes }: Wait): string =>
  interval === 0 ? t('drill.when.minutes', { count: minutes }) : t('drill.when.days', { count: interval })

/** The same time, shortened for a narrow column. */
export const shortWaitText = ({ interval }: Wait): string =>
  interval === 0 ? t('drill.when.shortMinutes') : t('drill.when.shortDays', { count: interval })

/** A probability with two decimals: `0.81`. */
export const recallText = (recall: number): string => formatDecimal(recall, 2)

/** The weekday, `Thu`, of a day given by its number. */
export const weekdayText = (day: number): string => formatWeekday(day * DAY_MS)

/** The date, `22 Nov`, of a day given by its number. */
export const dayNumberText = (day: number): string => formatDay(day * DAY_MS, 'UTC')

/** A hint: which piece to look at, and its square. */
export const hintText = (
  army: Army,
  { uci, san }: { readonly uci: string; readonly san: string },
): string => {
  const piece = movingPieceName(army, san)
  if (uci.includes('@')) return t('drill.question.hintPlace', { piece })
  const square = squaresOf(uci)?.from
  return square === undefined
    ? t('drill.question.hintPiece', { piece })
    : t('drill.question.hintMove', { piece, square })
}

/** The contents of a backup of the decks, and its date. */
export const backupText = ({ made, decks, cards, answers }: DeckBackup): string =>
  t('drill.damaged.backup', { date: formatTime(made), decks, cards, answers })

/** An error text on damaged decks and the backup with which they can go on. */
export const describeDamagedDecks = ({ harm, path, backups }: DamagedDecks): ErrorText => ({
  title: t('drill.damaged.title', { harm }),
  detail: t('drill.damaged.detail', { harm, path }),
  remedy: `${backupText(backups[0]!)}.`,
  kept: t('drill.damaged.kept'),
})

/** Why an operation on the decks failed. */
export const describeDrillFault = (fault: DrillFault): ErrorText => {
  switch (fault.kind) {
    case 'drillGone':
      return { title: t('drill.faults.drillGone') }
    case 'drillFailed':
      return {
        title: t('drill.faults.drillFailed'),
        detail: fault.detail,
        kept: t('drill.faults.failedKept'),
      }
    case 'drillNotWritten':
      return {
        title: t('drill.faults.drillNotWritten'),
        detail: whyNotWritten(fault.trouble),
        ...(fault.trouble.reason === 'diskFull' && { remedy: t('drill.faults.freeSpace') }),
        kept: t('drill.faults.failedKept'),
      }
    case 'drillDamaged':
      return describeDamagedDecks(fault)
    case 'drillNewer':
      return { title: t('drill.faults.drillNewer'), kept: t('drill.faults.newerKept') }
  }
}
