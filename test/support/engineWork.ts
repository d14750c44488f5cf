import { onTestFinished } from 'vitest'
import type { EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { systemsOf } from '../../electron/engine/uciClient/variantMapping'
import type { EngineJob, EngineReport } from '../../electron/engine/line/engineSession'
import { ExternalSession } from '../../electron/engine/session/externalSession'
import { handshake } from '../../electron/engine/registry/handshake'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import type { TimeLimits } from '../../electron/engine/uciClient/timeLimits'
import { findMoves, playMoves } from '../../electron/rules/positions/playMoves'
import { programFile } from './programs'
import { silentLogger } from './silentLogger'

export const core = loadCore()
export const guard = orphanGuard(silentLogger)

/** Short time limits for engines that hang on purpose. */
export const SHORT_LIMITS: TimeLimits = {
  greetingMs: 1_000,
  readyMs: 1_000,
  stopMs: 500,
  silenceMs: 1_000,
  answerMs: 1_000,
  graceMs: 300,
}

/** Time limits that are long enough for real engines on a busy machine. */
export const LONG_LIMITS: TimeLimits = {
  greetingMs: 20_000,
  readyMs: 20_000,
  stopMs: 10_000,
  silenceMs: 20_000,
  answerMs: 20_000,
  graceMs: 2_000,
}

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

let lastJobId = 0

/** A job of orthodox chess without limits, unless the arguments say otherwise. */
export const aJob = ({
  system = 'chess',
  fen = START_FEN,
  line = '',
  only = '',
  ...rest
}: Partial<Omit<EngineJob, 'moves' | 'searchMoves'>> & {
  readonly system?: VariantId
  readonly fen?: string
  /** Moves in UCI, separated by spaces. */
  readonly line?: string
  readonly only?: string
} = {}): EngineJob => {
  const variant = variantById(system)
  const { setup } = unwrap(parseFen(variant, fen))
  const position = unwrap(Position.from(core, variant, setup))
  const moves = unwrap(playMoves(position, line.split(' ').filter(Boolean))).filter(move => move !== null)
  const searchMoves = unwrap(findMoves(position, only.split(' ').filter(Boolean)))
  lastJobId++
  return {
    jobId: lastJobId,
    variant,
    options: [],
    start: setup,
    moves,
    position,
    limits: {},
    multiPv: 1,
    searchMoves,
    ...rest,
  }
}

/** The profile of a program; if it does not introduce itself, with its path as name and the given options. */
export const aProfile = async (
  path: string,
  options: EngineProfile['options'] = [],
): Promise<EngineProfile> => {
  const greeting = await handshake({ path, args: [] }, guard, LONG_LIMITS)
  const declared = greeting.ok ? greeting.value.options : options
  const name = greeting.ok ? greeting.value.name : path
  return {
    id: `external-${path}`,
    origin: 'external',
    name,
    author: '',
    path,
    args: [],
    options: declared,
    values: {},
    ...systemsOf(declared),
  }
}

/** A session and everything that it has reported. */
export interface Work {
  readonly session: ExternalSession
  readonly reports: EngineReport[]
  readonly done: number[]
  readonly states: EngineState[]
  readonly notices: EngineNotice[]
  /** Resolves as soon as the condition holds; checks after each report. Rejects after 30 seconds. */
  until(holds: () => boolean): Promise<void>
}

/** An engine at work, closed when the test ends. */
export const atWork = (profile: EngineProfile, limits: TimeLimits = LONG_LIMITS): Work => {
  const session = new ExternalSession(profile, {
    guard,
    limits,
    scriptWorker: programFile('scriptWorker'),
    clock: Date.now,
  })
  const reports: EngineReport[] = []
  const done: number[] = []
  const states: EngineState[] = []
  const notices: EngineNotice[] = []
  const waiting = new Set<() => void>()
  const heard =
    <T>(list: T[]) =>
    (item: T) => {
      list.push(item)
      for (const look of [...waiting]) look()
    }
  session.listen({ report: heard(reports), done: heard(done), state: heard(states), notice: heard(notices) })
  onTestFinished(() => session.close())

  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(
          new Error(
            `nothing came: ${JSON.stringify({ states, notices, done, log: session.log().slice(-12) })}`,
          ),
        )
      }, 30_000)
      const look = () => {
        if (!holds()) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })

  return { session, reports, done, states, notices, until }
}
