import { nextTick, shallowRef } from 'vue'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import type { Procedure } from '@shared/procedures/procedure'
import { writeProcedure } from '@shared/procedures/readProcedure'
import type { Result } from '@shared/result'
import { describeError } from '../../errors/describeError'
import { fileNameOf } from '../../errors/describeFile'
import { bridge } from '../../ipc/client'
import { useAppStore } from '../../stores/app'
import { useDialogsStore } from '../../stores/dialogs'
import { useNoticesStore } from '../../stores/notices'

/** Procedures as files, and their sheets as PDF or on paper. */
export function useProcedureFiles(shown: () => Procedure) {
  const app = useAppStore()
  const dialogs = useDialogsStore()
  const notices = useNoticesStore()

  /** The sheet of the procedure is made ready for print. */
  const isPrinting = shallowRef(false)

  const tellWritten = (written: Result<WrittenFile | null, FileError>) => {
    if (!written.ok) notices.report(describeError(written.error))
    else if (written.value) notices.tell('done', `Wrote ${fileNameOf(written.value.path)}`)
  }

  /** By the shell's own dialog, or by one in the page where the shell has none. */
  const exportFile = async (procedure: Procedure) => {
    const json = writeProcedure(procedure)
    if (app.shell === 'electron') {
      tellWritten(await bridge().request('procedures:export', json))
      return
    }
    const path = await dialogs.askPath({
      kind: 'save',
      title: 'Save procedure',
      suggestedName: `${procedure.id}.json`,
    })
    if (path !== undefined) tellWritten(await bridge().request('procedures:export', json, path))
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
