import { t } from '@shared/i18n/t'
import type { PlayedMove } from '@shared/ipc/contract'
import { describeError } from '../../errors/describeError'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import { withTempo } from './practiceEdits'
import { endPosition } from './practiceGame'
import type { GameCourse } from './useGameCourse'
import type { PracticeState } from './usePracticeState'

/** The moves that people make in a game. */
export const useHandMoves = (
  { document, lastName, turn, isHumanToMove, isAuctioned, tempiLeft }: PracticeState,
  { append }: GameCourse,
  goOn: () => void,
) => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()

  /** Makes a move before the game, for the side that gets it in return for the color. */
  const playTempo = (move: PlayedMove) => {
    const open = document.value
    if (!open || !turn.value) return
    const next = withTempo(open.game, move, tempiLeft.value > 1 ? turn.value : 'white')
    if (!next) {
      notices.tell('note', t('practice.table.tempoOnly'))
      return
    }
    documents.edit(open.id, { name: t('practice.table.tempoEdit', { move: move.san }), game: next, path: [] })
    if (!isAuctioned.value) goOn()
  }

  /** Whether a person still has to move at the end of this line. */
  const isAwaited = (id: string, name: string | undefined) =>
    document.value?.id === id && lastName.value === name && isHumanToMove.value

  /** Plays a move of the person whose turn it is. */
  const play = async (uci: string) => {
    const open = document.value
    const name = lastName.value
    if (!open || !isHumanToMove.value) return
    const played = await positions.play(endPosition(open.game), uci)
    if (!isAwaited(open.id, name)) return
    if (!played.ok) notices.report(describeError(played.error))
    else if (tempiLeft.value > 0) playTempo(played.value)
    else append(played.value)
  }

  return { play }
}
