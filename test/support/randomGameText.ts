import type { Random } from '@shared/setup/starts/random'
import type { Position } from '../../electron/core/position'
import { makeSan } from './makeSan'

/** How games of other programs are written. */
export interface Hand {
  /** Glyphs and comments that may follow a move; most entries are empty. */
  readonly marks: readonly string[]
  /** Text that may precede a move besides its number. */
  readonly before?: readonly string[]
  /** Separators of words. */
  readonly between?: readonly string[]
  /** On average, one in this many moves has a variation. */
  readonly variations: number
}

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

const numberOf = (position: Position, random: Random): string => {
  const { fullmoves } = position.setup()
  const right = position.turn() === 'white' ? `${fullmoves}.` : `${fullmoves}...`
  return pick(random, ['', right, right, `${right} `, `${right} `, `${fullmoves}.`, '7. '])
}

/** Random moves from a position, numbered or not, with marks and variations; leaves the position unchanged. */
export const randomLine = (
  position: Position,
  random: Random,
  plies: number,
  hand: Hand,
  depth = 0,
): string => {
  const words: string[] = []
  let played = 0
  for (; played < plies; played++) {
    const moves = position.legalMoves()
    if (moves.length === 0) break
    const move = pick(random, moves)
    const san = makeSan(position, move)
    words.push(
      `${numberOf(position, random)}${pick(random, hand.before ?? [''])}${san}${pick(random, hand.marks)}`,
    )
    if (depth < 3 && random.below(hand.variations) === 0) {
      const inner = randomLine(position, random, 1 + random.below(4), hand, depth + 1)
      words.push(`(${inner})`)
    }
    position.play(move)
  }
  for (; played > 0; played--) position.undo()
  return words.reduce(
    (line, word) => (line === '' ? word : line + pick(random, hand.between ?? [' ']) + word),
    '',
  )
}
