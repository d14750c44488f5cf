import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { opposite, type ByColor } from '@shared/board/color'
import type { PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import {
  COUPLET_TAG,
  coupletOf,
  coupletScore,
  coupletTag,
  nextCouplet,
  type CoupletPlace,
  type CoupletScore,
} from '@shared/tree/couplet'
import type { Game } from '@shared/tree/game'
import { playersOf } from '@shared/tree/gameTitle'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { usePracticeStore } from './practiceStore'
import type { PracticeChoice } from './practice'
import { FIRST_TABLE_FORM, termsOfForm, type TableForm } from './tableForm'
import { playedHere } from './unfinishedPractice'
import { useAuction } from './useAuction'
import { usePieRule } from './usePieRule'

/** A game of a couplet, the other one if it is open, and their score. */
interface Couplet extends CoupletPlace {
  /** The players by their colors in the first game. */
  readonly players: ByColor<string>
  readonly score: CoupletScore
}

/**
 * Tags that the second game of a couplet takes over from the first: how its start was found, and where it is played.
 */
const KEPT_TAGS: ReadonlySet<string> = new Set(['Event', 'Site', 'Round', 'Seed', 'Throws'])

/** The players for the tags; those without names who may change colors are not named after their first color. */
const playersOfForm = ({ players, fairness }: TableForm): ByColor<string> =>
  fairness === 'none' ? players : { white: players.white || 'Player 1', black: players.black || 'Player 2' }

/**
 * Ways to make a start fair: two games with colors reversed, or a side that is chosen. All of it is recorded in the
 * tags.
 */
export const useMatchStore = defineStore('match', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const practice = usePracticeStore()
  /** The terms that two people agreed on last in this session. */
  const lastForm = shallowRef<TableForm>(FIRST_TABLE_FORM)

  const game = computed(() => documents.active?.game)

  const coupletsKnown = (): readonly string[] => [
    ...documents
      .all()
      .flatMap(one => one.game.tags.filter(({ name }) => name === COUPLET_TAG).map(({ value }) => value)),
    ...(files.current?.games ?? []).flatMap(({ couplet }) => couplet ?? []),
  ]

  /** The place of the first game of a new couplet. */
  const firstOfCouplet = (): CoupletPlace => ({ number: nextCouplet(coupletsKnown()), game: 1 })

  /** The other game of a couplet, if it is open. */
  const otherOf = (one: Game, { number, game: which }: CoupletPlace): Game | undefined =>
    documents.documents.find(({ game: other }) => {
      const place = other !== one && other.root.fen === one.root.fen ? coupletOf(other.tags) : undefined
      return place?.number === number && place.game !== which
    })?.game

  const couplet = computed((): Couplet | undefined => {
    const one = game.value
    const place = one && coupletOf(one.tags)
    if (!one || !place) return undefined
    const other = otherOf(one, place)
    const [first, second] = place.game === 1 ? [one, other] : [other, one]
    const { white, black } = playersOf(one)
    const players = place.game === 1 ? { white, black } : { white: black, black: white }
    return { ...place, players, score: coupletScore(first?.result, second?.result) }
  })

  /**
   * Whether the second game of the couplet on the screen can begin: the first has a result, and no second one is
   * open.
   */
  const isSecondDue = computed(() => {
    const [one, place] = [game.value, couplet.value]
    if (!one || place?.game !== 1 || one.result === '*') return false
    return playedHere(one) !== undefined && !otherOf(one, place)
  })

  /**
   * Opens the second game of the couplet on the screen. Its clocks are stopped until the players have changed seats.
   */
  const beginSecond = async () => {
    const one = game.value
    const how = one && playedHere(one)
    if (!one || !how || !couplet.value || !isSecondDue.value) return
    const position = { variant: one.variant, options: one.options, fen: one.root.fen }
    const { white, black } = playersOf(one)
    const kept = one.tags.filter(({ name }) => KEPT_TAGS.has(name))
    const tags = [...kept, coupletTag({ number: couplet.value.number, game: 2 })]
    if (how.choice)
      await practice.start(position, { ...how.choice, side: opposite(how.hands[0]!) }, tags, 'paused')
    else await practice.startTable(position, { white: black, black: white }, how.terms, tags, 'paused')
  }

  /** The second game begins by itself after the first, unless the user looks at something else meanwhile. */
  watch(
    () => practice.game?.end,
    end => {
      if (end && practice.isShown) void beginSecond()
    },
    { flush: 'post' },
  )

  /** Begins a game between two people. */
  const begin = async (
    position: PositionRequest,
    form: TableForm,
    { hasPair, tags }: { readonly hasPair: boolean; readonly tags: readonly PgnTag[] },
  ) => {
    lastForm.value = form
    const own = form.fairness === 'couplet' ? [...tags, coupletTag(firstOfCouplet())] : tags
    await practice.startTable(position, playersOfForm(form), termsOfForm(form, hasPair), own)
  }

  /** Begins a game against the engine, as the first of a couplet. */
  const practise = (position: PositionRequest, choice: PracticeChoice, tags: readonly PgnTag[]) =>
    practice.start(position, choice, [...tags, coupletTag(firstOfCouplet())])

  return {
    ...{ lastForm, couplet, isSecondDue, beginSecond, begin, practise },
    ...usePieRule(),
    ...useAuction(),
  }
})
