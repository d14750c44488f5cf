import type { Game } from './game'
import { withRoot } from './gameEdit'
import type { Mark } from './machineMark'
import { type MoveNote, withNote, withoutNotes, withSummary } from './machineNotes'
import { givenAway, type PricedSetup, type PricedTurn } from './pricedSetup'
import { glyphOfTurn, SETUP_GLYPHS, type SetupGlyphs } from './setupGlyphs'
import { setupEnd } from './setupPlies'
import { SIDE_NAMES } from '../board/color'
import { deleteAfter } from './edit'
import { makeMovetext } from './movetext'

/** The movetext of the main line's setup as in the game's PGN, with its comments and variations. */
export const setupText = ({ root }: Pick<Game, 'root'>): string =>
  makeMovetext(deleteAfter(root, setupEnd(root))).text()

/** Pawns with two decimals, without a sign. */
const pawns = (centipawns: number): string => (Math.abs(Math.round(centipawns)) / 100).toFixed(2)

const better = (value: number): string => SIDE_NAMES[value > 0 ? 'white' : 'black']

/** What each side had at the beginning of the first turn. */
const beginning = ({ value, isThrow, skipped }: PricedSetup): string => {
  const isEven = Math.round(value) === 0
  if (isThrow)
    return isEven ? 'The dice favored neither side.' : `The dice gave ${better(value)} ${pawns(value)}.`
  const when =
    skipped === 0 ? 'Before the setup' : `After ${skipped} ${skipped === 1 ? 'turn' : 'turns'} of the setup`
  return isEven ? `${when} the chances were even.` : `${when} ${better(value)} was ahead by ${pawns(value)}.`
}

const amount = (given: number): string => (Math.round(given) === 0 ? 'nothing' : pawns(given))

const given = (setup: PricedSetup): string => {
  const when = setup.skipped === 0 ? 'In the setup' : 'From there on'
  const [white, black] = [givenAway(setup.turns, 'white'), givenAway(setup.turns, 'black')]
  if (Math.round(white) === 0 && Math.round(black) === 0) return `${when} neither side gave anything away.`
  return `${when} White gave away ${amount(white)}, Black ${amount(black)}.`
}

/** The value of a throw and of the turns after it, as the text of a comment before the game. */
export const summaryOf = (setup: PricedSetup): string => `${beginning(setup)} ${given(setup)}`

/** The mark of notes about the setup; how much a turn gave away is in centipawns. */
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

/**
 * Writes the values of a setup's turns into a game: an evaluation and a glyph for each, a better line if one is known, and a summary at the
 * beginning. It replaces what it has written before; the comments, glyphs and variations of others stay as they are.
 *
 * @param setup turns of the main line, beginning with its setup ply `skipped`
 */
export const annotateSetup = (game: Game, setup: PricedSetup, glyphs: SetupGlyphs = SETUP_GLYPHS): Game => {
  const clean = withoutNotes(game.root, setupEnd(game.root), MARK)
  const end = setupEnd(clean)
  const root = setup.turns.reduce(
    (annotated, turn, place) =>
      withNote(annotated, end.slice(0, setup.skipped + place + 1), noteOf(turn, glyphs), MARK),
    clean,
  )
  return withRoot(game, withSummary(root, summaryOf(setup), MARK))
}
