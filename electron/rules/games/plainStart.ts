import type { BegunGame } from '@shared/notation/pgn/parser'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { gameStart } from './gameStart'
import { restoreSetup } from './restoreSetup'

/** The first position of a game that begins in the usual way; undefined if anything is unusual. */
export const plainStartPosition = (core: Core, { tags, faults, at }: BegunGame): Position | undefined => {
  const start = gameStart(tags, at)
  if (faults.length > 0 || !start.ok || restoreSetup(tags)) return undefined
  const { variant, setup, options } = start.value
  const made = Position.from(core, variant, setup, options)
  return made.ok ? made.value : undefined
}
