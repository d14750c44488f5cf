import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../stores/notices'
import { copyText } from './copyText'

/** Copies texts and says so; where the shell does not allow it, the notice shows the text itself. */
export function useCopying() {
  const notices = useNoticesStore()

  return async (text: string, kind: 'fen' | 'pgn' | 'text') => {
    const copied = await copyText(text)
    if (copied) notices.tell('done', t(`notices.copied.${kind}`))
    else notices.report({ title: t(`notices.notCopied.${kind}`), detail: text })
  }
}
