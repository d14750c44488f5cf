import { makeFen } from '@shared/notation/fen/fen'
import { map, type Result } from '@shared/result'
import { statesAlong, type SetupGraph, type SetupState } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { lineGraph } from '../../rules/setup/lineGraph'
import { setupLine, type SetupLine, type SetupLineFault, type SetupText } from '../../rules/setup/setupLine'
import { knownSetup, type KnownSetup } from './knownSetup'

/** A setup phase, with all that engines have said about it in this run. */
export interface SetupPhase {
  readonly graph: SetupGraph
  /** What an engine, by its identity, is known to say. */
  knownTo(identity: string): KnownSetup
}

/** A position of a setup phase, by the line that leads to it. */
export interface SetupPlace {
  readonly phase: SetupPhase
  readonly line: SetupLine
  /** From the beginning to the position, each end included. */
  readonly states: readonly SetupState[]
}

/** Graphs of tens of thousands of arrays are large. */
const MOST_PHASES = 4

const openPhase = (core: Core, line: SetupLine): SetupPhase => {
  const { variant, options } = line
  const graph = lineGraph(core, line)
  const known = new Map<string, KnownSetup>()
  return {
    graph,
    knownTo: identity => {
      const setup = known.get(identity) ?? knownSetup({ variant, options, graph }, identity)
      known.set(identity, setup)
      return setup
    },
  }
}

const keyOf = ({ variant, options, start }: SetupLine): string =>
  JSON.stringify([variant.id, options.toSorted(), makeFen(variant, start)])

/** Finds the setup phases of lines; those last asked about are kept. */
export const setupPhases = (core: Core): ((text: SetupText) => Result<SetupPlace, SetupLineFault>) => {
  const phases = new Map<string, SetupPhase>()

  const phaseOf = (line: SetupLine): SetupPhase => {
    const key = keyOf(line)
    const phase = phases.get(key) ?? openPhase(core, line)
    phases.delete(key)
    phases.set(key, phase)
    for (const oldest of [...phases.keys()].slice(0, -MOST_PHASES)) phases.delete(oldest)
    return phase
  }
  return text =>
    map(setupLine(core, text), line => {
      const phase = phaseOf(line)
      return { phase, line, states: statesAlong(phase.graph, line.ucis) }
    })
}
