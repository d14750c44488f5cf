import { chanceLost, chancePoints } from '../analysis/winningChance'
import type { Score } from '../analysis/score'
import type { Color } from '../board/color'
import { JUDGMENT_NAGS } from '../report/judgment'
import { recordedScore } from '../tree/commentText'
import type { Game } from '../tree/game'
import { moveNumberAt } from '../tree/moveNumber'
import type { TreeNode, TreePath } from '../tree/node'
import { standing } from '../tree/repetition'
import { lineFrom, mainline, nodesAlong } from '../tree/tree'
import { pathOf, type WalkStep } from '../tree/walk'
import { ALSO_GOOD_POINTS, type CardContent, type CardMove } from './card'

/** A game, and the position from which it is learned. */
export interface LearnedGame {
  readonly game: Game
  readonly from: TreePath
  /** Its 0-based place in the file; absent if it is in no file. */
  readonly place?: number
}

/** The number of plies shown after a wrong answer. */
const LINE_PLIES = 8

const FAULTS: ReadonlySet<number> = new Set([JUDGMENT_NAGS.mistake, JUDGMENT_NAGS.blunder])

/** A move of ours, merged from all its places in the tree. */
interface FoundMove extends Pick<CardMove, 'uci' | 'san' | 'reply' | 'line'> {
  readonly isFault: boolean
  readonly score: Score<'white'> | undefined
}

interface FoundPosition extends Omit<CardContent, 'moves'> {
  readonly moves: Map<string, FoundMove>
}

/** A key that is the same for the same position, by any route. */
export const cardKey = ({ variant, options }: Pick<Game, 'variant' | 'options'>, fen: string): string =>
  [variant, options.toSorted().join(','), standing(fen)].join('|')

const lineAfter = (node: TreeNode): Pick<CardMove, 'reply' | 'line'> => {
  const line = lineFrom(node).slice(1, LINE_PLIES + 1)
  const [reply] = line
  return { line: line.map(({ san }) => san).join(' '), ...(reply && { reply: reply.uci }) }
}

const foundMove = (node: TreeNode): FoundMove => ({
  uci: node.uci,
  san: node.san,
  isFault: node.nags.some(nag => FAULTS.has(nag)),
  score: recordedScore(node.comments),
  ...lineAfter(node),
})

/** The facts of the tree about a move, without a judgment. */
const shownMove = ({ uci, san, line, reply, score }: FoundMove) => ({
  uci,
  san,
  line,
  ...(reply !== undefined && { reply }),
  ...(score && { score }),
})

/** Merges two places of a move: the first one takes precedence, and the other adds what is missing. */
const joined = (known: FoundMove | undefined, next: FoundMove): FoundMove =>
  known
    ? {
        ...known,
        ...(known.reply === undefined && next.reply !== undefined && { reply: next.reply, line: next.line }),
        isFault: known.isFault || next.isFault,
        score: known.score ?? next.score,
      }
    : next

const verdictOf = (loss: number | undefined, isFault: boolean): CardMove['verdict'] | undefined => {
  if (loss !== undefined) return loss <= ALSO_GOOD_POINTS ? 'alsoGood' : 'wrong'
  return isFault ? 'wrong' : undefined
}

const otherMove = (color: Color, right: FoundMove, move: FoundMove): readonly CardMove[] => {
  const loss =
    right.score && move.score && chanceLost(chancePoints(right.score), chancePoints(move.score), color)
  const verdict = verdictOf(loss, move.isFault)
  return verdict ? [{ ...shownMove(move), verdict, ...(loss !== undefined && { loss }) }] : []
}

/** The card of a position; none if all our moves in the tree are faults. */
const cardOf = (color: Color, { moves, ...rest }: FoundPosition): readonly CardContent[] => {
  const all = [...moves.values()]
  const right = all.find(({ isFault }) => !isFault)
  if (!right) return []
  const first: CardMove = { ...shownMove(right), verdict: 'right' }
  const others = all.filter(move => move !== right).flatMap(move => otherMove(color, right, move))
  return [{ ...rest, moves: [first, ...others] }]
}

