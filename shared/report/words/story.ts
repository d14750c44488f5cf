import { COLORS, opposite, type Color } from '../../board/color'
import type { PgnResult } from '../../notation/pgn/pgn'
import { setupPlies } from '../../tree/setupPlies'
import { mainline } from '../../tree/tree'
import type { Game } from '../../tree/game'
import { variantById } from '../../variants'
import { pointsOf, type Examined } from '../examined'
import type { GameFindings, ReportedMove } from '../gameReport'
import { attacksAsInChess } from './attacks'
import { unrest } from './exchange'
import { gainOf } from './gain'
import { mateManner } from './mates'
import { differenceFor, materialWorth } from './material'
import { plyOf, setupOf } from './ply'
import type { GameEnding, Lead, NamedMove, Remark, Story } from './remark'
import type { WordRules } from './wordRules'
import { nameOfMove } from './wordsContext'

/* Sentences about a game as a whole: how the opening went, where it turned, how it ended, and a one-sentence summary. */

/** The chances by ply, from the first position of the game proper to the last; there is none if too little is known. */
interface Course {
  readonly first: number
  readonly last: number
  /** The winning chance of a side, 0 to 100. */
  readonly chance: (ply: number, color: Color) => number
}

const courseOf = ({ root }: Game, { examined }: GameFindings): Course | undefined => {
  const line = mainline(root)
  const [first, last] = [setupPlies(line), line.length - 1]
  for (let ply = first; ply <= last; ply++) if (!examined.has(ply)) return undefined
  const chance = (ply: number, color: Color): number => {
    const white = pointsOf(examined.get(ply)!)
    return color === 'white' ? white : 100 - white
  }
  return first < last ? { first, last, chance } : undefined
}

const WINNERS: Readonly<Partial<Record<PgnResult, Color | 'nobody'>>> = {
  '1-0': 'white',
  '0-1': 'black',
  '1/2-1/2': 'nobody',
}

/** The least winning chances, 0 to 100, with which a side is better, and winning. */
const BETTER = 60
const WINNING = 85

const leadOf = (chance: number): Lead | undefined =>
  chance >= WINNING ? 'winning' : chance >= BETTER ? 'better' : undefined

const name = ({ fenBefore, node }: ReportedMove): NamedMove => nameOfMove(fenBefore, node.san)

const worst = (moves: readonly ReportedMove[]): ReportedMove | undefined =>
  moves.reduce<ReportedMove | undefined>(
    (found, move) => (move.judgment && move.loss > (found?.loss ?? 0) ? move : found),
    undefined,
  )

/** The balance after the opening, and the faulty move that contributed most to it. */
const opening = (
  moves: readonly ReportedMove[],
  { chance }: Course,
): readonly [number, Remark] | undefined => {
  const played = moves.filter(({ phase }) => phase === 'opening')
  const last = played.at(-1)
  const isOver = moves.some(({ phase }) => phase === 'middlegame' || phase === 'endgame')
  if (!last || !isOver) return undefined
  const color: Color = chance(last.ply, 'white') >= 50 ? 'white' : 'black'
  const lead = leadOf(chance(last.ply, color))
  if (!lead) return [last.ply, { kind: 'openingOver' }]
  const cause = worst(played.filter(move => move.color !== color))
  const isCause = cause && cause.ply !== last.ply && cause.loss >= 10
  return [last.ply, { kind: 'openingOver', ahead: { color, lead }, ...(isCause && { cause: name(cause) }) }]
}

/** A side whose chance never falls below this again has the game in hand. */
const IN_HAND = 58
/** A drawn game is level from the point at which neither side's chance exceeds this again. */
const LEVEL = 68

const lastPly = ({ first, last }: Course, is: (ply: number) => boolean): number | undefined => {
  for (let ply = last; ply >= first; ply--) if (is(ply)) return ply
  return undefined
}

/** The last position in which a side did not have the game in hand; undefined if it always had. */
const lastNotInHand = (course: Course, color: Color): number | undefined =>
  lastPly(course, ply => course.chance(ply, color) < IN_HAND)

/** The last position in which either side was clearly ahead. */
const lastAhead = (course: Course): number | undefined =>
  lastPly(course, ply => COLORS.some(color => course.chance(ply, color) > LEVEL))

/** The faulty move after which a decided game stayed decided, or a drawn game stayed level. */
const turningMove = (
  moves: readonly ReportedMove[],
  course: Course,
  winner: Color | 'nobody',
): ReportedMove | undefined => {
  const ply = winner === 'nobody' ? lastAhead(course) : lastNotInHand(course, winner)
  const move = moves.find(({ ply: at }) => ply !== undefined && at === ply + 1)
  const isFault = move?.judgment === 'mistake' || move?.judgment === 'blunder'
  return isFault && move.color !== winner ? move : undefined
}

/** The least deficit at the end that is mentioned, in pawns. */
const DOWN = 2
/** If the evaluation is worse than the material by this many centipawns, the game is lost for another reason. */
const MORE = 400

const materialDown = ({ root, variant }: Game, loser: Color, found: Examined): GameEnding | undefined => {
  if (!attacksAsInChess(variantById(variant).army)) return undefined
  const line = mainline(root)
  const setups = [line[setupPlies(line)]!, line.at(-1)!].map(({ fen }) => setupOf(variantById(variant), fen))
  const difference = differenceFor(opposite(loser), setups[0]!, setups[1]!)
  const worth = materialWorth(difference)
  const isAll = found.kind === 'searched' && Math.abs(found.score.value) <= 100 * worth + MORE
  const gain = worth >= DOWN && isAll && unrest(setups[1]!) === 0 ? gainOf(difference) : undefined
  return gain && { kind: 'lostMaterial', color: loser, gain }
}

