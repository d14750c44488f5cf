import { t } from '@shared/i18n/t'
import { withRoot } from '@shared/tree/gameEdit'
import type { TreePath } from '@shared/tree/node'
import { nodeAt, updateAt } from '@shared/tree/tree'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNoticesStore } from '../../stores/notices'
import { repairedNode, repairedText } from './repair'

/** Replaces an unreadable move by another, and reads on from there. */
export function useRepair() {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  /** @param path the node of the current game at which reading stopped */
  const mend = async (path: TreePath, san: string) => {
    const open = documents.active
    const node = open && nodeAt(open.game.root, path)
    if (!open || !node?.unread) return
    const { pgn, inFile } = repairedText(open.game, node, node.unread, san)
    const [read] = await bridge().request('games:read', pgn)
    if (!read || documents.documentById(open.id)?.game !== open.game) return
    if (!read.ok) {
      notices.report(describeError(read.error))
      return
    }
    const root = updateAt(open.game.root, path, before => repairedNode(before, read.value, inFile))
    const first = nodeAt(root, path)?.children.at(node.children.length)
    documents.edit(open.id, {
      name: t('moves.unread.replaced', { found: node.unread.fault.found, san }),
      game: withRoot(open.game, root),
      path: first ? [...path, first.id] : path,
    })
  }

  return { mend }
}
