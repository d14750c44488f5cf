import { nextTick, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import { describeError } from '../../errors/describeError'
import { fileNameOf } from '../../errors/describeFile'
import { bridge } from '../../ipc/client'
import { useAppStore } from '../../stores/app'
import { useNoticesStore } from '../../stores/notices'

/** Prints the keys of the last pairs: to a PDF, or by the browser that shows the page. */
export const usePrintedKeys = () => {
  const app = useAppStore()
  const notices = useNoticesStore()
  const isPrinting = shallowRef(false)

  const print = () => {
    isPrinting.value = true
  }

  const write = async () => {
    const written = await bridge().request('procedures:print', 'keys.pdf')
    if (!written.ok) notices.report(describeError(written.error))
    else if (written.value)
      notices.tell('done', t('diceEditor.notices.wrote', { file: fileNameOf(written.value.path) }))
  }

  /** The page with the keys stands. */
  const printReady = async () => {
    try {
      await nextTick()
      await document.fonts.ready
      if (app.shell === 'electron') await write()
      else window.print()
    } finally {
      isPrinting.value = false
    }
  }

  return { isPrinting, print, printReady }
}
