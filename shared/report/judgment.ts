/** Moves that a report finds fault with, the mildest first. */
export const JUDGMENTS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Judgment = (typeof JUDGMENTS)[number]

/** The points of winning chance given away, of 100, from which a move is called so. Each needs more than the one before. */
export type JudgmentPoints = Readonly<Record<Judgment, number>>

export const JUDGMENT_POINTS: JudgmentPoints = { inaccuracy: 5, mistake: 10, blunder: 20 }

/** ?!, ? and ?? as NAGs. */
export const JUDGMENT_NAGS: Readonly<Record<Judgment, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 }

/** The judgment of a move that gave away `loss` points; undefined if it deserves none. */
export const judgmentOf = (loss: number, points: JudgmentPoints): Judgment | undefined =>
  JUDGMENTS.findLast(name => loss >= points[name])

const HALVING = 16

/** How exact a move was, 0 to 100: nothing given away is 100, and every 16 points halve it. */
export const accuracyOf = (loss: number): number => 100 * 2 ** (-loss / HALVING)
