/** Nodes for each array that distinguish placements well, used if the machine is fast enough for a user who waits. */
export const ARRAY_NODES = 100_000

/** The same for slower machines, and for the setups of many games. */
export const FEW_ARRAY_NODES = 20_000

/** How long a user should wait for an answer, in seconds. */
const WAIT_S = 10

/** The larger throws of Fischer-Benko are settled after this many times the nodes of one array (docs/setup.md). */
const ARRAYS_IN_FULL = 50

/** The speed that is assumed until a machine has solved its first setup. */
const ASSUMED_NODES_PER_SECOND = 800_000

/** The default number of nodes for each array: the larger one if this machine settles a throw with it in ten seconds. */
export const usualArrayNodes = (nodesPerSecond = ASSUMED_NODES_PER_SECOND): number =>
  ARRAYS_IN_FULL * ARRAY_NODES <= WAIT_S * nodesPerSecond ? ARRAY_NODES : FEW_ARRAY_NODES

/** Nodes for each array: the number that the user chose, else one that suits this machine. */
export const settledArrayNodes = ({
  nodes,
  nodesPerSecond,
}: {
  readonly nodes?: number | undefined
  /** How fast the machine solves setups; absent before the first one. */
  readonly nodesPerSecond?: number | undefined
}): number => nodes ?? usualArrayNodes(nodesPerSecond)
