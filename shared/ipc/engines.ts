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

/** An engine and how it is. */
export interface EngineStatus {
  readonly profile: EngineProfile
  readonly state: EngineState
}

/** What an engine and its options are called. */
export const engineName = text(256)
/** A value of an option that is text, or a path. */
export const optionText = text(4096)
export const anyInteger = integer(-MAX_NUMBER, MAX_NUMBER)

const optionValue: Schema<OptionValue> = v.union([v.boolean(), anyInteger, optionText])

/** What options are set to. */
export const OPTION_VALUES = tableOf(engineName, optionValue, 1000)

const engineChange = object({ name: v.exactOptional(word), values: v.exactOptional(OPTION_VALUES) })
/** What the user may change of an engine. */
export type EngineChange = Of<typeof engineChange>

const engineId = word

/** Questions about engines. */
export const engineRequests = {
  'engines:list': request([], ofType<readonly EngineStatus[]>()),
  /** Programs in the search path that look like engines and are not known yet. */
  'engines:detect': request([], ofType<readonly string[]>()),
  /**
   * Starts the program, asks for its name and options and keeps it. The shell asks the user to agree to a program that
   * is named; without a path its own dialog asks for one. Null if the user cancelled.
   */
  'engines:add': request([v.optional(path)], ofType<Result<EngineProfile | null, EngineError>>()),
  /** The shell asks whether the user agrees to a text that is new, for it may name files. */
  'engines:change': request([engineId, engineChange], ofType<Result<EngineProfile, EngineError>>()),
  /** Presses a button option, such as one that clears the hash. */
  'engines:press': request([engineId, engineName], ofType<Result<null, EngineError>>()),
  'engines:remove': request([engineId]),
  /** The latest lines, the oldest first. */
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

/** Questions about positions, put to engines. */
export const analysisRequests = {
  /** Analyzes a position and replaces the engine's present job; answers with the number of the new one. */
  'analysis:start': request([analysisRequest], ofType<Result<number, AnalysisRefusal>>()),
  /** Ends the engine's search; what it found stays. */
  'analysis:stop': request([engineId]),
  /** What is remembered of a position, without any search. */
  'analysis:recall': request([analysisRequest], ofType<AnalysisUpdate | null>()),
}

/** The states of engines, and what they find in positions. */
export const engineEvents = {
  'engines:changed': ofType<readonly EngineStatus[]>(),
  'engines:notice': ofType<EngineNotice>(),
  /** For each engine as its search reports, at most ten times a second, and once more at its end. */
  'analysis:update': ofType<AnalysisUpdate>(),
}
