import { parseFen } from '../notation/fen/fen'
import { chanceLost, recordedLoss } from '../analysis/winningChance'
import type { Color } from '../board/color'
import { unwrap } from '../result'
import { turnChanceLost } from '../solver/trainingScore'
import type { Game } from '../tree/game'
import { moveNumberAt } from '../tree/moveNumber'
import type { TreeNode } from '../tree/node'
import type { BetterMove, PricedSetup, PricedTurn } from '../tree/pricedSetup'
import { glyphOfTurn, SETUP_GLYPHS, type SetupGlyphs } from '../tree/setupGlyphs'
import { setupPlies } from '../tree/setupPlies'
import { mainline } from '../tree/tree'
import { variantById } from '../variants'
import { pointsOf, type Examined } from './examined'
import type { JudgedBy } from './judgedBy'
import { JUDGMENT_NAGS, JUDGMENTS, judgmentOf, type Judgment, type JudgmentPoints } from './judgment'
import { phasesOf, type Phase } from './phases'

/** A move of the main line and what it was worth. */
export interface ReportedMove {
  /** Counted from the start of the game, setup included; the first is 1. */
  readonly ply: number
  readonly node: TreeNode
  /** The position in which it was played. */
  readonly fenBefore: string
  readonly color: Color
  readonly phase: Phase
  /** Points of winning chance given away, 0 to 100. */
  readonly loss: number
  readonly judgment?: Judgment
  /** The lines that should have been played, the best first; empty if nothing was better. */
  readonly better: readonly (readonly BetterMove[])[]
}

/** What an engine found out about a game. */
export interface GameFindings {
  /** The positions of the main line without those of the setup, by plies from the start. */
  readonly examined: ReadonlyMap<number, Examined>
  /** The values of the turns of the setup. */
  readonly setup?: PricedSetup
  /** Who examined the positions. */
  readonly judgedBy?: JudgedBy
}

/** A move of the main line and where it was played. */
export type MainLineMove = Pick<ReportedMove, 'ply' | 'node' | 'fenBefore' | 'color' | 'phase'>

/** The moves of the main line and the phases in which they were played. */
export const playedMoves = ({ variant, root }: Game): readonly MainLineMove[] => {
  const line = mainline(root)
  const placed = setupPlies(line)
  const definition = variantById(variant)
  const boards = line.slice(placed).map(({ fen }) => unwrap(parseFen(definition, fen)).setup.board)
  const phases = phasesOf(boards)
  return line.slice(1).map((node, place) => {
    const fenBefore = line[place]!.fen
    return {
      ply: place + 1,
      node,
      fenBefore,
      color: moveNumberAt(fenBefore).color,
      phase: place < placed ? 'setup' : phases[place - placed]!,
    }
  })
}

type Verdict = Pick<ReportedMove, 'loss' | 'better'>

const verdictOnTurn = ({ turn, value, cost, isBest, better }: PricedTurn): Verdict =>
  isBest ? { loss: 0, better: [] } : { loss: 100 * turnChanceLost({ turn, value, cost }), better: [better] }

/** The judgment of a turn of the setup, taken from the glyph that it has everywhere. */
const judgmentOfTurn = (turn: PricedTurn, glyphs: SetupGlyphs): Judgment | undefined => {
  const nag = glyphOfTurn(turn, glyphs)
  return JUDGMENTS.find(name => JUDGMENT_NAGS[name] === nag)
}

/** The verdict on a move. One that the engine would have played gives nothing away, even if the engine finds less a ply later. */
const verdictOnMove = (
  { node, color }: MainLineMove,
  before: Examined | undefined,
  after: Examined | undefined,
): Verdict | undefined => {
  if (before?.kind !== 'searched' || !after) return undefined
  if (before.lines[0]![0]!.uci === node.uci) return { loss: 0, better: [] }
  const loss = recordedLoss(chanceLost(pointsOf(before), pointsOf(after), color))
  return { loss, better: loss === 0 ? [] : before.lines.filter(([first]) => first!.uci !== node.uci) }
}

/**
 * The moves of the main line about which something is known, in order: those of the setup by what each turn costs, those of the
 * game proper by the winning chances before and after.
 *
 * @param glyphs the glyphs for turns of the setup, as in the Solver
 */
export const reportMoves = (
  game: Game,
  { examined, setup }: GameFindings,
  points: JudgmentPoints,
  glyphs: SetupGlyphs = SETUP_GLYPHS,
): readonly ReportedMove[] =>
  playedMoves(game).flatMap(played => {
    const { ply, phase, node } = played
    if (node.kind === 'null') return []
    const turn = phase === 'setup' ? setup?.turns[ply - 1 - setup.skipped] : undefined
    const verdict = turn
      ? verdictOnTurn(turn)
      : verdictOnMove(played, examined.get(ply - 1), examined.get(ply))
    if (!verdict) return []
    const judgment = turn ? judgmentOfTurn(turn, glyphs) : judgmentOf(verdict.loss, points)
    return [{ ...played, ...verdict, ...(judgment && { judgment }) }]
  })
