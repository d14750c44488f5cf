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

export type * from '../analysis/analysis'
export type * from '../analysis/engine'
export type * from '../analysis/score'

/** An engine and how it is. */
export interface EngineStatus {
  readonly profile: EngineProfile
  readonly state: EngineState
}

/** What the user may change of an engine. */
export interface EngineChange {
  readonly name?: string
  readonly values?: Readonly<Record<string, OptionValue>>
}

/** Questions about engines. */
export interface EngineRequests {
  'engines:list': () => readonly EngineStatus[]
  /** Programs in the search path that look like engines and are not known yet. */
  'engines:detect': () => readonly string[]
  /** Starts the program, asks who it is and keeps it; without a path the shell's own dialog asks. Null if the user gave up. */
  'engines:add': (path?: string) => Result<EngineProfile | null, EngineError>
  'engines:change': (engineId: string, change: EngineChange) => Result<EngineProfile, EngineError>
  /** Presses a button option, such as one that clears the hash. */
  'engines:press': (engineId: string, option: string) => Result<null, EngineError>
  'engines:remove': (engineId: string) => void
  /** The latest lines, the oldest first. */
  'engines:log': (engineId: string) => readonly EngineLogLine[]
}

/** Questions about positions, put to engines. */
export interface AnalysisRequests {
  /** Looks at a position instead of whatever the engine looks at now; answers with the number of the job. */
  'analysis:start': (request: AnalysisRequest) => Result<number, AnalysisRefusal>
  /** Ends the engine's search; what it found stays. */
  'analysis:stop': (engineId: string) => void
  /** What is remembered of a position, without any search. */
  'analysis:recall': (request: AnalysisRequest) => AnalysisUpdate | null
}

/** What becomes of engines. */
export interface EngineEvents {
  'engines:changed': readonly EngineStatus[]
  'engines:notice': EngineNotice
}

/** What engines say of positions. */
export interface AnalysisEvents {
  /** At most ten times a second for each engine. */
  'analysis:update': AnalysisUpdate
}
