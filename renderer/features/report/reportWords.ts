import { formatDecimal } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { ReportEffort } from './gameReport'

/** The engine that looked at a game and how closely: `Stockfish 15.1, 150,000 nodes per move`. */
export const effortWords = ({ limit, amount }: ReportEffort, engine: string): string =>
  limit === 'time'
    ? t('report.pane.by.time', { engine, amount: formatDecimal(amount / 10, 1) })
    : t(`report.pane.by.${limit}`, { engine, amount })

const MINUTE = 60

/** A time like `about 40 s` or `about 3 min`: rounded up, to five seconds or whole minutes. */
export const aboutSeconds = (seconds: number): string =>
  seconds > 1.5 * MINUTE
    ? t('report.presets.minutes', { count: Math.ceil(seconds / MINUTE) })
    : t('report.presets.seconds', { count: 5 * Math.max(1, Math.ceil(seconds / 5)) })
