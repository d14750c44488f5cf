import { nextTick, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import type { Procedure } from '@shared/procedures/model/procedure'
import { writeProcedure } from '@shared/procedures/model/readProcedure'
import type { Result } from '@shared/result'
import { describeError } from '../../../errors/describeError'
import { fileNameOf } from '../../../errors/describeFile'
import { bridge } from '../../../ipc/client'
import { download } from '../../../ipc/download'
import { useAppStore } from '../../../stores/app'
import { FULL_DISK, topicOf, useNoticesStore } from '../../../stores/notices'

/** Procedures as files, and their sheets as PDF or on paper. */
export function useProcedureFiles(shown: () => Procedure) {
  const app = useAppStore()
  const notices = useNoticesStore()

  /** The sheet of the procedure is made ready for print. */
  const isPrinting = shallowRef(false)

  const tellWritten = (written: Result<WrittenFile | null, FileError>) => {
    if (!written.ok) notices.report(describeError(written.error), [], topicOf(written.error))
    else if (written.value) {
      notices.settleTopic(FULL_DISK)
      notices.tell('done', t('diceEditor.notices.wrote', { file: fileNameOf(written.value.path) }))
    }
  }

  /** By the shell's own dialog, or as a download where the shell has none. */
  const exportFile = async (procedure: Procedure) => {
    const json = writeProcedure(procedure)
    if (app.shell === 'electron') {
      tellWritten(await bridge().request('procedures:export', json))
      return
    }
    const name = `${procedure.id}.json`
    download(new Blob([json], { type: 'application/json' }), name)
    notices.tell('done', t('diceEditor.notices.downloaded', { name }))
  }

  /** Makes the sheet; the rest is done once it says that it is ready. */
  const print = () => {
    isPrinting.value = true
  }

  const printReady = async () => {
    try {
      await nextTick()
      await document.fonts.ready
      if (app.shell === 'electron')
        tellWritten(await bridge().request('procedures:print', `${shown().id}.pdf`))
      else window.print()
    } finally {
      isPrinting.value = false
    }
  }

  return { isPrinting, exportFile, print, printReady }
}
