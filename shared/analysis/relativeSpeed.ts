import type { EngineProfile } from './engine'

/** The nodes that an engine searches while ours searches one; 1 if unknown. */
export const relativeSpeedOf = ({ relativeSpeed = 1 }: Pick<EngineProfile, 'relativeSpeed'>): number =>
  relativeSpeed

/**
 * How many nodes one engine searches while another searches `nodes`; at least one.
 *
 * @param from the relative speed of the engine that searches `nodes`
 * @param to the relative speed of the other engine
 */
export const nodesInSameTime = (nodes: number, from: number, to: number): number =>
  Math.max(1, Math.round((nodes * to) / from))
