import { firstFound } from '../../firstFound'
import { mainline } from '../../tree/tree'
import type { Game } from '../../tree/game'
import { variantById } from '../../variants'
import type { GameFindings, ReportedMove } from '../gameReport'
import { attacksAsInChess } from './attacks'
import { A_PIECE } from './bearing'
import { stepGain, WORTH } from './exchange'
import { mateMissed } from './mates'
import { onlyMove } from './onlyMove'
import { PATTERNS, type Pattern } from './patterns'
import { gameStory } from './story'
import { swingBeside } from './swing'
import { varied } from './varied'
import { wordsContextOf, type WordsContext, type WordsQuestion } from './wordsContext'
import type { Remark } from './remark'
import type { WordRules } from './wordRules'

const some = (...remarks: readonly (Remark | undefined)[]): readonly Remark[] =>
  remarks.filter(remark => remark !== undefined)

interface SeenPattern {
  readonly pattern: Pattern
  readonly remark: Remark
}

const firstOf = (patterns: readonly Pattern[], place: WordsContext): SeenPattern | undefined =>
  firstFound(patterns, pattern => {
    const remark = pattern.find(place)
    return remark && { pattern, remark }
  })

/** An inaccuracy that gives away fewer points of winning chance may not be one in a longer search. */
const SURE = 5.5

/** The move gives up a piece for less. Only a longer search finds what it gets in return. */
const isSacrifice = ({ start, played: { step }, refutation: [answer] }: WordsContext): boolean =>
  step !== undefined &&
  WORTH[start.board.pieces[step.from]!.role] >= A_PIECE &&
  answer?.step?.to === step.to &&
  stepGain(start.board, step.from, step.to) < 0

/** Remarks after which the chances need no words. */
const FINAL: readonly Remark['kind'][] = [
  'mateAllowed',
  'stalemate',
  'repetitionAllowed',
  'perpetualAllowed',
  'fiftyMovesAllowed',
  'swing',
  'swingSlight',
]

/** The remarks about a faulty move: the most telling one, and another that adds as much. */
const faultRemarks = (place: WordsContext): readonly Remark[] => {
  const isRead = attacksAsInChess(place.variant.army)
  const patterns = isRead ? PATTERNS : PATTERNS.filter(({ fitsAnyArmy }) => fitsAnyArmy)
  const isUnsure = place.move.loss < SURE || (isRead && isSacrifice(place))
  const isSure = place.move.judgment !== 'inaccuracy' || !isUnsure
  const first = firstOf(isSure ? patterns : patterns.filter(({ isForced }) => isForced), place)
  if (!first) return []
  const { pattern, remark } = first
  const telling = patterns
    .slice(patterns.indexOf(pattern) + 1)
    .filter(({ about, isTelling }) => isTelling && about !== pattern.about)
  const beside = firstOf(telling, place)?.remark
  return some(
    remark,
    beside ?? (FINAL.includes(remark.kind) ? undefined : swingBeside(place, !pattern.isLesser)),
  )
}

/** The remarks about a reported move, two at most; none if its lines confirm nothing. Placements are left to `setupSentences.ts`. */
export const wordsFor = (question: WordsQuestion, rules: WordRules): readonly Remark[] => {
  const { move, variant } = question
  const place = move.phase === 'setup' ? undefined : wordsContextOf(question, rules)
  if (!place) return []
  if (move.judgment) return faultRemarks(place)
  return some(mateMissed(place) ?? (attacksAsInChess(variant.army) ? onlyMove(place) : undefined))
}

/** The sentences about each move of a game, by plies from the start. */
export function* movesInWords(
  { root, variant }: Game,
  moves: readonly ReportedMove[],
  { examined }: GameFindings,
  rules: WordRules,
): Generator<readonly [ply: number, remarks: readonly Remark[]]> {
  const fens = mainline(root).map(({ fen }) => fen)
  for (const move of moves) {
    const { ply } = move
    const question = {
      variant: variantById(variant),
      move,
      past: fens.slice(0, ply),
      before: examined.get(ply - 1),
      after: examined.get(ply),
    }
    yield [ply, wordsFor(question, rules)]
  }
}

/** Whether a remark repeats what the turning point says: that the tide has turned. */
const isSaidTwice = ({ kind }: Remark): boolean => kind === 'swingBeside'

/** The remarks about the game as a whole, by plies; 0 has those in front of the game. */
export const wholeInWords = (
  game: Game,
  moves: readonly ReportedMove[],
  findings: GameFindings,
  rules: WordRules,
  said: Iterable<readonly [ply: number, remarks: readonly Remark[]]>,
): ReadonlyMap<number, readonly Remark[]> => {
  const words = new Map(said)
  for (const [ply, remarks] of gameStory(game, moves, findings, rules)) {
    const turns = remarks.some(({ kind }) => kind === 'turningPoint')
    const before = words.get(ply) ?? []
    words.set(ply, [...(turns ? before.filter(remark => !isSaidTwice(remark)) : before), ...remarks])
  }
  return varied(new Map([...words].filter(([, remarks]) => remarks.length > 0)))
}

/**
 * The remarks about a game, by plies from the start: about its moves, the opening, the turning point and the end, and at 0 about
 * the whole game. Plies without a remark are left out.
 */
export const gameWords = (
  game: Game,
  moves: readonly ReportedMove[],
  findings: GameFindings,
  rules: WordRules,
): ReadonlyMap<number, readonly Remark[]> =>
  wholeInWords(game, moves, findings, rules, movesInWords(game, moves, findings, rules))
