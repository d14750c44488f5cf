import { chancePoints } from '@shared/analysis/winningChance'
import type { Color } from '@shared/board/color'
import type { Outcome } from '@shared/board/positionError'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci, parseUci } from '@shared/notation/uci'
import type { Examined } from '@shared/report/examined'
import type { Look } from '@shared/report/looks'
import type { Game } from '@shared/tree/game'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import type { VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { lineMoves } from '../../rules/positions/playMove'
import { forEachYielding } from '../../shell/yielding'
import { contextsAlong } from '../line/contextsAlong'
import type { LineText } from '../line/gameLine'
import type { PositionContext } from '../line/playedLine'
import type { Searched, SearchQuestion } from '../search/searcher'

/** How the positions of a game are examined. */
export interface SearchEffort extends Pick<SearchQuestion, 'limits' | 'multiPv'> {
  /** The number of plies used of each line. */
  readonly plies: number
}

/** The main line of a game. */
export interface LineToExamine extends LineText {
  /** The plies of its setup, whose positions are left out. */
  readonly setup: number
}

export const lineToExamine = ({ variant, options, root }: Game): LineToExamine => {
  const line = mainline(root)
  const moves = line.slice(1).map(({ uci }) => uci)
  return { variant, options, startFen: root.fen, moves, setup: setupPlies(line) }
}

/** A position of the main line, with the number of plies from the start. */
export interface MainLinePosition {
  readonly ply: number
  readonly context: PositionContext
  /** Whether the game stops here. */
  readonly isLast: boolean
}

const placesAt = (contexts: readonly PositionContext[], setup: number): readonly MainLinePosition[] =>
  contexts.map((context, place) => ({
    ply: setup + place,
    context,
    isLast: place === contexts.length - 1,
  }))

/** The positions of the game proper, as far as the main line can be played. */
export const mainLinePlaces = (core: Core, { setup, ...line }: LineToExamine): readonly MainLinePosition[] =>
  placesAt([...contextsAlong(core, line, setup)], setup)

/** The same as {@link mainLinePlaces}, but yields to other work of the thread. */
export const placesInTurn = async (
  core: Core,
  { setup, ...line }: LineToExamine & { readonly variant: VariantId },
): Promise<readonly MainLinePosition[]> => {
  const contexts: PositionContext[] = []
  await forEachYielding(contextsAlong(core, line, setup), context => contexts.push(context))
  return placesAt(contexts, setup)
}

/** Whether the game is over at a position, or was not continued. */
const isEnd = ({ kind }: Outcome, isLast: boolean): boolean =>
  isLast || kind === 'checkmate' || kind === 'stalemate' || kind === 'insufficientMaterial'

/** The result for a position in which the rules have ended the game; no engine is needed for it. */
export const endedAt = ({ isLast }: MainLinePosition, position: Position): Examined | undefined => {
  const outcome = position.outcome()
  return outcome && isEnd(outcome, isLast) ? { kind: 'ended', winner: outcome.winner ?? 'nobody' } : undefined
}

/** The question to an engine about a position. */
export const questionAt = (
  { context: { variant, options, start, moves } }: MainLinePosition,
  { limits, multiPv }: SearchEffort,
): SearchQuestion => ({
  variant,
  options,
  fen: makeFen(variant, start),
  moves: moves.map(move => makeUci(variant, move)),
  limits,
  multiPv,
})

/**
 * Sorts lines by their value for the side to move. A search may end within an iteration in which its first line has
 * already fallen behind; the second line, from the previous iteration, is then the better one.
 */
const byWorth = (lines: Searched['lines'], turn: Color): Searched['lines'] => {
  const sign = turn === 'white' ? 1 : -1
  return lines.toSorted((one, other) => sign * (chancePoints(other.score) - chancePoints(one.score)))
}

/**
 * Replaces promotions that are captured at once by promotions to queens. To engines, all promotions are equal there,
 * and a rook would look like the point of the move.
 */
const withQueens = (variant: VariantDefinition, line: readonly string[]): readonly string[] =>
  line.map((uci, place) => {
    const [move, answer] = [uci, line[place + 1]].map(text => text && parseUci(variant, text))
    if (!move || !answer || !move.ok || !answer.ok) return uci
    const [{ value }, { value: next }] = [move, answer]
    const isTaken = value.kind === 'board' && value.promotion && next.kind === 'board' && next.to === value.to
    return isTaken ? makeUci(variant, { ...value, kind: 'normal', promotion: 'queen' }) : uci
  })

/** The results for a position, with lines in SAN; undefined if none of the lines can be played. */
export const searchedAt = (
  position: Position,
  { lines: ranked, nodes }: Searched,
  { plies, look = 'whole' }: { readonly plies: number; readonly look?: Look },
): Examined | undefined => {
  const lines = byWorth(ranked, position.turn())
  const played = lines
    .map(({ moves }) => lineMoves(position, withQueens(position.variant, moves.slice(0, plies))))
    .filter(line => line.length > 0)
  const [best, second] = lines
  if (!best || played.length === 0) return undefined
  const { score, depth } = best
  return {
    kind: 'searched',
    score,
    depth,
    nodes,
    lines: played,
    ...(second && { second: second.score }),
    ...(look === 'glance' && { isGlance: true }),
    ...(look === 'closer' && { isCloser: true }),
  }
}
