import { nextTick, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { describeError } from '../errors/describeError'
import { fileNameOf } from '../errors/describeFile'
import { bridge } from '../ipc/client'
import { useAppStore } from '../stores/app'
import { FULL_DISK, topicOf, useNoticesStore } from '../stores/notices'

/** Tells the user that a file was written, or why it was not. */
export const useTellWritten = () => {
  const notices = useNoticesStore()

  return (written: Result<WrittenFile | null, FileError>) => {
    if (!written.ok) notices.report(describeError(written.error), [], topicOf(written.error))
    else if (written.value) {
      notices.settleTopic(FULL_DISK)
      notices.tell('done', t('diceEditor.notices.wrote', { file: fileNameOf(written.value.path) }))
    }
  }
}

/** Prints a sheet that is laid out beside the page, to a PDF or through the browser. */
export const usePrintedSheet = (fileName: () => string) => {
  const app = useAppStore()
  const tellWritten = useTellWritten()

  /** Whether the sheet is laid out for printing. */
  const isPrinting = shallowRef(false)

  /** Lays out the sheet, which calls `printReady` when it is ready. */
  const print = () => (isPrinting.value = true)

  const printReady = async () => {
    try {
      await nextTick()
      await document.fonts.ready
      if (app.shell === 'electron') tellWritten(await bridge().request('procedures:print', fileName()))
      else window.print()
    } finally {
      isPrinting.value = false
    }
  }

  return { isPrinting, print, printReady }
}
