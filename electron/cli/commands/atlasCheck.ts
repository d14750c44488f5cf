import { formatNumber } from '@shared/i18n/numbers'
import { loadCore } from '../../core/load'
import { SAMPLE_FLAGS, type SampleFlags, sampleOf } from '../atlas/atlasFlags'
import { startJson } from '../atlas/fairnessText'
import { type FoundAtlas, withAtlas } from '../atlas/findAtlas'
import { withSearcher } from '../engines/openSearcher'
import type { Answered } from '../io/answers'
import { type CommandLine, defineCommand } from '../io/command'
import { print, type ExitCode, type Terminal } from '../io/terminal'
import { engineFlag, jsonFlag, threadsFlag, userDataDirFlag } from '../io/sharedFlags'
import { err, ok } from '@shared/result'
import { sampleNumbers } from '../../atlas/buildAtlas'
import { evaluateStarts } from '../../atlas/evaluateStarts'
import { identityFor, type Searcher } from '../../engine/search/searcher'
import { describeSearchFault } from '../engines/describeSearchFault'
import { untilStopped } from '../atlas/fairStarts'

/** An array whose value in the atlas differs from the engine's. In centipawns from White's view. */
interface AtlasDifference {
  readonly number: number
  readonly value: number
  readonly found: number
}

/** The result of a check. */
interface CheckedAtlas {
  readonly checked: number
  /** In ascending order of their numbers. */
  readonly differences: readonly AtlasDifference[]
}

/** Evaluates arrays of an atlas again: all that were searched, or a sample of them. */
const checkAtlas = async (
  { atlas, file }: FoundAtlas,
  choice: SampleFlags,
  searcher: Searcher,
  terminal: Terminal,
): Promise<Answered<CheckedAtlas>> => {
  const { header, family } = atlas
  const valued = atlas.found()
  const sample = sampleOf(choice, valued.numbers.length)
  if (!sample.ok) return sample
  const [variant] = family.members
  if (identityFor(searcher.identity, variant!) !== header.engine.identity)
    return err(
      `${file} was built by another version of ${header.engine.name}, so that its values cannot be checked`,
    )
  const wanted = sample.value?.count ?? valued.numbers.length
  const numbers = Array.from(
    sampleNumbers(sample.value, valued.numbers.length),
    place => valued.numbers[place]!,
  )
  const differences: AtlasDifference[] = []
  let done = 0
  const starts = { variant: variant!, options: family.options, numbers, nodes: header.nodes, searcher }
  const checked = await untilStopped(searcher, terminal, tell =>
    evaluateStarts(starts, (number, found) => {
      const value = atlas.foundOf(number)!
      if (value !== found) differences.push({ number, value, found })
      tell({ wanted, before: 0, done: ++done })
    }),
  )
  return checked.ok
    ? ok({ checked: wanted, differences: differences.sort((one, other) => one.number - other.number) })
    : err(describeSearchFault(checked.error))
}

const FLAGS = {
  ...SAMPLE_FLAGS,
  threads: threadsFlag('arrays'),
  engine: engineFlag('values the arrays; the engine that the atlas names'),
  userDataDir: userDataDirFlag,
  json: jsonFlag,
}
type CheckLine = CommandLine<typeof FLAGS>

const checkedText = ({ checked, differences }: CheckedAtlas): string =>
  [
    ...differences.map(({ number, value, found }) => `array ${number}: ${value} in the file, ${found} found`),
    `${formatNumber(checked)} values checked, ${differences.length === 0 ? 'all the same' : `${formatNumber(differences.length)} differ`}`,
    '',
  ].join('\n')

const check = async (found: FoundAtlas, { flags }: CheckLine, terminal: Terminal): Promise<ExitCode> => {
  const { engine = found.atlas.header.engine.name } = flags
  const checked = await withSearcher({ ...flags, engine }, loadCore(), terminal, searcher =>
    checkAtlas(found, flags, searcher, terminal),
  )
  const code = await print(flags.json, terminal, checked, {
    json: ({ checked: count, differences }) => ({
      checked: count,
      differences: differences.map(({ found: again, ...start }) => ({
        ...startJson(found.variant, start),
        found: again,
      })),
    }),
    text: checkedText,
  })
  return checked.ok && checked.value.differences.length > 0 ? 1 : code
}

export const atlasCheckCommand = defineCommand({
  name: 'atlas check',
  words: 'FILE',
  summary: 'evaluate arrays of an atlas again and compare',
  flags: FLAGS,
  count: [1, 1],
  run: (line, terminal) =>
    withAtlas(line.words[0]!, undefined, terminal, found => check(found, line, terminal)),
})
