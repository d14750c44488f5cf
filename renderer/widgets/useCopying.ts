import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../stores/notices'
import { copyText } from './copyText'

/** Puts texts on the clipboard and says so; where the shell does not let us, the notice shows the text itself. */
export function useCopying() {
  const notices = useNoticesStore()

  return async (text: string, kind: 'fen' | 'pgn' | 'text') => {
    const copied = await copyText(text)
    if (copied) notices.tell('done', t(`notices.copied.${kind}`))
    else notices.report({ title: t(`notices.notCopied.${kind}`), detail: text })
  }
}
