import { t } from '@shared/i18n/t'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { nodeAt } from '@shared/tree/tree'
import { demotedPath, variationPath } from '@shared/tree/walk'
import type { GameEdit } from '../../edits/gameEdit'
import { shownChord } from '../../widgets/chord'
import type { MenuEntry } from '../../widgets/menuEntry'

const PLAIN_EDITS = [
  'clearNags',
  'promote',
  'demote',
  'promoteToMainline',
  'deleteFrom',
  'deleteAfter',
  'deleteBefore',
  'deleteUnread',
  'deleteVariation',
  'deleteVariations',
] as const satisfies readonly GameEdit['kind'][]

/** Edits that need nothing but a move. */
export type PlainEdit = (typeof PLAIN_EDITS)[number]

const OTHER_CHOICES = [
  'comment',
  'commentBefore',
  'replaceMove',
  'analyseOnly',
  'copyLine',
  'copyFen',
] as const

/** Choices that are not edits. */
export type OtherChoice = (typeof OTHER_CHOICES)[number]

/** All of them, for a read-only list of moves. */
export const MENU_CHOICES = [...PLAIN_EDITS, ...OTHER_CHOICES]

export type MenuChoice = PlainEdit | OtherChoice

/** The facts that decide which entries make sense at a move. */
export interface MenuFacts {
  readonly isRoot: boolean
  readonly inVariation: boolean
  /** The move, or the variation that contains it, has an alternative below it. */
  readonly canMoveDown: boolean
  readonly hasNags: boolean
  readonly hasUnread: boolean
  readonly hasFollowing: boolean
  readonly hasVariations: boolean
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

const entry = (choice: MenuChoice, enabled: boolean, keys?: string): MenuEntry<MenuChoice> => ({
  choice,
  label: t(`moves.menu.${choice}`),
  enabled,
  ...(keys !== undefined && { keys: shownChord(keys) }),
})

/** The menu of a move, in groups. */
export const menuEntries = (facts: MenuFacts): readonly (readonly MenuEntry<MenuChoice>[])[] => [
  [
    entry('promote', facts.inVariation, 'Mod+ArrowUp'),
    entry('demote', facts.canMoveDown, 'Mod+ArrowDown'),
    entry('promoteToMainline', facts.inVariation, 'Mod+Shift+ArrowUp'),
  ],
  [entry('comment', true, 'Enter'), entry('commentBefore', !facts.isRoot), entry('clearNags', facts.hasNags)],
  [entry('replaceMove', !facts.isRoot, 'Mod+Shift+R'), entry('analyseOnly', !facts.isRoot)],
  [entry('copyLine', !facts.isRoot), entry('copyFen', true)],
  [
    entry('deleteFrom', !facts.isRoot, 'Delete'),
    entry('deleteAfter', facts.hasFollowing),
    entry('deleteBefore', !facts.isRoot),
    entry('deleteVariation', facts.inVariation, 'Shift+Delete'),
    entry('deleteVariations', facts.hasVariations),
    ...(facts.hasUnread ? [entry('deleteUnread', true)] : []),
  ],
]

/** The choice that a key makes in the tree; undefined if the key means nothing here. */
export const choiceOfKey = (event: KeyboardEvent): MenuChoice | undefined => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const mod = ctrlKey || metaKey
  if (altKey) return undefined
  if (mod && key === 'ArrowUp') return shiftKey ? 'promoteToMainline' : 'promote'
  if (mod && key === 'ArrowDown') return 'demote'
  if (mod) return undefined
  if (key === 'Delete') return shiftKey ? 'deleteVariation' : 'deleteFrom'
  return key === 'Enter' ? 'comment' : undefined
}
