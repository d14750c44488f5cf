/** Nodes for each array with which placements are told apart well, where the machine can do that while the user waits. */
export const ARRAY_NODES = 100_000

/** The same where it cannot, and for the setups of many games. */
export const FEW_ARRAY_NODES = 20_000

/** What a user waits for an answer, in seconds. */
const WAIT_S = 10

/** The larger throws of Fischer-Benko are settled after this many times the nodes of one array (docs/setup.md). */
const ARRAYS_IN_FULL = 50

/** Before the first setup that a machine has solved. */
const ASSUMED_NODES_PER_SECOND = 800_000

/** Nodes for each array unless the user chooses: the more, if this machine settles a throw with them in ten seconds. */
export const usualArrayNodes = (nodesPerSecond = ASSUMED_NODES_PER_SECOND): number =>
  ARRAYS_IN_FULL * ARRAY_NODES <= WAIT_S * nodesPerSecond ? ARRAY_NODES : FEW_ARRAY_NODES

/** Nodes for each array: those that the user has chosen, or else what suits this machine. */
export const settledArrayNodes = ({
  nodes,
  nodesPerSecond,
}: {
  readonly nodes?: number | undefined
  /** How fast the machine has solved a setup; absent before the first. */
  readonly nodesPerSecond?: number | undefined
}): number => nodes ?? usualArrayNodes(nodesPerSecond)
