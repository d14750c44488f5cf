import type { AtlasFamily } from '@shared/atlas/atlasFamily'
import { err, map } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import type { SetupArray } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import { numbersOfGraph } from '../../atlas/graphNumbers'
import type { Core } from '../../core/load'
import type { Answered } from '../io/answers'
import { fillIn, type GivenValue } from '../solve/arrayValues'
import { openSetup, type OpenSetup, certainly } from '../solve/openSetup'
import { solvedSetup, type SolvedSetup } from '../solve/solveSetup'
import type { FoundAtlas } from './findAtlas'

/** A throw solved over the values of an atlas. */
export interface ThrowOverAtlas {
  readonly solved: SolvedSetup
  /** The mean of the values of all arrays that can arise, in centipawns from White's view. */
  readonly mean: number
}

/** The system of the throws: the named one if it has a setup phase, else the first of its family that has one. */
export const thrownSystem = (named: VariantDefinition, { members }: AtlasFamily): VariantDefinition =>
  named.setupPhase ? named : (members.find(({ setupPhase }) => setupPhase !== undefined) ?? named)

const givenFor = (
  arrays: readonly SetupArray[],
  valueAt: (place: number) => number | undefined,
): readonly GivenValue[] =>
  arrays.flatMap(({ white, black }, place) => {
    const value = valueAt(place)
    return value === undefined ? [] : [{ place: `${white}/${black}`, entry: { white, black, value } }]
  })

/** The values of a setup's arrays, in the order of its graph; an error that names the arrays missing from the atlas. */
export const valuesOverAtlas = (setup: OpenSetup, { atlas, file }: FoundAtlas): Answered<Float64Array> => {
  const { position, options, graph } = setup
  const numbers = numbersOfGraph(position.variant, options, graph)
  const valueAt = (place: number): number | undefined => {
    const number = numbers[place]
    return number === undefined ? undefined : atlas.valueOf(number)
  }
  const filled = fillIn(graph, givenFor(graph.arrays, valueAt))
  return filled.ok ? filled : err(`${file}: ${filled.error}`)
}

/** Solves a throw over the values of an atlas, as `solve --values` would with the same numbers. */
export const throwOverAtlas = (
  core: Core,
  found: FoundAtlas,
  fen: string,
  reading: Reading,
): Answered<ThrowOverAtlas> => {
  const { family } = found.atlas
  const system = thrownSystem(found.variant, family)
  const opened = openSetup(core, { variant: system.id, fen, options: family.options })
  if (!opened.ok) return opened
  using position = opened.value.position
  const setup = { ...opened.value, position }
  return map(valuesOverAtlas(setup, found), values => ({
    solved: solvedSetup(setup, certainly(setup.graph, values, reading)),
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  }))
}
