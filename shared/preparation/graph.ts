import { opposite, type Color } from '../board/color'
import { backingUp, growthCosts, judge, type OnChange } from './backUp'
import { afterOpening, withMoveRule, allowed, type MoveRuleKind } from './byHand'
import { newEntry, type Edge, type Entries, type Entry } from './entry'
import type { PreparationJob } from './job'
import { NEVER } from './priority'
import { fromSide, type Worth } from './worth'

/** A move found by a search, before it becomes part of the graph. */
export type FoundMove = Pick<Edge, 'move' | 'to' | 'told' | 'isNatural'>

/** What a search found in a position. */
export interface Finding {
  /** The number of legal moves. */
  readonly legal: number
  /** The depth in plies. */
  readonly depth: number
  /** Its effort ({@link import('./effort').WHOLE}); 0 in a setup, which is solved as a whole. */
  readonly effort: number
  readonly moves: readonly FoundMove[]
}

/** What the user wants of a move, which is the last one of a line from the first position, in UCI. */
export interface Wish {
  readonly path: readonly string[]
  readonly kind: MoveRuleKind
  /** The move, if no search has reported it. */
  readonly added?: FoundMove
}

/** The positions of a preparation and the moves between them. Each position exists once, and there are no cycles. */
export interface PreparationGraph {
  /** The key of the first position. */
  readonly root: string
  readonly entries: Entries
  /** The next position to search; undefined if there is none. From then on it counts as asked. */
  readonly next: () => Entry | undefined
  /** Releases a position that was asked for but not searched. */
  readonly giveBack: (key: string) => void
  /** Adds what the search of a position found. */
  readonly grow: (key: string, finding: Finding) => void
  /** Records that the game is over in a position. */
  readonly end: (key: string, worth: Worth) => void
  /** Records what the user wants; returns false and changes nothing if the line is unknown. */
  readonly decide: (wish: Wish) => boolean
  /** Collects changes from here on until {@link PreparationGraph.release} backs them up. */
  readonly hold: () => void
  /** Backs up the collected changes. Each step is a pause, in which wishes may arrive but no position may be requested. */
  readonly release: () => Generator<void, void>
  /** Changes the margin or the depth. */
  readonly setJob: (job: PreparationJob) => void
  /** Stops backing up until everything is backed up at once. */
  readonly suspend: () => void
  /** Backs up everything; each step is a pause. */
  readonly settle: () => Generator<void, void>
}

/** Matches the FEN after captures, pawn moves and turns of a setup: they set the halfmove clock to 0 and cannot be taken back. */
const IRREVERSIBLE = /^\S+ \S+ \S+ \S+ 0 /

const canComeBack = ({ move }: FoundMove): boolean => !IRREVERSIBLE.test(move.fen)

/** A position and all others from which reversible moves lead to it. Only to these can a move lead back. */
const aboveOf = (entries: Entries, key: string): ReadonlySet<string> => {
  const found = new Set([key])
  for (const one of found)
    for (const parent of entries.get(one)!.parents)
      if (!found.has(parent) && entries.get(parent)!.edges.some(edge => edge.to === one && canComeBack(edge)))
        found.add(parent)
  return found
}

const NOWHERE: ReadonlySet<string> = new Set()

/** The position to search next: from one along the cheapest moves. */
const cheapest = (entries: Entries, job: PreparationJob, from: Entry): Entry => {
  let at = from
  while (at.state === 'searched' && at.again !== 'wanted') {
    const entry = at
    const least = growthCosts(entries, job, entry).reduce((a, b) => (b.cost < a.cost ? b : a))
    at = entries.get(least.edge.to)!
  }
  return at
}

/** All positions, each after all those that can be reached from it. Positions found meanwhile may be missing. */
const fromTheEnds = function* (entries: Entries, root: string): Generator<Entry, void> {
  const seen = new Set([root])
  const opened = (key: string) => {
    const entry = entries.get(key)!
    return { entry, edges: entry.edges.values() }
  }
  const open = [opened(root)]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const { value: edge } = top.edges.next()
    if (!edge) yield open.pop()!.entry
    else if (!edge.isRepetition && !seen.has(edge.to)) {
      seen.add(edge.to)
      open.push(opened(edge.to))
    }
  }
}

/** The parts of a graph. */
interface Ground {
  readonly root: Entry
  readonly entries: Map<string, Entry>
  readonly hear: OnChange | undefined
  job: PreparationJob
  isSuspended: boolean
  /** Positions with changes that are not backed up yet. */
  held: Set<Entry> | undefined
}

const backUpFrom = (ground: Ground, entry: Entry): void => {
  if (ground.held) ground.held.add(entry)
  else if (!ground.isSuspended) {
    const steps = backingUp(ground, [entry], ground.hear)
    while (!steps.next().done);
  }
}

const link = ({ entries, job }: Ground, from: Entry, { to, move }: Edge): void => {
  const known = entries.get(to)
  const child = known ?? newEntry(to, move.fen, opposite(from.turn), from.ply + 1)
  child.parents.add(from.key)
  if (known) return
  entries.set(to, child)
  judge(entries, job, child)
}

/** Limits the value of a move that a search left out: it is no better than the last one that the search reported. */
const notAbove = (turn: Color, edge: Edge, { told }: FoundMove): Edge =>
  fromSide(edge.told, turn) > fromSide(told, turn) ? { ...edge, told } : edge

