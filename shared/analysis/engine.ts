import type { VariantId } from '../variants'

/** An option as a UCI engine declares it. */
export type EngineOption =
  | { readonly kind: 'check'; readonly name: string; readonly default: boolean }
  | {
      readonly kind: 'spin'
      readonly name: string
      readonly default: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'combo'
      readonly name: string
      readonly default: string
      readonly choices: readonly string[]
    }
  | { readonly kind: 'button'; readonly name: string }
  | { readonly kind: 'string'; readonly name: string; readonly default: string }

export type OptionValue = boolean | number | string

/** An engine that can be used. */
export interface EngineProfile {
  /** Never changes as long as the engine is known. */
  readonly id: string
  /**
   * Our own engine plays every system on 8x8 boards, a bundled one is third-party work that comes with the program, and external
   * ones are the user's programs.
   */
  readonly origin: 'builtIn' | 'bundled' | 'external'
  /** The name that the user gave it; at first the engine's own. */
  readonly name: string
  readonly author: string
  /** The absolute path of an external engine's program, or of a bundled engine's script. */
  readonly path?: string
  readonly args: readonly string[]
  /** For a bundled engine: the name of its license, and where its source code is. */
  readonly license?: { readonly name: string; readonly source: string }
  readonly options: readonly EngineOption[]
  /** The values that the user set, by option name; all other options keep the engine's defaults. */
  readonly values: Readonly<Record<string, OptionValue>>
  /** The systems that it plays from their start. Others it plays only after the setup, as Chess960, if it can play that. */
  readonly variants: readonly VariantId[]
  readonly playsChess960: boolean
  /** The nodes that it searches while our engine searches one; 1 if unknown. */
  readonly relativeSpeed?: number
  /** Systems that it plays by name but without knowing their bishop adjustment. */
  readonly withoutAdjustment?: readonly VariantId[]
}

export const ENGINE_STATES = ['off', 'starting', 'ready', 'searching', 'crashed', 'hanging'] as const
export type EngineState = (typeof ENGINE_STATES)[number]

/** Something that the user should know about an engine, shown in its panel. */
export interface EngineNotice {
  readonly engineId: string
  readonly kind:
    | 'crashed'
    | 'restarted'
    | 'gaveUp'
    | 'hanging'
    | 'flooding'
    | 'illegalMove'
    | 'workerDied'
    | 'memoryRefused'
  /** What was found: an exit code, a line, a number of bytes. */
  readonly detail: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Why a program cannot be used as an engine. */
export type EngineError =
  | { readonly kind: 'notFound'; readonly path: string }
  | { readonly kind: 'notExecutable'; readonly path: string }
  | { readonly kind: 'noUci'; readonly path: string; readonly said: string }
  | { readonly kind: 'exited'; readonly path: string; readonly code: number | null; readonly said: string }
  /** It is still running but has closed its standard input or output. */
  | {
      readonly kind: 'closed'
      readonly path: string
      readonly pipe: 'input' | 'output'
      readonly said: string
    }
  /** The user has not agreed to run it. */
  | { readonly kind: 'programNotConfirmed'; readonly path: string }
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  /** The user has not agreed to a text value, which may name files. */
  | { readonly kind: 'optionNotConfirmed'; readonly option: string }
  | { readonly kind: 'badValue'; readonly option: string; readonly found: string }
  | { readonly kind: 'saveFailed'; readonly detail: string }

/** One line sent between the program and an engine. */
export interface EngineLogLine {
  readonly direction: 'sent' | 'received' | 'error'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}
