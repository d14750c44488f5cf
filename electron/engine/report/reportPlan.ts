import { chanceLost } from '@shared/analysis/winningChance'
import type { Color } from '@shared/board/color'
import type { LookProgress } from '@shared/ipc/report'
import { type Examined, pointsOf } from '@shared/report/examined'
import { CLOSER_SHARE, firstLook, type Look, LOOK_COSTS, type LookEffort, LOOKS } from '@shared/report/looks'
import type { Core } from '../../core/load'
import { yielder } from '../../shell/yielding'
import { openContext } from '../line/playedLine'
import type { QuestionLimits, SearchQuestion } from '../search/searcher'
import type { Known, SearchPlan } from '../tasks/plan'
import { endedAt, type MainLinePosition, questionAt, searchedAt, type SearchEffort } from './gamePlaces'

/*
 * A move that seems to lose something is searched longer before it is called a mistake. This finds blunders that a
 * short search mistook for slips, and clears sound moves that it mistook for blunders.
 */

/** How the positions of a game are examined for a report. */
export interface ReportEffort extends SearchEffort, LookEffort {}

export interface ReportState {
  /** Results by plies; if a position was searched again, the result of the later search. */
  readonly found: ReadonlyMap<number, Examined>
  readonly progress: LookProgress
  /** Whether all positions have been searched and the doubtful ones are being searched again. */
  readonly isCloser: boolean
  /** All questions so far, answered or not. */
  readonly asked: readonly SearchQuestion[]
  /** Whether nothing is left to search. */
  readonly isComplete: boolean
}

/** Plies more or less than a whole look, with a similar effect as the factors of {@link LOOK_COSTS}. */
const LOOK_PLIES: Readonly<Record<Look, number>> = { glance: -2, whole: 0, closer: 3 }

/** A move that lowers its player's winning chance by at least this many points of 100 is doubtful. */
const DOUBT = 2

/** The loss that is hardest to judge, in points: between a mistake and a blunder. */
const LEAST_CLEAR = 12

/** The limits of a look, longer or shorter than those of the report. */
const limitsOf = ({ nodes, depth, moveTimeMs }: QuestionLimits, look: Look): QuestionLimits => ({
  ...(nodes !== undefined && { nodes: Math.ceil(LOOK_COSTS[look] * nodes) }),
  ...(depth !== undefined && { depth: Math.max(1, depth + LOOK_PLIES[look]) }),
  ...(moveTimeMs !== undefined && { moveTimeMs: Math.ceil(LOOK_COSTS[look] * moveTimeMs) }),
})

const isSameLimit = (one: QuestionLimits, other: QuestionLimits): boolean =>
  one.nodes === other.nodes && one.depth === other.depth && one.moveTimeMs === other.moveTimeMs

/** The look to which a question of this report belongs. */
export const lookOf = ({ limits }: SearchQuestion, effort: ReportEffort): Look =>
  LOOKS.find(look => isSameLimit(limits, limitsOf(effort.limits, look))) ?? 'whole'

/** What the rules say about a position. */
interface Facts {
  readonly turn: Color
  readonly ended?: Examined
}

/** Examines the positions of one game, and caches what it has worked out. */
const lookingAt = (core: Core, effort: ReportEffort) => {
  const efforts = new Map(
    LOOKS.map(look => [look, { ...effort, limits: limitsOf(effort.limits, look) } satisfies SearchEffort]),
  )
  const questions = new Map(LOOKS.map(look => [look, new Map<MainLinePosition, SearchQuestion>()]))
  const seen = new WeakMap<SearchQuestion, { readonly examined: Examined | undefined }>()

  const facts = new Map<MainLinePosition, Facts>()
  const pause = yielder()

  const factsOf = async (place: MainLinePosition): Promise<Facts> => {
    const known = facts.get(place)
    if (known) return known
    if (pause.isDue()) await pause.take()
    using position = openContext(core, place.context)
    const ended = endedAt(place, position)
    const found = { turn: position.turn(), ...(ended && { ended }) }
    facts.set(place, found)
    return found
  }
  const ask = (place: MainLinePosition, look: Look): SearchQuestion => {
    const asked = questions.get(look)!
    const question = asked.get(place) ?? questionAt(place, efforts.get(look)!)
    asked.set(place, question)
    return question
  }
  /** The result of the answer to a question; undefined as long as there is no answer. */
  const answerTo = async (place: MainLinePosition, question: SearchQuestion, look: Look, known: Known) => {
    const searched = known(question)
    const before = seen.get(question)
    if (!searched || before) return before
    if (pause.isDue()) await pause.take()
    using position = openContext(core, place.context)
    const sight = { examined: searchedAt(position, searched, { plies: effort.plies, look }) }
    seen.set(question, sight)
    return sight
  }
  return { factsOf, ask, answerTo }
}

/** The results for the positions of a game so far. */
interface Sights {
  readonly found: Map<number, Examined>
  readonly turns: Map<number, Color>
}

