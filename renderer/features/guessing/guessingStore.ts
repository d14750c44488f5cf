import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Valued } from '@shared/report/examined'
import { describeError } from '../../errors/describeError'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import {
  attempted,
  beginGuessing,
  compared,
  ended,
  guessedLine,
  isAsked,
  nextMove,
  guessedPosition,
  standingOf,
  type GuessChoice,
  type Guessing,
} from './guessing'
import { useGuessCourse } from './guessCourse'

const valuesOf = (game: Valued | null, guess: Valued | null) =>
  game && guess ? { values: { game, guess } } : {}

/**
 * Guessing the moves of games, at most one guessing for each tab. The tab is at the position of the guessing, so that
 * nothing in the window shows moves ahead; its game is never changed.
 */
export const useGuessingStore = defineStore('guessing', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const { all, put, goOn, end, isHidden, compare } = useGuessCourse()

  /** The guessing of the open tab, over or not. */
  const current = computed(() =>
    documents.activeId === undefined ? undefined : all.value.get(documents.activeId),
  )
  /** Whether moves ahead in the current game must not be shown. */
  const isOn = computed(() => current.value?.isOver === false)
  const isHumanToMove = computed(
    () => current.value !== undefined && isAsked(current.value) && !current.value.guess,
  )
  const standing = computed(() => current.value && standingOf(current.value))

  /** Begins on the current line of the current game. */
  const begin = (choice: GuessChoice) => {
    const open = documents.active
    if (!open) return
    if (choice.side !== 'both') documents.orient(open.id, choice.side)
    goOn(beginGuessing(open.id, open.game, guessedLine(open.game, open.path), choice))
  }

  /** Repeats the guessing from its beginning. */
  const again = () => {
    const before = current.value
    if (before) goOn(beginGuessing(before.documentId, before, before.nodes, before))
  }

  const judge = async (guessing: Guessing) => {
    const { documentId: id, guess } = guessing
    if (!guess) return
    put(id, guessing)
    const [game, mine] = await compare(guessing, guess.uci)
    if (all.value.get(id)?.guess !== guess) return
    if (game.ok && mine.ok) goOn(attempted(guessing, { guess, ...valuesOf(game.value, mine.value) }))
    const failed = [game, mine].find(answer => !answer.ok)
    if (failed?.ok === false) put(id, { ...guessing, refusal: failed.error })
  }

  /** Takes `uci` as the user's guess. */
  const play = async (uci: string) => {
    const guessing = current.value
    if (!guessing || !isHumanToMove.value) return
    const played = await positions.play(guessedPosition(guessing), uci)
    if (all.value.get(guessing.documentId) !== guessing) return
    if (!played.ok) notices.report(describeError(played.error))
    else if (uci === nextMove(guessing)?.uci) goOn(attempted(guessing, { guess: played.value }))
    else await judge(compared(guessing, played.value))
  }

  /** Compares again after the engine has failed. */
  const retry = async () => {
    const failed = current.value
    if (failed?.refusal && failed.guess) await judge(compared(failed, failed.guess))
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

  /** Shows the game's move, which scores nothing. */
  const giveUp = () => {
    if (current.value && isHumanToMove.value) goOn(attempted(current.value, {}))
  }

  /** Ends the guessing with the result so far. */
  const stop = () => {
    if (current.value && isOn.value) end(current.value.documentId, ended(current.value))
  }

  /** Closes the result. */
  const close = () => {
    if (current.value) end(current.value.documentId)
  }

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
