import type { ServiceOf } from '@shared/ipc/declare'
import type { guessingRequests } from '@shared/ipc/guessing'
import { REPORT_RANGES } from '@shared/ipc/report'
import type { Valued } from '@shared/report/examined'
import { err, ok } from '@shared/result'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import type { Core } from '../../core/load'
import { gameLine } from '../line/gameLine'
import { openContext } from '../line/playedLine'
import { endedAt, type MainLinePosition, questionAt, type SearchEffort } from '../report/gamePlaces'
import type { SearchPlan } from '../tasks/plan'
import { screenTasks, type ScreenTasksParts } from '../tasks/screenTasks'

/** Scores the moves that the user guesses, and those of the game. */
export interface GuessingService extends ServiceOf<typeof guessingRequests> {
  close(): void
}

export interface GuessingParts extends ScreenTasksParts {
  readonly core: Core
}

/** The default of reports, so that each can use the searches of the other. */
const EFFORT: SearchEffort = { limits: { nodes: REPORT_RANGES.nodes.usual }, multiPv: 1, plies: 1 }

/** Has a position searched for its score. */
const guessPlan = (place: MainLinePosition): SearchPlan<Valued> => {
  const question = questionAt(place, EFFORT)
  return known => {
    const found = known(question)
    return found ? { result: { kind: 'searched', score: found.lines[0]!.score } } : { ask: [question] }
  }
}

export const guessingService = ({ core, engines, tasks }: GuessingParts): GuessingService => {
  const following = gameLine(core)
  const searches = screenTasks<Valued>('guess', { engines, tasks })

  return {
    value: async line => {
      const context = following.goTo(line)
      if (!context.ok) return err({ kind: 'illegalPosition', detail: line.startFen })
      const place = { ply: line.moves.length, context: context.value, isLast: false }
      using position = openContext(core, place.context)
      if (isInSetup(position.setup())) return ok(null)
      const ended = endedAt(place, position)
      return ended?.kind === 'ended' ? ok(ended) : await searches.run(guessPlan(place))
    },
    leave: searches.stopAll,
    close: () => {
      searches.stopAll()
      following.close()
    },
  }
}
