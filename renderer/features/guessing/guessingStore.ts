import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Valued } from '@shared/report/examined'
import type { Game } from '@shared/tree/game'
import { describeError } from '../../errors/describeError'
import { useDocumentsStore } from '../../stores/documents'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import { guessedMoves } from './guessedMoves'
import {
  attempted,
  beginGuessing,
  ended,
  guessedLine,
  isAsked,
  nextMove,
  pathTo,
  positionOf,
  standingOf,
  stepped,
  type GuessChoice,
  type Guessing,
} from './guessing'

const valuesOf = (game: Valued | null, guess: Valued | null) =>
  game && guess ? { values: { game, guess } } : {}

/** Between the game's move and the answer to it, in milliseconds: long enough to see both. */
const REPLY_MS = 1200

/**
 * The moves of games guessed, one guessing for each tab at most. The tab stands where the guessing does, so that nothing in
 * the window is about moves ahead; its game is never changed.
 */
export const useGuessingStore = defineStore('guessing', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const moves = guessedMoves()

  const all = shallowRef<ReadonlyMap<string, Guessing>>(new Map())
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** That of the tab that is seen, be it over or not. */
  const current = computed(() =>
    documents.activeId === undefined ? undefined : all.value.get(documents.activeId),
  )
  /** What lies ahead in the game that is seen must not be shown. */
  const isOn = computed(() => current.value?.isOver === false)
  const isHumanToMove = computed(
    () => current.value !== undefined && isAsked(current.value) && !current.value.guess,
  )
  const standing = computed(() => current.value && standingOf(current.value))

  /** What lies ahead in a game is hidden: its moves are being guessed, in this tab or another. */
  const isHidden = (game: Game): boolean =>
    [...all.value.values()].some(
      ({ documentId, isOver }) => !isOver && documents.documentById(documentId)?.game === game,
    )

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

  /** Begins on the line on which one stands in the game that is seen. */
  const begin = (choice: GuessChoice) => {
    const open = documents.active
    if (!open) return
    cancelReply(open.id)
    if (choice.side !== 'both') documents.orient(open.id, choice.side)
    goOn(beginGuessing(open.id, open.game, guessedLine(open.game, open.path), choice))
  }

  /** The same once more. */
  const again = () => {
    const before = current.value
    if (!before) return
    cancelReply(before.documentId)
    goOn(beginGuessing(before.documentId, before, before.nodes, before))
  }

  const compare = async (guessing: Guessing) => {
    const { documentId: id, guess } = guessing
    if (!guess) return
    const [game, mine] = await moves.compare(guessing, guess.uci)
    if (all.value.get(id)?.guess !== guess) return
    const failed = [game, mine].find(answer => !answer.ok)
    if (failed?.ok === false) put(id, { ...guessing, refusal: failed.error })
    else if (game.ok && mine.ok) goOn(attempted(guessing, { guess, ...valuesOf(game.value, mine.value) }))
  }

  /** The user would play `uci`. */
  const play = async (uci: string) => {
    const guessing = current.value
    if (!guessing || !isHumanToMove.value) return
    const played = await positions.play(positionOf(guessing), uci)
    if (all.value.get(guessing.documentId) !== guessing) return
    if (!played.ok) notices.report(describeError(played.error))
    else if (uci === nextMove(guessing)?.uci) goOn(attempted(guessing, { guess: played.value }))
    else {
      const asked = { ...guessing, guess: played.value }
      put(guessing.documentId, asked)
      await compare(asked)
    }
  }

  /** Compares once more after the engine has failed. */
  const retry = async () => {
    if (!current.value?.refusal) return
    const { refusal, ...asked } = current.value
    put(asked.documentId, asked)
    await compare(asked)
  }

  /** Goes on without comparing the guess, which gets no points. */
  const skip = () => {
    const guess = current.value?.guess
    if (current.value && guess) goOn(attempted(current.value, { guess }))
  }

  const hint = () => {
    if (current.value && isHumanToMove.value)
      put(current.value.documentId, { ...current.value, isHinted: true })
  }

  /** The game's move is shown, and brings nothing. */
  const giveUp = () => {
    if (current.value && isHumanToMove.value) goOn(attempted(current.value, {}))
  }

  /** Ends it with what was guessed so far. */
  const stop = () => {
    if (!current.value || !isOn.value) return
    put(current.value.documentId, ended(current.value))
    finish(current.value.documentId)
  }

  /** Puts the result away. */
  const close = () => {
    const id = current.value?.documentId
    if (id === undefined) return
    put(id, undefined)
    finish(id)
  }

  // A tab that is closed takes its guessing along.
  watch(
    () => documents.documents,
    () => {
      for (const id of all.value.keys())
        if (!documents.documentById(id)) {
          put(id, undefined)
          finish(id)
        }
    },
  )

  return {
    current,
    isOn,
    isHidden,
    isHumanToMove,
    standing,
    begin,
    again,
    play,
    retry,
    skip,
    hint,
    giveUp,
    stop,
    close,
  }
})
