import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { Shape } from '@shared/notation/pgn/commands'
import type { PgnComment, PgnResult, PgnTag } from '@shared/notation/pgn/pgn'
import type { Game } from '@shared/tree/game'
import {
  deleteAfter,
  deleteAt,
  deleteUnread,
  demote,
  promote,
  promoteToMain,
  setComments,
  setNags,
} from '@shared/tree/edit'
import { setupSentences } from '@shared/report/words/setupSentences'
import { annotateGame, type AnnotationChoices, type Sentences } from '@shared/report/gameAnnotation'
import type { GameFindings, ReportedMove } from '@shared/report/gameReport'
import { beginAt, setFirstPosition, setResult, withoutVariations, withRoot } from '@shared/tree/gameEdit'
import type { TreeNode, TreePath } from '@shared/tree/node'
import type { PricedSetup } from '@shared/tree/pricedSetup'
import { annotateSetup } from '@shared/tree/setupAnnotation'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { addChild, nodeAt, nodesAlong, updateAt } from '@shared/tree/tree'
import { demotedPath, variationPath } from '@shared/tree/walk'
import { withProse } from '@shared/tree/commentText'
import { holds, withDrawn } from './drawing'
import { moveLabel } from '@shared/tree/moveNumber'
import { nagGlyph, toggledNag } from '@shared/tree/nagGlyphs'
import { addedTag, changedTag, movedTag } from './tagEdits'

export type CommentPlace = 'before' | 'after'

interface At {
  readonly path: TreePath
}

/** A change that a user makes to a game. Every edit has a name and can be undone. */
export type GameEdit =
  /** Adds a move below `path`, as the last of its siblings; an existing move is kept. */
  | (At & { readonly kind: 'addMove'; readonly node: TreeNode })
  /** Changes the prose of the comments before or after a move; their commands are kept. */
  | (At & { readonly kind: 'comment'; readonly where: CommentPlace; readonly text: string })
  /** Draws or erases an arrow or circle on the position after a move. */
  | (At & { readonly kind: 'draw'; readonly shape: Shape })
  | (At & { readonly kind: 'toggleNag'; readonly nag: number })
  | (At & { readonly kind: 'clearNags' })
  /** `promote` makes the variation with the move the first choice; `demote` moves the move, or else its variation, down by one. */
  | (At & { readonly kind: 'promote' | 'demote' | 'promoteToMainline' })
  /** `deleteFrom`: the move and everything after it; `deleteAfter`: only what follows, including unread text. */
  | (At & { readonly kind: 'deleteFrom' | 'deleteAfter' | 'deleteUnread' })
  /** Makes the position after the move the first of the game and removes the moves before it. */
  | (At & { readonly kind: 'deleteBefore' })
  /** `deleteVariation`: the variation with the move; `deleteVariations`: all that branch off after it. */
  | (At & { readonly kind: 'deleteVariation' | 'deleteVariations' })
  /** Tags are identified by their index, because a name may occur twice. */
  | { readonly kind: 'addTag'; readonly tag: PgnTag }
  | { readonly kind: 'setTag'; readonly place: number; readonly value: string }
  | { readonly kind: 'renameTag'; readonly place: number; readonly name: string }
  | { readonly kind: 'removeTag'; readonly place: number }
  | { readonly kind: 'moveTag'; readonly place: number; readonly to: number }
  | { readonly kind: 'setResult'; readonly result: PgnResult }
  /** Writes the values of the turns of the setup; replaces what an earlier edit of this kind wrote. */
  | { readonly kind: 'annotateSetup'; readonly setup: PricedSetup; readonly glyphs: SetupGlyphs }
  /** Writes the values of the moves, and of the turns of the setup if known; replaces what an earlier edit of this kind wrote. */
  | {
      readonly kind: 'annotateReport'
      readonly moves: readonly ReportedMove[]
      readonly findings: GameFindings
      readonly choices: AnnotationChoices
      readonly sentences: Sentences
      readonly glyphs: SetupGlyphs
    }
  /** Sets another first position for a game without moves; `what` says how it differs, e.g. `General to e1`. */
  | { readonly kind: 'setPosition'; readonly fen: string; readonly what: string }

type TreeEdit = Extract<GameEdit, At>
type TagEdit = Exclude<GameEdit, At>

const isTreeEdit = (edit: GameEdit): edit is TreeEdit => 'path' in edit

/** The name of the edit in an undo toast and in the history, e.g. `Comment on 31. Bd4`. */
export const describeEdit = (edit: GameEdit, game: Game): string =>
  isTreeEdit(edit) ? describeTreeEdit(edit, game.root) : describeTagEdit(edit, game.tags)

const describeTreeEdit = (edit: TreeEdit, root: TreeNode): string => {
  const move = labelAt(root, edit.path)
  switch (edit.kind) {
    case 'addMove':
      return t('edits.addMove', { move: moveLabel(nodeAt(root, edit.path)?.fen ?? '', edit.node) })
    case 'comment':
      return t(`edits.comment.${commentChange(edit)}`, { move })
    case 'toggleNag':
      return describeNag(edit.nag, nodeAt(root, edit.path)?.nags ?? [], move)
    case 'promote':
    case 'deleteVariation':
      return t(`edits.${edit.kind}`, { move: labelAt(root, variationPath(root, edit.path)) })
    case 'demote':
      return t('edits.demote', { move: labelAt(root, demotedPath(root, edit.path)) })
    case 'draw':
    case 'clearNags':
    case 'promoteToMainline':
    case 'deleteFrom':
    case 'deleteAfter':
    case 'deleteBefore':
    case 'deleteUnread':
    case 'deleteVariations':
      return t(`edits.${edit.kind}`, { move })
    default:
      return assertNever(edit)
  }
}

