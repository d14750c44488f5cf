import { scanMoves, type MoveWord } from '../../notation/san/commentMoves'
import { moveNumberAt, numberText } from '../../tree/moveNumber'
import type { VariantDefinition } from '../../variants/variant'
import type { Lettering } from '../choices'
import type { MoveLink, TextItem, Told } from './document'
import { writtenMove } from './figurines'
import type { Positions } from './positions'

/** A move without the signs after it: `Qxd7+!` and `Qxd7` are the same. */
const bare = (san: string): string => san.replace(/[+#!?=]+$/, '').replaceAll('0', 'O')

/** The positions of a game by the moves that led to them. */
interface Lookup {
  readonly positions: Positions
  readonly bySan: ReadonlyMap<string, readonly number[]>
}

const lookupOf = (positions: Positions): Lookup => {
  const bySan = new Map<string, number[]>()
  for (let position = 1; position < positions.all.length; position += 1) {
    const san = bare(positions.node(position).san)
    const found = bySan.get(san)
    if (found) found.push(position)
    else bySan.set(san, [position])
  }
  return { positions, bySan }
}

const isNumbered = ({ positions }: Lookup, position: number, { number, color }: MoveWord): boolean => {
  const found = moveNumberAt(positions.node(positions.all[position]!.parent).fen)
  return (
    (number === undefined || found.fullmoves === number) && (color === undefined || found.color === color)
  )
}

/**
 * The position that a move in a comment refers to: what follows the move mentioned before it, else an alternative to the
 * commented move, an answer to it or the move itself, else a move with the given number.
 */
const meant = (
  lookup: Lookup,
  word: MoveWord,
  at: number,
  before: number | undefined,
): number | undefined => {
  const all = lookup.positions.all
  const named = (lookup.bySan.get(bare(word.text)) ?? []).filter(one => isNumbered(lookup, one, word))
  if (word.joined && before !== undefined) return named.find(one => all[one]!.parent === before)
  const near = [all[at]!.parent, at].flatMap(parent => named.filter(one => all[one]!.parent === parent))
  if (near.length > 0) return near[0]
  return word.number === undefined
    ? undefined
    : named.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0]
}

type Comment = Extract<TextItem, { kind: 'comment' }>

/** A move in a comment, printed as other moves are: `10… ♘h5` for `10...Nh5` or `10. ... Nh5`. */
const printed = (
  written: string,
  { text, number, color }: MoveWord,
  { army }: VariantDefinition,
  lettering: Lettering,
): string => {
  const move = writtenMove(text, army, lettering)
  const lead = written.slice(0, written.length - text.length)
  if (color === undefined) return lead + move
  return number === undefined ? `…${move}` : `${numberText({ fullmoves: number, color })}\u00a0${move}`
}

/** The comment with moves printed as elsewhere, and links to those that the game has. */
const linked = (
  lookup: Lookup,
  comment: Comment,
  at: number,
  variant: VariantDefinition,
  lettering: Lettering,
): Comment => {
  const links: MoveLink[] = []
  let text = ''
  let taken = 0
  let before: number | undefined
  for (const word of scanMoves(variant, comment.text)) {
    const position = meant(lookup, word, at, before)
    text += comment.text.slice(taken, word.start)
    const start = text.length
    text += printed(comment.text.slice(word.start, word.end), word, variant, lettering)
    taken = word.end
    before = position
    if (position !== undefined) links.push({ start, end: text.length, position })
  }
  return { ...comment, text: text + comment.text.slice(taken), links }
}

/** Prints the moves in comments like those of the game, and links them to their positions. */
export const linkComments = (variant: VariantDefinition, positions: Positions, lettering: Lettering) => {
  const lookup = lookupOf(positions)
  return (told: readonly Told[]): readonly Told[] => {
    let at = 0
    return told.map(item => {
      if (item.kind === 'move') at = item.position
      return item.kind === 'comment' && !item.isUnread ? linked(lookup, item, at, variant, lettering) : item
    })
  }
}
