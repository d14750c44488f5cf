import { commandIn, makeEvaluation, withCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'
import { setComments, setNags } from './edit'
import type { Game } from './game'
import type { TreeNode, TreePath } from './node'
import type { LineMove, PricedSetup, PricedTurn } from './pricedSetup'
import { glyphOfTurn, SETUP_GLYPHS, type SetupGlyphs } from './setupGlyphs'
import { setupEnd } from './setupPlies'
import { summaryOf } from './setupSummary'
import { withoutSetupAnnotation, SETUP_MARK } from './setupMarks'
import { appendLine, nodeAt, updateAt } from './tree'
import { withRoot } from './gameEdit'

/** Glyphs from ! to ?!, and the only move, judge a move: one of them is enough. */
const LAST_JUDGMENT = 9

const isJudged = ({ nags }: TreeNode): boolean => nags.some(nag => nag > 0 && nag <= LAST_JUDGMENT)

const hasEvaluation = ({ comments }: TreeNode): boolean =>
  comments.some(({ text }) => commandIn(text, 'eval') !== undefined)

const turnComment = ({ value, cost }: PricedTurn, nag: number | undefined, node: TreeNode): PgnComment => {
  const mark = withCommand('', SETUP_MARK, [Math.round(cost), ...(nag === undefined ? [] : [nag])].join())
  const centipawns = Math.round(value)
  return {
    style: 'brace',
    text: hasEvaluation(node) ? mark : withCommand(mark, 'eval', makeEvaluation({ kind: 'cp', centipawns })),
  }
}

const betterNodes = (better: readonly LineMove[]): readonly TreeNode[] =>
  better.map((move, place) => ({
    ...move,
    id: move.uci,
    nags: [],
    commentsBefore: [],
    comments: place === 0 ? [{ style: 'brace', text: withCommand('', SETUP_MARK, 'better') }] : [],
    children: [],
  }))

/** The better line as a variation, unless the user has one that begins in the same way. */
const withBetter = (root: TreeNode, path: TreePath, { isBest, better }: PricedTurn): TreeNode => {
  const parent = path.slice(0, -1)
  const isThere = nodeAt(root, parent)!.children.some(({ uci }) => uci === better[0]?.uci)
  return isBest || isThere ? root : appendLine(root, parent, betterNodes(better))!.root
}

const withTurn = (root: TreeNode, path: TreePath, turn: PricedTurn, glyphs: SetupGlyphs): TreeNode => {
  const node = nodeAt(root, path)!
  const nag = isJudged(node) ? undefined : glyphOfTurn(turn, glyphs)
  const glyphed = nag === undefined ? root : setNags(root, path, [...node.nags, nag])
  const comments = [...node.comments, turnComment(turn, nag, node)]
  return withBetter(setComments(glyphed, path, 'comments', comments), path, turn)
}

const withSummary = (root: TreeNode, setup: PricedSetup): TreeNode =>
  updateAt(root, [], node => ({
    ...node,
    commentsBefore: [{ style: 'brace', text: summaryOf(setup) }, ...node.commentsBefore],
  }))

/**
 * Writes into a game what the turns of its setup were worth: an evaluation and a glyph for each, a better line where one
 * is known, and a summary in front. What this has written before is replaced; comments, glyphs and variations of others
 * stay as they are.
 *
 * @param setup turns of the main line, from its setup ply `skipped` on
 */
export const annotateSetup = (game: Game, setup: PricedSetup, glyphs: SetupGlyphs = SETUP_GLYPHS): Game => {
  const clean = withoutSetupAnnotation(game.root)
  const end = setupEnd(clean)
  const root = setup.turns.reduce(
    (annotated, turn, place) => withTurn(annotated, end.slice(0, setup.skipped + place + 1), turn, glyphs),
    clean,
  )
  return withRoot(game, withSummary(root, setup))
}
