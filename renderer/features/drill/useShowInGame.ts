import type { CardContent } from '@shared/drill/card'
import { t } from '@shared/i18n/t'
import type { DeckSource, DrillQuestion } from '@shared/ipc/contract'
import { appendLine } from '@shared/tree/tree'
import { withRoot } from '@shared/tree/gameEdit'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useNewGameStore } from '../../openFiles/newGame'
import { useNoticesStore } from '../../stores/notices'
import { playedNode } from '../../workbench/playedNode'
import { useDrillStore } from './drillStore'
import { pathOfMoves, useSourceGame } from './useSourceGame'

/** Opens a position of a deck in its game, to look at it or to edit it. */
export const useShowInGame = () => {
  const documents = useDocumentsStore()
  const drill = useDrillStore()
  const files = useFilesStore()
  const newGame = useNewGameStore()
  const notices = useNoticesStore()
  const { tabWith, fileOf } = useSourceGame()

  /** Goes to the position in a tab that has it; false if there is none. */
  const goTo = (source: DeckSource, { startFen }: CardContent, ucis: readonly string[]): boolean => {
    const tab = tabWith(source, startFen, ucis)
    if (!tab) return false
    documents.activate(tab.id)
    documents.go(tab.id, pathOfMoves(tab.game.root, ucis)!)
    return true
  }

  /** Opens the game in its file. */
  const openFromFile = async (source: DeckSource, place: number): Promise<void> => {
    const file = await fileOf(source)
    const listed = file?.games.findIndex((_, at) => files.storedAt(file.fileId, at) === place) ?? -1
    if (file && listed >= 0) await files.openGame(file.fileId, listed, { inNewTab: true })
  }

  /** Opens the deck's line as a new game, because its own game is gone or has changed. */
  const openLine = async ({ variant, options, startFen: fen }: CardContent, ucis: readonly string[]) => {
    const played = await bridge().request('rules:line', { variant, options, fen }, ucis)
    const line = played.ok ? played.value.map(playedNode) : []
    const opened = await newGame.open({ variant, options, fen }, [], game => {
      const added = appendLine(game.root, [], line)
      return added ? withRoot(game, added.root) : game
    })
    if (!opened) return
    documents.go(opened.id, pathOfMoves(opened.game.root, ucis) ?? [])
    notices.tell('note', t('drill.told.gameChanged'))
  }

  return async ({ content, deckId }: Pick<DrillQuestion, 'content' | 'deckId'>) => {
    const source = drill.decks.find(({ id }) => id === deckId)?.source
    if (!source) return
    const ucis = content.path === '' ? [] : content.path.split(' ')
    if (goTo(source, content, ucis)) return
    if (source.path !== undefined && content.place !== undefined) {
      await openFromFile(source, content.place)
      if (goTo(source, content, ucis)) return
    }
    await openLine(content, ucis)
  }
}
