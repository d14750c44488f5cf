import type { FitRequest, FittedText } from '@shared/ipc/contract'
import { parseGames } from '@shared/notation/pgn/parser'
import type { PgnGame } from '@shared/notation/pgn/pgn'
import { parseSan } from '@shared/notation/san/san'
import { parseUci } from '@shared/notation/uci'
import type { TreeNode } from '@shared/tree/node'
import { moveNumberAt, type MoveNumber } from '@shared/tree/moveNumber'
import { variantById } from '@shared/variants'
import type { Core } from '../../core/load'
import { openPosition } from '../positions/openPosition'
import { moveMeant } from '../san/readSan'
import { rootDraft } from './draft'
import { readGame } from './gameReader'
import { positionReplayer } from './positionReplayer'
import { readMoves } from './readMoves'
import { flatUnfiled } from './unread'

/** The number right before a move. The side is known only if dots follow the number. */
interface Numbering {
  readonly number: number
  readonly color?: MoveNumber['color']
}

const NUMBER_BEFORE = /(\d{1,4})\s*(\.*|…)\s*$/

const numberingOf = (text: string, { line: { moves }, at }: PgnGame): Numbering | undefined => {
  const [first] = moves
  if (!first) return undefined
  const [, digits, dots = ''] =
    NUMBER_BEFORE.exec(text.slice(first.from - at.offset, first.at.offset - at.offset)) ?? []
  if (digits === undefined) return undefined
  if (dots === '') return { number: Number(digits) }
  return { number: Number(digits), color: dots === '.' ? 'white' : 'black' }
}

const isNumberedSo = ({ number, color }: Numbering, fen: string, offset: number): boolean => {
  const at = moveNumberAt(fen)
  return number + offset === at.fullmoves && (color === undefined || color === at.color)
}

const lineOf = ({ positions, ahead }: FitRequest): readonly string[] => [...positions, ...ahead]

/** Places of the line where the text may begin, the likeliest first: by its number, else from the current move back. */
const placesOf = (request: FitRequest, numbering: Numbering | undefined): readonly number[] => {
  const { positions, ahead, offset } = request
  const back = positions.map((_, place) => place).reverse()
  if (!numbering) return back
  const line = lineOf(request)
  const all = [...back, ...ahead.map((_, place) => positions.length + place)]
  const byNumber = (short: number) => all.filter(place => isNumberedSo(numbering, line[place]!, short))
  return [...new Set([...byNumber(0), ...byNumber(offset), ...back])]
}

const isLegalAt = (core: Core, request: FitRequest, place: number, move: string): boolean => {
  const open = openPosition(core, { ...request, fen: lineOf(request)[place]! })
  if (!open.ok) return false
  using position = open.value.position
  return moveMeant(position, move) !== undefined
}

/** Whether the text has the form of a move; if not, it could be anything, like a square alone. */
const hasFormOfMove = ({ variant: id }: FitRequest, text: string): boolean => {
  const variant = variantById(id)
  return parseSan(variant, text).ok || parseUci(variant, text).ok
}

const readAt = (core: Core, request: FitRequest, place: number, pgn: PgnGame, text: string): TreeNode => {
  const open = openPosition(core, { ...request, fen: lineOf(request)[place]! })
  if (!open.ok) throw new Error(`no position of a game: ${lineOf(request)[place]!}`)
  using position = open.value.position
  const root = rootDraft(position.fen(), position.inCheck())
  readMoves(positionReplayer(position), { root, node: root }, pgn, text)
  return root
}

const fitLine = (core: Core, request: FitRequest, pgn: PgnGame, text: string): FittedText => {
  const [first] = pgn.line.moves
  if (!first) return { kind: 'noMoves' }
  const places = placesOf(request, numberingOf(text, pgn))
  const found = places.find(place => isLegalAt(core, request, place, first.text))
  if (found === undefined && !hasFormOfMove(request, first.text)) return { kind: 'noMoves' }
  const from = found ?? places[0]!
  const root = readAt(core, request, from, pgn, text)
  return { kind: 'moves', from, nodes: flatUnfiled(root), tags: [], result: pgn.result }
}

const isSameSystem = (request: FitRequest, { variant, options }: Pick<FitRequest, 'variant' | 'options'>) =>
  request.variant === variant && [...request.options].sort().join() === [...options].sort().join()

/** Fits a game with tags. It begins where its tags say, so it fits only if that is a position of the line. */
const fitGame = (core: Core, request: FitRequest, pgn: PgnGame, text: string): FittedText => {
  const read = readGame(core, pgn, text)
  if (!read.ok) return { kind: 'noMoves' }
  const { variant, options, root, tags, result } = read.value
  if (!isSameSystem(request, { variant, options })) return { kind: 'otherStart', because: 'system' }
  const from = lineOf(request).lastIndexOf(root.fen)
  if (from < 0) return { kind: 'otherStart', because: 'position' }
  return { kind: 'moves', from, nodes: flatUnfiled(root), tags, result }
}

/**
 * Reads a text as moves of an open game. A bare line begins where its number fits, or else where its first move is legal; a game with tags
 * begins where the tags say. A line whose first move is legal nowhere is kept whole as unread text.
 */
export const fitText = (core: Core, request: FitRequest): FittedText => {
  const [pgn, second] = parseGames(request.text, 2)
  if (!pgn || second) return { kind: 'noMoves' }
  const text = request.text.slice(pgn.at.offset, pgn.at.offset + pgn.length)
  return pgn.tags.length > 0 ? fitGame(core, request, pgn, text) : fitLine(core, request, pgn, text)
}
