import { shortened } from '@shared/cutText'
import type { GameHeader, GameRun, JournalledList, KeptPiece, OpenedFile } from '@shared/ipc/contract'
import { MAX_EDIT_NAME_LENGTH } from '@shared/ipc/known'
import { redoStep, undoStep, withStep, NO_HISTORY, type History } from '@shared/history'
import type { Unsaved } from './journal'

/** A game of a list. Two slots are never the same game, though one may be a copy of the other. */
export interface Slot {
  /** What the list shows of it; its index is that of the list it came from. */
  readonly header: GameHeader
  /** Which game of the file it is, as that was read; absent for one that no file holds. */
  readonly stored?: number
  /** The text of a game that no file holds. */
  readonly pgn?: string
}

/** The list of the games of a file, as the user has edited it. Replaced, never changed. */
export interface GameList extends History<readonly Slot[]> {
  /** The file as it was last read or written. */
  readonly base: OpenedFile
  readonly slots: readonly Slot[]
  /** What was done last, undone edits included. */
  readonly lastEdit: string
  /** Under which name the journal keeps it. */
  readonly documentId: string
}

const unedited = new WeakMap<OpenedFile, GameList>()

/** The list as its file has it. Its slots are the same ones each time. */
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

/** The list is not as its file has it, and is still to be saved. */
export const isListPending = ({ base, slots }: GameList): boolean =>
  slots.length !== base.games.length || slots.some(({ stored }, place) => stored !== place)

/** The file as its list shows it. */
export const listedFile = ({ base, slots }: GameList): OpenedFile => ({
  ...base,
  games: slots.map(({ header }, place) => (header.index === place ? header : { ...header, index: place })),
})

const isRun = (piece: KeptPiece): piece is GameRun => 'from' in piece

/** The list in as few pieces as can be. */
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

/** The list as the journal keeps it; its file must be one on a disk. */
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

/** Without the games at these places. */
export const withoutPlaces = (slots: readonly Slot[], places: readonly number[]): readonly Slot[] => {
  const gone = new Set(places)
  return slots.filter((_, place) => !gone.has(place))
}

/** With other games from `at` on. */
export const withInserted = (slots: readonly Slot[], at: number, added: readonly Slot[]): readonly Slot[] => [
  ...slots.slice(0, at),
  ...added,
  ...slots.slice(at),
]

/**
 * The games at these places together and in the order of the list, so that the first of them stands at `to`
 * of the list that results, or as near to it as the end allows.
 */
export const withMoved = (slots: readonly Slot[], places: readonly number[], to: number): readonly Slot[] => {
  const moved = [...new Set(places)].sort((one, other) => one - other).flatMap(place => slots[place] ?? [])
  const rest = withoutPlaces(slots, places)
  return withInserted(rest, Math.max(0, Math.min(to, rest.length)), moved)
}

/** The most games kept in the history of a list, all its states together, except for the last few. */
const MOST_REMEMBERED = 5_000_000
const FEWEST_STEPS = 20

/** The list with other games, and a way back. */
export const afterEdit = (list: GameList, name: string, slots: readonly Slot[]): GameList => {
  const { undo, redo } = withStep(list, { name, state: list.slots })
  const most = Math.max(FEWEST_STEPS, Math.floor(MOST_REMEMBERED / slots.length))
  return { ...list, undo: undo.slice(-most), redo, slots, lastEdit: name }
}

/** A way back or forth in the history of a list, and the name of the edit between. */
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

/** Before the last edit; undefined if there was none. */
export const undoneList = (list: GameList): Travel | undefined => travelled(list, undoStep)

/** With the edit last undone made again; undefined if there is none. */
export const redoneList = (list: GameList): Travel | undefined => travelled(list, redoStep)

/** Puts games that others have added behind those that they stand behind in the file; first where there are none. */
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

/** Where the games of a file went that was read again. */
export interface Rebase {
  readonly file: OpenedFile
  /** For each game of the old file its place in the new one; -1 for those it has not. */
  readonly movedTo: readonly number[]
}

/** How lists of a file become lists of the file as others have left it. */
export interface Rebasing {
  /** A slot as it is in the new lists, the same one in all of them; undefined if others took its game away. */
  readonly slot: (slot: Slot) => Slot | undefined
  readonly slots: (slots: readonly Slot[]) => readonly Slot[]
}

/**
 * Applies our changes to the new file: games that only others have added or changed keep their places, and games that
 * they deleted are gone.
 */
export const rebasing = ({ file, movedTo }: Rebase): Rebasing => {
  const held = gameListOf(file).slots
  const known = new Set(movedTo)
  const news = held.filter((_, stored) => !known.has(stored))
  const used = new Set<Slot>()
  const find = (slot: Slot): Slot | undefined => {
    if (slot.stored === undefined) return slot
    const found = held[movedTo[slot.stored] ?? -1]
    // An entry that is in a list twice is two games.
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

/**
 * A list whose file holds it now, with what was changed in it meanwhile.
 *
 * @param file as it was written
 * @param written the games that it holds, in its order
 */
export const afterSave = (list: GameList, file: OpenedFile, written: readonly Slot[]): GameList => {
  const places = new Map(written.map((slot, place) => [slot, place]))
  const held = gameListOf(file).slots
  const slots = list.slots.map(slot => held[places.get(slot) ?? -1] ?? slot)
  return { ...list, ...NO_HISTORY, base: file, slots }
}
