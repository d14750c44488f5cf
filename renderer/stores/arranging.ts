import { defineStore } from 'pinia'
import type { OpenedFile } from '@shared/ipc/contract'
import {
  afterEdit,
  arrangementOf,
  isArranged,
  rebasing,
  redoneArrangement,
  savedArrangement,
  undoneArrangement,
  unsavedList,
  type Arrangement,
  type Rebase,
  type Slot,
} from './arrangement'
import { useArrangedTabsStore } from './arrangedTabs'
import { useArrangementsStore } from './arrangements'
import { useFilesStore } from './files'
import { originOf, type Origin } from './gameInFile'
import { useJournalStore } from './journal'

const placeOf = (slot: Slot | undefined, slots: readonly Slot[]): number | undefined => {
  const place = slot ? slots.indexOf(slot) : -1
  return place < 0 ? undefined : place
}

/** A list that nobody has changed here follows its file, however others have put that in order. */
const inFileOrder = (slots: readonly Slot[]): readonly Slot[] =>
  slots.toSorted((one, other) => (one.stored ?? 0) - (other.stored ?? 0))

/** Changing the list of the games of a file. Nothing is written before the user saves. */
export const useArrangingStore = defineStore('arranging', () => {
  const arrangements = useArrangementsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const tabs = useArrangedTabsStore()

  /** Lists that nobody has changed yet: their slots are the same ones whoever asks. */
  const untouched = new WeakMap<OpenedFile, Arrangement>()

  const untouchedOf = (file: OpenedFile): Arrangement => {
    const known = untouched.get(file) ?? arrangementOf(file)
    untouched.set(file, known)
    return known
  }

  /** The list of a file as it is now. */
  const current = (file: OpenedFile): Arrangement => arrangements.of(file.fileId) ?? untouchedOf(file)

  /** Has the list be like this from now on, here and in the journal. */
  const put = (next: Arrangement): OpenedFile => {
    const isPending = isArranged(next)
    const isKept = isPending || next.undo.length > 0 || next.redo.length > 0
    arrangements.set(next.base.fileId, isKept ? next : undefined)
    if (isPending) journal.note(unsavedList(next))
    else void journal.discard(next.documentId)
    return files.keep(next.base)
  }

  const show = (before: readonly Slot[], next: Arrangement) => {
    const file = put(next)
    tabs.follow(file, before, next.slots)
    arrangements.tellMoved(file.fileId, place => placeOf(before[place], next.slots))
  }

  /** Changes the list of an open file; `slots` answers the list from what it is. */
  const edit = (fileId: string, name: string, slots: (now: readonly Slot[]) => readonly Slot[]) => {
    const file = files.baseOf(fileId)
    if (!file) return
    const before = current(file)
    show(before.slots, afterEdit(before, name, slots(before.slots)))
  }

  const travel = (fileId: string, by: typeof undoneArrangement): string | undefined => {
    const before = arrangements.of(fileId)
    const found = before && by(before)
    if (!before || !found) return undefined
    show(before.slots, found.arrangement)
    return found.name
  }

  /** Takes the last change of a list back; answers what it was, undefined if there is none. */
  const undo = (fileId: string) => travel(fileId, undoneArrangement)
  const redo = (fileId: string) => travel(fileId, redoneArrangement)

  /** The list of a file is not as the file has it. */
  const isPending = (fileId: string): boolean => {
    const arrangement = arrangements.of(fileId)
    return arrangement !== undefined && isArranged(arrangement)
  }

  /** Takes a list up that stands in the journal. */
  const adopt = (arrangement: Arrangement) => {
    const before = current(arrangement.base)
    show(before.slots, arrangement)
  }

  /** Takes a file in that was read again, with what was done in its list, and finds the games of its tabs in it. */
  const rebase = (moved: Rebase) => {
    const { fileId } = moved.file
    const old = files.baseOf(fileId)
    if (!old) return
    const before = current(old)
    const { slot, slots } = rebasing(moved)
    const steps = (all: Arrangement['undo']) => all.map(step => ({ ...step, state: slots(step.state) }))
    const { undo: back, redo: forth } = before
    const rebased = slots(before.slots)
    const next = {
      ...before,
      base: moved.file,
      slots: isArranged(before) ? rebased : inFileOrder(rebased),
      undo: steps(back),
      redo: steps(forth),
    }
    const file = put(next)
    tabs.rebase(file, { before: before.slots, after: next.slots, slot })
    arrangements.tellMoved(fileId, place => {
      const old = before.slots[place]
      return placeOf(old && slot(old), next.slots)
    })
  }

  /** The file holds `written` now; what was changed in the list since it was sent is still to be saved. */
  const takeSaved = (saved: OpenedFile, written: readonly Slot[]): OpenedFile => {
    const arrangement = arrangements.of(saved.fileId)
    tabs.forgetLost(saved.fileId)
    return arrangement ? put(savedArrangement(arrangement, saved, written)) : files.keep(saved)
  }

  /** The place in the list of a game of the file as it is stored; undefined where the list has it no more. */
  const originOfStored = (fileId: string, stored: number): Origin | undefined => {
    const file = files.files.get(fileId)
    const slots = arrangements.of(fileId)?.slots
    const place = slots ? slots.findIndex(slot => slot.stored === stored) : stored
    return file && place >= 0 ? originOf(file, place) : undefined
  }

  return { edit, undo, redo, isPending, current, adopt, rebase, takeSaved, originOfStored }
})
