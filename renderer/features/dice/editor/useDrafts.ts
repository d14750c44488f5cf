import { computed, shallowRef } from 'vue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { readDraftText, writeProcedure } from '@shared/procedures/model/readProcedure'
import { bridge } from '../../../ipc/client'

/** An unfinished procedure, kept from one run to the next until it is saved or discarded. */
export interface OpenDraft {
  /** Id of the procedure it was begun from. */
  readonly base: string
  readonly procedure: Procedure
}

/** The procedure that is being edited. */
export interface Editing extends OpenDraft {
  /** The version among the user's procedures; undefined for a new one. */
  readonly saved: Procedure | undefined
  /** The version before the first change; undefined if only the draft is left. */
  readonly original: Procedure | undefined
}

const isLike = (one: Procedure, other: Procedure | undefined): boolean =>
  other !== undefined && writeProcedure(one) === writeProcedure(other)

/** Drafts of procedures: every change is saved to the disk, even if the window closes. */
export function useDrafts() {
  /** The most recently changed draft is last. */
  const drafts = shallowRef<readonly OpenDraft[]>([])
  const editing = shallowRef<Editing>()
  let isLoaded = false

  const isChanged = computed(
    () => editing.value !== undefined && !isLike(editing.value.procedure, editing.value.original),
  )

  /** Loads the drafts of earlier runs, once; true if there are any. */
  const load = async (): Promise<boolean> => {
    if (isLoaded) return false
    isLoaded = true
    const kept = await bridge().request('procedures:drafts')
    drafts.value = kept.flatMap(({ base, json }) => {
      const read = readDraftText(json)
      return read.ok ? [{ base, procedure: read.value }] : []
    })
    return drafts.value.length > 0
  }

  const without = (base: string) => drafts.value.filter(one => one.base !== base)

  /** Begins to edit; an unsaved draft of the same procedure is continued. */
  const begin = (original: Procedure, saved: Procedure | undefined) => {
    const base = original.id
    const procedure = drafts.value.find(one => one.base === base)?.procedure ?? original
    editing.value = { base, procedure, saved, original }
  }

  const resume = (draft: OpenDraft, saved: Procedure | undefined) => {
    editing.value = { ...draft, saved, original: saved }
    keep(draft.procedure)
  }

  /** Keeps a change; drops the draft if everything is as it was. */
  const keep = (procedure: Procedure) => {
    if (!editing.value) return
    editing.value = { ...editing.value, procedure }
    const { base } = editing.value
    if (!isChanged.value) drop()
    else {
      drafts.value = [...without(base), { base, procedure }]
      void bridge().request('procedures:keepDraft', base, writeProcedure(procedure))
    }
  }

  /** Drops the draft of the edited procedure and returns it. */
  const drop = (): OpenDraft | undefined => {
    const dropped = drafts.value.find(one => one.base === editing.value?.base)
    if (!dropped) return undefined
    drafts.value = without(dropped.base)
    void bridge().request('procedures:dropDraft', dropped.base)
    return dropped
  }

  return { drafts, editing, isChanged, load, begin, resume, keep, drop }
}
