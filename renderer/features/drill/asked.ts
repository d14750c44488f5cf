import type { Score } from '@shared/analysis/score'
import type { PlayedMove, DrillQuestion, TriedVerdict } from '@shared/ipc/contract'
import { ALSO_GOOD_POINTS, type CardMove } from '@shared/drill/card'
import type { Verdict } from '@shared/drill/grade'
import type { Shape } from '@shared/notation/pgn/commands'
import { squaresOf, type LitMove } from '@shared/notation/uciSquares'
import { moveShapes } from '@shared/picture/shownShapes'

/** A move that was tried, with its verdict and value. */
export interface Tried {
  /** The move that was played, or the right one if it was shown. */
  readonly san: string
  readonly uci: string
  readonly verdict: Verdict
  /** The score of the position after it. */
  readonly score?: Score<'white'>
  /** The move ended the game. */
  readonly isEnd?: boolean
  /** Winning chance given away compared with the right move, in points of 100. */
  readonly loss?: number
  /** The answer to it, in UCI. */
  readonly reply?: string
  /** The continuation, in SAN. */
  readonly line: string
}

/** The state of a question. Only the first try counts. */
export interface Asked {
  readonly question: DrillQuestion
  /** When it was asked, by the clock of the page in milliseconds. */
  readonly since: number
  /** When the first move was tried. */
  readonly triedAt?: number
  /** The number of wrong tries. */
  readonly tries: number
  readonly isHinted: boolean
  /** `asked`: a move is looked for; `judging`: it is being judged; `done`: the move is known. */
  readonly phase: 'asked' | 'judging' | 'done'
  /** The answer is recorded in the history. */
  readonly isKept: boolean
  /** The move tried last, or shown. */
  readonly tried?: Tried
  /** The move on the board: the one being judged, or the right one once it is known. */
  readonly played?: PlayedMove
}

export const askedNow = (question: DrillQuestion, since: number): Asked => ({
  question,
  since,
  tries: 0,
  isHinted: false,
  phase: 'asked',
  isKept: false,
})

/** The question with its move asked for again; none is on the board. */
export const lookedFor = ({ question, since, tries, isHinted, isKept, tried }: Asked): Asked => ({
  ...{ question, since, tries, isHinted, isKept },
  ...(tried && { tried }),
  phase: 'asked',
})

export const rightMove = ({ question }: Pick<Asked, 'question'>): CardMove => question.content.moves[0]!

/**
 * The verdict and value of a move according to the tree; undefined if it has nothing on the move, or marks it as a
 * fault without a reason.
 */
export const judgedByTree = ({ question }: Asked, uci: string): Tried | undefined =>
  question.content.moves.find(move => move.uci === uci)

/** Whether the tree marks the move as wrong without saying why. */
export const lacksRefutation = ({ verdict, line }: Tried): boolean => verdict === 'wrong' && line === ''

/**
 * The judgment of a move with the help of our engine; without the engine's verdict the move counts as different from
 * the right one.
 */
export const judgedMove = (
  { uci, san }: Pick<PlayedMove, 'uci' | 'san'>,
  fromTree: Tried | undefined,
  found: TriedVerdict | null,
): Tried => {
  const base = fromTree ?? { uci, san, verdict: 'wrong' as const, line: '' }
  if (!found) return base
  const isGood = !fromTree && found.loss <= ALSO_GOOD_POINTS
  return {
    ...base,
    verdict: isGood ? 'alsoGood' : base.verdict,
    line: found.line,
    loss: base.loss ?? Math.max(0, found.loss),
    ...(found.reply !== null && { reply: found.reply }),
    ...(found.worth.kind === 'searched' ? { score: base.score ?? found.worth.score } : { isEnd: true }),
  }
}

/** The move on the board: the one that was played, or the last before the question. */
export const lastMove = ({ question: { content }, played }: Asked): LitMove =>
  played ?? { uci: content.path.split(' ').at(-1) ?? '', san: content.after }

/**
 * Arrows for the wrong move in red and its refutation in yellow; a circle on the square to look at if a hint was
 * asked for.
 */
export const askedShapes = (asked: Asked): readonly Shape[] => {
  const { phase, tried, isHinted } = asked
  if (phase !== 'asked') return []
  const wrong =
    tried?.verdict === 'wrong'
      ? [
          ...moveShapes(tried.uci, 'red'),
          ...(tried.reply === undefined ? [] : moveShapes(tried.reply, 'yellow')),
        ]
      : []
  const from = isHinted ? squaresOf(rightMove(asked).uci)?.from : undefined
  return from === undefined ? wrong : [...wrong, { color: 'blue', from }]
}
