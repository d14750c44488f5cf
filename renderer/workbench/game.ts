import { defineStore } from 'pinia'
import { computed } from 'vue'
import { opposite } from '@shared/board/color'
import type { LegalPosition, PlayedMove, PositionRequest } from '@shared/ipc/contract'
import { withRoot } from '@shared/tree/gameEdit'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { addChild, nodesAlong } from '@shared/tree/tree'
import { endPath, siblingPath } from '@shared/tree/walk'
import { variantById } from '@shared/variants'
import { applyEdit, describeEdit, type GameEdit } from '../edits/gameEdit'
import { describeError } from '../errors/describeError'
import { useDocumentsStore } from '../openFiles/documents'
import { useUndoableStore } from '../openFiles/undoable'
import { useNoticesStore } from '../stores/notices'
import { useLegal, usePositionStore } from '../stores/position'
import { playedNode } from './playedNode'
import { isThreefold } from '@shared/tree/repetition'

/** The path of the next or previous sibling of the last move of `path` that has one; `path` itself if no move has. */
export const nearestSibling = (root: TreeNode, path: TreePath, by: 1 | -1): TreePath => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const neighbour = siblingPath(root, path.slice(0, depth), by)
    if (neighbour) return neighbour
  }
  return path
}

/** What the rules say about a position, and about the line that leads to it. */
const legalAlong = (legal: LegalPosition, line: readonly TreeNode[]): LegalPosition =>
  legal.outcome || !isThreefold(line) ? legal : { ...legal, outcome: { kind: 'threefold' } }

/** The key of edits that are undone as one: consecutive changes of the same comment or tag. */
const mergeKeyOf = (edit: GameEdit): string | undefined => {
  if (edit.kind === 'comment') return `comment ${edit.where} ${edit.path.join(' ')}`
  return edit.kind === 'setTag' || edit.kind === 'renameTag' ? `${edit.kind} ${edit.place}` : undefined
}

/** The current place after an edit. */
const pathAfter = (edit: GameEdit, path: TreePath): TreePath => {
  if (edit.kind !== 'deleteBefore') return path
  return edit.path.every((id, place) => path[place] === id) ? path.slice(edit.path.length) : []
}

/** The game in the active tab: its current place, the legal moves there, and its edits. */
export const useGameStore = defineStore('game', () => {
  const documents = useDocumentsStore()
  const positions = usePositionStore()
  const notices = useNoticesStore()
  const undoable = useUndoableStore()

  const document = computed(() => documents.active)
  const game = computed(() => document.value?.game)
  const path = computed<TreePath>(() => document.value?.path ?? [])
  const variant = computed(() => game.value && variantById(game.value.variant))
  const line = computed(() => (game.value ? nodesAlong(game.value.root, path.value) : []))
  const node = computed(() => line.value.at(-1))
  /** The number of plies from the first position to the end of the current line. */
  const plies = computed(() => (game.value ? endPath(game.value.root, path.value).length : 0))

  const requestAt = (fen: string): PositionRequest | undefined => {
    if (!game.value) return undefined
    return { variant: game.value.variant, fen, options: game.value.options }
  }
  const request = computed(() => node.value && requestAt(node.value.fen))
  const answer = useLegal(() => request.value)
  const legal = computed(() => (answer.value?.ok ? legalAlong(answer.value.value, line.value) : undefined))

  const canUndo = computed(() => (document.value?.undo.length ?? 0) > 0)
  const canRedo = computed(() => (document.value?.redo.length ?? 0) > 0)
  const canGoBack = computed(() => path.value.length > 0)
  const canGoForward = computed(() => (node.value?.children.length ?? 0) > 0)

  const withDocument = (act: (id: string) => void) => {
    if (document.value) act(document.value.id)
  }

  const go = (to: TreePath) => withDocument(id => documents.go(id, to))
  const goFirst = () => go([])
  const goPrevious = () => go(path.value.slice(0, -1))
  const goNext = () => {
    const next = node.value?.children[0]
    if (next) go([...path.value, next.id])
  }
  const goLast = () => game.value && go(endPath(game.value.root, path.value))
  const goSibling = (by: 1 | -1) => game.value && go(nearestSibling(game.value.root, path.value, by))

  const edit = (what: GameEdit) => {
    const open = document.value
    if (!open) return
    const mergeKey = mergeKeyOf(what)
    const name = describeEdit(what, open.game)
    const next = { name, game: applyEdit(open.game, what), path: pathAfter(what, open.path) }
    documents.edit(open.id, mergeKey === undefined ? next : { ...next, mergeKey })
    if (/^delete|^removeTag$/.test(what.kind)) undoable.tell('deleted', name, open.id)
  }

  /** Adds a played move after the place `from`, and goes to it if `from` is still the current place. */
  const follow = (id: string, from: TreePath, played: PlayedMove) => {
    const open = documents.documentById(id)
    const node = playedNode(played)
    const added = open && addChild(open.game.root, from, node)
    if (!added) return
    const name = describeEdit({ kind: 'addMove', path: from, node }, open.game)
    const stayed = open.path.join(' ') === from.join(' ')
    documents.edit(id, { name, game: withRoot(open.game, added.root), path: stayed ? added.path : open.path })
  }

  /** Plays the move `uci` at the current place; if the game already has it there, only goes to it. */
  const play = async (uci: string) => {
    const open = document.value
    const asked = request.value
    if (!open || !asked) return
    const known = node.value?.children.find(child => child.uci === uci)
    if (known) {
      go([...path.value, known.id])
      return
    }
    const played = await positions.play(asked, uci)
    if (played.ok) follow(open.id, open.path, played.value)
    else notices.report(describeError(played.error))
  }

  const undo = () => withDocument(documents.undo)
  const redo = () => withDocument(documents.redo)
  const flip = () =>
    document.value && documents.orient(document.value.id, opposite(document.value.orientation))

  return {
    document,
    game,
    path,
    variant,
    line,
    node,
    plies,
    request,
    answer,
    legal,
    canUndo,
    canRedo,
    canGoBack,
    canGoForward,
    go,
    goFirst,
    goPrevious,
    goNext,
    goLast,
    goSibling,
    edit,
    play,
    undo,
    redo,
    flip,
  }
})
