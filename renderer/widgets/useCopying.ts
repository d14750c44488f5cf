import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../stores/notices'

/** Whether the clipboard was written; it is not without permission, or if the window has no focus. */
const isWritten = async (write: () => Promise<void>): Promise<boolean> => {
  try {
    await write()
    return true
  } catch {
    return false
  }
}

/** Copies a text to the clipboard; returns whether the shell allowed it. */
export const copyText = (text: string): Promise<boolean> =>
  isWritten(() => navigator.clipboard.writeText(text))

/** Copies a PNG to the clipboard, as a picture; returns whether the shell allowed it. */
export const copyPicture = (picture: Promise<Blob>): Promise<boolean> =>
  isWritten(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]))

/** Copies texts and shows a notice, which has the text itself if the shell does not allow copying. */
export function useCopying() {
  const notices = useNoticesStore()

  return async (text: string, kind: 'fen' | 'pgn' | 'text') => {
    const copied = await copyText(text)
    if (copied) notices.tell('done', t(`notices.copied.${kind}`))
    else notices.report({ title: t(`notices.notCopied.${kind}`), detail: text })
  }
}
