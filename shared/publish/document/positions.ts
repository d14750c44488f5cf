import { EMPTY_POCKET } from '../../board/pocket'
import { NO_MEMORY, type Setup } from '../../board/setup'
import { litSquares, squaresOf } from '../../notation/uciSquares'
import { parseFen } from '../../notation/fen/fen'
import type { Shape } from '../../notation/pgn/commands'
import { shapesAt } from '../../picture/shownShapes'
import { moveNumberAt, numberText } from '../../tree/moveNumber'
import type { TreeNode } from '../../tree/node'
import { spokenMove } from '../../tree/spokenMove'
import type { VariantDefinition } from '../../variants/variant'
import type { Lettering } from '../choices'
import type { PublishedPosition, PublishedRanks } from './document'
import { writtenMove } from './figurines'
import { t } from '../../i18n/t'
import type { Game } from '../../tree/game'
import { setupPlies } from '../../tree/setupPlies'
import { startNameOf, type StartName } from '../../tree/startName'
import { mainline } from '../../tree/tree'

/** The positions of a game, numbered in reading order. */
export interface Positions {
  readonly all: readonly PublishedPosition[]
  /** Adds the position after a move and returns its number. */
  readonly add: (node: TreeNode, parent: number, isMain: boolean) => number
  readonly node: (position: number) => TreeNode
  /** The number of moves from the first position on. */
  readonly ply: (position: number) => number
}

/** The position of a FEN; an empty board if it cannot be read. */
export const setupOfFen = (variant: VariantDefinition, fen: string): Setup => {
  const read = parseFen(variant, fen)
  if (read.ok) return read.value.setup
  const { files, ranks } = variant.board
  return {
    board: { size: variant.board, pieces: Array.from({ length: files * ranks }, () => undefined) },
    pockets: { white: EMPTY_POCKET, black: EMPTY_POCKET },
    turn: 'white',
    castling: { white: {}, black: {} },
    halfmoves: 0,
    fullmoves: 1,
    memory: NO_MEMORY,
  }
}

const SWAPS: readonly TreeNode['kind'][] = ['adjustment', 'transposition', 'relocation']

/** Arrows for a move of more than one piece, which show where each piece went. */
const movedShapes = ({ kind, uci }: TreeNode): readonly Shape[] => {
  const squares = squaresOf(uci)
  if (!squares || squares.from === squares.to) return []
  const { from, to } = squares
  if (kind === 'leap') return [{ color: 'blue', from, to }]
  return SWAPS.includes(kind)
    ? [
        { color: 'blue', from, to },
        { color: 'blue', from: to, to: from },
      ]
    : []
}

/** What is shown of a position. */
export const seenPosition = (
  variant: VariantDefinition,
  node: TreeNode,
): Pick<PublishedPosition, 'setup' | 'fen' | 'lit' | 'shapes'> => ({
  setup: setupOfFen(variant, node.fen),
  fen: node.fen,
  lit: litSquares(variant, node),
  shapes: [...movedShapes(node), ...shapesAt(node, variant.board)],
})

/** A move as captions name it: `23… ♖c8`. */
export const labelOf = (
  variant: VariantDefinition,
  fenBefore: string,
  { san }: Pick<TreeNode, 'san'>,
  lettering: Lettering,
): string => `${numberText(moveNumberAt(fenBefore))}\u00a0${writtenMove(san, variant.army, lettering)}`

/** Makes a list of positions with only the first one, number 0. */
export const makePositions = (
  variant: VariantDefinition,
  root: TreeNode,
  lettering: Lettering,
): Positions => {
  const nodes = [root]
  const plies = [0]
  const all: PublishedPosition[] = [
    { ...seenPosition(variant, root), parent: -1, isMain: true, label: '', spoken: '' },
  ]
  const add = (node: TreeNode, parent: number, isMain: boolean): number => {
    const before = nodes[parent]!.fen
    all.push({
      ...seenPosition(variant, node),
      parent,
      isMain,
      label: labelOf(variant, before, node, lettering),
      spoken: spokenMove(variant.army, moveNumberAt(before).color, node),
    })
    plies.push(plies[parent]! + 1)
    return nodes.push(node) - 1
  }
  return {
    all,
    add,
    node: position => nodes[position]!,
    ply: position => plies[position]!,
  }
}

const headingOf = (name: StartName | undefined, isThrow: boolean): string => {
  if (name) return t(`publish.page.${name.kind}`, { number: name.number, count: name.count })
  return t(isThrow ? 'publish.page.thrown' : 'publish.page.began')
}

/**
 * The back ranks with which a game begins: what was thrown and what the players made of it, or only the start. Empty if it begins
 * in another position.
 */
export const publishedRanks = (game: Game, variant: VariantDefinition): readonly PublishedRanks[] => {
  const line = mainline(game.root)
  const placed = setupPlies(line)
  const nameAt = (fen: string) => startNameOf(game.variant, game.options, fen)
  const at = (ply: number, isThrow: boolean): PublishedRanks => {
    const { fen } = line[ply]!
    return { heading: headingOf(nameAt(fen), isThrow), setup: setupOfFen(variant, fen) }
  }
  const first = nameAt(game.root.fen)
  if (placed === 0) return first ? [at(0, first.kind === 'throw')] : []
  return [at(0, true), at(placed, false)]
}
