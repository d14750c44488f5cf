import type { Color } from '@shared/board/color'
import { pointsOf, type Examined } from '@shared/report/examined'
import type { LookProgress } from '@shared/ipc/report'
import type { ExaminationEffort, Place } from './gamePlaces'

/*
 * A move that seems to give something away is looked at for longer before it is called anything: a blunder that a short search
 * takes for a slip comes out, and a sound move that it takes for a blunder is cleared.
 */

/** How the positions of a game are examined for a report. */
export interface ReportEffort extends ExaminationEffort {
  /** Those before and after doubtful moves once more, for longer. */
  readonly closer: boolean
}

/** Nodes and time of a closer look, in those of the first. */
export const CLOSER_COST = 5

/** About as much, in plies. */
const CLOSER_PLIES = 3

/** A move is doubtful after which its player's winning chance is so many points of 100 lower. */
const DOUBT_POINTS = 2

export const closerEffort = ({ limits, multiPv, plies }: ExaminationEffort): ExaminationEffort => {
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

/** What was found in a position. */
interface Sight {
  readonly examined: Examined
  readonly turn: Color
}

const isDoubtful = (before: Sight | undefined, after: Sight | undefined): boolean => {
  if (!before || !after) return false
  const gained = pointsOf(after.examined) - pointsOf(before.examined)
  return (before.turn === 'white' ? -gained : gained) >= DOUBT_POINTS
}

/** Which positions of a game deserve a closer look. Each is named once; after it a neighbour may have become doubtful. */
export class CloserLook {
  private readonly sights = new Map<number, Sight>()
  private readonly named = new Set<number>()
  private first = 0
  private closer = 0

  /** @param isWanted false: none does */
  constructor(
    private readonly places: readonly Place[],
    private readonly isWanted: boolean,
  ) {}

  /** Takes in what was found in a position, as far as anything was. */
  learn({ ply }: Place, turn: Color, examined: Examined | undefined): void {
    if (this.named.has(ply)) this.closer += 1
    else this.first += 1
    if (examined) this.sights.set(ply, { examined, turn })
  }

  /** The positions that are to be looked at next. */
  next(): readonly Place[] {
    const next = this.doubtful()
    for (const { ply } of next) this.named.add(ply)
    return next
  }

  /**
   * How far all of it has come; takes time linear in the number of positions. As long as not all have been looked at, the
   * rest is taken to be as doubtful as those.
   */
  progress(): LookProgress {
    const share = this.first / this.places.length
    const closer = this.named.size + this.doubtful().length / share
    return { done: this.first + CLOSER_COST * this.closer, total: this.places.length + CLOSER_COST * closer }
  }

  private doubtful(): readonly Place[] {
    if (!this.isWanted) return []
    const at = (ply: number) => this.sights.get(ply)
    return this.places.filter(
      ({ ply }) =>
        at(ply)?.examined.kind === 'searched' &&
        !this.named.has(ply) &&
        (isDoubtful(at(ply - 1), at(ply)) || isDoubtful(at(ply), at(ply + 1))),
    )
  }
}
