import { watchDebounced } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { type Color, COLORS } from '@shared/board/color'
import { type LearnedGame, mistakeCards } from '@shared/drill/makeCards'
import { t } from '@shared/i18n/t'
import type { DeckDraft } from '@shared/ipc/contract'
import { MAX_CARDS } from '@shared/ipc/known'
import type { Game } from '@shared/tree/game'
import { playersOf } from '@shared/tree/gameTitle'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'
import { useDrillStore } from '../drill/drillStore'
import { useDeckGames } from '../drill/useDeckGames'
import { folded } from '../../text/folded'

const wordsIn = (name: string): readonly string[] => folded(name).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a name typed by the user fits a player: the player's name contains all its words, in any order, apart from
 * accents.
 */
export const isPlayer = (typed: string, player: string): boolean => {
  const [wanted, has] = [wordsIn(typed), new Set(wordsIn(player))]
  return wanted.length > 0 && wanted.every(word => has.has(word))
}

const DECK_IDS = { white: 'mistakes-white', black: 'mistakes-black' } as const
const ALL_IDS: ReadonlySet<string> = new Set(Object.values(DECK_IDS))

/** The time between an edit of a game and the search for mistakes in it, in milliseconds. */
const SETTLE_MS = 1000

/** The most players of open games that are offered. */
const MAX_OFFERED = 6

/** The positions in which the named player of a color made mistakes; undefined if there are none. */
export const mistakesDraft = (games: readonly Game[], color: Color, name: string): DeckDraft | undefined => {
  const own = games.filter(game => isPlayer(name, playersOf(game)[color]))
  const cards = mistakeCards(
    own.map((game): LearnedGame => ({ game, from: [] })),
    color,
  ).slice(0, MAX_CARDS)
  const [first] = cards
  if (!first) return undefined
  const { variant, options, startFen } = first
  return {
    id: DECK_IDS[color],
    name: t('mistakes.deck', { color }),
    color,
    variant,
    options,
    source: { startFen },
    cards,
  }
}

/**
 * The user's mistakes in analyzed games, in two decks, one for each color. Mistakes in open games are added
 * automatically; they stay when the game is closed.
 */
export const useMistakesStore = defineStore('mistakes', () => {
  const documents = useDocumentsStore()
  const drill = useDrillStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const settings = useSettingsStore()
  const { ofFile } = useDeckGames()

  const player = computed(() => settings.settings.playerName)
  const decks = computed(() => drill.decks.filter(({ id }) => ALL_IDS.has(id)))

  /** Players of open games with marked mistakes. */
  const offered = computed((): readonly string[] => {
    const names = documents.documents.flatMap(({ game }) =>
      COLORS.filter(color => mistakeCards([{ game, from: [] }], color).length > 0).map(
        color => playersOf(game)[color],
      ),
    )
    return [...new Set(names)].filter(name => name !== '').slice(0, MAX_OFFERED)
  })

  /** Adds the mistakes in games; returns the number of positions added. */
  const gather = async (games: readonly Game[]): Promise<number> => {
    let count = 0
    for (const color of COLORS) {
      const draft = mistakesDraft(games, color, player.value)
      if (!draft) continue
      // Keeps a name that the user has given.
      const { name } = drill.decks.find(({ id }) => id === draft.id) ?? draft
      if (await drill.add({ ...draft, name })) count += draft.cards.length
    }
    return count
  }

  /** What was added from each tab, so that nothing is added twice. */
  const gathered = new Map<string, string>()
  const gatherOpen = async () => {
    for (const { id, game } of documents.documents) {
      const told = JSON.stringify([
        player.value,
        COLORS.map(color => mistakesDraft([game], color, player.value)),
      ])
      if (gathered.get(id) === told) continue
      gathered.set(id, told)
      await gather([game])
    }
  }

  /** Adds the mistakes of all open games, now and whenever one changes. */
  const follow = () =>
    watchDebounced(
      [player, () => documents.documents.map(({ game }) => game)],
      () => void (player.value !== '' && gatherOpen()),
      { debounce: SETTLE_MS, immediate: true },
    )

  const setPlayer = (name: string) => settings.update({ playerName: name.trim() })

  /** The places of the current file's games that the user has played. */
  const placesInFile = computed((): readonly number[] =>
    (files.current?.games ?? []).flatMap(({ white, black }, place) =>
      isPlayer(player.value, white) || isPlayer(player.value, black) ? [place] : [],
    ),
  )
  const reading = shallowRef<{ readonly done: number; readonly count: number }>()

  /** Adds the mistakes of all games in the current file that the user has played. */
  const gatherFile = async () => {
    const { current } = files
    const places = placesInFile.value
    if (!current || reading.value) return
    reading.value = { done: 0, count: places.length }
    try {
      const read = await ofFile(current, places, done => {
        reading.value = { done, count: places.length }
        return true
      })
      const count = await gather(read?.games.map(({ game }) => game) ?? [])
      notices.tell(count > 0 ? 'done' : 'note', t('mistakes.gathered', { count, file: current.name }))
    } finally {
      reading.value = undefined
    }
  }

  return { player, decks, offered, follow, setPlayer, placesInFile, reading, gatherFile }
})
