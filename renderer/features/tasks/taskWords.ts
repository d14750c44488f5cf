import type { TaskSummary } from '@shared/ipc/contract'
import { formatPercent } from '@shared/i18n/numbers'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'

/** The title of a task: `Report, game 3 of 12: Fischer – Spassky`. */
export const taskTitle = ({
  kind,
  title,
  variant,
  progress: { part },
}: Pick<TaskSummary, 'kind' | 'title' | 'variant' | 'progress'>): string => {
  const name = part ? t('tasks.part', { kind: t(`tasks.kinds.${kind}`), ...part }) : t(`tasks.kinds.${kind}`)
  const about = title === '' && variant !== undefined ? variantName({ id: variant }) : title
  return about === '' ? name : `${name}: ${about}`
}

/** A task for the status bar: `Report, game 3 of 12: 14 of 40 moves`, and the number of others. */
export const taskStatusWords = (task: TaskSummary, more: number): string => {
  const { kind, state, progress } = task
  const { moves, isCloser, share } = progress
  const name = taskTitle({ kind, progress, title: '' })
  const words = () => {
    if (state.kind === 'paused' || state.kind === 'failed') return t(`tasks.status.${state.kind}`, { name })
    if (isCloser) return t('tasks.status.closer', { name })
    if (moves) return t('tasks.status.moves', { name, ...moves })
    return t('tasks.status.share', { name: taskTitle(task), share: formatPercent(share, 0, 'down') })
  }
  return more > 0 ? t('tasks.status.more', { words: words(), more }) : words()
}

/** The progress of a task, and whether it runs. */
export const taskStateWords = ({ state, progress }: Pick<TaskSummary, 'state' | 'progress'>): string =>
  t(`tasks.states.${state.kind}`, {
    share: formatPercent(progress.share, 0, 'down'),
    behind: state.kind === 'waiting' ? state.behind : '',
  })
