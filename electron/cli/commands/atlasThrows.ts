import { countValues, distributionOf } from '@shared/atlas/valueCounts'
import { err, ok } from '@shared/result'
import { loadCore } from '../../core/load'
import { solveThrows, type ThrowsFault } from '../../atlas/solveThrows'
import { throwsText, type ThrowValues } from '../../atlas/throwFormat'
import { writeAtomically } from '../../files/disk/atomicWrite'
import { atlasTitle, valuesMarkJson } from '../atlas/describeAtlas'
import { type FoundAtlas, withAtlas } from '../atlas/findAtlas'
import { keptThrowValues } from '../atlas/throwChoice'
import { thrownSystem } from '../atlas/throwOverAtlas'
import type { Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { textFlag, type FlagValues } from '../io/flags'
import { print, type ExitCode, type Terminal } from '../io/terminal'
import { jsonFlag, optionFlag } from '../io/sharedFlags'
import { fileSentence } from '../io/systemSentence'
import { lastFlag } from '../solve/solveFlags'
import { roundedCentipawns } from '../solve/solveSetup'

const FLAGS = {
  out: { ...textFlag('FILE', 'keeps the values of the throws, as the place Starts reads them'), short: 'o' },
  last: lastFlag,
  option: optionFlag,
  json: jsonFlag,
}
type ThrowsFlags = FlagValues<typeof FLAGS>

const throwsFault = (found: FoundAtlas, fault: ThrowsFault): string =>
  fault.kind === 'noValue'
    ? `${found.file} has no value for array ${fault.number} yet`
    : `nothing is thrown and placed in ${found.variant.id}`

const solved = async (found: FoundAtlas, { out, last }: ThrowsFlags): Promise<Answered<ThrowValues>> => {
  const { atlas } = found
  const variant = thrownSystem(found.variant, atlas.family)
  const kept = out === undefined ? keptThrowValues(variant, atlas, last) : undefined
  if (kept) return ok(kept)
  const system = { variant, options: atlas.family.options }
  const values = await solveThrows(loadCore(), system, atlas.all(), last)
  if (!values.ok) return err(throwsFault(found, values.error))
  if (out === undefined) return values
  const written = await writeAtomically(out, [Buffer.from(throwsText(atlas.checksum, values.value))])
  return written.ok ? values : err(fileSentence(written.error))
}

const spreadJson = (values: readonly number[]): object => {
  const { mean, sd, within } = distributionOf(countValues(values))
  return { mean: roundedCentipawns(mean), sd: roundedCentipawns(sd), within }
}

const spreadText = (name: string, values: readonly number[]): string => {
  const { mean, sd, within } = distributionOf(countValues(values))
  return `${name}: mean ${Math.round(mean)} cp, standard deviation ${Math.round(sd)}, within 25 cp ${(100 * within[25]).toFixed(1)} %, within 50 ${(100 * within[50]).toFixed(1)} %\n`
}

const show = async (found: FoundAtlas, flags: ThrowsFlags, terminal: Terminal): Promise<ExitCode> =>
  print(flags.json, terminal, await solved(found, flags), {
    json: ({ values, means, placements, reading }) => ({
      throws: values.length,
      last: reading,
      value: spreadJson(values),
      mean: spreadJson(means),
      placements,
      atlas: atlasTitle(found.atlas.header),
      ...valuesMarkJson(found.atlas.header),
    }),
    text: ({ values, means }) =>
      `${values.length} throws (${atlasTitle(found.atlas.header)})\n` +
      spreadText('after best play of the setup', values) +
      spreadText('mean of the arrays', means),
  })

const run = (
  { words: [word = ''], flags }: CommandLine<typeof FLAGS>,
  terminal: Terminal,
): Promise<ExitCode> => withAtlas(word, flags.option, terminal, found => show(found, flags, terminal))

export const atlasThrowsCommand = defineCommand({
  name: 'atlas throws',
  words: 'VARIANT|FILE',
  summary: 'say what all throws of a system are worth after best play of their setups',
  flags: FLAGS,
  count: [1, 1],
  run,
})
