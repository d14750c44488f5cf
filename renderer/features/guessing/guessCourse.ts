import { shallowRef, watch, type Ref } from 'vue'
import type { Game } from '@shared/tree/game'
import { useDocumentsStore } from '../../openFiles/documents'
import {
  isAsked,
  pathTo,
  stepped,
  type Guessing,
  lineAfter,
  nextMove,
  restoredGuessing,
  keptOf,
} from './guessing'
import { bridge } from '../../ipc/client'
import type { Answer } from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../../stores/notices'
import { useTabGuessingsStore } from '../../workbench/tabGuessings'

/**
 * Keeps guessings for the next session, and restores those of the last one.
 *
 * @param all all guessings of this session, by their tabs
 * @param goOn shows a guessing of the last session at its position
 */
const keepGuessings = (
  all: Readonly<Ref<ReadonlyMap<string, Guessing>>>,
  goOn: (guessing: Guessing) => void,
): void => {
  const documents = useDocumentsStore()
  const kept = useTabGuessingsStore()
  const notices = useNoticesStore()

  watch(all, now => (kept.current = new Map([...now].map(([id, guessing]) => [id, keptOf(guessing)]))), {
    flush: 'sync',
  })

  watch(
    () => kept.restored,
    restored => {
      for (const [id, before] of restored) {
        const game = documents.documentById(id)?.game
        const guessing = game && restoredGuessing(id, game, before)
        if (guessing) goOn(guessing)
        else notices.tell('note', t('guessing.notices.changed'))
      }
    },
    { immediate: true },
  )
}

type Value = Answer<'guessing:value'>

/** The values of moves of a game, by our engine; the game's own move is valued while the user is still thinking. */
const guessedMoves = () => {
  /** The value of the game's move that was requested last. */
  let expected: { readonly key: string; readonly value: Promise<Value> } | undefined

  const valueOf = (guessing: Guessing, uci: string): Promise<Value> =>
    bridge().request('guessing:value', lineAfter(guessing, uci))

  const keyOf = ({ documentId, ply }: Guessing) => `${documentId} ${ply}`

  /** Has the game's move valued in the meantime. */
  const expect = (guessing: Guessing): void => {
    const next = nextMove(guessing)
    if (next) expected = { key: keyOf(guessing), value: valueOf(guessing, next.uci) }
  }

  /** The values of the game's move and of the guess. */
  const compare = async (guessing: Guessing, uci: string): Promise<readonly [Value, Value]> => {
    const game =
      expected?.key === keyOf(guessing) ? expected.value : valueOf(guessing, nextMove(guessing)!.uci)
    expected = undefined
    return Promise.all([game, valueOf(guessing, uci)])
  }

  const leave = (): void => {
    expected = undefined
    void bridge().request('guessing:leave')
  }

  return { expect, compare, leave }
}

/** The time between the game's move and the answer to it, in milliseconds: long enough to see both. */
const REPLY_MS = 1200

/** Carries guessings from ply to ply, at most one for each tab. */
export const useGuessCourse = () => {
  const documents = useDocumentsStore()
  const moves = guessedMoves()

  /** By tab, including finished ones whose results are still shown. */
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

  /** Shows the position of the guessing. A side that is not guessed plays the game's move automatically. */
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

  /** Closes the engine when the last guessing has ended. */
  const finish = (id: string) => {
    cancelReply(id)
    if (![...all.value.values()].some(({ isOver }) => !isOver)) moves.leave()
  }

  /** Ends a guessing with its result, or removes it. */
  const end = (id: string, result?: Guessing) => {
    put(id, result)
    finish(id)
  }

  keepGuessings(all, guessing => (guessing.isOver ? put(guessing.documentId, guessing) : goOn(guessing)))

  // Closing a tab ends its guessing.
  watch(
    () => documents.documents,
    () => {
      for (const id of all.value.keys()) if (!documents.documentById(id)) end(id)
    },
  )

  /** Whether the moves ahead in a game are hidden because they are being guessed, in this tab or another. */
  const isHidden = (game: Game): boolean =>
    [...all.value.values()].some(
      ({ documentId, isOver }) => !isOver && documents.documentById(documentId)?.game === game,
    )

  return { all, put, goOn, end, isHidden, compare: moves.compare }
}
