import type { Outcome } from '@shared/board/positionError'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import type { Examined } from '@shared/report/examined'
import { err, ok, type Result } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { lineMoves } from '../../rules/positions/lineMoves'
import type { Examination, ExaminationFault, ExaminationQuestion, Examiner } from '../examination/examiner'
import { gameLine } from '../line/gameLine'
import { openContext, type PositionContext } from '../line/playedLine'

/** How the positions of a game are examined. */
export type ExaminationEffort = Pick<ExaminationQuestion, 'limits' | 'multiPv'>

/** A position of the main line, by plies from the start. */
interface Place {
  readonly ply: number
  readonly context: PositionContext
}

/** Told of each position as soon as it is known. */
export type HearPosition = (ply: number, examined: Examined) => void

/** Nobody can play on, or nobody did. */
const isEnd = ({ kind }: Outcome, isLast: boolean): boolean =>
  isLast || kind === 'checkmate' || kind === 'stalemate' || kind === 'insufficientMaterial'

const ended = (outcome: Outcome): Examined => ({
  kind: 'ended',
  winner: outcome.winner ?? 'nobody',
})

const searched = (position: Position, { lines, nodes }: Examination): Examined | undefined => {
  const played = lines.map(({ moves }) => lineMoves(position, moves)).filter(line => line.length > 0)
  const [best, second] = lines
  if (!best || played.length === 0) return undefined
  const { score, depth } = best
  return { kind: 'searched', score, depth, nodes, lines: played, ...(second && { second: second.score }) }
}

const questionOf = (
  { variant, options, start, moves }: PositionContext,
  effort: ExaminationEffort,
): ExaminationQuestion => ({
  variant,
  options,
  fen: makeFen(variant, start),
  moves: moves.map(move => makeUci(variant, move)),
  ...effort,
})

/** The positions of the game proper, as far as the main line can be played. */
const placesOf = (core: Core, { variant, options, root }: Game): readonly Place[] => {
  const line = mainline(root)
  const following = gameLine(core)
  const places: Place[] = []
  for (let ply = setupPlies(line); ply < line.length; ply++) {
    const moves = line.slice(1, ply + 1).map(({ uci }) => uci)
    const context = following.goTo({ variant, options, startFen: root.fen, moves })
    if (!context.ok) break
    places.push({ ply, context: context.value })
  }
  following.close()
  return places
}

/**
 * Examines the positions of the main line of a game, those of the game proper, as many side by side as the examiner is wide.
 * With fixed nodes or depth the same is found each time, whatever was found before.
 *
 * @returns why an engine could not go on; what was found until then has been told
 */
export const examineGame = async (
  core: Core,
  game: Game,
  examiner: Examiner,
  effort: ExaminationEffort,
  hear: HearPosition,
): Promise<Result<void, ExaminationFault>> => {
  const places = placesOf(core, game)
  const examineAt = async ({ ply, context }: Place): Promise<ExaminationFault | undefined> => {
    using position = openContext(core, context)
    const outcome = position.outcome()
    if (outcome && isEnd(outcome, ply === places.at(-1)!.ply)) {
      hear(ply, ended(outcome))
      return undefined
    }
    const answer = await examiner.examine(questionOf(context, effort))
    if (!answer.ok) return answer.error
    const examined = searched(position, answer.value)
    if (examined) hear(ply, examined)
    return undefined
  }
  // Hundreds of open positions would crowd the core: so many are looked at side by side, and one more waits.
  const faults: ExaminationFault[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < places.length && faults.length === 0) {
      const fault = await examineAt(places[next++]!)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: examiner.width + 1 }, work))
  return faults[0] ? err(faults[0]) : ok(undefined)
}
