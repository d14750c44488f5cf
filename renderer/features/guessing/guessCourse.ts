import { shallowRef, watch } from 'vue'
import type { Game } from '@shared/tree/game'
import { useDocumentsStore } from '../../stores/documents'
import { isAsked, pathTo, stepped, type Guessing } from './guessing'
import { guessedMoves } from './guessedMoves'
import { keepGuessings } from './keptGuessings'

/** Between the game's move and the answer to it, in milliseconds: long enough to see both. */
const REPLY_MS = 1200

/** Carries guessings from ply to ply, one for each tab at most. */
export const useGuessCourse = () => {
  const documents = useDocumentsStore()
  const moves = guessedMoves()

  /** By the tab, those included that are over and whose result is still shown. */
  const all = shallowRef<ReadonlyMap<string, Guessing>>(new Map())
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const put = (id: string, next: Guessing | undefined) => {
    const rest = [...all.value].filter(([other]) => other !== id)
    all.value = new Map(next ? [...rest, [id, next]] : rest)
  }

  const cancelReply = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  /** The board stands where the guessing does; who is not asked sees the game's move by itself. */
  const goOn = (next: Guessing) => {
    const { documentId: id } = next
    cancelReply(id)
    put(id, next)
    documents.go(id, pathTo(next, next.ply))
    if (next.isOver) finish(id)
    else if (isAsked(next)) moves.expect(next)
    else timers.set(id, setTimeout(reply, REPLY_MS, id))
  }

  const reply = (id: string) => {
    timers.delete(id)
    const guessing = all.value.get(id)
    if (guessing && !guessing.isOver) goOn(stepped(guessing))
  }

  /** The engine goes with the last guessing. */
  const finish = (id: string) => {
    cancelReply(id)
    if (![...all.value.values()].some(({ isOver }) => !isOver)) moves.leave()
  }

  /** Ends a guessing with its result, or puts that away. */
  const end = (id: string, result?: Guessing) => {
    put(id, result)
    finish(id)
  }

  keepGuessings(all, guessing => (guessing.isOver ? put(guessing.documentId, guessing) : goOn(guessing)))

  // A tab that is closed takes its guessing along.
  watch(
    () => documents.documents,
    () => {
      for (const id of all.value.keys()) if (!documents.documentById(id)) end(id)
    },
  )

  /** What lies ahead in a game is hidden: its moves are being guessed, in this tab or another. */
  const isHidden = (game: Game): boolean =>
    [...all.value.values()].some(
      ({ documentId, isOver }) => !isOver && documents.documentById(documentId)?.game === game,
    )

  return { all, put, goOn, end, isHidden, compare: moves.compare }
}
