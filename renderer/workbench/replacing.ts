import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { PlayedMove } from '@shared/ipc/contract'
import { flatten, unflattenTree } from '@shared/tree/flat'
import { withRoot } from '@shared/tree/gameEdit'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { replaceMove } from '@shared/tree/edit'
import { mainline, nodeAt } from '@shared/tree/tree'
import { walk } from '@shared/tree/walk'
import { moveLabel } from '@shared/tree/moveNumber'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import type { GameDocument } from '../openFiles/document'
import { useDocumentsStore } from '../openFiles/documents'
import { useUndoableStore } from '../openFiles/undoable'
import { useNoticesStore } from '../stores/notices'
import { usePositionStore } from '../stores/position'
import { playedNode } from './playedNode'

/** The move to be replaced. */
interface Target {
  readonly documentId: string
  readonly path: TreePath
}

const isSamePath = (a: TreePath, b: TreePath): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place])

const breaksIn = (root: TreeNode): number => [...walk(root)].filter(({ node }) => node.unread).length

/** What a replacement kept: how many plies of the line, where the line breaks off, and how many variations do. */
const keptWords = (before: TreeNode, rest: TreeNode): readonly string[] => {
  const line = mainline(rest)
  const [kept, all] = [line.length - 1, mainline(before).length - 1]
  const last = line.at(-1)!
  const broke = kept < all && last.unread !== undefined
  const variations = breaksIn(rest) - breaksIn(before) - (broke ? 1 : 0)
  if (all === 0 && variations <= 0) return []
  const illegal = last.unread ? moveLabel(last.fen, { san: last.unread.fault.found }) : ''
  return [
    broke ? t('replacing.keptUpTo', { count: kept, illegal }) : t('replacing.keptAll', { count: kept }),
    ...(variations > 0 ? [t('replacing.variations', { count: variations })] : []),
  ]
}

/** Replaces a move of the game by another one. The moves after it are kept as far as they are still legal. */
export const useReplacingStore = defineStore('replacing', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const undoable = useUndoableStore()
  const positions = usePositionStore()

  /** The move that the next played move replaces. */
  const target = shallowRef<Target>()

  const label = computed(() => {
    const { active } = documents
    if (!target.value || active?.id !== target.value.documentId) return undefined
    const before = nodeAt(active.game.root, target.value.path.slice(0, -1))
    const node = nodeAt(active.game.root, target.value.path)
    return before && node && moveLabel(before.fen, node)
  })

  const isBefore = ({ path }: Target, open: GameDocument): boolean =>
    isSamePath(open.path, path.slice(0, -1)) && nodeAt(open.game.root, path) !== undefined

  // Going to another place cancels it.
  watch(
    () => documents.active,
    open => {
      const now = target.value
      if (now && (open?.id !== now.documentId || !isBefore(now, open))) target.value = undefined
    },
    { flush: 'sync' },
  )

  /** Goes to the position before the move at `path`, by default the current one, which the next played move will replace. */
  const begin = (path = documents.active?.path ?? []) => {
    const open = documents.active
    if (!open) return
    if (path.length === 0) {
      notices.tell('note', t('replacing.noMove'))
      return
    }
    documents.go(open.id, path.slice(0, -1))
    target.value = { documentId: open.id, path }
  }

  const cancel = () => {
    const now = target.value
    target.value = undefined
    if (now) documents.go(now.documentId, now.path)
  }

  const put = (open: GameDocument, path: TreePath, played: PlayedMove, rest: TreeNode) => {
    const parent = nodeAt(open.game.root, path.slice(0, -1))!
    const before = nodeAt(open.game.root, path)!
    const node = playedNode(played)
    const replaced = replaceMove(open.game.root, path, node, rest)!
    const name = t('replacing.replaced', {
      old: moveLabel(parent.fen, before),
      move: moveLabel(parent.fen, node),
    })
    documents.edit(open.id, { name, game: withRoot(open.game, replaced.root), path: replaced.path })
    undoable.tell('tree', [name, ...keptWords(before, rest)].join('. '), open.id)
  }

  const follow = async (open: GameDocument, path: TreePath, played: PlayedMove) => {
    const { root, variant, options } = open.game
    const after = flatten({ ...open.game, root: nodeAt(root, path)! })
    const rest = await bridge().request('games:replay', { variant, options, fen: played.fen }, after)
    if (!rest.ok) notices.report(describeError(rest.error))
    else if (documents.documentById(open.id)?.game === open.game)
      put(open, path, played, unflattenTree(rest.value))
  }

  const replace = async (open: GameDocument, path: TreePath, uci: string) => {
    const { root, variant, options } = open.game
    const fenBefore = nodeAt(root, path.slice(0, -1))!.fen
    const before = nodeAt(root, path)!
    if (before.uci === uci) {
      documents.go(open.id, path)
      return
    }
    const played = await positions.play({ variant, options, fen: fenBefore }, uci)
    if (!played.ok) notices.report(describeError(played.error))
    else await follow(open, path, played.value)
  }

  /** Replaces the chosen move or, with `instead`, the next one of the line. Returns whether there was a move to replace. */
  const play = async (uci: string, instead: boolean): Promise<boolean> => {
    const open = documents.active
    const next = open && instead ? nodeAt(open.game.root, open.path)?.children[0] : undefined
    const path = target.value?.path ?? (next && open && [...open.path, next.id])
    target.value = undefined
    if (!open || !path) return false
    await replace(open, path, uci)
    return true
  }

  return { target, label, begin, cancel, play }
})
