import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../stores/notices'

/** Puts `text` on the clipboard; false where the shell does not let us. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or the window has no focus: the caller says so.
    return false
  }
}

/** Puts a PNG on the clipboard, as a picture; false where the shell does not let us. */
export const copyPicture = async (picture: Promise<Blob>): Promise<boolean> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    // No permission, or the window has no focus: the caller says so.
    return false
  }
}

/** Copies texts and says so; where the shell does not allow it, the notice shows the text itself. */
export function useCopying() {
  const notices = useNoticesStore()

  return async (text: string, kind: 'fen' | 'pgn' | 'text') => {
    const copied = await copyText(text)
    if (copied) notices.tell('done', t(`notices.copied.${kind}`))
    else notices.report({ title: t(`notices.notCopied.${kind}`), detail: text })
  }
}
