import { shortened } from '@shared/cutText'
import type { GameHeader, GameRun, JournalledList, KeptPiece, OpenedFile } from '@shared/ipc/contract'
import { MAX_EDIT_NAME_LENGTH } from '@shared/ipc/known'
import { redoStep, undoStep, withStep, NO_HISTORY, type History } from '@shared/history'
import type { Unsaved } from './journal'

/** A game of a list. Two slots are never the same game, although one may be a copy of the other. */
export interface Slot {
  /** The header that the list shows; its index is from the list in which it was first. */
  readonly header: GameHeader
  /** Its index in the file as that was read; absent for a game that is in no file. */
  readonly stored?: number
  /** The text of a game that is in no file. */
  readonly pgn?: string
}

/** The list of a file's games, as edited by the user. Replaced, never changed. */
export interface GameList extends History<readonly Slot[]> {
  /** The file as last read or written. */
  readonly base: OpenedFile
  readonly slots: readonly Slot[]
  /** The name of the last edit, undone ones included. */
  readonly lastEdit: string
  /** The name by which the journal stores it. */
  readonly documentId: string
}

const unedited = new WeakMap<OpenedFile, GameList>()

/** The unedited list of a file. The slots are the same objects every time. */
export const gameListOf = (base: OpenedFile): GameList => {
  const known = unedited.get(base) ?? {
    base,
    slots: base.games.map((header, stored) => ({ header, stored })),
    ...NO_HISTORY,
    lastEdit: '',
    documentId: crypto.randomUUID(),
  }
  unedited.set(base, known)
  return known
}

/** Whether the list differs from its file and still has to be saved. */
export const isListPending = ({ base, slots }: GameList): boolean =>
  slots.length !== base.games.length || slots.some(({ stored }, place) => stored !== place)

/** The file with the games as listed. */
export const listedFile = ({ base, slots }: GameList): OpenedFile => ({
  ...base,
  games: slots.map(({ header }, place) => (header.index === place ? header : { ...header, index: place })),
})

const isRun = (piece: KeptPiece): piece is GameRun => 'from' in piece

/** The list in as few pieces as possible. */
export const piecesOf = (slots: readonly Slot[]): readonly KeptPiece[] => {
  const pieces: KeptPiece[] = []
  for (const { stored, pgn = '' } of slots) {
    const last = pieces.at(-1)
    if (stored === undefined) pieces.push({ pgn })
    else if (last && isRun(last) && last.from + last.count === stored)
      pieces[pieces.length - 1] = { from: last.from, count: last.count + 1 }
    else pieces.push({ from: stored, count: 1 })
  }
  return pieces
}

/** The list in the form in which the journal stores it; its file must be on disk. */
export const unsavedList = ({ documentId, base, slots, lastEdit }: GameList): Unsaved => ({
  documentId,
  state: slots,
  entry: (): JournalledList => ({
    documentId,
    path: base.path!,
    hash: base.hash,
    pieces: piecesOf(slots),
    at: Date.now(),
    lastEdit: shortened(lastEdit, MAX_EDIT_NAME_LENGTH),
  }),
})

/** The list without the games at these places. */
export const withoutPlaces = (slots: readonly Slot[], places: readonly number[]): readonly Slot[] => {
  const gone = new Set(places)
  return slots.filter((_, place) => !gone.has(place))
}

/** The list with games inserted at `at`. */
export const withInserted = (slots: readonly Slot[], at: number, added: readonly Slot[]): readonly Slot[] => [
  ...slots.slice(0, at),
  ...added,
  ...slots.slice(at),
]

/** Moves the games at these places together, in their order, so that the first is at index `to` of the result, or as close as possible. */
export const withMoved = (slots: readonly Slot[], places: readonly number[], to: number): readonly Slot[] => {
  const moved = [...new Set(places)].sort((one, other) => one - other).flatMap(place => slots[place] ?? [])
  const rest = withoutPlaces(slots, places)
  return withInserted(rest, Math.max(0, Math.min(to, rest.length)), moved)
}

