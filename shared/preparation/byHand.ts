import type { ByHand, Edge, Entry } from './entry'
import type { PreparationJob } from './job'

export const MOVE_RULE_KINDS = ['always', 'never', 'free', 'deeper', 'shallower'] as const
/** `free` undoes `always` and `never`; `shallower` undoes one `deeper`. */
export type MoveRuleKind = (typeof MOVE_RULE_KINDS)[number]

const INDIFFERENT: ByHand = { rule: undefined, deeper: 0, opened: 0 }

export const byHandOf = ({ byHand }: Pick<Entry, 'byHand'>, uci: string): ByHand =>
  byHand.get(uci) ?? INDIFFERENT

type Wanted = Pick<Entry, 'turn' | 'byHand'>

const isRuled = (entry: Wanted, { move }: Edge, rule: 'always' | 'never'): boolean =>
  entry.byHand.get(move.uci)?.rule === rule

/** The move that our side plays regardless of its value, if there is one. */
export const alwaysOf = (
  { color }: Pick<PreparationJob, 'color'>,
  entry: Wanted,
  edges: readonly Edge[],
): Edge | undefined =>
  entry.turn === color && entry.byHand.size > 0
    ? edges.find(edge => isRuled(entry, edge, 'always'))
    : undefined

/** The moves from which our side may choose: all that the user has not excluded. */
export const allowed = (
  { color }: Pick<PreparationJob, 'color'>,
  entry: Wanted,
  edges: readonly Edge[],
): readonly Edge[] =>
  entry.turn === color && entry.byHand.size > 0 ? edges.filter(edge => !isRuled(entry, edge, 'never')) : edges

/** How many best moves the search of a position returns, not counting excluded moves. */
export const linesWanted = ({ color, lines }: PreparationJob, entry: Wanted): number => {
  if (entry.turn !== color) return lines.other
  return lines.own + [...entry.byHand.values()].filter(({ rule }) => rule === 'never').length
}

const changed = (before: ByHand, kind: MoveRuleKind): ByHand => {
  switch (kind) {
    case 'always':
    case 'never':
      return { ...before, rule: kind }
    case 'free':
      return { ...before, rule: undefined }
    case 'deeper':
      return { ...before, deeper: before.deeper + 1 }
    case 'shallower':
      return { ...before, deeper: Math.max(0, before.deeper - 1) }
  }
}

/** The user's marks on the moves of a position after another mark. At most one move of our side is always played. */
export const withMoveRule = (
  { color }: Pick<PreparationJob, 'color'>,
  entry: Wanted,
  uci: string,
  kind: MoveRuleKind,
): ReadonlyMap<string, ByHand> => {
  const next = new Map(entry.byHand)
  if (kind === 'always' && entry.turn === color)
    for (const [other, one] of next) if (one.rule === 'always') next.set(other, changed(one, 'free'))
  next.set(uci, changed(byHandOf(entry, uci), kind))
  return next
}

/** Updates the marks on a move through which growth must pass to reach a marked one. */
export const afterOpening = (entry: Wanted, uci: string, by: 1 | -1): ReadonlyMap<string, ByHand> => {
  const before = byHandOf(entry, uci)
  return new Map(entry.byHand).set(uci, { ...before, opened: Math.max(0, before.opened + by) })
}