const lostBy = (game: Game, loser: Color, found: Examined, chance: number): GameEnding => {
  if (chance > 100 - BETTER) return { kind: 'lostEarly', color: loser }
  // A glance may have considered only one defense.
  if (found.kind === 'searched' && found.score.kind === 'mate' && !found.isGlance)
    return { kind: 'lostToMate', color: loser, moves: Math.abs(found.score.value) }
  return materialDown(game, loser, found) ?? { kind: 'lost', color: loser }
}

const mated = ({ root, variant }: Game): GameEnding | undefined => {
  const line = mainline(root)
  const last = line.at(-1)!
  if (!last.san.endsWith('#')) return undefined
  const ply = plyOf(variantById(variant), line.at(-2)!.fen, last)
  if (!ply.step) return undefined
  const manner = mateManner(ply, variantById(variant).army)
  const { role } = ply.after.board.pieces[ply.step.to]!
  return { kind: 'mated', role, square: ply.step.to, ...(manner && { manner }) }
}

const drawn = (course: Course, found: Examined, game: Game, rules: WordRules): GameEnding => {
  const last = mainline(game.root).at(-1)!
  if (found.kind === 'ended')
    return { kind: rules.legalMoves(last.fen).length === 0 ? 'stalemate' : 'drawnLevel' }
  const ahead = COLORS.find(color => course.chance(course.last, color) >= LEVEL)
  return ahead ? { kind: 'drawnAhead', color: ahead } : { kind: 'drawnLevel' }
}

const endingOf = (
  game: Game,
  course: Course,
  { examined }: GameFindings,
  winner: Color | 'nobody',
  rules: WordRules,
): GameEnding | undefined => {
  const found = examined.get(course.last)!
  if (winner === 'nobody') return drawn(course, found, game, rules)
  const mate = mated(game)
  if (mate) return mate
  const loser = opposite(winner)
  return lostBy(game, loser, found, course.chance(course.last, loser))
}

/** The least number of remaining plies for which it is mentioned that a side stayed ahead. */
const LASTING = 4

/** Winning chances: a side that ever had the first was winning, and one that never fell below the second was never in danger. */
const WAS_WINNING = WINNING
const SAFE = 45

/** A side's best chance and the position in which it had it. A chance that the next move takes away does not count. */
const peak = (
  moves: readonly ReportedMove[],
  { first, last, chance }: Course,
  color: Color,
): readonly [ply: number, chance: number] => {
  const rivals = new Set(moves.flatMap(move => (move.color === color ? [] : [move.ply])))
  const sure = (ply: number): number =>
    Math.min(chance(ply, color), rivals.has(ply + 1) ? chance(ply + 1, color) : 100)
  let best = first
  for (let ply = first; ply <= last; ply++) if (sure(ply) > sure(best)) best = ply
  return [best, sure(best)]
}

const storyOf = (
  moves: readonly ReportedMove[],
  course: Course,
  winner: Color | 'nobody',
  turn: ReportedMove | undefined,
): Story | undefined => {
  const after = (color: Color): readonly [number, NamedMove | undefined] => {
    const [ply, top] = peak(moves, course, color)
    const move = moves.find(one => one.ply === ply)
    return [top, move && name(move)]
  }
  if (winner === 'nobody') {
    const tops = COLORS.map(color => [color, ...after(color)] as const)
    const [color, top, move] = tops[0]![1] >= tops[1]![1] ? tops[0]! : tops[1]!
    if (top >= WAS_WINNING && move) return { kind: 'missedWin', color, move }
    return { kind: top < LEVEL ? 'levelDraw' : 'livelyDraw' }
  }
  const [top, move] = after(opposite(winner))
  if (top >= WAS_WINNING && move) return { kind: 'cameBack', color: winner, move }
  if (turn) return { kind: 'turned', color: winner, move: name(turn) }
  const start = lastNotInHand(course, winner)
  const lead = moves.find(({ ply }) => start !== undefined && ply === start + 1)
  const neverWorse = 100 - top >= SAFE
  return lead && neverWorse
    ? { kind: 'led', color: winner, from: name(lead).number }
    : { kind: 'won', color: winner }
}

/** The remarks on the game as a whole, by ply; 0 has those in front of it. */
export const gameStory = (
  game: Game,
  moves: readonly ReportedMove[],
  findings: GameFindings,
  rules: WordRules,
): ReadonlyMap<number, readonly Remark[]> => {
  const course = courseOf(game, findings)
  const said = new Map<number, readonly Remark[]>()
  if (!course) return said
  const say = (ply: number, remark: Remark) => said.set(ply, [...(said.get(ply) ?? []), remark])
  const played = moves.filter(({ phase }) => phase !== 'setup')
  const over = opening(played, course)
  if (over) say(...over)
  const winner = WINNERS[game.result]
  if (winner === undefined) return said
  const turn = turningMove(played, course, winner)
  if (turn && course.last - turn.ply >= LASTING) say(turn.ply, { kind: 'turningPoint', color: winner })
  const ending = endingOf(game, course, findings, winner, rules)
  if (ending) say(course.last, { kind: 'ending', ending })
  const story = storyOf(played, course, winner, turn)
  if (story) say(0, { kind: 'story', story })
  return said
}
