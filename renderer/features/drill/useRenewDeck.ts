import { t } from '@shared/i18n/t'
import type { DeckSummary } from '@shared/ipc/contract'
import { useNoticesStore } from '../../stores/notices'
import { deckDraft, type DeckGames } from './deckDraft'
import { useDrillStore } from './drillStore'
import { useDeckGames } from './useDeckGames'
import { pathOfMoves, useSourceGame } from './useSourceGame'

/** Renews a deck from its games as they are now: positions that are still there keep their schedules. */
export const useRenewDeck = () => {
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const { ofDocument, ofFile } = useDeckGames()
  const { tabWith, fileOf } = useSourceGame()

  /** Whether the deck is of one game, which may be open. */
  const isOfOneGame = ({ source }: DeckSummary) => source.path === undefined || source.indexes?.length === 1

  const gamesOf = async (deck: DeckSummary): Promise<DeckGames | undefined> => {
    const { source } = deck
    const from = source.from ?? []
    const tab = isOfOneGame(deck) ? tabWith(source, source.startFen, from) : undefined
    if (tab) return ofDocument(tab, pathOfMoves(tab.game.root, from) ?? [])
    const file = await fileOf(source)
    const read = file && (await ofFile(file, source.indexes, () => true))
    return (
      read && {
        ...read,
        games: read.games.flatMap(learned => {
          const path = pathOfMoves(learned.game.root, from)
          return path ? [{ ...learned, from: path }] : []
        }),
      }
    )
  }

  return async (deck: DeckSummary) => {
    const games = await gamesOf(deck)
    if (!games || games.games.length === 0) {
      notices.tell('note', t('drill.told.gameGone'))
      return
    }
    const draft = deckDraft(games, deck.color)
    const { id, name, source } = deck
    if (draft) await drill.put({ ...draft, id, name, source: { ...source, startFen: draft.source.startFen } })
    else notices.tell('note', t('drill.told.empty'))
  }
}
