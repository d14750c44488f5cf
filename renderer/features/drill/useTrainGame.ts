import type { Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { Game } from '@shared/tree/game'
import { titleOf } from '@shared/tree/gameTitle'
import type { TreePath } from '@shared/tree/node'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNoticesStore } from '../../stores/notices'
import { usePlaceStore } from '../../workbench/place'
import { deckDraft, renewing, type DeckGames } from './deckDraft'
import { useDrillStore } from './drillStore'
import { useDeckGames } from './useDeckGames'

/** What else a deck of games can be made with. */
export interface TrainChoice {
  /** From which position on; the first one if not said. */
  readonly from?: TreePath
  /** What the deck is called; what it was called, or by color and game, if not said. */
  readonly name?: string
}

/** Makes decks of games, or renews those that they have, and shows them. */
export const useTrainGame = () => {
  const documents = useDocumentsStore()
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const { ofDocument } = useDeckGames()

  /** A game as its tab knows it, if it has one. */
  const gamesOf = (game: Game, from: TreePath): DeckGames => {
    const tab = documents.documents.find(one => one.game === game)
    if (tab) return ofDocument(tab, from)
    return { games: [{ game, from }], source: from.length > 0 ? { from } : {}, title: titleOf(game) }
  }

  /** False, with a notice, where there is no move of that color or the deck could not be saved. */
  const trainGames = async (games: DeckGames, color: Color, name = ''): Promise<boolean> => {
    if (!drill.state && !(await drill.look())) return false
    const draft = deckDraft(games, color)
    if (!draft) {
      notices.tell('note', t('drill.making.found', { count: 0 }))
      return false
    }
    const whole = renewing(draft, drill.decks)
    const isMade = await drill.put(name.trim() === '' ? whole : { ...whole, name: name.trim() })
    if (isMade) place.show('drill')
    return isMade
  }

  /** Trains the moves of one color in a game. */
  const trainGame = (game: Game, color: Color, { from = [], name }: TrainChoice = {}): Promise<boolean> =>
    trainGames(gamesOf(game, from), color, name)

  return { trainGame, trainGames }
}
