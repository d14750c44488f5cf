import { ok, type Result } from '@shared/result'
import { statesAlong, type SetupGraph, type SetupState } from '@shared/solver/setupGraph'
import { putNewest } from '@shared/putNewest'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { startOf } from '../../rules/setup/lineGraph'
import { sampledLine, type SetupLine, type SetupLineFault, type SetupText } from '../../rules/setup/setupLine'
import type { GraphThread } from './setupGraphThread'
import type { AskAtlas } from './atlasKnowledge'
import { knownSetup, type KnownSetup } from './knownSetup'
import { identityFor, type SearcherIdentity } from '../search/searcher'

/** A setup phase, with everything that engines have found about it in this run. */
export interface SetupPhase {
  readonly graph: SetupGraph
  /** What is known from an engine, by its identity. */
  knownTo(identity: SearcherIdentity): KnownSetup
}

/** A position of a setup phase, and the line that leads to it. */
export interface SetupPlace {
  readonly phase: SetupPhase
  readonly line: SetupLine
  /** The states along the line, including both ends. */
  readonly states: readonly SetupState[]
}

/** The most phases kept: graphs of tens of thousands of arrays are large. */
const MOST_PHASES = 4

const openPhase = (
  { variant, options }: SetupLine,
  graph: SetupGraph,
  askAtlas: AskAtlas | undefined,
): SetupPhase => {
  const known = new Map<string, KnownSetup>()
  return {
    graph,
    knownTo: identity => {
      const name = identityFor(identity, variant)
      const setup = known.get(name) ?? knownSetup({ variant, options, graph }, identity, askAtlas)
      known.set(name, setup)
      return setup
    },
  }
}

const keyOf = ({ variant, options, fen }: PositionText): string =>
  JSON.stringify([variant, options.toSorted(), fen])

/** Finds the setup phase of a line. Building its graph takes a while the first time; concurrent calls share it. */
export type FindPlace = (text: SetupText) => Promise<Result<SetupPlace, SetupLineFault>>

/**
 * @param build builds the graph of a phase; the latest phases are kept
 * @param askAtlas returns what is known of arrays before an engine is used
 */
export const setupPhases = (core: Core, build: GraphThread['build'], askAtlas?: AskAtlas): FindPlace => {
  const phases = new Map<string, Promise<SetupPhase>>()

  const phaseOf = (line: SetupLine): Promise<SetupPhase> => {
    const start = startOf(line)
    const key = keyOf(start)
    const phase = phases.get(key) ?? build(start).then(graph => openPhase(line, graph, askAtlas))
    putNewest(phases, key, phase, MOST_PHASES)
    return phase
  }
  return async text => {
    const line = sampledLine(core, text)
    if (!line.ok) return line
    const phase = await phaseOf(line.value)
    return ok({ phase, line: line.value, states: statesAlong(phase.graph, line.value.ucis) })
  }
}
