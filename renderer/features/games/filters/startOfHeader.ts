import { forBoth, type ByColor } from '@shared/board/color'
import type { GameHeader } from '@shared/ipc/contract'
import type { Setup } from '@shared/board/setup'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { remembered } from '@shared/remembered'
import { thrownRoles, type Rank } from '@shared/setup/ranks/rank'
import { arrayNumber, type Ranks } from '@shared/setup/starts/arrays'
import { defaultStart } from '@shared/setup/starts/defaultStart'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { randomArrays, startCount, startNumberOfBoard } from '@shared/setup/starts/starts'
import { variantBySpelling } from '@shared/variants'
import { roleOfLetter } from '@shared/variants/army'
import type { VariantDefinition } from '@shared/variants/variant'

/** The start of a game in a list. */
export interface GameStart {
  readonly variant: VariantDefinition
  /** The board field of its FEN, without pieces in hand; once it is known, the array that the setup phase leads to. */
  readonly board: string
  /** The outermost ranks from the a-file, in FEN letters in White's case, `.` for an empty square. */
  readonly strips: ByColor<string>
}

/** The arrays that the setup phases of games lead to, as far as they are known, by the places of the games. */
export type Arrays = ReadonlyMap<number, string>

export const NO_ARRAYS: Arrays = new Map()

/** The system of a game; undefined for an unknown one. */
export const variantOfHeader = ({ variant }: Pick<GameHeader, 'variant'>): VariantDefinition | undefined =>
  variantBySpelling(variant === '' ? 'Chess' : variant)

const withoutHands = (fen: string): string => (fen.trim().split(/\s/)[0] ?? '').replace(/\[.*$/, '')

const spread = (rank: string): string =>
  rank.toUpperCase().replace(/\d+/g, count => '.'.repeat(Number(count)))

/**
 * Whether the outermost ranks are full of pieces from edge to edge, as on most boards, so the text alone shows them.
 */
const isPlain = ({ start: { frame }, board }: VariantDefinition): boolean =>
  frame.startsWith(`${'?'.repeat(board.files)}/`) || !frame.includes('?')

const setupOf = (variant: VariantDefinition, board: string): Setup | undefined => {
  const read = parseFen(variant, `${board} w - - 0 1`)
  return read.ok ? read.value.setup : undefined
}

const stripsOf = (variant: VariantDefinition, board: string): ByColor<string> | undefined => {
  if (!isPlain(variant)) {
    const setup = setupOf(variant, board)
    return setup && rankStrips(variant, setup)
  }
  const ranks = board.split('/')
  if (ranks.length !== variant.board.ranks) return undefined
  return { white: spread(ranks.at(-1)!), black: spread(ranks[0]!) }
}

const startOn = (variant: VariantDefinition, board: string): GameStart | undefined => {
  const strips = stripsOf(variant, board)
  return strips && { variant, board, strips }
}

const defaultBoard = remembered((variant: VariantDefinition): string => {
  const setup = defaultStart(variant)
  return setup ? withoutHands(makeFen(variant, setup)) : ''
})

/** Starts by system and board: most games of a file share theirs. */
const known = new Map<string, GameStart | undefined>()

/** The most starts remembered: all starts of two players with ranks of their own. */
const MAX_KNOWN = 1_000_000

const startOf = (variant: VariantDefinition, board: string): GameStart | undefined => {
  const key = `${variant.id} ${board}`
  if (known.has(key)) return known.get(key)
  if (known.size >= MAX_KNOWN) known.clear()
  const start = startOn(variant, board)
  known.set(key, start)
  return start
}

/** The start of a game in a list, always the same object for the same start; undefined if it is not known. */
export const startOfHeader = (header: GameHeader, arrays: Arrays): GameStart | undefined => {
  const variant = variantOfHeader(header)
  const array = arrays.get(header.index)
  return variant && array !== undefined ? startOf(variant, array) : startOfTags(header)
}

/** The start of a game by its tags alone; undefined if they do not show it. */
export const startOfTags = (
  tags: Pick<GameHeader, 'variant'> & { readonly fen?: string | undefined },
): GameStart | undefined => {
  const variant = variantOfHeader(tags)
  if (!variant) return undefined
  const board = tags.fen ? withoutHands(tags.fen) : defaultBoard(variant)
  return board === '' ? undefined : startOf(variant, board)
}

/** The start whose first position has this FEN. */
export const startOfFen = (variant: VariantDefinition, fen: string): GameStart | undefined =>
  startOf(variant, withoutHands(fen))

const rankOf = ({ army }: VariantDefinition, letters: string): Rank =>
  Array.from(letters, letter => roleOfLetter(army, letter))

/** The outermost ranks of a start. */
export const ranksOfStart = remembered(({ variant, strips }: GameStart): Ranks =>
  forBoth(color => rankOf(variant, strips[color])),
)

/** Whether dice have thrown a part of the start and the players have placed the rest. */
export const hasThrow = ({ variant }: GameStart): boolean => thrownRoles(variant).length > 0

/** Whether there are only pawns between the outermost ranks, as in the frame of the system. */
const fitsFrame = ({ variant, board }: GameStart): boolean => {
  const inner = (fen: string) => fen.split('/').slice(1, -1).join('/')
  const { frame } = variant.start
  return inner(frame) === inner(board)
}

const plainNumber = (start: GameStart): number | undefined => {
  if (!fitsFrame(start)) return undefined
  const ranks = ranksOfStart(start)
  return arrayNumber(start.variant, ranks) ?? randomArrays(start.variant)?.numberOf(ranks)
}

const readNumber = ({ variant, board }: GameStart): number | undefined => {
  const setup = setupOf(variant, board)
  return setup && startNumberOfBoard(variant, setup.board)
}

/** The number of a start among the starts of its system, or of its throw if the rest is still to be placed. */
export const numberOfStart = remembered((start: GameStart): number | undefined => {
  if (startCount(start.variant) <= 1) return undefined
  return isPlain(start.variant) ? plainNumber(start) : readNumber(start)
})