const commentChange = ({ text, where }: Extract<GameEdit, { kind: 'comment' }>) => {
  if (text.trim() === '') return where === 'before' ? 'deletedBefore' : 'deletedOn'
  return where === 'before' ? 'before' : 'on'
}

const describeNag = (nag: number, nags: readonly number[], move: string): string =>
  t(nags.includes(nag) ? 'edits.nag.removed' : 'edits.nag.set', { glyph: nagGlyph(nag).glyph, move })

/** `31. Bd4`, or `start` for the root. */
const labelAt = (root: TreeNode, path: TreePath): string => {
  const [before, node] = nodesAlong(root, path).slice(-2)
  return before && node ? moveLabel(before.fen, node) : 'start'
}

const describeTagEdit = (edit: TagEdit, tags: readonly PgnTag[]): string => {
  const name = 'place' in edit ? (tags[edit.place]?.name ?? '') : ''
  switch (edit.kind) {
    case 'addTag':
      return t('edits.addTag', { name: edit.tag.name })
    case 'renameTag':
      return t('edits.renameTag', { name: edit.name })
    case 'setTag':
    case 'removeTag':
    case 'moveTag':
      return t(`edits.${edit.kind}`, { name })
    case 'setResult':
      return t('edits.setResult', { result: edit.result })
    case 'annotateSetup':
    case 'annotateReport':
      return t(`edits.${edit.kind}`)
    case 'setPosition':
      return edit.what
    default:
      return assertNever(edit)
  }
}

/** The game after the edit; the same object if nothing has changed. */
export const applyEdit = (game: Game, edit: GameEdit): Game => {
  if (!isTreeEdit(edit)) return applyTagEdit(game, edit)
  if (edit.kind === 'deleteBefore') return beginAt(game, edit.path)
  return withRoot(game, applyTreeEdit(game.root, edit))
}

const applyTreeEdit = (root: TreeNode, edit: Exclude<TreeEdit, { kind: 'deleteBefore' }>): TreeNode => {
  const { path } = edit
  switch (edit.kind) {
    case 'addMove':
      return addChild(root, path, edit.node)?.root ?? root
    case 'comment':
      return withComment(root, path, edit.where, edit.text)
    case 'draw':
      return withDrawing(root, path, edit.shape)
    case 'toggleNag':
      return setNags(
        root,
        path,
        path.length === 0 ? [] : toggledNag(nodeAt(root, path)?.nags ?? [], edit.nag),
      )
    case 'clearNags':
      return setNags(root, path, [])
    case 'promote':
      return promote(root, variationPath(root, path))
    case 'demote':
      return demote(root, demotedPath(root, path))
    case 'promoteToMainline':
      return promoteToMain(root, path)
    case 'deleteFrom':
      return deleteAt(root, path)
    case 'deleteAfter':
      return deleteAfter(root, path)
    case 'deleteUnread':
      return deleteUnread(root, path)
    case 'deleteVariation':
      return deleteAt(root, variationPath(root, path))
    case 'deleteVariations':
      return updateAt(root, path, withoutVariations)
    default:
      return assertNever(edit)
  }
}

/** Sets the prose of a comment. At the root there are only comments before the first move. */
const withComment = (root: TreeNode, path: TreePath, where: CommentPlace, text: string): TreeNode => {
  const place = where === 'before' || path.length === 0 ? 'commentsBefore' : 'comments'
  return setComments(root, path, place, withProse(nodeAt(root, path)?.[place] ?? [], text))
}

/** Draws a shape on the position after a move. It belongs to the comments of the move, or to those before the next one. */
const withDrawing = (root: TreeNode, path: TreePath, shape: Shape): TreeNode => {
  const node = nodeAt(root, path)
  const own = path.length === 0 ? 'commentsBefore' : 'comments'
  const next = node?.children[0]
  const isThere = (comments: readonly PgnComment[] = []) => comments.some(one => holds(one, shape))
  if (next && !isThere(node[own]) && isThere(next.commentsBefore))
    return setComments(root, [...path, next.id], 'commentsBefore', withDrawn(next.commentsBefore, shape))
  return setComments(root, path, own, withDrawn(node?.[own] ?? [], shape))
}

const applyTagEdit = (game: Game, edit: TagEdit): Game => {
  switch (edit.kind) {
    case 'addTag':
      return { ...game, tags: addedTag(game.tags, edit.tag) }
    case 'setTag':
      return { ...game, tags: changedTag(game.tags, edit.place, { value: edit.value }) }
    case 'renameTag':
      return { ...game, tags: changedTag(game.tags, edit.place, { name: edit.name }) }
    case 'removeTag':
      return { ...game, tags: game.tags.toSpliced(edit.place, 1) }
    case 'moveTag':
      return { ...game, tags: movedTag(game.tags, edit.place, edit.to) }
    case 'setResult':
      return setResult(game, edit.result)
    case 'annotateSetup':
      return annotateSetup(game, edit.setup, edit.glyphs)
    case 'annotateReport':
      return annotateGame(
        edit.findings.setup ? annotateSetup(game, edit.findings.setup, edit.glyphs) : game,
        edit.moves,
        edit.findings,
        edit.choices,
        new Map([...setupSentences(game, edit.moves), ...edit.sentences]),
      )
    case 'setPosition':
      return setFirstPosition(game, edit.fen)
    default:
      return assertNever(edit)
  }
}
