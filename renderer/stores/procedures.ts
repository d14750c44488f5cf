import { defineStore } from 'pinia'
import { computed, nextTick, shallowRef } from 'vue'
import type { Result } from '@shared/result'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import { readProcedureText, writeProcedure } from '@shared/procedures/readProcedure'
import type { Procedure } from '@shared/procedures/procedure'
import { describeProcedure } from '@shared/procedures/words/brokenProcedure'
import { copyOf } from '../dice/editor/draft'
import { describeError } from '../errors/describeError'
import { fileNameOf } from '../errors/describeFile'
import { bridge } from '../ipc/client'
import { useAppStore } from './app'
import { useDiceStore } from './dice'
import { useDialogsStore } from './dialogs'
import { useNoticesStore } from './notices'

/** The procedures that the user writes: kept, edited, exchanged as files, printed. */
export const useProceduresStore = defineStore('procedures', () => {
  const app = useAppStore()
  const dialogs = useDialogsStore()
  const dice = useDiceStore()
  const notices = useNoticesStore()

  /** What is being edited; stays when the editor is closed unsaved. */
  const draft = shallowRef<Procedure>()
  const isEditing = computed(() => dialogs.shown === 'procedure')
  /** The sheet of the procedure is made ready for print. */
  const isPrinting = shallowRef(false)

  const load = async () => {
    dice.own = await bridge().request('procedures:list')
  }

  const openEditor = (procedure: Procedure) => {
    draft.value = procedure
    dialogs.show('procedure')
  }

  /** Edits a procedure of the user, or a copy of one of the catalogue. */
  const edit = () => {
    const { procedure } = dice
    const isOwn = dice.own.some(({ id }) => id === procedure.id)
    openEditor(isOwn ? procedure : copyOf(procedure, dice.procedures))
  }

  /** Keeps a procedure and puts it on the table. */
  const save = async (procedure: Procedure): Promise<boolean> => {
    const saved = await bridge().request('procedures:save', writeProcedure(procedure))
    if (!saved.ok) {
      notices.report({ title: `${procedure.name} is not saved`, detail: describeProcedure(saved.error) })
      return false
    }
    dice.own = saved.value
    const kept = saved.value.find(({ id }) => id === procedure.id)
    if (kept) dice.choose(kept)
    notices.tell('done', `Saved ${procedure.name}`)
    return true
  }

  const remove = async (procedure: Procedure) => {
    dice.own = await bridge().request('procedures:remove', procedure.id)
    if (dice.procedure.id === procedure.id) dice.choose(dice.procedures[0]!)
    notices.tell('deleted', `Removed ${procedure.name}`, {
      action: { label: 'Undo', run: () => void save(procedure) },
    })
  }

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

  /** Opens a procedure's file in the editor, where its faults are named. */
  const importText = (name: string, json: string) => {
    const read = readProcedureText(json)
    if (read.ok) openEditor(read.value)
    else notices.report({ title: `${name} is no procedure`, detail: `${describeProcedure(read.error)}.` })
  }

  /** Makes the sheet; the rest is done once it says that it is ready. */
  const print = () => {
    isPrinting.value = true
  }

  const printReady = async () => {
    await nextTick()
    await document.fonts.ready
    if (app.shell === 'electron')
      tellWritten(await bridge().request('procedures:print', `${dice.procedure.id}.pdf`))
    else window.print()
    isPrinting.value = false
  }

  return {
    draft,
    isEditing,
    isPrinting,
    load,
    edit,
    save,
    remove,
    exportFile,
    importText,
    print,
    printReady,
  }
})
