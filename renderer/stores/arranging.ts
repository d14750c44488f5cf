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
  type Arrangement,
  type Rebase,
  type Slot,
} from './arrangement'
import { useArrangementJournalStore } from './arrangementJournal'
import { useArrangementsStore } from './arrangements'
import type { GameDocument, Origin } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { originOf, placeInFile } from './gameInFile'

/** A tab whose game is no longer in the list, and what it was there. */
interface Lost {
  readonly fileId: string
  readonly slot: Slot
  readonly saved: GameDocument['saved']
}

/** Changing the list of the games of a file. Nothing is written before the user saves. */
export const useArrangingStore = defineStore('arranging', () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useArrangementJournalStore()

  /** By tab. */
  const lost = new Map<string, Lost>()

  /** Lists that nobody has changed yet: their slots are the same ones whoever asks. */
  const untouched = new WeakMap<OpenedFile, Arrangement>()

  const untouchedOf = (file: OpenedFile): Arrangement => {
    const known = untouched.get(file) ?? arrangementOf(file)
    untouched.set(file, known)
    return known
  }

  /** The list of a file as it is now. */
  const current = (file: OpenedFile): Arrangement => arrangements.of(file.fileId) ?? untouchedOf(file)

  /** Where a tab stands in the list now; undefined where it does not. */
  const placeOf = ({ id, origin }: GameDocument, before: readonly Slot[], after: readonly Slot[]) => {
    const slot = origin ? before[origin.index] : lost.get(id)?.slot
    const place = slot ? after.indexOf(slot) : -1
    return { slot, place: place < 0 ? undefined : place }
  }

  const relink = (document: GameDocument, origin: Origin | undefined, slot: Slot) => {
    const { id } = document
    const fileId = document.origin?.fileId ?? lost.get(id)?.fileId ?? ''
    if (origin && !document.origin) documents.bringBack(id, origin, lost.get(id)?.saved)
    else documents.relink(id, origin)
    if (origin) lost.delete(id)
    else lost.set(id, { fileId, slot, saved: document.saved })
  }

  /** Has the tabs of a file stand where their games stand in the list now. */
  const relinkTabs = (file: OpenedFile, before: readonly Slot[], after: readonly Slot[]) => {
    for (const document of documents.all()) {
      if ((document.origin ?? lost.get(document.id))?.fileId !== file.fileId) continue
      const { slot, place } = placeOf(document, before, after)
      if (!slot || (place === undefined && !document.origin)) continue
      if (place === undefined || place !== document.origin?.index)
        relink(document, place === undefined ? undefined : originOf(file, place), slot)
    }
  }

  /** The game that could not be begun, and is shown without a tab, stands elsewhere now, or nowhere. */
  const moveBroken = (file: OpenedFile, before: readonly Slot[], after: readonly Slot[]) => {
    const { broken } = files
    if (broken?.file.fileId !== file.fileId) return
    const slot = before[broken.index]
    const index = slot ? after.indexOf(slot) : -1
    if (index < 0) files.leaveBroken()
    else files.broken = { ...broken, file, index }
  }

  /** Has the list be like this from now on, here and in the journal. */
  const put = (next: Arrangement): OpenedFile => {
    const isPending = isArranged(next)
    const isKept = isPending || next.undo.length > 0 || next.redo.length > 0
    arrangements.set(next.base.fileId, isKept ? next : undefined)
    if (isPending) journal.note(next)
    else void journal.discard(next.documentId)
    return files.keep(next.base)
  }

  const show = (before: readonly Slot[], next: Arrangement) => {
    const file = put(next)
    relinkTabs(file, before, next.slots)
    moveBroken(file, before, next.slots)
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

  const forgetLost = (fileId: string, now: (slot: Slot) => Slot | undefined = () => undefined) => {
    for (const [id, one] of lost) {
      if (one.fileId !== fileId) continue
      const slot = now(one.slot)
      if (slot) lost.set(id, { ...one, slot })
      else lost.delete(id)
    }
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
    const next = {
      ...before,
      base: moved.file,
      slots: slots(before.slots),
      undo: steps(back),
      redo: steps(forth),
    }
    const file = put(next)
    moveBroken(
      file,
      before.slots.map(old => slot(old) ?? old),
      next.slots,
    )
    for (const document of documents.all()) {
      if (document.origin?.fileId !== fileId) continue
      const there = before.slots[document.origin.index]
      const found = there && slot(there)
      const place = found
        ? next.slots.indexOf(found)
        : placeInFile(file, document.origin.listed, document.origin.index)
      documents.relink(document.id, place === undefined || place < 0 ? undefined : originOf(file, place))
    }
    forgetLost(fileId, slot)
  }

  /** The file holds `written` now; what was changed in the list since it was sent is still to be saved. */
  const takeSaved = (saved: OpenedFile, written: readonly Slot[]): OpenedFile => {
    const arrangement = arrangements.of(saved.fileId)
    forgetLost(saved.fileId)
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
