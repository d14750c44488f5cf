import { parseArgs } from 'node:util'
import { unwrap } from '@shared/result'
import { type Atlas, openAtlas } from '../../electron/atlas/openAtlas'
import { agreementOf } from './agreement'

const USAGE = 'npm run referees -- ATLAS REFEREE... [--within 200]'

/** The values of arrays in an atlas, and in a referee. */
type Pairs = readonly (readonly [value: number, truth: number])[]

const wordsOf = (pairs: Pairs): string => {
  if (pairs.length < 2) return `${pairs.length} arrays`
  const { correlation, difference, error, scale } = agreementOf(
    pairs.map(([value]) => value),
    pairs.map(([, truth]) => truth),
  )
  return `${pairs.length} arrays, r ${correlation.toFixed(3)}, RMS error ${difference.toFixed(1)}, beside the best line ${error.toFixed(1)}, scale ${scale.toFixed(2)}`
}

const compare = (atlas: Atlas, referee: Atlas, within: number): void => {
  const { numbers, values } = referee.found()
  const known = [...numbers].flatMap((number, place) => {
    const [value, truth] = [atlas.valueOf(number), values[place]!]
    const isSearched = atlas.foundOf(number) !== undefined
    return value === undefined || Math.abs(truth) > within
      ? []
      : [{ isSearched, pair: [value, truth] as const }]
  })
  const { engine, nodes } = referee.header
  console.log(`${engine.name}, ${nodes} nodes, arrays within ${within}:`)
  console.log(`  as they stand: ${wordsOf(known.map(({ pair }) => pair))}`)
  if (!atlas.header.estimate) return
  for (const [what, wanted] of [
    ['searched', true],
    ['estimated', false],
  ] as const)
    console.log(
      `  ${what}: ${wordsOf(known.filter(({ isSearched }) => isSearched === wanted).map(({ pair }) => pair))}`,
    )
}

/**
 * Compares the values of an atlas, in centipawns, with those of referees for some of its arrays. Referees are atlases
 * of the same family, built by stronger engines or longer searches.
 */
export const main = (words: readonly string[]): number => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { within: { type: 'string', default: '200' } },
    allowPositionals: true,
  })
  const within = Number(values.within)
  const [file, ...files] = positionals
  if (file === undefined || files.length === 0 || !(within > 0)) {
    console.error(USAGE)
    return 2
  }
  using atlas = unwrap(openAtlas(file))
  for (const name of files) {
    using referee = unwrap(openAtlas(name))
    compare(atlas, referee, within)
  }
  return 0
}
