import type { BegunGame } from '@shared/notation/pgn/parser'
import { resultOfTags } from '@shared/notation/pgn/tags'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { checkRead, type CheckedGame } from './checkRead'
import { gameStart } from './gameStart'
import { restoreSetup } from './restoreSetup'

/** The way of nearly all games: the core replays the text. Undefined where anything is out of the ordinary. */
const checkPlain = (core: Core, { tags, faults, at, movetext }: BegunGame): CheckedGame | undefined => {
  const start = gameStart(tags, at)
  if (faults.length > 0 || !start.ok || restoreSetup(tags)) return undefined
  const { variant, setup, options } = start.value
  const made = Position.from(core, variant, setup, options)
  if (!made.ok) return undefined
  using position = made.value
  const replayed = position.replay(movetext)
  return replayed && { variant: variant.id, ...replayed, result: replayed.result ?? resultOfTags(tags) }
}

/** Finds every move of every line of a game legal, or says what is wrong. `text` is that of the whole file. */
export const checkGame = (core: Core, begun: BegunGame, text: string): CheckedGame =>
  checkPlain(core, begun) ?? checkRead(core, begun.finish(), text)
