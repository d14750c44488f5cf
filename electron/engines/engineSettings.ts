import type { EngineOption, EngineProfile, OptionValue } from '@shared/analysis/engine'
import { CHESS960_OPTION, type Dialect, VARIANT_OPTION } from './dialect'

const MULTI_PV_OPTION = 'MultiPV'

/** Follows from the job; whatever the user has set does not count. */
const OWNED: ReadonlySet<string> = new Set([VARIANT_OPTION, CHESS960_OPTION, MULTI_PV_OPTION])

/** What an analysis wants, unless the user wants otherwise. */
const WISHES: Readonly<Record<string, OptionValue>> = { UCI_AnalyseMode: true, UCI_ShowWDL: true }

/** What a job asks of the engine's options. */
export interface JobSettings {
  readonly dialect: Dialect
  readonly multiPv: number
}

const ownedValue = (option: EngineOption, { dialect, multiPv }: JobSettings): OptionValue | undefined => {
  if (option.name === VARIANT_OPTION) return dialect.variantChoice
  if (option.name === CHESS960_OPTION) return dialect.chess960
  return option.kind === 'spin' ? Math.min(option.max, Math.max(option.min, multiPv)) : undefined
}

const wantedValue = (
  option: EngineOption,
  { values }: EngineProfile,
  job: JobSettings | undefined,
): OptionValue | undefined => {
  if (OWNED.has(option.name)) return job && ownedValue(option, job)
  return values[option.name] ?? (option.kind === 'check' ? WISHES[option.name] : undefined)
}

/** An option and what it is to be set to. */
export type Setting = readonly [name: string, value: OptionValue]

/** The system first: some engines take up other options anew with it. */
const variantFirst = ([a]: Setting, [b]: Setting): number =>
  Number(b === VARIANT_OPTION) - Number(a === VARIANT_OPTION)

/**
 * The settings that the engine does not have yet, in the order in which they are to be sent.
 *
 * @param held what it has been told so far; the rest is as it declared
 * @param job without one only what the user has set
 */
export const settingsToSend = (
  profile: EngineProfile,
  held: ReadonlyMap<string, OptionValue>,
  job: JobSettings | undefined,
): readonly Setting[] =>
  profile.options
    .flatMap((option): readonly Setting[] => {
      if (option.kind === 'button') return []
      const wanted =
        wantedValue(option, profile, job) ?? (OWNED.has(option.name) ? undefined : option.default)
      const has = held.get(option.name) ?? option.default
      return wanted === undefined || wanted === has ? [] : [[option.name, wanted]]
    })
    .sort(variantFirst)
