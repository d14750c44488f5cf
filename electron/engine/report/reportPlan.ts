import { chanceLost } from '@shared/analysis/winningChance'
import type { Color } from '@shared/board/color'
import type { LookProgress } from '@shared/ipc/report'
import { type Examined, pointsOf } from '@shared/report/examined'
import type { Core } from '../../core/load'
import { yielder } from '../../shell/yielding'
import { openContext } from '../line/playedLine'
import type { SearchQuestion } from '../search/searcher'
import type { Known, SearchPlan } from '../tasks/plan'
import { endedAt, type MainLinePosition, questionAt, searchedAt, type SearchEffort } from './gamePlaces'

/*
 * A move that seems to give something away is looked at for longer before it is called anything: a blunder that a short search
 * takes for a slip comes out, and a sound move that it takes for a blunder is cleared.
 */

/** How the positions of a game are examined for a report. */
export interface ReportEffort extends SearchEffort {
  /** Searches the positions before and after doubtful moves again, for longer. */
  readonly closer: boolean
}

/** How far a report has come. */
export interface ReportStand {
  /** By plies; after a closer look, what that has found. */
  readonly found: ReadonlyMap<number, Examined>
  readonly progress: LookProgress
  /** All that is asked so far, answered or not. */
  readonly asked: readonly SearchQuestion[]
  /** There is nothing left to look at. */
  readonly isComplete: boolean
}

/** Nodes and time of a closer look, in those of the first. */
export const CLOSER_COST = 5

/** About as much, in plies. */
const CLOSER_PLIES = 3

/** A move that lowers its player's winning chance by at least this many points of 100 is doubtful. */
const DOUBT_POINTS = 2

const closerEffort = ({ limits, multiPv, plies }: SearchEffort): SearchEffort => {
  const { nodes, depth, moveTimeMs } = limits
  return {
    limits: {
      ...(nodes !== undefined && { nodes: CLOSER_COST * nodes }),
      ...(depth !== undefined && { depth: depth + CLOSER_PLIES }),
      ...(moveTimeMs !== undefined && { moveTimeMs: CLOSER_COST * moveTimeMs }),
    },
    multiPv,
    plies,
  }
}

/** What the rules say of a place. */
interface Facts {
  readonly turn: Color
  readonly ended?: Examined
}

/** Examines places of one game; what was worked out once is kept. */
const lookingAt = (core: Core, effort: ReportEffort) => {
  const efforts = { first: effort, closer: closerEffort(effort) }
  const questions = {
    first: new Map<MainLinePosition, SearchQuestion>(),
    closer: new Map<MainLinePosition, SearchQuestion>(),
  }
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
  const ask = (place: MainLinePosition, look: keyof typeof questions): SearchQuestion => {
    const question = questions[look].get(place) ?? questionAt(place, efforts[look])
    questions[look].set(place, question)
    return question
  }
  /** What the answer says; undefined as long as there is none. */
  const answerTo = async (
    place: MainLinePosition,
    question: SearchQuestion,
    isCloser: boolean,
    known: Known,
  ) => {
    const searched = known(question)
    const before = seen.get(question)
    if (!searched || before) return before
    if (pause.isDue()) await pause.take()
    using position = openContext(core, place.context)
    const sight = { examined: searchedAt(position, searched, { plies: effort.plies, isCloser }) }
    seen.set(question, sight)
    return sight
  }
  return { factsOf, ask, answerTo }
}

/**
 * Says how far the report on a game has come by what is known: first all positions are looked at, then those around doubtful
 * moves once more, round by round. With fixed nodes or depth the same is found each time, whatever was found before.
 */
export const reportStands = (core: Core, places: readonly MainLinePosition[], effort: ReportEffort) => {
  const { factsOf, ask, answerTo } = lookingAt(core, effort)

  /** @param waits closer looks wait until all of the round before is known */
  return async (known: Known, waits = true): Promise<ReportStand> => {
    const found = new Map<number, Examined>()
    const turns = new Map<number, Color>()
    const asked: SearchQuestion[] = []
    const named = new Set<MainLinePosition>()
    const done = { first: 0, closer: 0 }
    let unknown = 0

    const round = async (some: readonly MainLinePosition[], look: keyof typeof done): Promise<void> => {
      for (const place of some) {
        const { turn, ended } = await factsOf(place)
        turns.set(place.ply, turn)
        const question = ended ? undefined : ask(place, look)
        if (question) asked.push(question)
        const sight = question
          ? await answerTo(place, question, look === 'closer', known)
          : { examined: ended }
        if (sight) done[look] += 1
        else unknown += 1
        if (sight?.examined) found.set(place.ply, sight.examined)
      }
    }
    const isDoubtful = (ply: number): boolean => {
      const [before, after] = [found.get(ply), found.get(ply + 1)]
      if (!before || !after) return false
      return chanceLost(pointsOf(before), pointsOf(after), turns.get(ply)!) >= DOUBT_POINTS
    }
    const doubtful = (): readonly MainLinePosition[] =>
      places.filter(
        place =>
          effort.closer &&
          !named.has(place) &&
          found.get(place.ply)?.kind === 'searched' &&
          (isDoubtful(place.ply - 1) || isDoubtful(place.ply)),
      )

    await round(places, 'first')
    let next = doubtful()
    while (next.length > 0 && (unknown === 0 || !waits)) {
      for (const place of next) named.add(place)
      await round(next, 'closer')
      next = doubtful()
    }
    // As long as not all positions have been looked at, the rest is taken to be as doubtful as those.
    const closer = named.size + (next.length * places.length) / Math.max(1, done.first)
    const progress = {
      done: done.first + CLOSER_COST * done.closer,
      total: places.length + CLOSER_COST * closer,
    }
    return { found, progress, asked, isComplete: unknown === 0 }
  }
}

/**
 * A report on the positions of a game.
 *
 * @param hear told how far it has come, whenever something has been found
 */
export const reportPlan = (
  core: Core,
  places: readonly MainLinePosition[],
  effort: ReportEffort,
  hear: (stand: ReportStand) => void = () => undefined,
): SearchPlan<ReportStand['found']> => {
  const standBy = reportStands(core, places, effort)
  return async known => {
    const stand = await standBy(known)
    hear(stand)
    return stand.isComplete ? { result: stand.found } : { ask: stand.asked }
  }
}
