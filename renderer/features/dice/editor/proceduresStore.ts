import { defineStore } from 'pinia'
import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { readProcedureText, writeProcedure } from '@shared/procedures/model/readProcedure'
import type { Procedure } from '@shared/procedures/model/procedure'
import { describeProcedure } from '@shared/procedures/words/brokenProcedure'
import { copyOf, unusedName } from './draft'
import { useDrafts, type OpenDraft } from './useDrafts'
import { bridge } from '../../../ipc/client'
import { download } from '../../../ipc/download'
import { sentence } from '../odds/oddsWords'
import { useDiceStore } from '../throwing/diceStore'
import { useAppStore } from '../../../stores/app'
import { useDialogsStore } from '../../../stores/dialogs'
import { useNoticesStore } from '../../../stores/notices'
import { usePrintedSheet, useTellWritten } from '../../../workbench/printedSheet'

/** Writes a procedure to a file: with the shell's own dialog, or as a download if the shell has none. */
const useExport = () => {
  const app = useAppStore()
  const notices = useNoticesStore()
  const tellWritten = useTellWritten()

  return async (procedure: Procedure) => {
    const json = writeProcedure(procedure)
    if (app.shell === 'electron') {
      tellWritten(await bridge().request('procedures:export', json))
      return
    }
    const name = `${procedure.id}.json`
    download(new Blob([json], { type: 'application/json' }), name)
    notices.tell('done', t('diceEditor.notices.downloaded', { name }))
  }
}

/** The procedures that the user writes: kept, edited, exchanged as files, printed. */
export const useProceduresStore = defineStore('procedures', () => {
  const dialogs = useDialogsStore()
  const dice = useDiceStore()
  const notices = useNoticesStore()

  const { drafts, editing, isChanged, ...drafting } = useDrafts()
  const isEditing = computed(() => dialogs.shown === 'procedure')
  /** Ids of other procedures, which the edited one must not take. */
  const taken = computed(
    () => new Set(dice.procedures.map(({ id }) => id).filter(id => id !== editing.value?.saved?.id)),
  )

  const ownWith = (wanted: string): Procedure | undefined => dice.own.find(({ id }) => id === wanted)

  const openEditor = (procedure: Procedure) => {
    drafting.begin(procedure, ownWith(procedure.id))
    dialogs.show('procedure')
  }

  /** Continues a draft of this run or of an earlier one. */
  const resume = (draft: OpenDraft) => {
    drafting.resume(draft, ownWith(draft.base))
    dialogs.show('procedure')
  }

  /** Loads the procedures of the user, and offers the latest draft of an earlier run. */
  const load = async () => {
    dice.own = await bridge().request('procedures:list')
    const latest = (await drafting.load()) ? drafts.value.at(-1) : undefined
    if (latest)
      notices.tell('note', t('diceEditor.notices.draft', { name: latest.procedure.name }), {
        action: { label: t('diceEditor.notices.resume'), run: () => resume(latest) },
      })
  }

  /** Edits a procedure of the user, or a copy of one in the catalogue. */
  const edit = () => {
    const { procedure } = dice
    openEditor(ownWith(procedure.id) ?? copyOf(procedure, dice.procedures))
  }

  /** Saves a procedure and puts it on the table. */
  const save = async (procedure: Procedure): Promise<boolean> => {
    const saved = await bridge().request('procedures:save', writeProcedure(procedure))
    if (!saved.ok) {
      notices.report({
        title: t('diceEditor.notices.unsaved', { name: procedure.name }),
        detail: sentence(describeProcedure(saved.error)),
      })
      return false
    }
    dice.own = saved.value
    const kept = ownWith(procedure.id)
    if (kept) dice.choose(kept)
    notices.tell('done', t('diceEditor.notices.saved', { name: procedure.name }))
    return true
  }

  /** Saves the edited procedure; under another name it replaces the former one. */
  const saveEdited = async (procedure: Procedure): Promise<boolean> => {
    const former = editing.value?.saved
    if (!(await save(procedure))) return false
    if (former && former.id !== procedure.id)
      dice.own = await bridge().request('procedures:remove', former.id)
    drafting.drop()
    return true
  }

  /** Discards the draft; the user can restore it. */
  const discard = () => {
    const dropped = drafting.drop()
    dialogs.close()
    if (dropped)
      notices.tell('deleted', t('diceEditor.notices.discarded', { name: dropped.procedure.name }), {
        action: { label: t('common.undo'), run: () => resume(dropped) },
      })
  }

  const remove = async (procedure: Procedure) => {
    dice.own = await bridge().request('procedures:remove', procedure.id)
    if (dice.procedure.id === procedure.id) dice.choose(dice.procedures[0]!)
    notices.tell('deleted', t('diceEditor.notices.removed', { name: procedure.name }), {
      action: { label: t('common.undo'), run: () => void save(procedure) },
    })
  }

  /** Opens a procedure's file in the editor, under a name that no other procedure has. A broken file is reported. */
  const importText = (name: string, json: string) => {
    const read = readProcedureText(json)
    if (read.ok) {
      const isTaken = dice.procedures.some(({ id }) => id === read.value.id)
      const own = isTaken ? unusedName(read.value.name, dice.procedures) : {}
      openEditor({ ...read.value, ...own })
    } else
      notices.report({
        title: t('diceEditor.notices.notAProcedure', { file: name }),
        detail: sentence(describeProcedure(read.error)),
      })
  }

  return {
    drafts,
    editing,
    isChanged,
    isEditing,
    taken,
    load,
    edit,
    resume,
    keepDraft: drafting.keep,
    saveEdited,
    discard,
    remove,
    importText,
    exportFile: useExport(),
    ...usePrintedSheet(() => `${dice.procedure.id}.pdf`),
  }
})
