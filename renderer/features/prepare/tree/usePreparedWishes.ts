import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import type { WishKind } from '@shared/preparation/byHand'
import { bridge } from '../../../ipc/client'
import { useNoticesStore } from '../../../stores/notices'
import { usePreparationsStore } from '../model/preparationsStore'
import { labelledMove } from '../model/preparationWords'
import { usePreparedTreeStore } from './preparedTreeStore'

/** What takes a request back. */
const OPPOSITE: Readonly<Record<WishKind, WishKind>> = {
  always: 'free',
  never: 'free',
  free: 'free',
  deeper: 'shallower',
  shallower: 'deeper',
}

/** A move that the user wants something of. */
interface AboutMove {
  /** The line to it, and the move itself. */
  readonly path: readonly string[]
  /** With its number. */
  readonly label: string
}

/** What the user wants of the moves of a preparation. */
export const usePreparedWishes = () => {
  const notices = useNoticesStore()
  const preparations = usePreparationsStore()
  const tree = usePreparedTreeStore()

  /** Ours from here, or the one that led here if the other side is to choose. */
  const aboutMove = computed((): AboutMove | undefined => {
    const here = tree.place?.branch
    const [choice] = here?.isOurs ? here.moves : []
    if (here && choice?.isPrepared)
      return { path: [...tree.path, choice.uci], label: labelledMove(here.fen, choice) }
    const { before, lastMove } = tree
    return before && lastMove ? { path: tree.path, label: labelledMove(before.fen, lastMove) } : undefined
  })

  const wish = async (path: readonly string[], kind: WishKind): Promise<boolean> => {
    const id = preparations.selectedId
    if (id === undefined) return false
    const answer = await bridge().request('preparations:decide', id, { path: [...path], kind })
    const isDone = preparations.told(answer) !== undefined
    await tree.refresh()
    return isDone
  }

  /** Carries out what the user wants of a move, with undo. */
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
    const run = () => void wish(path, OPPOSITE[kind])
    notices.tell('tree', t(`prepare.hand.done.${kind}`, { move: label }), {
      ...(kind !== 'free' && { action: { label: t('common.undo'), run } }),
    })
  }

  return { aboutMove, decide }
}
