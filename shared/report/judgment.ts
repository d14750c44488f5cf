/** The judgments of faulty moves, the mildest first. */
export const JUDGMENTS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Judgment = (typeof JUDGMENTS)[number]

/** The least loss in winning chance, of 100 points, for each judgment. Each needs more than the one before. */
export type JudgmentPoints = Readonly<Record<Judgment, number>>

export const JUDGMENT_POINTS: JudgmentPoints = { inaccuracy: 5, mistake: 10, blunder: 20 }

/** ?!, ? and ?? as NAGs. */
export const JUDGMENT_NAGS: Readonly<Record<Judgment, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 }

/** The judgment of a move that gave away `loss` points; undefined if it deserves none. */
export const judgmentOf = (loss: number, points: JudgmentPoints): Judgment | undefined =>
  JUDGMENTS.findLast(name => loss >= points[name])

const HALVING = 16

/** The accuracy of a move, 0 to 100: 100 if it gives nothing away, and half for every 16 points lost. */
export const accuracyOf = (loss: number): number => 100 * 2 ** (-loss / HALVING)
