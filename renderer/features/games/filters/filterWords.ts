import { t } from '@shared/i18n/t'
import { capitalized } from '@shared/i18n/capitalized'
import { dateText } from '@shared/tree/dateText'
import { headerResult } from './gameHeaders'
import type { DateRange } from './dateRange'
import { FILTER_KINDS, type FilterKind, type GameFilters, type NumberRange } from './gameFilters'
import { type GameStart, numberOfStart } from './startOfHeader'

const startText = (kind: 'start' | 'throw', start: GameStart): string => {
  const number = numberOfStart(start)
  return number === undefined
    ? t(`gamesTable.filters.${kind}IsOwn`)
    : t(`gamesTable.filters.${kind}Is`, { number })
}

const datesText = ({ from, to }: DateRange): string => {
  const [first, last] = [dateText(from ?? ''), dateText(to ?? '')]
  if (from === undefined) return t('gamesTable.filters.until', { to: last })
  if (to === undefined) return t('gamesTable.filters.since', { from: first })
  return from === to ? first : t('gamesTable.filters.between', { from: first, to: last })
}

const numbersText = ({ from, to }: NumberRange): string => {
  if (from === undefined) return t('gamesTable.filters.numbersUntil', { to: to ?? 0 })
  return to === undefined
    ? t('gamesTable.filters.numbersSince', { from })
    : t('gamesTable.filters.numbersBetween', { from, to })
}

/** A result as lists show it; an unknown one in words. */
export const resultText = (result: string): string =>
  result === '' || result === '*' ? t('gamesTable.filters.noResult') : headerResult({ result })

const TEXTS: { readonly [K in FilterKind]: (asked: NonNullable<GameFilters[K]>) => string } = {
  start: start => startText('start', start),
  throw: start => startText('throw', start),
  player: player => player,
  system: capitalized,
  result: resultText,
  dates: datesText,
  numbers: numbersText,
  withFaults: () => t('gamesTable.filters.withFaults'),
  moves: moves => t('gamesTable.filters.movesAre', { moves: moves.join(' ') }),
  position: () => t('gamesTable.filters.positionIs'),
}

/** A filter that is set. */
export interface SetFilter {
  readonly kind: FilterKind
  readonly text: string
}

const textOf = (kind: FilterKind, filters: GameFilters): string | undefined => {
  const asked = filters[kind]
  return asked === undefined ? undefined : (TEXTS[kind] as (asked: unknown) => string)(asked)
}

/** The filters that are set, each in words. */
export const setFilters = (filters: GameFilters): readonly SetFilter[] =>
  FILTER_KINDS.flatMap(kind => {
    const text = textOf(kind, filters)
    return text === undefined ? [] : [{ kind, text }]
  })
