import { Check, CircleAlert, Clock, Loader, Pause } from '@lucide/vue'
import type { Component } from 'vue'
import type {
  GrowthFault,
  GrowthState,
  LogDamage,
  NewsPage,
  PositionCount,
  PreparationRefusal,
  PreparationSummary,
} from '@shared/ipc/contract'
import { formatList, formatNumber, formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { scoreOf } from '@shared/preparation/worth'
import { scoreText } from '@shared/analysis/scoreText'
import { startNameOf } from '@shared/tree/startName'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { moveNumberAt, numberText } from '@shared/tree/moveNumber'
import { variantById } from '@shared/variants'
import { variantShortName } from '@shared/i18n/names/variantNames'
import { describeEngineFault } from '../../../errors/describeEngineFault'
import type { ErrorText } from '../../../errors/errorText'
import { spokenScore } from '../../../text/spokenScore'

/** The value of a position, `+0.10`, `#5`. */
export const valueText = (value: number): string => scoreText(scoreOf(Math.round(value)))

/** The value in words for a screen reader, `plus 0.10`. */
export const spokenValue = (value: number): string => spokenScore(scoreOf(Math.round(value)))

/** The title of a preparation: the user's name for it, or one after its start. */
export const titleOfPreparation = ({ name, color, variant, options, fen }: PreparationSummary): string => {
  if (name !== '') return name
  const start = startNameOf(variant, options, fen)
  if (start) {
    const message = start.kind === 'throw' ? 'prepare.inThrow' : 'prepare.fromStart'
    return t(message, { color, number: formatNumber(start.number) })
  }
  return t('prepare.inSystem', { color, system: variantShortName(variantById(variant)) })
}

/** The state in a word or two. */
export const stateWord = (state: GrowthState): string => {
  if (state.kind !== 'waiting') return t(`prepare.states.${state.kind}`)
  return state.place === 1 ? t('prepare.states.next') : t('prepare.states.waiting', { place: state.place })
}

/** What the user can do with the growth of a preparation: pause it, resume it, or let it go on with another limit. */
export const growthAct = (state: GrowthState): 'pause' | 'resume' | 'raise' | 'widen' => {
  if (state.kind === 'running' || state.kind === 'waiting') return 'pause'
  if (state.kind !== 'done') return 'resume'
  return state.end === 'complete' ? 'widen' : 'raise'
}

export const STATE_ICONS: Readonly<Record<GrowthState['kind'], Component>> = {
  running: Loader,
  waiting: Clock,
  paused: Pause,
  done: Check,
  failed: CircleAlert,
}

/** Why a preparation does not grow, in words. */
export const describeGrowthFault = (fault: GrowthFault): ErrorText =>
  fault.kind === 'notSaved' || fault.kind === 'unreadable'
    ? { title: t(`prepare.faults.${fault.kind}`), detail: fault.detail }
    : describeEngineFault(fault)

/** The numbers of damaged lines, `17, 18 and 40`. */
const lineNumbers = ({ lines, unread }: LogDamage): string => {
  const named = lines.map(number => formatNumber(number))
  const further = unread - lines.length
  return formatList(further > 0 ? [...named, t('prepare.damage.more', { count: further })] : named)
}

/** Which part of a preparation's log could not be used, and where that part is kept. */
export const damageWords = (damage: LogDamage): ErrorText => {
  const { unread, lost, loose, kept } = damage
  const what =
    unread > 0
      ? t('prepare.damage.lines', { count: unread, lines: lineNumbers(damage) })
      : t('prepare.damage.missing')
  return {
    title: t('prepare.damage.title'),
    detail: [
      what,
      ...(lost > 0 ? [t('prepare.damage.lost', { count: lost })] : []),
      ...(loose > 0 ? [t('prepare.damage.loose', { count: loose })] : []),
    ].join(' '),
    kept: kept === null ? t('prepare.damage.notKept') : t('prepare.damage.kept', { path: kept }),
  }
}

/** Why a request was refused. */
export const refusalWords = (refusal: PreparationRefusal): string =>
  refusal.kind === 'unreadable'
    ? t('prepare.refusals.unreadable', { detail: refusal.detail })
    : t(`prepare.refusals.${refusal.kind}`)

/**
 * A move with its number, `3. g4`, `3… h5`.
 *
 * @param fenBefore the position before the move
 */
export const labelledMove = (fenBefore: string, { san }: Pick<BetterMove, 'san'>): string =>
  `${numberText(moveNumberAt(fenBefore))} ${san}`

/** A line with its move numbers: `3… h5 4. g5 e6`. */
export const preparedLineWords = (fenBefore: string, line: readonly BetterMove[]): string =>
  line
    .map((move, place) => {
      const before = place === 0 ? fenBefore : line[place - 1]!.fen
      const number = moveNumberAt(before)
      return place === 0 || number.color === 'white' ? `${numberText(number)} ${move.san}` : move.san
    })
    .join(' ')

/** The number of news items, `42`, `200+`. */
export const countOfNews = ({ news, isMore }: NewsPage): string =>
  `${formatNumber(news.length)}${isMore ? '+' : ''}`

/** The number of positions searched below a move, in words. */
export const countWords = ({ count, isMore }: PositionCount): string =>
  t(isMore ? 'prepare.positionsOrMore' : 'prepare.positions', { count })

/** A share of 1 in percent, `12%`; anything below half a percent is called hardly any. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.005 ? t('prepare.hardlyAny') : formatPercent(share)
