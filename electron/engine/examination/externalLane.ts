import { whiteView } from '@shared/analysis/pointOfView'
import type { EngineProfile, OptionValue } from '@shared/analysis/engine'
import { makeUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { legalPrefix } from '../../rules/positions/playMoves'
import type { EngineProgram } from '../uciClient/engineProcess'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { settingsToSend } from '../uciClient/settingsToSend'
import type { Patience } from '../uciClient/patience'
import type { PlayerFault } from '../uciClient/playerFault'
import { type Answer, UciPlayer } from '../uciClient/uciPlayer'
import { type UciRequest, uciRequest } from '../uciClient/uciRequest'
import { makeGo, makePosition } from '../uciClient/uciCommands'
import type { Examination, ExaminationFault, ExaminationLimits, ExaminationQuestion } from './examiner'
import type { Lane, LaneAnswer, LaneDeath } from './lane'
import { openQuestion, type OpenQuestion } from './openQuestion'

/** What processes of one program have in common. */
export interface ExternalSeat {
  readonly program: EngineProgram
  /** Its options as it declares them, and all that is to be set beside what a position asks for. */
  readonly profile: EngineProfile
  /** Of the caller's thread: it reads positions and lines. */
  readonly core: Core
  readonly guard: OrphanGuard
  readonly patience: Patience
}

/** Slower programs are taken for silent; the patience for a move comes on top. */
const SLOWEST_NODES_PER_MS = 10

/** For a search that only its depth ends. */
const LONGEST_MS = 3_600_000

const timeFor = ({ nodes, moveTimeMs }: ExaminationLimits): number => {
  const bounds = [
    ...(nodes === undefined ? [] : [nodes / SLOWEST_NODES_PER_MS]),
    ...(moveTimeMs === undefined ? [] : [moveTimeMs]),
  ]
  return bounds.length === 0 ? LONGEST_MS : Math.min(...bounds)
}

/** A fault of the program as the end of its lane. */
const death = ({ kind, detail, said }: PlayerFault): LaneDeath => ({
  kind: 'died',
  detail: `${kind}: ${detail}`,
  said,
})

/** How a position is put to the program. */
const requestFor = (
  { profile }: ExternalSeat,
  { variant, options, multiPv }: ExaminationQuestion,
  { start, moves, position }: OpenQuestion,
): Result<UciRequest, ExaminationFault> => {
  const place = { variant, options, start, position, moves, searchMoves: [] }
  const request = uciRequest(profile, { ...place, jobId: 0, limits: {}, multiPv })
  return request.ok ? request : err({ kind: 'variantNotPlayed', engine: profile.name, variant: variant.id })
}

/** What the program has found; a score that is only a bound counts where there is no other. */
const examinationOf = (
  { infos, nodes }: Answer,
  engine: string,
  position: Position,
): Result<Examination, ExaminationFault> => {
  const { variant } = position
  const turn = position.turn()
  const lines = infos.flatMap(({ score, depth, pv }) => {
    const moves = legalPrefix(position, pv).map(move => makeUci(variant, move))
    return score ? [{ score: whiteView(score, turn), depth: depth ?? 0, moves }] : []
  })
  return lines.length === 0 ? err({ kind: 'noScore', engine, fen: position.fen() }) : ok({ lines, nodes })
}

/** A process of a program. */
export const externalLane = (seat: ExternalSeat): Lane => {
  const { program, profile, core, guard, patience } = seat
  const ending = new AbortController()
  const starting = UciPlayer.start(program, guard, patience, ending.signal)
  /** What the process has been told. */
  const held = new Map<string, OptionValue>()

  const prepare = async (
    player: UciPlayer,
    { mapping }: UciRequest,
    multiPv: number,
  ): Promise<Result<null, PlayerFault>> => {
    const settings = settingsToSend(profile, held, { mapping, multiPv })
    for (const { name, value } of settings) held.set(name, value)
    const set = settings.length > 0 ? await player.setOptions(settings) : ok(null)
    return set.ok ? player.newGame() : set
  }

  const search = async (
    request: UciRequest,
    { limits, multiPv }: ExaminationQuestion,
  ): Promise<Result<Answer, PlayerFault>> => {
    const started = await starting
    if (!started.ok) return started
    const prepared = await prepare(started.value, request, multiPv)
    if (!prepared.ok) return prepared
    return started.value.search({
      position: makePosition(request.fen, request.moves),
      go: makeGo(limits, []),
      withinMs: patience.moveMs + timeFor(limits),
    })
  }

  const ask = async (question: ExaminationQuestion): Promise<LaneAnswer> => {
    const opened = openQuestion(core, question)
    if (!opened.ok) return opened
    using position = opened.value.position
    const request = requestFor(seat, question, opened.value)
    if (!request.ok) return request
    const answer = await search(request.value, question)
    return answer.ok ? examinationOf(answer.value, profile.name, position) : err(death(answer.error))
  }

  return {
    ask,
    end: async () => {
      ending.abort()
      const started = await starting
      if (started.ok) await started.value.quit()
    },
  }
}
