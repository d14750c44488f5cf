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

/** Further choices for a deck made from games. */
export interface TrainChoice {
  /** The position from which the deck begins; by default the first one. */
  readonly from?: TreePath
  /** The name of the deck; by default its name so far, or one from color and game. */
  readonly name?: string
}

/** Makes decks from games, or renews existing ones, and shows them. */
export const useTrainGame = () => {
  const documents = useDocumentsStore()
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const { ofDocument } = useDeckGames()

  /** A game with the source known to its tab, if it has one. */
  const gamesOf = (game: Game, from: TreePath): DeckGames => {
    const tab = documents.documents.find(one => one.game === game)
    if (tab) return ofDocument(tab, from)
    return { games: [{ game, from }], source: from.length > 0 ? { from } : {}, title: titleOf(game) }
  }

  /** Makes or renews a deck. False, with a notice, if there is no move of that color or the deck could not be saved. */
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
