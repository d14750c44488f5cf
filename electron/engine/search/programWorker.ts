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
import type { Patience } from '../uciClient/timeLimits'
import type { PlayerFault } from '../uciClient/playerFault'
import { type PlayerMove, UciPlayer } from '../uciClient/uciPlayer'
import { type UciRequest, uciRequest } from '../uciClient/uciRequest'
import { makeGo, makePosition } from '../uciClient/uciCommands'
import { openQuestion, type OpenQuestion } from './openQuestion'
import type { QuestionLimits, Searched, SearchFault, SearchQuestion } from './searcher'
import type { QuestionWorker, WorkerDeath, WorkerReply } from './workerPool'

/** The settings shared by the processes of one program. */
export interface ProgramInit {
  readonly program: EngineProgram
  /** The program's options as it declares them, and all values to set besides those that a position requires. */
  readonly profile: EngineProfile
  /** The core of the calling thread, used to read positions and lines. */
  readonly core: Core
  readonly guard: OrphanGuard
  readonly patience: Patience
  /** The niceness of the process, 0 (none) to 19. */
  readonly niceness: number
}

/** A program slower than this is regarded as silent; the patience for a move is added to the time. */
const MIN_NODES_PER_MS = 10

/** The time for a search that is limited only by depth. */
const MAX_MS = 3_600_000

const timeFor = ({ nodes = Infinity, moveTimeMs = Infinity }: QuestionLimits): number => {
  const ms = Math.min(nodes / MIN_NODES_PER_MS, moveTimeMs)
  return ms === Infinity ? MAX_MS : ms
}

/** Converts a fault of the program into the death of its worker. */
const death = ({ kind, detail, said }: PlayerFault): WorkerDeath => ({
  kind: 'died',
  detail: `${kind}: ${detail}`,
  said,
})

/** The request to a program for a position. */
export const requestFor = (
  profile: EngineProfile,
  { variant, options, multiPv }: SearchQuestion,
  { start, moves, position }: OpenQuestion,
): Result<UciRequest, SearchFault> => {
  const place = { variant, options, start, position, moves, searchMoves: [] }
  const request = uciRequest(profile, { ...place, jobId: 0, limits: {}, multiPv })
  return request.ok ? request : err({ kind: 'variantNotPlayed', engine: profile.name, variant: variant.id })
}

/** The program's results; a score that is only a bound is used if there is no other. */
const searchedOf = (
  { infos, nodes }: PlayerMove,
  engine: string,
  position: Position,
): Result<Searched, SearchFault> => {
  const { variant } = position
  const turn = position.turn()
  const lines = infos.flatMap(({ score, depth, pv }) => {
    const moves = legalPrefix(position, pv).map(move => makeUci(variant, move))
    return score ? [{ score: whiteView(score, turn), depth: depth ?? 0, moves }] : []
  })
  return lines.length === 0 ? err({ kind: 'noScore', engine, fen: position.fen() }) : ok({ lines, nodes })
}

/** A process of a program. */
export const programWorker = (init: ProgramInit): QuestionWorker => {
  const { program, profile, core, guard, patience, niceness } = init
  const ending = new AbortController()
  let player: UciPlayer | undefined
  let isSuspended = false
  const starting = UciPlayer.start(program, guard, patience, ending.signal).then(started => {
    if (started.ok) {
      player = started.value
      player.stepBack(niceness)
      player.suspend(isSuspended)
    }
    return started
  })
  /** The option values that were sent to the process. */
  const held = new Map<string, OptionValue>()

  const prepare = async (
    asked: UciPlayer,
    { mapping }: UciRequest,
    multiPv: number,
  ): Promise<Result<null, PlayerFault>> => {
    const settings = settingsToSend(profile, held, { mapping, multiPv })
    for (const { name, value } of settings) held.set(name, value)
    const set = settings.length > 0 ? await asked.setOptions(settings) : ok(null)
    return set.ok ? asked.newGame() : set
  }

  const search = async (
    request: UciRequest,
    { limits, multiPv }: SearchQuestion,
  ): Promise<Result<PlayerMove, PlayerFault>> => {
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

  const ask = async (question: SearchQuestion): Promise<WorkerReply> => {
    const opened = openQuestion(core, question)
    if (!opened.ok) return opened
    using position = opened.value.position
    const request = requestFor(profile, question, opened.value)
    if (!request.ok) return request
    const answer = await search(request.value, question)
    return answer.ok ? searchedOf(answer.value, profile.name, position) : err(death(answer.error))
  }

  return {
    ask,
    suspend: suspends => {
      isSuspended = suspends
      player?.suspend(suspends)
    },
    end: async () => {
      ending.abort()
      const started = await starting
      if (started.ok) await started.value.quit()
    },
  }
}
