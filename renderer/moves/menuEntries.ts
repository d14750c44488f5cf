import type { TreeNode, TreePath } from '@shared/tree/node'
import { nodeAt } from '@shared/tree/tree'
import { demotedPath, variationPath } from '@shared/tree/walk'
import type { GameEdit } from './gameEdit'

/** Edits that need nothing but a move. */
export type PlainEdit = Extract<
  GameEdit['kind'],
  | 'clearNags'
  | 'promote'
  | 'demote'
  | 'promoteToMainline'
  | 'deleteFrom'
  | 'deleteAfter'
  | 'deleteBefore'
  | 'deleteUnread'
  | 'deleteVariation'
  | 'deleteVariations'
>

/** Choices that are no edits by themselves. */
export type OtherChoice = 'comment' | 'commentBefore' | 'analyseOnly' | 'copyLine' | 'copyFen'

export type MenuChoice = PlainEdit | OtherChoice

/** What decides which entries make sense at a move. */
export interface MenuFacts {
  readonly isRoot: boolean
  readonly inVariation: boolean
  /** The move, or the variation it stands in, has an alternative below it. */
  readonly canMoveDown: boolean
  readonly hasNags: boolean
  readonly hasUnread: boolean
  readonly hasFollowing: boolean
  readonly hasVariations: boolean
}

export interface MenuEntry<Choice extends string = MenuChoice> {
  readonly choice: Choice
  readonly label: string
  readonly keys?: string
  readonly enabled: boolean
}

export const menuFacts = (root: TreeNode, path: TreePath): MenuFacts => {
  const node = nodeAt(root, path) ?? root
  return {
    isRoot: path.length === 0,
    inVariation: variationPath(root, path).length > 0,
    canMoveDown: demotedPath(root, path).length > 0,
    hasNags: node.nags.length > 0,
    hasUnread: node.unread !== undefined,
    hasFollowing: node.children.length > 0 || node.unread !== undefined,
    hasVariations: branchesAfter(node),
  }
}

const branchesAfter = (from: TreeNode): boolean => {
  let node: TreeNode | undefined = from
  while (node?.children.length === 1) node = node.children[0]
  return (node?.children.length ?? 0) > 1
}

/** The menu of a move, in groups. */
export const menuEntries = (facts: MenuFacts): readonly (readonly MenuEntry[])[] => [
  [
    { choice: 'promote', label: 'Promote variation', keys: 'Ctrl ↑', enabled: facts.inVariation },
    { choice: 'demote', label: 'Move down', keys: 'Ctrl ↓', enabled: facts.canMoveDown },
    {
      choice: 'promoteToMainline',
      label: 'Make main line',
      keys: 'Ctrl Shift ↑',
      enabled: facts.inVariation,
    },
  ],
  [
    { choice: 'comment', label: 'Comment', keys: 'Enter', enabled: true },
    { choice: 'commentBefore', label: 'Comment before the move', enabled: !facts.isRoot },
    { choice: 'clearNags', label: 'Remove annotations', enabled: facts.hasNags },
  ],
  [{ choice: 'analyseOnly', label: 'Analyse only this move', enabled: !facts.isRoot }],
  [
    { choice: 'copyLine', label: 'Copy line', enabled: !facts.isRoot },
    { choice: 'copyFen', label: 'Copy FEN', enabled: true },
  ],
  [
    { choice: 'deleteFrom', label: 'Delete from here', keys: 'Del', enabled: !facts.isRoot },
    { choice: 'deleteAfter', label: 'Delete what follows', enabled: facts.hasFollowing },
    { choice: 'deleteBefore', label: 'Delete what came before', enabled: !facts.isRoot },
    { choice: 'deleteVariation', label: 'Delete variation', keys: 'Shift Del', enabled: facts.inVariation },
    { choice: 'deleteVariations', label: 'Delete variations after this', enabled: facts.hasVariations },
    ...(facts.hasUnread
      ? [{ choice: 'deleteUnread', label: 'Delete unread text', enabled: true } as const]
      : []),
  ],
]

/** The choice that a key makes in the tree; undefined for keys that mean nothing here. */
export const choiceOfKey = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): MenuChoice | undefined => {
  const mod = ctrlKey || metaKey
  if (altKey) return undefined
  if (mod && key === 'ArrowUp') return shiftKey ? 'promoteToMainline' : 'promote'
  if (mod && key === 'ArrowDown') return 'demote'
  if (mod) return undefined
  if (key === 'Delete') return shiftKey ? 'deleteVariation' : 'deleteFrom'
  return key === 'Enter' ? 'comment' : undefined
}