const placed = (
  { game, place }: LearnedGame,
  before: readonly TreeNode[],
  step: WalkStep,
): Omit<FoundPosition, 'moves'> => {
  const below = nodesAlong(before.at(-1)!, pathOf(step))
  const line = [...before.slice(1), ...below.slice(1)]
  const { variant, options, root } = game
  return {
    key: cardKey(game, step.node.fen),
    variant,
    options,
    fen: step.node.fen,
    startFen: root.fen,
    ...(place !== undefined && { place }),
    path: line.map(({ uci }) => uci).join(' '),
    after: line.at(-1)?.san ?? '',
  }
}

/** Our moves that the tree judges to be wrong: what follows shows why, and is not to be learned. */
const wrongAmong = (color: Color, ours: readonly TreeNode[]): ReadonlySet<TreeNode> => {
  const found = ours.map(foundMove)
  const right = found.find(({ isFault }) => !isFault)
  const isWrong = (move: FoundMove) =>
    move.isFault || (right !== undefined && otherMove(color, right, move)[0]?.verdict === 'wrong')
  return new Set(ours.filter((_, place) => found[place] !== right && isWrong(found[place]!)))
}

/** A position in which we are to move, and our moves there in the tree. */
interface OurTurn {
  readonly step: WalkStep
  readonly ours: readonly TreeNode[]
}

/** Visits the positions of a tree, main lines first, except those after wrong moves of ours. */
function* ourTurns(from: TreeNode, color: Color): Generator<OurTurn, void> {
  const stack: WalkStep[] = [{ node: from, depth: 0 }]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, depth } = step
    const isOurs = moveNumberAt(node.fen).color === color
    const ours = isOurs ? node.children.filter(({ kind }) => kind !== 'null') : []
    if (ours.length > 0) yield { step, ours }
    const wrong = wrongAmong(color, ours)
    for (const child of node.children.toReversed())
      if (!wrong.has(child)) stack.push({ node: child, parent: step, depth: depth + 1 })
  }
}

/**
 * The positions of games in which a color is to move and the games say what it plays, each once, in the order of the
 * games. The first move that is not marked as a mistake or blunder is the right one. Others that the games value are
 * also good or wrong by what they lose against it; of those without a value only marked faults count, as nothing is
 * known of the rest.
 */
export const makeCards = (games: readonly LearnedGame[], color: Color): readonly CardContent[] => {
  const positions = new Map<string, FoundPosition>()
  for (const learned of games) {
    const before = nodesAlong(learned.game.root, learned.from)
    for (const { step, ours } of ourTurns(before.at(-1)!, color)) {
      const key = cardKey(learned.game, step.node.fen)
      const known = positions.get(key) ?? {
        ...placed(learned, before, step),
        moves: new Map<string, FoundMove>(),
      }
      positions.set(key, known)
      for (const move of ours.map(foundMove))
        known.moves.set(move.uci, joined(known.moves.get(move.uci), move))
    }
  }
  return [...positions.values()].flatMap(position => cardOf(color, position))
}

/**
 * The positions of main lines in which a color went wrong, by a move that is marked as a mistake or blunder, and for which the tree
 * has a better one; each once, in the order of the games.
 */
export const mistakeCards = (games: readonly LearnedGame[], color: Color): readonly CardContent[] => {
  const cards = new Map<string, CardContent>()
  for (const learned of games) {
    const line = mainline(learned.game.root)
    for (const [ply, node] of line.slice(0, -1).entries()) {
      if (moveNumberAt(node.fen).color !== color || !foundMove(line[ply + 1]!).isFault) continue
      const moves = node.children.filter(({ kind }) => kind !== 'null').map(foundMove)
      const position = {
        ...placed(learned, line.slice(0, ply + 1), { node, depth: 0 }),
        moves: new Map(moves.map(move => [move.uci, move])),
      }
      for (const card of cardOf(color, position)) if (!cards.has(card.key)) cards.set(card.key, card)
    }
  }
  return [...cards.values()]
}
