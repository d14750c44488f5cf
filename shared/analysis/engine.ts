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

/** An engine that can be asked. */
export interface EngineProfile {
  /** Stays the same for as long as the engine is known. */
  readonly id: string
  /**
   * Our own engine plays every system on 8x8 boards; a bundled one is the work of others that comes with the program; external ones
   * are programs of the user's.
   */
  readonly origin: 'builtIn' | 'bundled' | 'external'
  /** As the user calls it; at first as it calls itself. */
  readonly name: string
  readonly author: string
  /** Absolute path of an external engine's program, or of a bundled one's script. */
  readonly path?: string
  readonly args: readonly string[]
  /** Of a bundled engine: the name of its license, and where its source code is. */
  readonly license?: { readonly name: string; readonly source: string }
  readonly options: readonly EngineOption[]
  /** What the user has set, by option name; the rest stays as the engine has it. */
  readonly values: Readonly<Record<string, OptionValue>>
  /** Systems it plays from their start; others only as a Chess960 game once the setup is over, if it plays that. */
  readonly variants: readonly VariantId[]
  readonly playsChess960: boolean
  /** Nodes that it searches while our engine searches one; 1 if that is not known. */
  readonly relativeSpeed?: number
  /** Systems that it plays by name, but without knowing their bishop adjustment. */
  readonly withoutAdjustment?: readonly VariantId[]
}

export const ENGINE_STATES = ['off', 'starting', 'ready', 'searching', 'crashed', 'hanging'] as const
export type EngineState = (typeof ENGINE_STATES)[number]

/** Something the user should know about an engine; it is shown in its panel. */
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

/** Why a program is not an engine that can be used. */
export type EngineError =
  | { readonly kind: 'notFound'; readonly path: string }
  | { readonly kind: 'notExecutable'; readonly path: string }
  | { readonly kind: 'noUci'; readonly path: string; readonly said: string }
  | { readonly kind: 'exited'; readonly path: string; readonly code: number | null; readonly said: string }
  /** It goes on, but has closed its standard input or output. */
  | {
      readonly kind: 'closed'
      readonly path: string
      readonly pipe: 'input' | 'output'
      readonly said: string
    }
  /** The user has not agreed to run it. */
  | { readonly kind: 'programNotConfirmed'; readonly path: string }
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  /** The user has not agreed to a text, which may name files. */
  | { readonly kind: 'optionNotConfirmed'; readonly option: string }
  | { readonly kind: 'badValue'; readonly option: string; readonly found: string }
  | { readonly kind: 'saveFailed'; readonly detail: string }

/** One line between us and an engine. */
export interface EngineLogLine {
  readonly direction: 'sent' | 'received' | 'error'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}
