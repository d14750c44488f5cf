import {
  type Branch,
  type BranchMove,
  type Candidate,
  COUNTED_MOVES,
  type DecisionPage,
  type NewsPage,
  type PositionCount,
  type PreparationNews,
  type PreparationPlace,
} from '@shared/ipc/preparationViews'
import type { Edge, Entry } from '@shared/preparation/entry'
import { coverage, knownMoves, preparedMoves, TRAP_POINTS } from '@shared/preparation/repertoire'
import type { LivePreparation } from '../kept/livePreparation'
import { forEachYielding } from '../../../shell/yielding'
import { type BranchContext, branchOf } from './branches'
import { continuation, moveOf, positionsAlong, preparedLines, searchedBelow, type Viewed } from './lines'
import type { BetterMove } from '@shared/tree/pricedSetup'

/** A position to which the preparation leads, and how it is reached. */
interface Reached {
  readonly entry: Entry
  readonly above: { readonly from: Reached; readonly edge: Edge } | undefined
}

/** The line that leads to a position. */
const lineOf = (reached: Reached): readonly BetterMove[] => {
  const line: BetterMove[] = []
  for (let at: Reached = reached; at.above; at = at.above.from) line.push(moveOf(at.above.edge))
  return line.toReversed()
}

/** All positions to which the preparation leads, each once, in order of their plies; generated step by step. */
const reachedFrom = function* ({ graph: { root, entries }, job }: Viewed): Generator<Reached, void> {
  const seen = new Set([root])
  const waiting: Reached[] = [{ entry: entries.get(root)!, above: undefined }]
  for (const reached of waiting) {
    yield reached
    if (reached.entry.state !== 'searched') continue
    for (const { edge } of preparedMoves(entries, job, reached.entry)) {
      if (edge.isRepetition || seen.has(edge.to)) continue
      seen.add(edge.to)
      waiting.push({ entry: entries.get(edge.to)!, above: { from: reached, edge } })
    }
  }
}

/** The most news shown; older ones are left out. */
const MAX_NEWS = 200

/**
 * The views of a preparation for the window. Each returns only what is shown, and yields to other work if it takes
 * long.
 */
export interface PreparationViews {
  branches(keys: readonly string[]): Promise<readonly Branch[]>
  place(path: readonly string[]): Promise<PreparationPlace>
  decisions(from: number, count: number): Promise<DecisionPage>
  news(): Promise<NewsPage>
  compare(path: readonly string[], moves: readonly string[]): Promise<readonly Candidate[]>
}

/** The news of a position of ours that now has another move, if the preparation leads there. */
const changedMind = (ground: BranchContext, key: string, was: string): PreparationNews | undefined => {
  // If the log is damaged, nothing may lead to it any more.
  const entry = ground.graph.entries.get(key)
  if (!entry) return undefined
  const line = ground.lines.lineTo(entry)
  const now = entry.edges.find(({ move }) => move.uci === entry.choice)
  const old = entry.edges.find(({ move }) => move.uci === was)
  if (!line || !now || !old) return undefined
  return { kind: 'changedMind', line, now: moveOf(now), was: moveOf(old), value: entry.worth ?? 0 }
}

const newTrap = (ground: BranchContext, key: string, uci: string): PreparationNews | undefined => {
  const { entries } = ground.graph
  const entry = entries.get(key)!
  const trap = knownMoves(entries, ground.job, entry).find(({ edge }) => edge.move.uci === uci)
  if (!trap || !trap.edge.isNatural || trap.loss < TRAP_POINTS) return undefined
  const line = ground.lines.lineTo(entry)
  return line && { kind: 'trap', line, move: moveOf(trap.edge), value: trap.after }
}

/** The news, up to {@link MAX_NEWS}; the search for them ends there. */
const newsOf = async (live: LivePreparation, ground: BranchContext): Promise<NewsPage> => {
  const { minds, natural } = live.news()
  const all: PreparationNews[] = []
  const find = function* (): Generator<PreparationNews | undefined> {
    for (const [key, was] of [...minds].toReversed()) yield changedMind(ground, key, was)
    for (const [key, uci] of natural.toReversed()) yield newTrap(ground, key, uci)
  }
  const untilEnough = function* () {
    for (const one of find()) {
      if (one) all.push(one)
      if (all.length > MAX_NEWS) return
      yield
    }
  }
  await forEachYielding(untilEnough())
  const news = all.slice(0, MAX_NEWS).toSorted((a, b) => a.line.length - b.line.length)
  return { news, isMore: all.length > MAX_NEWS }
}

