import { fairnessOf, type Fairness } from '@shared/atlas/fairnessOf'
import { formatNumber } from '@shared/i18n/numbers'
import { chain, err, map, ok } from '@shared/result'
import { isSameVariant, type VariantDefinition } from '@shared/variants/variant'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import type { AtlasHeader } from '../../atlas/atlasFormat'
import { loadCore, type Core } from '../../core/load'
import { playedFamily, SAMPLE_FLAGS } from '../atlas/atlasFlags'
import {
  askedStarts,
  evaluatedStarts,
  startsInAtlas,
  tooManyStarts,
  type AskedStarts,
} from '../atlas/fairStarts'
import { valuesMark, valuesMarkJson } from '../atlas/describeAtlas'
import { fairnessJson, fairnessText } from '../atlas/fairnessText'
import { isShipped, openAtlasFile, openShippedAtlas, type FoundAtlas } from '../atlas/findAtlas'
import { nameOfEngine, withSearcher } from '../engines/openSearcher'
import { variantWithOptions, type Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { textFlag, type FlagValues } from '../io/flags'
import { print, type ExitCode, type Terminal } from '../io/terminal'
import {
  engineFlag,
  jsonFlag,
  optionFlag,
  threadsFlag,
  userDataDirFlag,
  workersFlag,
} from '../io/sharedFlags'
import { nodesFlag } from '../solve/solveFlags'

const FLAGS = {
  ...SAMPLE_FLAGS,
  throw: textFlag('FEN', 'only the arrays that can arise from a throw'),
  atlas: textFlag(
    'FILE',
    'values of an atlas; of the one that comes with the program if none of this and no engine is said',
  ),
  nodes: nodesFlag('nodes for each start'),
  engine: engineFlag('values the starts'),
  queue: workersFlag,
  threads: threadsFlag('positions'),
  userDataDir: userDataDirFlag,
  option: optionFlag,
  json: jsonFlag,
}
type FairnessFlags = FlagValues<typeof FLAGS>

/** The fairness of starts, with the source of their values. */
interface ToldFairness {
  readonly variant: VariantDefinition
  readonly fairness: Fairness
  readonly nodes: number
  readonly engine: string
  /** The header of the atlas; undefined for values that were searched now. */
  readonly header?: AtlasHeader
}

const isOfSystem = ({ atlas, file }: FoundAtlas, { variant, options }: AskedStarts): Answered<null> => {
  const { members, options: own, system } = atlas.family
  const isPlayed = members.some(member => isSameVariant(member, variant))
  return isPlayed && own.length === options.length && options.every(option => own.includes(option))
    ? ok(null)
    : err(
        `${file} is an atlas of ${[system, ...own].join('+')}, not of ${[variant.id, ...options].join('+')}`,
      )
}

const fromAtlas = (asked: AskedStarts, found: Answered<FoundAtlas>): Answered<ToldFairness> => {
  if (!found.ok) return found
  using atlas = found.value.atlas
  const { nodes, engine } = atlas.header
  return chain(isOfSystem(found.value, asked), () =>
    map(startsInAtlas(asked, found.value), starts => ({
      variant: asked.variant,
      fairness: fairnessOf(starts),
      nodes,
      engine: engine.name,
      header: atlas.header,
    })),
  )
}

const fromEngine = async (
  asked: AskedStarts,
  flags: FairnessFlags,
  core: Core,
  terminal: Terminal,
): Promise<Answered<ToldFairness>> => {
  const refusal = tooManyStarts(asked)
  if (refusal !== undefined) return err(refusal)
  const { nodes = ARRAY_NODES } = flags
  const starts = await withSearcher(flags, core, terminal, searcher =>
    evaluatedStarts(asked, nodes, searcher, terminal),
  )
  const engine = await nameOfEngine(flags)
  return map(starts, valued => ({ variant: asked.variant, fairness: fairnessOf(valued), nodes, engine }))
}

const ABOUT_ENGINES = ['nodes', 'engine', 'queue', 'threads', 'userDataDir'] as const

const answer = async (
  { words: [id = ''], flags }: CommandLine<typeof FLAGS>,
  terminal: Terminal,
): Promise<Answered<ToldFairness>> => {
  const core = loadCore()
  const variant = variantWithOptions(id, flags.option)
  if (!variant.ok) return variant
  const family = playedFamily(id, flags.option)
  if (!family.ok) return family
  const asked = askedStarts(core, variant.value, flags)
  if (!asked.ok) return asked
  const byEngine = ABOUT_ENGINES.some(flag => flags[flag] !== undefined)
  if (flags.atlas !== undefined)
    return byEngine
      ? err('--atlas leaves nothing to be searched: no flag about engines goes with it')
      : fromAtlas(asked.value, await openAtlasFile(flags.atlas))
  return byEngine || !isShipped(variant.value, flags.option)
    ? fromEngine(asked.value, flags, core, terminal)
    : fromAtlas(asked.value, await openShippedAtlas(id, flags.option))
}

const run = async (line: CommandLine<typeof FLAGS>, terminal: Terminal): Promise<ExitCode> =>
  print(line.flags.json, terminal, await answer(line, terminal), {
    json: ({ variant, fairness, nodes, engine, header }) => ({
      variant: variant.id,
      ...fairnessJson(variant, fairness),
      nodes,
      engine,
      ...(header && valuesMarkJson(header)),
    }),
    text: ({ variant, fairness, nodes, engine, header }) =>
      `${fairnessText(variant, fairness)}${formatNumber(nodes)} nodes, ${engine}${header ? valuesMark(header) : ''}\n`,
  })

export const fairnessCommand = defineCommand({
  name: 'fairness',
  words: 'VARIANT',
  summary: 'say how the values of the starts of a system are distributed',
  flags: FLAGS,
  count: [1, 1],
  run,
})
