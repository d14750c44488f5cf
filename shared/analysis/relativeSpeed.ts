import type { EngineProfile } from './engine'

/** Nodes that an engine searches while ours searches one; 1 where that is not known. */
export const relativeSpeedOf = ({ relativeSpeed = 1 }: Pick<EngineProfile, 'relativeSpeed'>): number =>
  relativeSpeed

/**
 * Nodes that one engine searches in the time in which another searches a number of them, at least one.
 *
 * @param from the relative speed of the engine whose nodes are given @param to that of the engine whose nodes are wanted
 */
export const nodesInSameTime = (nodes: number, from: number, to: number): number =>
  Math.max(1, Math.round((nodes * to) / from))
