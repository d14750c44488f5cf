import { defineStore } from 'pinia'
import type { OpenedFile } from '@shared/ipc/contract'
import { broughtBack, isDirty, type GameDocument } from './document'
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

/** The new place of a game of a list; undefined if it is no longer in the list. */
export type PlaceNow = (place: number) => number | undefined

type Follower = (fileId: string, placeNow: PlaceNow) => void

/** A tab whose game is no longer in the list, and the slot that it had there. */
interface Lost {
  readonly fileId: string
  readonly slot: Slot
  readonly saved: GameDocument['saved']
}

/** A list before and after a change of the list or its file. */
interface ListChange {
  readonly before: readonly Slot[]
  readonly after: readonly Slot[]
  /** The new slot of a game; undefined if others removed it from the file. */
  readonly slotNow: (slot: Slot) => Slot | undefined
}

const placeIn = ({ before, after, slotNow }: ListChange, place: number): number | undefined => {
  const slot = before[place] && slotNow(before[place])
  const now = slot ? after.indexOf(slot) : -1
  return now < 0 ? undefined : now
}

/** A list that was not edited here follows the order of its file, however others have changed it. */
const inFileOrder = (slots: readonly Slot[]): readonly Slot[] =>
  slots.toSorted((one, other) => (one.stored ?? 0) - (other.stored ?? 0))

/** Keeps the places of tabs, open and closed ones, in step with the lists of their files. */
const useTabsOfLists = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** By tab id. */
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

  /** Handles that the unreadable game shown without a tab has moved or is gone. */
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

  /** Forgets games that were removed from the list of a file, because the file no longer has them either. */
  const forgetLost = (fileId: string) => {
    for (const [id, one] of lost) if (one.fileId === fileId) lost.delete(id)
  }

  return { follow, forgetLost }
}

/** Edits the lists of games of files. Nothing is written until the user saves. */
export const useGameListsStore = defineStore('gameLists', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const tabs = useTabsOfLists()

  const followers = new Set<Follower>()

  /** Adds a follower that is told about every change of a list because it identifies games by their places. */
  const follow = (follower: Follower) => void followers.add(follower)

  /** Tells all followers that games of a list have moved. */
  const tellMoved: Follower = (fileId, placeNow) => followers.forEach(follower => follower(fileId, placeNow))

  /** Stores the new state of a list, here and in the journal. */
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

  /** Edits the list of an open file; `slots` returns the new list for the current one. */
  const edit = (fileId: string, name: string, slots: (now: readonly Slot[]) => readonly Slot[]) => {
    const list = files.listOf(fileId)
    if (list) show(list.slots, afterEdit(list, name, slots(list.slots)))
  }

  /**
   * Replaces games of the list that follow each other by the games of a text that was written in their place. Consecutive
   * changes at one place are undone as one.
   */
  const rewrite = (fileId: string, name: string, old: readonly Slot[], written: readonly Slot[]) => {
    const list = files.listOf(fileId)
    const place = list && old[0] ? list.slots.indexOf(old[0]) : -1
    if (!list || place < 0) return
    const slotNow = (slot: Slot) => (old.includes(slot) ? written[old.indexOf(slot)] : slot)
    const slots = list.slots.toSpliced(place, old.length, ...written)
    show(list.slots, afterEdit(list, name, slots, `text ${place}`), slotNow)
  }

  /** The place of the shown game if the next state of its list no longer has it; undefined while it has unsaved edits. */
  const placeLeft = ({ base, slots }: GameList, next: GameList): number | undefined => {
    const { current, currentIndex: place } = files
    const isElsewhere = current?.fileId !== base.fileId || place === undefined
    if (isElsewhere || (documents.active && isDirty(documents.active))) return undefined
    return slots[place] && next.slots.includes(slots[place]) ? undefined : place
  }

  const travel = async (fileId: string, by: typeof undoneList): Promise<string | undefined> => {
    const list = files.lists.get(fileId)
    const found = list && by(list)
    if (!found) return undefined
    const { slots } = found.list
    const left = placeLeft(list, found.list)
    if (left === undefined) {
      show(list.slots, found.list)
      return found.name
    }
    // The step takes the shown game out of the list, so the game that is then at its place is shown instead. It is read
    // first: without a game on the screen the list would be gone as well, and the focus with it.
    const place = Math.min(left, slots.length - 1)
    const game = await files.read(fileId, place, slots[place])
    if (files.lists.get(fileId) !== list || placeLeft(list, found.list) !== left) return travel(fileId, by)
    if (documents.activeId !== undefined) documents.close(documents.activeId)
    show(list.slots, found.list)
    files.showRead(fileId, place, game)
    return found.name
  }

  /** Undoes the last change of a list; returns what it was, or undefined if there is none. */
  const undo = (fileId: string) => travel(fileId, undoneList)
  const redo = (fileId: string) => travel(fileId, redoneList)

  /** Whether the list of a file differs from the file. */
  const isPending = (fileId: string): boolean => {
    const list = files.lists.get(fileId)
    return list !== undefined && isListPending(list)
  }

  /** Replaces the list by the one from the journal. */
  const adopt = (list: GameList) => {
    const before = files.listOf(list.base.fileId)
    if (!before) return
    show(before.slots, list)
    if (before.documentId !== list.documentId) void journal.discard(before.documentId)
  }

  /** Takes over a file that was read again, applies the changes of its list, and finds the games of its tabs in it. */
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

  /** Records that the file now has `written`; changes of the list made since then are still to be saved. */
  const takeSaved = (saved: OpenedFile, written: readonly Slot[]): OpenedFile => {
    const list = files.lists.get(saved.fileId)
    tabs.forgetLost(saved.fileId)
    if (!list) return files.keep(saved)
    const file = put(afterSave(list, saved, written))
    const { broken } = files
    const isCorrected = broken?.file.fileId === file.fileId && list.slots[broken.index]?.pgn !== undefined
    // The shown text is older than the file now.
    if (isCorrected) void files.openGame(file.fileId, broken.index)
    return file
  }

  /** The place in the list of a game with a given index in the file; undefined if the list no longer has it. */
  const originOfStored = (fileId: string, stored: number): Origin | undefined => {
    const file = files.files.get(fileId)
    const slots = files.lists.get(fileId)?.slots
    const place = slots ? slots.findIndex(slot => slot.stored === stored) : stored
    return file && place >= 0 ? originOf(file, place) : undefined
  }

  return { follow, tellMoved, edit, rewrite, undo, redo, isPending, adopt, rebase, takeSaved, originOfStored }
})