const belowMove = (ground: BranchContext, { to, isRepetition }: BranchMove): Promise<PositionCount> =>
  searchedBelow(ground, isRepetition ? undefined : ground.graph.entries.get(to))

const candidate = async (ground: BranchContext, entry: Entry, uci: string): Promise<readonly Candidate[]> => {
  const move = branchOf(ground, entry).moves.find(one => one.uci === uci)
  const after = move && ground.graph.entries.get(move.to)
  if (!move || !after) return []
  const { uci: id, san, kind, fen, check } = move
  const about = {
    move,
    line: [{ uci: id, san, kind, fen, check }, ...(move.isRepetition ? [] : continuation(ground, after))],
    covered: coverage({ root: after.key, entries: ground.graph.entries }, ground.job),
    answers: branchOf(ground, after).moves.toSorted((a, b) => b.share - a.share),
  }
  return [{ ...about, below: await belowMove(ground, move) }]
}

/** The results for a list of things, in their order, with pauses if that takes long. */
const eachOf = async <T, R>(
  things: readonly T[],
  make: (thing: T) => readonly R[],
): Promise<readonly R[]> => {
  const made: R[] = []
  await forEachYielding(things, one => {
    made.push(...make(one))
  })
  return made
}

/** Runs one call after the other, so that their pauses do not overlap. */
const inTurn = async <T, R>(things: readonly T[], make: (thing: T) => Promise<R>): Promise<readonly R[]> => {
  const made: R[] = []
  for (const one of things) made.push(await make(one))
  return made
}

export const preparationViews = (live: LivePreparation): PreparationViews => {
  let ground: { readonly version: number; readonly made: BranchContext } | undefined
  let reached: { readonly version: number; readonly decisions: Promise<readonly Reached[]> } | undefined

  /** The context for branches, cached until the preparation changes. */
  const groundNow = (): BranchContext => {
    const version = live.version()
    if (ground?.version === version) return ground.made
    const viewed = { graph: live.graph, job: live.job() }
    ground = { version, made: { ...viewed, lines: preparedLines(viewed), before: live.news().worths } }
    return ground.made
  }

  const findDecisions = async (): Promise<readonly Reached[]> => {
    const job = live.job()
    const found: Reached[] = []
    await forEachYielding(reachedFrom({ graph: live.graph, job }), one => {
      if (one.entry.turn === job.color && one.entry.state === 'searched') found.push(one)
    })
    return found
  }

  return {
    branches: keys =>
      eachOf(keys, key => {
        const entry = live.graph.entries.get(key)
        return entry ? [branchOf(groundNow(), entry)] : []
      }),
    place: async path => {
      const now = groundNow()
      const { entry, line, keys } = positionsAlong(now, path)
      const branch = branchOf(now, entry)
      const next = continuation(now, entry)
      const counted = branch.isOurs ? branch.moves.slice(0, COUNTED_MOVES) : []
      const below = await inTurn(counted, move => belowMove(now, move))
      return { line, keys, branch, below, continuation: next }
    },
    decisions: async (from, count) => {
      const version = live.version()
      if (reached?.version !== version) reached = { version, decisions: findDecisions() }
      const all = await reached.decisions
      const rows = await eachOf(all.slice(from, from + count), one => {
        const [move] = branchOf(groundNow(), one.entry).moves
        return move?.isPrepared ? [{ line: lineOf(one), move }] : []
      })
      return { total: all.length, rows }
    },
    news: () => newsOf(live, groundNow()),
    compare: async (path, moves) => {
      const now = groundNow()
      const { entry } = positionsAlong(now, path)
      return (await inTurn(moves, uci => candidate(now, entry, uci))).flat()
    },
  }
}
