import { defineStore } from 'pinia'
import type { OpenedFile } from '@shared/ipc/contract'
import { broughtBack, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { originOf, type Origin } from './gameInFile'
import {
  afterEdit,
  afterSave,
  isListPending,
  rebasing,
  redoneList,
  undoneList,
  unsavedList,
  type GameList,
  type Rebase,
  type Slot,
} from './gameList'
import { useJournalStore } from './journal'

/** The new place of a game of a list; undefined where it is no longer listed. */
export type PlaceNow = (place: number) => number | undefined

type Follower = (fileId: string, placeNow: PlaceNow) => void

/** A tab whose game is no longer in the list, and what it was there. */
interface Lost {
  readonly fileId: string
  readonly slot: Slot
  readonly saved: GameDocument['saved']
}

/** A list before and after a change of it or of its file. */
interface ListChange {
  readonly before: readonly Slot[]
  readonly after: readonly Slot[]
  /** Which slot the game of an earlier one has now; undefined where others took it out of the file. */
  readonly slotNow: (slot: Slot) => Slot | undefined
}

const placeIn = ({ before, after, slotNow }: ListChange, place: number): number | undefined => {
  const slot = before[place] && slotNow(before[place])
  const now = slot ? after.indexOf(slot) : -1
  return now < 0 ? undefined : now
}

/** A list that was not edited here follows its file, however others have put that in order. */
const inFileOrder = (slots: readonly Slot[]): readonly Slot[] =>
  slots.toSorted((one, other) => (one.stored ?? 0) - (other.stored ?? 0))

/** Updates the places of tabs, open and closed ones, in the list of their file. */
const useTabsOfLists = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** By tab. */
  const lost = new Map<string, Lost>()

  const followTab = (file: OpenedFile, document: GameDocument, { before, after, slotNow }: ListChange) => {
    const { id, origin, saved } = document
    const gone = lost.get(id)
    const { fileId } = file
    if ((origin ?? gone)?.fileId !== fileId) return
    const slot = origin ? before[origin.index] : gone?.slot
    const now = slot && slotNow(slot)
    const place = now ? after.indexOf(now) : -1
    lost.delete(id)
    if (place < 0) {
      if (origin) documents.relink(id, undefined)
      if (now) lost.set(id, { fileId, slot: now, saved: origin ? saved : gone?.saved })
    } else if (!origin) documents.link(id, one => broughtBack(one, originOf(file, place), gone?.saved))
    else if (place !== origin.index || now !== slot) documents.relink(id, originOf(file, place))
  }

  /** The unreadable game that is shown without a tab has moved, or is gone. */
  const followBroken = (file: OpenedFile, change: ListChange) => {
    const { broken } = files
    if (broken?.file.fileId !== file.fileId) return
    const index = placeIn(change, broken.index)
    if (index === undefined) files.leaveBroken()
    else files.broken = { ...broken, file, index }
  }

  const follow = (file: OpenedFile, change: ListChange) => {
    for (const document of documents.all()) followTab(file, document, change)
    followBroken(file, change)
  }

  /** Games that were taken out of the list of a file are out of the file, too. */
  const forgetLost = (fileId: string) => {
    for (const [id, one] of lost) if (one.fileId === fileId) lost.delete(id)
  }

  return { follow, forgetLost }
}

/** Editing the lists of the games of files. Nothing is written before the user saves. */
export const useGameListsStore = defineStore('gameLists', () => {
  const files = useFilesStore()
  const journal = useJournalStore()
  const tabs = useTabsOfLists()

  const followers = new Set<Follower>()

  /** Reports every change of a list to a follower that knows games by their places. */
  const follow = (follower: Follower) => void followers.add(follower)

  /** The games of a list have moved. */
  const tellMoved: Follower = (fileId, placeNow) => followers.forEach(follower => follower(fileId, placeNow))

  /** Has the list be like this from now on, here and in the journal. */
  const put = (next: GameList): OpenedFile => {
    const isPending = isListPending(next)
    const isKept = isPending || next.undo.length > 0 || next.redo.length > 0
    if (isPending) journal.note(unsavedList(next))
    else void journal.discard(next.documentId)
    files.setList(next.base.fileId, isKept ? next : undefined)
    return files.keep(next.base)
  }

  const show = (before: readonly Slot[], next: GameList, slotNow: ListChange['slotNow'] = slot => slot) => {
    const change = { before, after: next.slots, slotNow }
    const file = put(next)
    tabs.follow(file, change)
    tellMoved(file.fileId, place => placeIn(change, place))
  }

  /** Changes the list of an open file; `slots` answers the list from what it is. */
  const edit = (fileId: string, name: string, slots: (now: readonly Slot[]) => readonly Slot[]) => {
    const list = files.listOf(fileId)
    if (list) show(list.slots, afterEdit(list, name, slots(list.slots)))
  }

  const travel = (fileId: string, by: typeof undoneList): string | undefined => {
    const list = files.lists.get(fileId)
    const found = list && by(list)
    if (found) show(list.slots, found.list)
    return found?.name
  }

  /** Takes the last change of a list back; answers what it was, undefined if there is none. */
  const undo = (fileId: string) => travel(fileId, undoneList)
  const redo = (fileId: string) => travel(fileId, redoneList)

  /** The list of a file is not as the file has it. */
  const isPending = (fileId: string): boolean => {
    const list = files.lists.get(fileId)
    return list !== undefined && isListPending(list)
  }

  /** Replaces the list by the one in the journal. */
  const adopt = (list: GameList) => {
    const before = files.listOf(list.base.fileId)
    if (!before) return
    show(before.slots, list)
    if (before.documentId !== list.documentId) void journal.discard(before.documentId)
  }

  /** Takes a file in that was read again, with what was done in its list, and finds the games of its tabs in it. */
  const rebase = (moved: Rebase) => {
    const before = files.listOf(moved.file.fileId)
    if (!before) return
    const { slot, slots } = rebasing(moved)
    const steps = (all: GameList['undo']) => all.map(step => ({ ...step, state: slots(step.state) }))
    const rebased = slots(before.slots)
    const next = {
      ...before,
      base: moved.file,
      slots: isListPending(before) ? rebased : inFileOrder(rebased),
      undo: steps(before.undo),
      redo: steps(before.redo),
    }
    show(before.slots, next, slot)
  }

  /** The file holds `written` now; what was changed in the list since it was sent is still to be saved. */
  const takeSaved = (saved: OpenedFile, written: readonly Slot[]): OpenedFile => {
    const list = files.lists.get(saved.fileId)
    tabs.forgetLost(saved.fileId)
    return list ? put(afterSave(list, saved, written)) : files.keep(saved)
  }

  /** The place in the list of a game of the file as it is stored; undefined where the list has it no more. */
  const originOfStored = (fileId: string, stored: number): Origin | undefined => {
    const file = files.files.get(fileId)
    const slots = files.lists.get(fileId)?.slots
    const place = slots ? slots.findIndex(slot => slot.stored === stored) : stored
    return file && place >= 0 ? originOf(file, place) : undefined
  }

  return { follow, tellMoved, edit, undo, redo, isPending, adopt, rebase, takeSaved, originOfStored }
})
