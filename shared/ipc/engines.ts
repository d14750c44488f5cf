import * as v from 'valibot'
import type { AnalysisRefusal, AnalysisRequest, AnalysisUpdate } from '../analysis/analysis'
import type {
  EngineError,
  EngineLogLine,
  EngineNotice,
  EngineProfile,
  EngineState,
  OptionValue,
} from '../analysis/engine'
import type { Result } from '../result'
import { ofType, request } from './declare'
import {
  integer,
  MAX_NUMBER,
  line,
  listOf,
  object,
  type Of,
  path,
  type Schema,
  tableOf,
  text,
  word,
} from './schemas'

export type * from '../analysis/analysis'
export type * from '../analysis/engine'
export type * from '../analysis/score'

export interface EngineStatus {
  readonly profile: EngineProfile
  readonly state: EngineState
}

/** The name of an engine or of one of its options. */
export const engineName = text(256)
/** The value of an option that is a text or a path. */
export const optionText = text(4096)
export const anyInteger = integer(-MAX_NUMBER, MAX_NUMBER)

const optionValue: Schema<OptionValue> = v.union([v.boolean(), anyInteger, optionText])

export const OPTION_VALUES = tableOf(engineName, optionValue, 1000)

const engineChange = object({ name: v.exactOptional(word), values: v.exactOptional(OPTION_VALUES) })
/** The changes that the user can make to an engine. */
export type EngineChange = Of<typeof engineChange>

const engineId = word

export const engineRequests = {
  'engines:list': request([], ofType<readonly EngineStatus[]>()),
  /** Programs in the search path that look like engines and are not known yet. */
  'engines:detect': request([], ofType<readonly string[]>()),
  /**
   * Starts the program, asks for its name and options and keeps it. If a path is given, the shell asks the user to agree to that program;
   * otherwise its own dialog asks for one. Null if the user cancelled.
   */
  'engines:add': request([v.optional(path)], ofType<Result<EngineProfile | null, EngineError>>()),
  /** The shell asks whether the user agrees to a new text value, because it may name files. */
  'engines:change': request([engineId, engineChange], ofType<Result<EngineProfile, EngineError>>()),
  /** Presses a button option, such as one that clears the hash. */
  'engines:press': request([engineId, engineName], ofType<Result<null, EngineError>>()),
  'engines:remove': request([engineId]),
  /** The latest lines of the engine's log, the oldest first. */
  'engines:log': request([engineId], ofType<readonly EngineLogLine[]>()),
}

const analysisRequest: Schema<AnalysisRequest> = object({
  ...line,
  engineId,
  multiPv: integer(1, 128),
  limits: object({
    depth: v.exactOptional(integer(1, 1000)),
    nodes: v.exactOptional(integer(1, MAX_NUMBER)),
    moveTimeMs: v.exactOptional(integer(1, MAX_NUMBER)),
    mate: v.exactOptional(integer(1, 1000)),
  }),
  searchMoves: listOf(word, 512),
  threat: v.boolean(),
})

export const analysisRequests = {
  /** Analyzes a position, replacing the engine's current job; answers with the number of the new one. */
  'analysis:start': request([analysisRequest], ofType<Result<number, AnalysisRefusal>>()),
  /** Ends the engine's search; its results are kept. */
  'analysis:stop': request([engineId]),
  /** The remembered analysis of a position, without any search; null if there is none. */
  'analysis:recall': request([analysisRequest], ofType<AnalysisUpdate | null>()),
}

/** The states of engines and their analyses. */
export const engineEvents = {
  'engines:changed': ofType<readonly EngineStatus[]>(),
  'engines:notice': ofType<EngineNotice>(),
  /** Sent for each engine while it searches, at most ten times a second, and once more at the end. */
  'analysis:update': ofType<AnalysisUpdate>(),
}
