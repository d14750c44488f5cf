import { playLevel, PLAY_LEVELS } from '@shared/analysis/levels'
import { seededRandom } from '@shared/setup/starts/random'
import type { PlayedLine } from '../line/playedLine'
import type { GoLimits, SearchAnswer, SearchJob } from '../pool/searchJob'
import { chooseLine } from '../practice/chooseLine'

/* The levels of practice games, for any interface that the engine is used in. */

/** At this level the engine plays at full strength. */
export const FULL_LEVEL = PLAY_LEVELS.length

const least = (given: number | undefined, ofLevel: number | undefined): number | undefined =>
  given === undefined || ofLevel === undefined ? (given ?? ofLevel) : Math.min(given, ofLevel)

const limitsAt = (level: number, limits: GoLimits): GoLimits => {
  const { nodes, depth } = playLevel(level)
  const [mostNodes, mostDepth] = [least(limits.nodes, nodes), least(limits.depth, depth)]
  return {
    ...limits,
    ...(mostNodes !== undefined && { nodes: mostNodes }),
    ...(mostDepth !== undefined && { depth: mostDepth }),
  }
}

/** The search that a player of this level makes for a job. */
export const jobAt = (level: number, job: SearchJob): SearchJob =>
  level === FULL_LEVEL
    ? job
    : {
        ...job,
        limits: limitsAt(level, job.limits),
        multiPv: Math.max(job.multiPv, playLevel(level).choices),
      }

/** The move of a player of this level: always the same in the same position after the same moves. */
export const answerAtLevel = (level: number, answer: SearchAnswer, line: PlayedLine): SearchAnswer => {
  if (level === FULL_LEVEL) return answer
  const { choices } = playLevel(level)
  const random = seededRandom([level, line.moves.length, line.position.fen()].join(' '))
  const chosen = chooseLine(answer.report.lines.slice(0, choices), playLevel(level), random)
  const [best, ponder] = chosen?.moves ?? []
  return best ? { report: answer.report, best, ...(ponder && { ponder }) } : answer
}
