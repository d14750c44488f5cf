import { parenthesesOf } from '@shared/notation/pgn/parentheses'
import type { PgnTag, TextPosition, UnreadText } from '@shared/notation/pgn/pgn'
import { joinGame } from '@shared/notation/pgn/joinGame'
import { unflattenTree } from '@shared/tree/flat'
import type { FlatGame, Game } from '@shared/tree/game'
import { mergeTrees } from '@shared/tree/merge'
import type { TreeNode } from '@shared/tree/node'
import { variantById } from '@shared/variants'

/** The most moves offered to replace one that cannot be played. */
const MAX_OFFERED = 3

/** Moves that may be meant by the one at which reading stopped, the most likely first. */
export const replacements = ({ text, fault }: UnreadText): readonly string[] =>
  fault.found !== '' && text.includes(fault.found) ? fault.legal.slice(0, MAX_OFFERED) : []

/** Unread text as a game from the position before it, with a replacement for the unreadable move. */
export interface RepairedText {
  readonly pgn: string
  /** Converts a place in that game to its place in the file. */
  readonly inFile: (at: TextPosition) => TextPosition
}

const tagsOf = ({ variant, options }: Pick<Game, 'variant' | 'options'>, fen: string): readonly PgnTag[] => {
  const rules = variantById(variant)
  return [
    { name: 'Variant', value: rules.pgnVariant[0] },
    ...rules.options.filter(({ id }) => options.includes(id)).map(({ tag }) => tag),
    { name: 'SetUp', value: '1' },
    { name: 'FEN', value: fen },
  ]
}

/** The next move, which must be in front of variations for these to be read. */
const besides = (text: string, { children: [first] }: TreeNode): string =>
  first && parenthesesOf(text) === 'wrapped' ? `${first.san} ` : ''

export const repairedText = (
  game: Pick<Game, 'variant' | 'options'>,
  node: TreeNode,
  { text, fault }: UnreadText,
  san: string,
): RepairedText => {
  const from = text.indexOf(fault.found)
  const mended = `${text.slice(0, from)}${san}${text.slice(from + fault.found.length)}`
  const pgn = joinGame(tagsOf(game, node.fen), `${besides(text, node)}${mended}\n*`)
  const offset = pgn.lastIndexOf(mended) + from
  const before = pgn.slice(0, offset).split('\n')
  const longer = san.length - fault.found.length
  return {
    pgn,
    inFile: at => {
      const further = at.line - before.length
      const along = at.column - before.at(-1)!.length - 1 - longer
      return {
        line: fault.at.line + further,
        column: further === 0 ? fault.at.column + along : at.column,
        offset: fault.at.offset + at.offset - offset - longer,
      }
    },
  }
}

/** The node at which reading stopped, with everything that was read after it now; its moves so far stay first. */
export const repairedNode = (
  node: TreeNode,
  { nodes }: Pick<FlatGame, 'nodes'>,
  inFile: RepairedText['inFile'],
): TreeNode => {
  const { unread, ...bare } = node
  if (!unread) return node
  const placed = nodes.map(read =>
    read.unread
      ? {
          ...read,
          unread: { ...read.unread, fault: { ...read.unread.fault, at: inFile(read.unread.fault.at) } },
        }
      : read,
  )
  const { children, commentsBefore, unread: rest } = unflattenTree(placed)
  return mergeTrees(bare, {
    ...bare,
    comments: [...bare.comments, ...commentsBefore],
    children,
    ...(rest && { unread: rest }),
  })
}
