import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import type { MoveRuleKind } from '@shared/preparation/byHand'
import { bridge } from '../../../ipc/client'
import { useNoticesStore } from '../../../stores/notices'
import { usePreparationsStore } from '../model/preparationsStore'
import { labelledMove } from '../model/preparationWords'
import { usePreparedTreeStore } from './preparedTreeStore'

/** A move that the user sets a rule for. */
interface AboutMove {
  /** The line to the move, including it. */
  readonly path: readonly string[]
  /** The move with its number. */
  readonly label: string
}

/** The user's rules for the moves of a preparation. */
export const useMoveRules = () => {
  const notices = useNoticesStore()
  const preparations = usePreparationsStore()
  const tree = usePreparedTreeStore()

  /** Our move from here, or the one that led here if it is the other side's turn. */
  const aboutMove = computed((): AboutMove | undefined => {
    const here = tree.place?.branch
    const [choice] = here?.isOurs ? here.moves : []
    if (here && choice?.isPrepared)
      return { path: [...tree.path, choice.uci], label: labelledMove(here.fen, choice) }
    const { before, lastMove } = tree
    return before && lastMove ? { path: tree.path, label: labelledMove(before.fen, lastMove) } : undefined
  })

  const wish = async (path: readonly string[], kind: MoveRuleKind): Promise<boolean> => {
    const id = preparations.selectedId
    if (id === undefined) return false
    const answer = await bridge().request('preparations:decide', id, { path: [...path], kind })
    const isDone = preparations.told(answer) !== undefined
    await tree.refresh()
    return isDone
  }

  /** Sets a rule for a move, with undo. */
  const decide = async (
    kind: 'always' | 'never' | 'free' | 'deeper',
    about: AboutMove | undefined = aboutMove.value,
  ) => {
    if (!about) {
      notices.tell('note', t('prepare.hand.noMove'))
      return
    }
    const { path, label } = about
    if (!(await wish(path, kind))) return
    const run = () => void wish(path, kind === 'deeper' ? 'shallower' : 'free')
    notices.tell('tree', t(`prepare.hand.done.${kind}`, { move: label }), {
      ...(kind !== 'free' && { action: { label: t('common.undo'), run } }),
    })
  }

  return { aboutMove, decide }
}
