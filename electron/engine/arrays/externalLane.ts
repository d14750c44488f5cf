import { whiteView } from '@shared/analysis/pointOfView'
import { centipawns } from '@shared/analysis/score'
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
import { type ArrayFault, type ArrayQuestion, type ArrayValue, LINE_PLIES } from './arrayEvaluator'
import type { Lane, LaneAnswer, LaneDeath } from './lane'
import { readArray, type ReadArray } from './readArray'

/** What processes of one program have in common. */
export interface ExternalSeat {
  readonly program: EngineProgram
  /** Its options as it declares them, and all that is to be set beside what a position asks for. */
  readonly profile: EngineProfile
  /** Of the caller's thread: it reads arrays and lines. */
  readonly core: Core
  readonly guard: OrphanGuard
  readonly patience: Patience
}

/** Slower programs are taken for silent; the patience for a move comes on top. */
const SLOWEST_NODES_PER_MS = 10

/** A fault of the program as the end of its lane. */
const death = ({ kind, detail, said }: PlayerFault): LaneDeath => ({
  kind: 'died',
  detail: `${kind}: ${detail}`,
  said,
})

/** How an array is put to the program. */
const requestFor = (
  { profile }: ExternalSeat,
  { variant, options }: ArrayQuestion,
  { setup, position }: ReadArray,
): Result<UciRequest, ArrayFault> => {
  const place = { variant, options, start: setup, position, moves: [], searchMoves: [] }
  const request = uciRequest(profile, { ...place, jobId: 0, limits: {}, multiPv: 1 })
  return request.ok ? request : err({ kind: 'variantNotPlayed', engine: profile.name, variant: variant.id })
}

/** What the program has found; a score that is only a bound counts where there is no other. */
const valueOf = (
  { info, exact = info, nodes }: Answer,
  engine: string,
  position: Position,
): Result<ArrayValue, ArrayFault> => {
  if (!exact?.score) return err({ kind: 'noScore', engine, fen: position.fen() })
  const moves = legalPrefix(position, exact.pv.slice(0, LINE_PLIES))
  return ok({
    value: centipawns(whiteView(exact.score, position.turn())),
    nodes,
    line: moves.map(move => makeUci(position.variant, move)),
  })
}

/** A process of a program. */
export const externalLane = (seat: ExternalSeat): Lane => {
  const { program, profile, core, guard, patience } = seat
  const ending = new AbortController()
  const starting = UciPlayer.start(program, guard, patience, ending.signal)
  /** What the process has been told. */
  const held = new Map<string, OptionValue>()

  const prepare = async (player: UciPlayer, { mapping }: UciRequest): Promise<Result<null, PlayerFault>> => {
    const settings = settingsToSend(profile, held, { mapping, multiPv: 1 })
    for (const { name, value } of settings) held.set(name, value)
    const set = settings.length > 0 ? await player.setOptions(settings) : ok(null)
    return set.ok ? player.newGame() : set
  }

  const search = async (request: UciRequest, nodes: number): Promise<Result<Answer, PlayerFault>> => {
    const started = await starting
    if (!started.ok) return started
    const prepared = await prepare(started.value, request)
    if (!prepared.ok) return prepared
    return started.value.search({
      position: makePosition(request.fen, request.moves),
      go: makeGo({ nodes }, []),
      withinMs: patience.moveMs + nodes / SLOWEST_NODES_PER_MS,
    })
  }

  const ask = async (question: ArrayQuestion, nodes: number): Promise<LaneAnswer> => {
    const read = readArray(core, question)
    if (!read.ok) return read
    using position = read.value.position
    const request = requestFor(seat, question, read.value)
    if (!request.ok) return request
    const answer = await search(request.value, nodes)
    return answer.ok ? valueOf(answer.value, profile.name, position) : err(death(answer.error))
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