/** The most slots stored in all states of a list's history, unless the last few steps already have more. */
const MOST_REMEMBERED = 5_000_000
const FEWEST_STEPS = 20

/** The list after an edit. Consecutive edits with the same `mergeKey` are undone as one. */
export const afterEdit = (
  list: GameList,
  name: string,
  slots: readonly Slot[],
  mergeKey?: string,
): GameList => {
  const { undo, redo } = withStep(list, { name, state: list.slots, ...(mergeKey && { mergeKey }) })
  const most = Math.max(FEWEST_STEPS, Math.floor(MOST_REMEMBERED / slots.length))
  return { ...list, undo: undo.slice(-most), redo, slots, lastEdit: name }
}

/** A list after undo or redo, and the name of the edit in between. */
export interface Travel {
  readonly name: string
  readonly list: GameList
}

const travelled = (list: GameList, step: typeof undoStep<readonly Slot[]>): Travel | undefined => {
  const found = step(list, list.slots)
  if (!found) return undefined
  const { name, state, history } = found
  return { name, list: { ...list, ...history, slots: state, lastEdit: name } }
}

/** The list before its last edit; undefined if there is none. */
export const undoneList = (list: GameList): Travel | undefined => travelled(list, undoStep)

/** The list with the last undone edit redone; undefined if there is none. */
export const redoneList = (list: GameList): Travel | undefined => travelled(list, redoStep)

/** Inserts games added by others after the games that they follow in the file, or at the beginning if they follow none. */
const withNews = (slots: readonly Slot[], news: readonly Slot[]): readonly Slot[] => {
  const places = new Map(slots.map(({ stored }, place) => [stored, place]))
  const behind = new Map<number, Slot[]>()
  for (const slot of news) {
    const place = places.get(slot.stored! - 1) ?? -1
    places.set(slot.stored, place)
    const others = behind.get(place)
    if (others) others.push(slot)
    else behind.set(place, [slot])
  }
  return [...(behind.get(-1) ?? []), ...slots.flatMap((slot, place) => [slot, ...(behind.get(place) ?? [])])]
}

/** Where the games of a file are after it was read again. */
export interface Rebase {
  readonly file: OpenedFile
  /** For each game of the old file its index in the new one; -1 if it is not there. */
  readonly movedTo: readonly number[]
}

/** Converts lists of an old file into lists of the file as changed by others. */
export interface Rebasing {
  /** The slot in the new lists, always the same object; undefined if others removed its game. */
  readonly slot: (slot: Slot) => Slot | undefined
  readonly slots: (slots: readonly Slot[]) => readonly Slot[]
}

/** Applies our changes to the new file: games that only others added or changed keep their places, and those that they deleted are gone. */
export const rebasing = ({ file, movedTo }: Rebase): Rebasing => {
  const held = gameListOf(file).slots
  const known = new Set(movedTo)
  const news = held.filter((_, stored) => !known.has(stored))
  const used = new Set<Slot>()
  const find = (slot: Slot): Slot | undefined => {
    if (slot.stored === undefined) return slot
    const found = held[movedTo[slot.stored] ?? -1]
    // An entry that occurs twice in a list is two games.
    const own = found && used.has(found) ? { ...found } : found
    if (own) used.add(own)
    return own
  }
  const rebased = new Map<Slot, Slot | undefined>()
  const slot = (old: Slot): Slot | undefined => {
    if (!rebased.has(old)) rebased.set(old, find(old))
    return rebased.get(old)
  }
  return {
    slot,
    slots: slots =>
      withNews(
        slots.flatMap(old => slot(old) ?? []),
        news,
      ),
  }
}

/** The list, with changes made meanwhile, after `file` was written with the games `written` in this order. */
export const afterSave = (list: GameList, file: OpenedFile, written: readonly Slot[]): GameList => {
  const places = new Map(written.map((slot, place) => [slot, place]))
  const held = gameListOf(file).slots
  const slots = list.slots.map(slot => held[places.get(slot) ?? -1] ?? slot)
  return { ...list, ...NO_HISTORY, base: file, slots }
}
