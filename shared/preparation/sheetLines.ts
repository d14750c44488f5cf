import { everyAnswer, type PreparedAnswer, type PreparationGame } from './preparedAnswers'

/** The part of a preparation that goes onto one page. */
export interface SheetLines {
  /** In reading order: each before those after it, and the likeliest first. */
  readonly answers: readonly PreparedAnswer[]
  /** All traps of the lines that are shown, the likeliest first. */
  readonly traps: readonly PreparedAnswer[]
  /** How many answers with a reply, and how many traps, did not fit. */
  readonly left: { readonly answers: number; readonly traps: number }
}

/** The room that a trap and the heading of traps take; an answer with its reply takes 1. */
const SHEET_COST = { trap: 2, trapHeading: 4 } as const

/** The room for this many answers and traps. */
export const sheetCost = (answers: number, traps: number): number =>
  answers + (traps === 0 ? 0 : SHEET_COST.trapHeading + SHEET_COST.trap * traps)

const likeliestFirst = (answers: readonly PreparedAnswer[]): readonly PreparedAnswer[] =>
  answers.toSorted((a, b) => b.chance - a.chance)

/**
 * For each answer the probability of the likeliest position at or after it. Several lines may lead to one position, so that it
 * can be likelier than the way to it.
 *
 * @param sound each answer before those after it
 */
const weights = (sound: readonly PreparedAnswer[]): ReadonlyMap<PreparedAnswer, number> => {
  const found = new Map(sound.map(answer => [answer, answer.chance]))
  for (const answer of sound.toReversed()) {
    const { after } = answer
    if (after) found.set(after, Math.max(found.get(after)!, found.get(answer)!))
  }
  return found
}

const trapsAmong = (answers: readonly PreparedAnswer[]): readonly PreparedAnswer[] =>
  answers.filter(({ isTrap }) => isTrap)

const withReply = (answers: readonly PreparedAnswer[]): number =>
  answers.filter(({ moves, isTrap }) => moves.length > 1 && !isTrap).length

/**
 * Chooses the lines that fit: those to the likeliest positions, each with its traps, until the next one does not fit together
 * with its traps. An answer is never shown without the one before it.
 *
 * @param room as counted by {@link sheetCost}
 */
export const sheetLines = ({ answers }: PreparationGame, room: number): SheetLines => {
  // The answers without traps and the moves after them.
  const sound = [...everyAnswer(answers, ({ isTrap }) => !isTrap)]
  const shown = new Set<PreparedAnswer>()
  const traps: PreparedAnswer[] = []
  const fits = (more: number, its: readonly PreparedAnswer[]): boolean =>
    sheetCost(shown.size + more, traps.length + its.length) <= room

  const first = trapsAmong(answers)
  if (fits(0, first)) {
    traps.push(...first)
    const weight = weights(sound)
    for (const answer of sound.toSorted((a, b) => weight.get(b)! - weight.get(a)!)) {
      const its = trapsAmong(answer.answers)
      if (!fits(1, its)) break
      shown.add(answer)
      traps.push(...its)
    }
  }
  const all = [...everyAnswer(answers)]
  const seen = sound.filter(answer => shown.has(answer))
  return {
    answers: seen,
    traps: likeliestFirst(traps),
    left: { answers: withReply(all) - withReply(seen), traps: trapsAmong(all).length - traps.length },
  }
}
