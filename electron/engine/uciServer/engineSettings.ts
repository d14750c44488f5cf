import type { EngineOption, OptionValue } from '@shared/analysis/engine'
import { readSetting, type OptionFault } from '@shared/analysis/optionValue'
import { ok, type Result } from '@shared/result'
import { UNNAMED_VARIANTS, variantById, VARIANTS, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { PoolSize } from '../pool/poolBounds'
import { FULL_LEVEL } from './levelPlay'

export interface EngineSettings extends PoolSize {
  readonly multiPv: number
  readonly variant: VariantId
  /** The interface plays Chess960 by the rules of chess, and castling is written as the king taking its own rook. */
  readonly isChess960: boolean
  readonly showsChances: boolean
  /** Milliseconds reserved on each move for delays between the engine and the clock. */
  readonly overheadMs: number
  readonly knowsSpecialMoves: boolean
  /** The level of play as in a practice game, 1 to 10. */
  readonly level: number
  /** Ids of the system options that are on. */
  readonly options: readonly string[]
}

/** An action of a button. */
export type ButtonPress = 'clearHash'

/** An option as the interface sees it, and how a valid value changes the settings. */
export interface SettableOption {
  readonly option: EngineOption
  readonly set: Change<OptionValue | undefined>
  /** The action to run as well, if the option is a button. */
  readonly press?: ButtonPress
}

type Change<T> = (settings: EngineSettings, value: T) => EngineSettings

const [ORTHODOX, SHUFFLED] = UNNAMED_VARIANTS

const SYSTEM_OPTIONS = [
  ...new Map(
    VARIANTS.flatMap(({ options }: VariantDefinition) => options).map(one => [one.id, one]),
  ).values(),
]

export const DEFAULT_ENGINE_SETTINGS: EngineSettings = {
  threads: 1,
  hashMiB: 16,
  multiPv: 1,
  variant: 'chess',
  isChess960: false,
  showsChances: false,
  overheadMs: 20,
  knowsSpecialMoves: true,
  level: FULL_LEVEL,
  options: [],
}

/** The system that the settings select: with UCI_Chess960, Chess960 instead of chess. */
export const variantOf = ({ variant, isChess960 }: EngineSettings): VariantDefinition => {
  const named = variantById(variant)
  return isChess960 && named === ORTHODOX ? SHUFFLED! : named
}

/** Ids of the options that are on and belong to the system. */
export const optionsOf = (settings: EngineSettings): readonly string[] =>
  settings.options.filter(id => variantOf(settings).options.some(option => option.id === id))

const spin = (
  name: string,
  [min, max]: readonly [least: number, most: number],
  value: number,
  change: Change<number>,
): SettableOption => ({
  option: { kind: 'spin', name, default: value, min, max },
  set: (settings, number) => change(settings, Number(number)),
})

const check = (name: string, value: boolean, change: Change<boolean>): SettableOption => ({
  option: { kind: 'check', name, default: value },
  set: (settings, isOn) => change(settings, isOn === true),
})

const button = (name: string, press: ButtonPress): SettableOption => ({
  option: { kind: 'button', name },
  set: settings => settings,
  press,
})

const system = (name: string): SettableOption => ({
  option: {
    kind: 'combo',
    name,
    default: DEFAULT_ENGINE_SETTINGS.variant,
    choices: VARIANTS.map(({ id }) => id),
  },
  set: (settings, choice) => ({
    ...settings,
    variant: VARIANTS.find(({ id }) => id === choice)?.id ?? settings.variant,
  }),
})

const withVariantOption = (settings: EngineSettings, id: string, isOn: boolean): EngineSettings => ({
  ...settings,
  options: [...settings.options.filter(other => other !== id), ...(isOn ? [id] : [])],
})

/** All options, in the order in which `uci` lists them; those of systems come last. */
export const engineOptions = (bounds: PoolSize): readonly SettableOption[] => [
  spin(
    'Hash',
    [1, bounds.hashMiB],
    Math.min(DEFAULT_ENGINE_SETTINGS.hashMiB, bounds.hashMiB),
    (settings, hashMiB) => ({
      ...settings,
      hashMiB,
    }),
  ),
  button('Clear Hash', 'clearHash'),
  spin('Threads', [1, bounds.threads], 1, (settings, threads) => ({ ...settings, threads })),
  spin('MultiPV', [1, 128], 1, (settings, multiPv) => ({ ...settings, multiPv })),
  spin('Move Overhead', [0, 5000], DEFAULT_ENGINE_SETTINGS.overheadMs, (settings, overheadMs) => ({
    ...settings,
    overheadMs,
  })),
  // Pondering is up to the interface, and analysis searches in the same way as play: both options have no effect.
  check('Ponder', false, settings => settings),
  check('UCI_AnalyseMode', false, settings => settings),
  check('UCI_Chess960', false, (settings, isChess960) => ({ ...settings, isChess960 })),
  system('UCI_Variant'),
  check('UCI_ShowWDL', false, (settings, showsChances) => ({ ...settings, showsChances })),
  check('SpecialMoves', true, (settings, knowsSpecialMoves) => ({ ...settings, knowsSpecialMoves })),
  spin('Level', [1, FULL_LEVEL], FULL_LEVEL, (settings, level) => ({ ...settings, level })),
  ...SYSTEM_OPTIONS.map(({ id, name }) =>
    check(name, false, (settings, isOn) => withVariantOption(settings, id, isOn)),
  ),
]

/** The result of setting an option. */
export interface SetOption {
  readonly settings: EngineSettings
  readonly press?: ButtonPress
}

/** Sets an option to the value given as text. */
export const setOption = (
  options: readonly SettableOption[],
  settings: EngineSettings,
  name: string,
  text = '',
): Result<SetOption, OptionFault> => {
  const declared = options.map(({ option }) => option)
  const read = readSetting(declared, name, text)
  if (!read.ok) return read
  const { set, press } = options.find(({ option }) => option.name === read.value.name)!
  return ok({ settings: set(settings, read.value.value), ...(press && { press }) })
}
