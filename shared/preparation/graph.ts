import { opposite, type Color } from '../board/color'
import { backingUp, growthCosts, judge, type HearChange } from './backUp'
import { afterOpening, afterWish, allowed, type WishKind } from './byHand'
import { newEntry, type Edge, type Entries, type Entry } from './entry'
import type { PreparationJob } from './job'
import { NEVER } from './priority'
import { fromSide, type Worth } from './worth'

/** A move that a search has found, before it is part of the graph. */
export type FoundMove = Pick<Edge, 'move' | 'to' | 'told' | 'isNatural'>

/** What a search has found in a position. */
export interface Finding {
  /** Number of legal moves. */
  readonly legal: number
  /** Plies. */
  readonly depth: number
  /** How thorough it was ({@link import('./effort').WHOLE}); 0 in a setup, which is solved as a whole. */
  readonly effort: number
  readonly moves: readonly FoundMove[]
}

/** What the user wants of a move: the last one of a line from the first position on, in UCI. */
export interface Wish {
  readonly path: readonly string[]
  readonly kind: WishKind
  /** The move, if no search has reported it. */
  readonly added?: FoundMove
}

/** The positions of a preparation and the moves between them: each once, and none with a way back to itself. */
export interface PreparationGraph {
  /** The key of the first position. */
  readonly root: string
  readonly entries: Entries
  /** The next position to search; undefined if there is none. It counts as asked from then on. */
  readonly next: () => Entry | undefined
  /** Releases a position that was asked for without a search. */
  readonly giveBack: (key: string) => void
  /** Takes in what the search of a position has found. */
  readonly grow: (key: string, finding: Finding) => void
  /** The game is over there. */
  readonly end: (key: string, worth: Worth) => void
  /** Takes in what the user wants; false, and nothing changes, where the line is not known. */
  readonly decide: (wish: Wish) => boolean
  /** What is taken in from here on is backed up with {@link PreparationGraph.release}. */
  readonly hold: () => void
  /** Backs up what was taken in meanwhile; each step is a pause, in which wishes may come but nothing is to be asked for. */
  readonly release: () => Generator<void, void>
  /** Margin or depth are others now. */
  readonly setJob: (job: PreparationJob) => void
  /** From here on nothing is backed up, until all is at once. */
  readonly suspend: () => void
  /** Backs up everything; each step is a pause. */
  readonly settle: () => Generator<void, void>
}

/** Captures, pawn moves and turns of a setup: they leave the halfmove clock at 0, and no way leads back behind them. */
const IRREVERSIBLE = /^\S+ \S+ \S+ \S+ 0 /

const canComeBack = ({ move }: FoundMove): boolean => !IRREVERSIBLE.test(move.fen)

/** A position and all from which it can be reached by moves that can be taken back: only to those a move can lead back. */
const aboveOf = (entries: Entries, key: string): ReadonlySet<string> => {
  const found = new Set([key])
  for (const one of found)
    for (const parent of entries.get(one)!.parents)
      if (!found.has(parent) && entries.get(parent)!.edges.some(edge => edge.to === one && canComeBack(edge)))
        found.add(parent)
  return found
}

const NOWHERE: ReadonlySet<string> = new Set()

/** From a position along the moves that cost least to the one to search. */
const cheapest = (entries: Entries, job: PreparationJob, from: Entry): Entry => {
  let at = from
  while (at.state === 'searched' && at.again !== 'wanted') {
    const entry = at
    const least = growthCosts(entries, job, entry).reduce((a, b) => (b.cost < a.cost ? b : a))
    at = entries.get(least.edge.to)!
  }
  return at
}

/** All positions, each after all that can be reached from it; what is found meanwhile need not be among them. */
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

/** What a graph consists of. */
interface Ground {
  readonly root: Entry
  readonly entries: Map<string, Entry>
  readonly hear: HearChange | undefined
  job: PreparationJob
  isSuspended: boolean
  /** Positions in which something was taken in that is not backed up yet. */
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

/** A move that a search has left out is no better than the last one that it has reported. */
const notAbove = (turn: Color, edge: Edge, { told }: FoundMove): Edge =>
  fromSide(edge.told, turn) > fromSide(told, turn) ? { ...edge, told } : edge

/** Puts moves below a position; moves that are there already stay as they are, and so do all others. */
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

/** The positions of a line and their moves, the last of which need not be known; undefined where another is not. */
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

/** Moves are excluded, and too few of the others are known. */
const wantsMore = (job: PreparationJob, entry: Entry): boolean => {
  const { length } = allowed(job, entry, entry.edges)
  return length < entry.edges.length && length < job.lines.own && entry.edges.length < entry.legal
}

const STEP_OF: Readonly<Partial<Record<WishKind, 1 | -1>>> = { deeper: 1, shallower: -1 }

const decide = (ground: Ground, { path, kind, added }: Wish): boolean => {
  const steps = along(ground, path)
  const last = steps?.at(-1)
  if (!steps || !last) return false
  const { entry, uci } = last
  if (entry.edges.every(({ move }) => move.uci !== uci)) {
    if (!added) return false
    addMoves(ground, entry, [...entry.edges, added])
  }
  entry.byHand = afterWish(ground.job, entry, uci, kind)
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
 * Begins with one position, of which nothing is known.
 *
 * @param hear called with every change that backing up makes in a position
 */
export const preparationGraph = (
  job: PreparationJob,
  first: { readonly key: string; readonly fen: string; readonly turn: Color },
  hear?: HearChange,
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
