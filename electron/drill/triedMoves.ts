import { chanceLost } from '@shared/analysis/winningChance'
import type { TriedMove, TriedVerdict } from '@shared/ipc/drill'
import { REPORT_RANGES } from '@shared/ipc/report'
import { type Examined, pointsOf } from '@shared/report/examined'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { Core } from '../core/load'
import { gameLine } from '../engine/line/gameLine'
import { openContext } from '../engine/line/playedLine'
import {
  endedAt,
  type MainLinePosition,
  questionAt,
  searchedAt,
  type SearchEffort,
} from '../engine/report/gamePlaces'
import type { Known, SearchPlan } from '../engine/tasks/plan'
import { screenTasks, type ScreenTasksParts } from '../engine/tasks/screenTasks'

/** Judges moves about which a tree says nothing. */
export interface TriedMoves {
  /** Null if the setup is not over, no engine is available, or the answer is no longer wanted. */
  judge(move: TriedMove): Promise<TriedVerdict | null>
  /** Answers null to everything that is being judged. */
  leave(): void
  close(): void
}

export interface TriedMovesParts extends ScreenTasksParts {
  readonly core: Core
}

/** The default effort of reports, so that results are shared; it never varies, so neither do the answers. */
const EFFORT: SearchEffort = { limits: { nodes: REPORT_RANGES.nodes.usual }, multiPv: 1, plies: 6 }

/** Returns the value of the position after a move once it is known. */
type Look = (known: Known) => Examined | undefined

/** The positions after the right move and after the tried one, and the searches that they need. */
interface Looks {
  readonly right: Look
  readonly tried: Look
  readonly questions: readonly ReturnType<typeof questionAt>[]
}

const verdictOf = (move: TriedMove, right: Examined, tried: Examined): TriedVerdict => {
  const line = tried.kind === 'searched' ? tried.lines[0]! : []
  return {
    worth: tried.kind === 'ended' ? tried : { kind: 'searched', score: tried.score },
    loss: chanceLost(pointsOf(right), pointsOf(tried), moveNumberAt(move.fen).color),
    reply: line[0]?.uci ?? null,
    line: line.map(({ san }) => san).join(' '),
  }
}

/** Compares the move that was tried with the right one. */
const triedPlan =
  (move: TriedMove, { right, tried, questions }: Looks): SearchPlan<TriedVerdict | null> =>
  known => {
    if (questions.some(question => !known(question))) return { ask: questions }
    const [best, other] = [right(known), tried(known)]
    return { result: best && other ? verdictOf(move, best, other) : null }
  }

export const triedMoves = ({ core, engines, tasks }: TriedMovesParts): TriedMoves => {
  const following = gameLine(core)
  const searches = screenTasks<TriedVerdict | null>('drill', { engines, tasks })

  /** The position after a move; undefined if nothing can be said about it. */
  const placeAfter = ({ variant, options, fen }: TriedMove, uci: string): MainLinePosition | undefined => {
    const context = following.goTo({ variant, options, startFen: fen, moves: [uci] })
    return context.ok ? { ply: 1, context: context.value, isLast: false } : undefined
  }

  const lookAt = (
    place: MainLinePosition,
  ): { readonly look: Look; readonly question?: Looks['questions'][number] } | undefined => {
    using position = openContext(core, place.context)
    if (isInSetup(position.setup())) return undefined
    const ended = endedAt(place, position)
    if (ended) return { look: () => ended }
    const question = questionAt(place, EFFORT)
    const look: Look = known => {
      const found = known(question)
      using after = openContext(core, place.context)
      return found && searchedAt(after, found, EFFORT)
    }
    return { look, question }
  }

  const looksAt = (move: TriedMove): Looks | undefined => {
    const places = [placeAfter(move, move.right), placeAfter(move, move.tried)]
    const [right, tried] = places.map(place => place && lookAt(place))
    if (!right || !tried) return undefined
    const questions = [right, tried].flatMap(({ question }) => question ?? [])
    return { right: right.look, tried: tried.look, questions }
  }

  return {
    judge: async move => {
      const looks = looksAt(move)
      if (!looks) return null
      const verdict = await searches.run(triedPlan(move, looks))
      return verdict.ok ? verdict.value : null
    },
    leave: searches.stopAll,
    close: () => {
      searches.stopAll()
      following.close()
    },
  }
}
