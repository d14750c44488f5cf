import type { Game } from './game'
import { withRoot } from './gameEdit'
import type { Mark } from './machineMark'
import { withNote, withoutNotes, withSummary, type MoveNote } from './machineNotes'
import type { TreeNode, TreePath } from './node'
import type { PricedSetup, PricedTurn } from './pricedSetup'
import { glyphOfTurn, SETUP_GLYPHS, type SetupGlyphs } from './setupGlyphs'
import { setupEnd } from './setupPlies'
import { summaryOf } from './setupSummary'

/** Notes about the setup of a game; what a turn gave away is in centipawns. */
const MARK: Mark = 'setup'

const noteOf = (turn: PricedTurn, glyphs: SetupGlyphs): MoveNote => {
  const { value, cost, isBest, better } = turn
  const nag = glyphOfTurn(turn, glyphs)
  return {
    evaluation: { kind: 'cp', centipawns: Math.round(value) },
    given: Math.round(cost),
    ...(nag !== undefined && { nag }),
    better: isBest ? [] : [better],
  }
}

/** A tree without what was written about its setup. */
const withoutAnnotation = (root: TreeNode): TreeNode => {
  const end = setupEnd(root)
  const paths = Array.from({ length: end.length + 1 }, (_, depth): TreePath => end.slice(0, depth))
  return withoutNotes(root, paths, MARK)
}

/**
 * Writes into a game what the turns of its setup were worth: an evaluation and a glyph for each, a better line where one
 * is known, and a summary in front. What this has written before is replaced; comments, glyphs and variations of others
 * stay as they are.
 *
 * @param setup turns of the main line, from its setup ply `skipped` on
 */
export const annotateSetup = (game: Game, setup: PricedSetup, glyphs: SetupGlyphs = SETUP_GLYPHS): Game => {
  const clean = withoutAnnotation(game.root)
  const end = setupEnd(clean)
  const root = setup.turns.reduce(
    (annotated, turn, place) =>
      withNote(annotated, end.slice(0, setup.skipped + place + 1), noteOf(turn, glyphs), MARK),
    clean,
  )
  return withRoot(game, withSummary(root, summaryOf(setup), MARK))
}