/** The points of winning chance given away by the move after this many plies, as far as known; negative for a gain. */
const lossAfter = ({ found, turns }: Sights, ply: number): number | undefined => {
  const [before, after] = [found.get(ply), found.get(ply + 1)]
  return before && after && chanceLost(pointsOf(before), pointsOf(after), turns.get(ply)!)
}

/**
 * The distance, in points, between the loss of the nearest doubtful move of a position and the loss that is hardest to
 * judge; undefined if neither of its moves is doubtful.
 */
const clearnessOf = (sights: Sights, ply: number): number | undefined => {
  const losses = [lossAfter(sights, ply - 1), lossAfter(sights, ply)]
  const doubtful = losses.flatMap(loss => (loss !== undefined && loss >= DOUBT ? [loss] : []))
  return doubtful.length === 0 ? undefined : Math.min(...doubtful.map(loss => Math.abs(loss - LEAST_CLEAR)))
}

/** The positions around doubtful moves, at most `most`, chosen by the least clear first; in the order of the game. */
const leastClear = (
  places: readonly MainLinePosition[],
  sights: Sights,
  most: number,
): readonly MainLinePosition[] =>
  places
    .filter(({ ply }) => sights.found.get(ply)?.kind === 'searched')
    .flatMap(place => {
      const clearness = clearnessOf(sights, place.ply)
      return clearness === undefined ? [] : [{ place, clearness }]
    })
    .toSorted((one, other) => one.clearness - other.clearness)
    .slice(0, most)
    .map(({ place }) => place)
    .toSorted((one, other) => one.ply - other.ply)

/** The work of this many searches of each look, in the units of {@link LOOK_COSTS}. */
const workOf = (counts: Readonly<Record<Look, number>>): number =>
  LOOKS.reduce((sum, look) => sum + LOOK_COSTS[look] * counts[look], 0)

/**
 * Computes the state of the report on a game from the known answers: first all positions are searched, then those
 * around doubtful moves again, round by round. With fixed nodes or depth the result is always the same.
 */
export const reportStates = (core: Core, places: readonly MainLinePosition[], effort: ReportEffort) => {
  const { factsOf, ask, answerTo } = lookingAt(core, effort)
  const first = firstLook(effort)
  // Enough for one move: the positions before and after it.
  const mostCloser = effort.thrifty ? Math.max(2, Math.ceil(CLOSER_SHARE * places.length)) : places.length

  /** @param waits whether further looks wait until all of the previous round is known */
  return async (known: Known, waits = true): Promise<ReportState> => {
    const sights: Sights = { found: new Map(), turns: new Map() }
    const asked: SearchQuestion[] = []
    const named = { glance: 0, whole: 0, closer: 0 }
    const done = { glance: 0, whole: 0, closer: 0 }
    let unknown = 0

    const round = async (some: readonly MainLinePosition[], look: Look): Promise<void> => {
      named[look] += some.length
      for (const place of some) {
        const { turn, ended } = await factsOf(place)
        sights.turns.set(place.ply, turn)
        const question = ended ? undefined : ask(place, look)
        if (question) asked.push(question)
        const sight = question ? await answerTo(place, question, look, known) : { examined: ended }
        if (sight) done[look] += 1
        else unknown += 1
        if (sight?.examined) sights.found.set(place.ply, sight.examined)
      }
    }
    /** Searches positions around doubtful moves again; returns how many more are doubtful. */
    const again = async (look: Look, most: number): Promise<number> => {
      const seen = new Set<MainLinePosition>()
      const doubtful = () =>
        leastClear(
          places.filter(place => !seen.has(place)),
          sights,
          most - seen.size,
        )
      let next = doubtful()
      while (next.length > 0 && (unknown === 0 || !waits)) {
        for (const place of next) seen.add(place)
        await round(next, look)
        next = doubtful()
      }
      return next.length
    }

    await round(places, first)
    const isCloser = unknown === 0
    // Until all positions have been searched, the remaining ones are assumed to be as doubtful on average.
    const rest = places.length / Math.max(1, done[first])
    const more = { whole: 0, closer: 0 }
    if (first === 'glance') more.whole = rest * (await again('whole', places.length))
    if (effort.closer) more.closer = rest * (await again('closer', mostCloser))
    const total = workOf({
      glance: named.glance,
      whole: named.whole + more.whole,
      closer: Math.min(mostCloser, named.closer + more.closer),
    })
    return {
      found: sights.found,
      progress: { done: workOf(done), total },
      isCloser,
      asked,
      isComplete: unknown === 0,
    }
  }
}

/**
 * A report on the positions of a game.
 *
 * @param hear called with the state after each result
 */
export const reportPlan = (
  core: Core,
  places: readonly MainLinePosition[],
  effort: ReportEffort,
  hear: (stand: ReportState) => void = () => undefined,
): SearchPlan<ReportState['found']> => {
  const standBy = reportStates(core, places, effort)
  return async known => {
    const stand = await standBy(known)
    hear(stand)
    return stand.isComplete ? { result: stand.found } : { ask: stand.asked }
  }
}