/** Adds moves below a position; moves that exist already stay unchanged. */
const addMoves = (ground: Ground, entry: Entry, moves: readonly FoundMove[]): void => {
  const { entries } = ground
  const isBack = moves.some(move => entries.has(move.to) && canComeBack(move))
  const above = isBack ? aboveOf(entries, entry.key) : NOWHERE
  const before = new Map(entry.edges.map(edge => [edge.move.uci, edge]))
  const found = moves.map(move => {
    const known = before.get(move.move.uci)
    before.delete(move.move.uci)
    return { ...move, isRepetition: known ? known.isRepetition : above.has(move.to) }
  })
  const last = found.findLast(({ isNatural }) => !isNatural)
  entry.edges = [
    ...found,
    ...[...before.values()].map(edge => (last ? notAbove(entry.turn, edge, last) : edge)),
  ]
  for (const edge of entry.edges) if (!edge.isRepetition) link(ground, entry, edge)
}

interface LineStep {
  readonly entry: Entry
  readonly uci: string
}

/** The positions of a line with their moves, of which only the last may be unknown; undefined if another one is. */
const along = ({ root, entries }: Ground, path: readonly string[]): readonly LineStep[] | undefined => {
  const steps: LineStep[] = []
  let entry: Entry | undefined = root
  for (const uci of path) {
    if (entry?.state !== 'searched') return undefined
    steps.push({ entry, uci })
    const edge: Edge | undefined = entry.edges.find(({ move }) => move.uci === uci)
    entry = edge && !edge.isRepetition ? entries.get(edge.to) : undefined
  }
  return steps
}

/** Whether more moves are needed because some are excluded and too few others are known. */
const wantsMore = (job: PreparationJob, entry: Entry): boolean => {
  const { length } = allowed(job, entry, entry.edges)
  return length < entry.edges.length && length < job.lines.own && entry.edges.length < entry.legal
}

const STEP_OF: Readonly<Partial<Record<MoveRuleKind, 1 | -1>>> = { deeper: 1, shallower: -1 }

const decide = (ground: Ground, { path, kind, added }: Wish): boolean => {
  const steps = along(ground, path)
  const last = steps?.at(-1)
  if (!steps || !last) return false
  const { entry, uci } = last
  if (entry.edges.every(({ move }) => move.uci !== uci)) {
    if (!added) return false
    addMoves(ground, entry, [...entry.edges, added])
  }
  entry.byHand = withMoveRule(ground.job, entry, uci, kind)
  const by = STEP_OF[kind]
  if (by) for (const step of steps.slice(0, -1)) step.entry.byHand = afterOpening(step.entry, step.uci, by)
  if (entry.again !== 'asked') entry.again = wantsMore(ground.job, entry) ? 'wanted' : 'no'
  for (const step of steps.toReversed()) backUpFrom(ground, step.entry)
  return true
}

const nextOf = (ground: Ground): Entry | undefined => {
  const { root, entries, job } = ground
  if (root.cost === NEVER) return undefined
  const entry = cheapest(entries, job, root)
  if (entry.again === 'wanted') entry.again = 'asked'
  else entry.state = 'asked'
  backUpFrom(ground, entry)
  return entry
}

const giveBack = (ground: Ground, key: string): void => {
  const entry = ground.entries.get(key)!
  if (entry.again === 'asked') entry.again = 'wanted'
  else if (entry.state === 'asked') entry.state = 'leaf'
  backUpFrom(ground, entry)
}

const settle = function* (ground: Ground): Generator<void, void> {
  const { entries, root, job } = ground
  for (const entry of fromTheEnds(entries, root.key)) {
    judge(entries, job, entry)
    yield
  }
  ground.isSuspended = false
}

/**
 * Starts with a single position about which nothing is known.
 *
 * @param hear called for every change that backing up makes to a position
 */
export const preparationGraph = (
  job: PreparationJob,
  first: { readonly key: string; readonly fen: string; readonly turn: Color },
  hear?: OnChange,
): PreparationGraph => {
  const root = newEntry(first.key, first.fen, first.turn, 0)
  const entries = new Map([[root.key, root]])
  const ground: Ground = { root, entries, hear, job, isSuspended: false, held: undefined }
  return {
    root: root.key,
    entries,
    next: () => nextOf(ground),
    giveBack: key => giveBack(ground, key),
    grow: (key, { legal, depth, effort, moves }) => {
      const entry = entries.get(key)!
      entry.state = 'searched'
      entry.again = 'no'
      entry.legal = legal
      entry.searchDepth = depth
      entry.effort = effort
      addMoves(ground, entry, moves)
      backUpFrom(ground, entry)
    },
    end: (key, worth) => {
      const entry = entries.get(key)!
      entry.state = 'ended'
      entry.worth = worth
      backUpFrom(ground, entry)
    },
    decide: wish => decide(ground, wish),
    hold: () => {
      ground.held = new Set()
    },
    release: () => {
      const held = ground.held ?? []
      ground.held = undefined
      return backingUp(ground, held, hear)
    },
    setJob: next => {
      ground.job = next
    },
    suspend: () => {
      ground.isSuspended = true
    },
    settle: () => settle(ground),
  }
}
