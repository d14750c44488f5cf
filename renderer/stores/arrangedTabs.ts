import { defineStore } from 'pinia'
import type { OpenedFile } from '@shared/ipc/contract'
import type { Rebasing, Slot } from './arrangement'
import { broughtBack, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { originOf, type Origin } from './gameInFile'

/** A tab whose game is no longer in the list, and what it was there. */
interface Lost {
  readonly fileId: string
  readonly slot: Slot
  readonly saved: GameDocument['saved']
}

/** A list before and after its file was read again. */
interface RebasedList extends Pick<Rebasing, 'slot'> {
  readonly before: readonly Slot[]
  readonly after: readonly Slot[]
}

/** Has tabs stand where their games stand in the list of their file, open and closed ones. */
export const useArrangedTabsStore = defineStore('arrangedTabs', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** By tab. */
  const lost = new Map<string, Lost>()

  /** Where a tab stands in the list now; undefined where it does not. */
  const placeOf = ({ id, origin }: GameDocument, before: readonly Slot[], after: readonly Slot[]) => {
    const slot = origin ? before[origin.index] : lost.get(id)?.slot
    const place = slot ? after.indexOf(slot) : -1
    return { slot, place: place < 0 ? undefined : place }
  }

  const relink = (document: GameDocument, origin: Origin | undefined, slot: Slot) => {
    const { id } = document
    const fileId = document.origin?.fileId ?? lost.get(id)?.fileId ?? ''
    if (origin && !document.origin) documents.link(id, one => broughtBack(one, origin, lost.get(id)?.saved))
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

  /** The list of a file was changed. */
  const follow = (file: OpenedFile, before: readonly Slot[], after: readonly Slot[]) => {
    relinkTabs(file, before, after)
    moveBroken(file, before, after)
  }

  /** Tabs whose games are gone for good from the list of a file, or, with `now`, are other slots by now. */
  const forgetLost = (fileId: string, now: (slot: Slot) => Slot | undefined = () => undefined) => {
    for (const [id, one] of lost) {
      if (one.fileId !== fileId) continue
      const slot = now(one.slot)
      if (slot) lost.set(id, { ...one, slot })
      else lost.delete(id)
    }
  }

  const placeAfter = ({ index }: Origin, list: RebasedList) => {
    const there = list.before[index]
    const found = there && list.slot(there)
    return found ? list.after.indexOf(found) : -1
  }

  /** A file was read again. */
  const rebase = (file: OpenedFile, list: RebasedList) => {
    const before = list.before.map(old => list.slot(old) ?? old)
    moveBroken(file, before, list.after)
    for (const { id, origin } of documents.all()) {
      if (origin?.fileId !== file.fileId) continue
      const place = placeAfter(origin, list)
      documents.relink(id, place < 0 ? undefined : originOf(file, place))
    }
    forgetLost(file.fileId, list.slot)
  }

  return { follow, rebase, forgetLost }
})
