import type { EngineOption } from '@shared/analysis/engine'
import { UNNAMED_VARIANTS, variantById, VARIANTS, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { PoolSize } from '../search/searchPool'

/** How the engine is set. */
export interface EngineSettings extends PoolSize {
  readonly multiPv: number
  readonly variant: VariantId
  /** The interface plays Chess960 by the rules of chess, and wants castling written as the king taking his rook. */
  readonly isChess960: boolean
  readonly showsChances: boolean
  /** Held back on each move for what lies between the engine and the clock. */
  readonly overheadMs: number
  readonly knowsSpecialMoves: boolean
  /** Ids of the options of systems that are on. */
  readonly options: readonly string[]
}

/** What a button does. */
export type Press = 'clearHash'

/** An option as the interface sees it, and what a text does to it. */
export interface SettableOption {
  readonly option: EngineOption
  /** The settings with this value; undefined if it is none that the option can have. */
  readonly set: (settings: EngineSettings, text: string) => EngineSettings | undefined
  /** What happens beside, where the option is a button. */
  readonly press?: Press
}

type Change<T> = (settings: EngineSettings, value: T) => EngineSettings

/** Systems that can be played. */
const PLAYABLE = VARIANTS.filter(({ playable }: VariantDefinition) => playable)

const [ORTHODOX, SHUFFLED] = UNNAMED_VARIANTS

const SYSTEM_OPTIONS = [
  ...new Map(
    VARIANTS.flatMap(({ options }: VariantDefinition) => options).map(one => [one.id, one]),
  ).values(),
]

export const DEFAULT_SETTINGS: EngineSettings = {
  threads: 1,
  hashMiB: 16,
  multiPv: 1,
  variant: 'chess',
  isChess960: false,
  showsChances: false,
  overheadMs: 20,
  knowsSpecialMoves: true,
  options: [],
}

/** The rules that the settings name: with UCI_Chess960 those of Chess960 instead of chess. */
export const variantOf = ({ variant, isChess960 }: EngineSettings): VariantDefinition => {
  const named = variantById(variant)
  return isChess960 && named === ORTHODOX ? SHUFFLED! : named
}

/** Ids of the options that are on and that the system knows. */
export const optionsOf = (settings: EngineSettings): readonly string[] =>
  settings.options.filter(id => variantOf(settings).options.some(option => option.id === id))

const spin = (
  name: string,
  [min, max]: readonly [least: number, most: number],
  value: number,
  change: Change<number>,
): SettableOption => ({
  option: { kind: 'spin', name, default: value, min, max },
  set: (settings, text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return number >= min && number <= max ? change(settings, number) : undefined
  },
})

const ON_OFF: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

const check = (name: string, value: boolean, change: Change<boolean>): SettableOption => ({
  option: { kind: 'check', name, default: value },
  set: (settings, text) => {
    const isOn = ON_OFF.get(text.toLowerCase())
    return isOn === undefined ? undefined : change(settings, isOn)
  },
})

const button = (name: string, press: Press): SettableOption => ({
  option: { kind: 'button', name },
  set: settings => settings,
  press,
})

const system = (name: string): SettableOption => ({
  option: { kind: 'combo', name, default: DEFAULT_SETTINGS.variant, choices: PLAYABLE.map(({ id }) => id) },
  set: (settings, text) => {
    const chosen = PLAYABLE.find(({ id }) => id === text.toLowerCase())
    return chosen && { ...settings, variant: chosen.id }
  },
})

const withSystemOption = (settings: EngineSettings, id: string, isOn: boolean): EngineSettings => ({
  ...settings,
  options: [...settings.options.filter(other => other !== id), ...(isOn ? [id] : [])],
})

/** Every option, in the order in which `uci` lists them; those of systems come last. */
export const engineOptions = (bounds: PoolSize): readonly SettableOption[] => [
  spin(
    'Hash',
    [1, bounds.hashMiB],
    Math.min(DEFAULT_SETTINGS.hashMiB, bounds.hashMiB),
    (settings, hashMiB) => ({
      ...settings,
      hashMiB,
    }),
  ),
  button('Clear Hash', 'clearHash'),
  spin('Threads', [1, bounds.threads], 1, (settings, threads) => ({ ...settings, threads })),
  spin('MultiPV', [1, 128], 1, (settings, multiPv) => ({ ...settings, multiPv })),
  spin('Move Overhead', [0, 5000], DEFAULT_SETTINGS.overheadMs, (settings, overheadMs) => ({
    ...settings,
    overheadMs,
  })),
  // Pondering is up to the interface, and analysis is searched as play is: both are only taken note of.
  check('Ponder', false, settings => settings),
  check('UCI_AnalyseMode', false, settings => settings),
  check('UCI_Chess960', false, (settings, isChess960) => ({ ...settings, isChess960 })),
  system('UCI_Variant'),
  check('UCI_ShowWDL', false, (settings, showsChances) => ({ ...settings, showsChances })),
  check('SpecialMoves', true, (settings, knowsSpecialMoves) => ({ ...settings, knowsSpecialMoves })),
  ...SYSTEM_OPTIONS.map(({ id, name }) =>
    check(name, false, (settings, isOn) => withSystemOption(settings, id, isOn)),
  ),
]
