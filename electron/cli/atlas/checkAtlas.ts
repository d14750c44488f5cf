import { err, ok } from '@shared/result'
import { sampleNumbers } from '../../atlas/buildAtlas'
import { evaluateStarts } from '../../atlas/evaluateStarts'
import { identityFor, type Searcher } from '../../engine/search/searcher'
import { describeSearchFault } from '../engines/describeSearchFault'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/terminal'
import { sampleOf, type SampleFlags } from './atlasFlags'
import type { FoundAtlas } from './findAtlas'
import { untilStopped } from './untilStopped'

/** An array whose value in the atlas is not what the engine finds. Centipawns, White's view. */
export interface AtlasDifference {
  readonly number: number
  readonly value: number
  readonly found: number
}

/** What came of a check. */
export interface CheckedAtlas {
  readonly checked: number
  /** By number, ascending. */
  readonly differences: readonly AtlasDifference[]
}

/** Evaluates arrays of an atlas again, all that were searched or a sample of them. The caller closes the searcher. */
export const checkAtlas = async (
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
