import type { TaskSummary } from '@shared/ipc/contract'
import { formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'

/** `Report: Fischer – Spassky`. */
export const taskTitle = ({ kind, title }: Pick<TaskSummary, 'kind' | 'title'>): string =>
  title === '' ? t(`tasks.kinds.${kind}`) : `${t(`tasks.kinds.${kind}`)}: ${title}`

/** How far a task is, and whether it goes on. */
export const taskStateWords = ({ state, progress }: Pick<TaskSummary, 'state' | 'progress'>): string =>
  t(`tasks.states.${state.kind}`, { share: formatPercent(progress.share, 0, 'down') })
