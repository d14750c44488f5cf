import type { EngineOption, EngineProfile, OptionValue } from '@shared/analysis/engine'
import type { OptionSetting } from '@shared/analysis/optionValue'
import { isProgramOption, type ProgramOption } from '@shared/analysis/programOptions'
import { within } from './threadsOf'
import { VARIANT_FILE_OPTION, variantFile } from './variantFile'
import { type VariantMapping, VARIANT_OPTION } from './variantMapping'

/** The parts of a job that determine options of the engine. */
export interface JobSettings {
  readonly mapping: VariantMapping
  readonly multiPv: number
}

type ValueOf = (option: EngineOption, job: JobSettings | undefined) => OptionValue | undefined

/** A fixed value for every job, for engines that have the option as a check box. */
const always =
  (value: boolean): ValueOf =>
  ({ kind }) =>
    kind === 'check' ? value : undefined

/** The value of each option; undefined leaves it unchanged. */
const PROGRAM_VALUES: Readonly<Record<ProgramOption, ValueOf>> = {
  MultiPV: (option, job) => (job && option.kind === 'spin' ? within(option, job.multiPv) : undefined),
  Ponder: always(false),
  UCI_Chess960: (_, job) => job?.mapping.chess960,
  UCI_Variant: (_, job) => job?.mapping.variantChoice,
  UCI_AnalyseMode: always(true),
  UCI_ShowWDL: always(true),
  Protocol: () => undefined,
}

const wantedValue = (
  option: Exclude<EngineOption, { kind: 'button' }>,
  { values }: EngineProfile,
  job: JobSettings | undefined,
): OptionValue | undefined => {
  const { name } = option
  if (name === VARIANT_FILE_OPTION && job?.mapping.isDefined) return variantFile(String(values[name] ?? ''))
  return isProgramOption(name) ? PROGRAM_VALUES[name](option, job) : (values[name] ?? option.default)
}

/** A setting that is not a button. */
export type ValueSetting = Required<OptionSetting>

/** The file of variants must be set first, then the variant, since some engines reset other options with it. */
const FIRST: readonly string[] = [VARIANT_OPTION, VARIANT_FILE_OPTION]

const variantFirst = (a: OptionSetting, b: OptionSetting): number =>
  FIRST.indexOf(b.name) - FIRST.indexOf(a.name)

/**
 * The settings that the engine does not have yet, in the order in which to send them.
 *
 * @param held the values set so far; other options are as the engine declared them
 * @param job the job to prepare for; if undefined, only the user's settings are sent
 */
export const settingsToSend = (
  profile: EngineProfile,
  held: ReadonlyMap<string, OptionValue>,
  job: JobSettings | undefined,
): readonly ValueSetting[] =>
  profile.options
    .flatMap((option): readonly ValueSetting[] => {
      if (option.kind === 'button') return []
      const wanted = wantedValue(option, profile, job)
      const has = held.get(option.name) ?? option.default
      return wanted === undefined || wanted === has ? [] : [{ name: option.name, value: wanted }]
    })
    .sort(variantFirst)
