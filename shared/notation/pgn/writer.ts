import { startMovetext, type Mover, type MovetextWriter } from './movetext'
import type { PgnGame, PgnLine, PgnMove, PgnTag } from './pgn'
import { makeTag, tagValue } from './tags'

/** Tags, an empty line, movetext: a game as files have it. Ends with a line break. */
export const joinGame = (tags: readonly PgnTag[], movetext: string): string =>
  [...tags.map(makeTag), ...(tags.length > 0 ? [''] : []), movetext, ''].join('\n')

/** Who moves first, and under which number, by the FEN tag. */
const firstPly = (tags: readonly PgnTag[]): number => {
  const [, turn, , , , fullmoves] = (tagValue(tags, 'FEN') ?? '').trim().split(/\s+/)
  const number = /^\d{1,6}$/.test(fullmoves ?? '') ? Math.max(1, Number(fullmoves)) : 1
  return 2 * (number - 1) + (turn === 'b' ? 1 : 0)
}

const moverAt = (ply: number): Mover => ({
  fullmoves: Math.floor(ply / 2) + 1,
  color: ply % 2 === 0 ? 'white' : 'black',
})

/** A line being written: how far it is, and the variations of its last move that are to come. */
interface Frame {
  readonly line: PgnLine
  readonly ply: number
  next: number
  variations: readonly PgnLine[]
  written: number
}

const frameOf = (line: PgnLine, ply: number): Frame => ({ line, ply, next: 0, variations: [], written: 0 })

const writeMove = (writer: MovetextWriter, frame: Frame, move: PgnMove): void => {
  writer.move(moverAt(frame.ply + frame.next), move.text, move)
  frame.next++
  frame.variations = move.variations
  frame.written = 0
}

const writeEnd = (writer: MovetextWriter, { comments, unread }: PgnLine): void => {
  writer.comments(comments)
  if (unread) writer.verbatim(unread.text)
}

const writeLine = (writer: MovetextWriter, line: PgnLine, firstPly: number): void => {
  const stack = [frameOf(line, firstPly)]
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const variation = frame.variations[frame.written++]
    const move = frame.line.moves[frame.next]
    if (variation) {
      writer.openVariation()
      stack.push(frameOf(variation, frame.ply + frame.next - 1))
    } else if (move) writeMove(writer, frame, move)
    else {
      writeEnd(writer, frame.line)
      stack.pop()
      if (stack.length > 0) writer.closeVariation()
    }
  }
}

/**
 * Writes a game as it was parsed, in canonical form: tags in their order, lines of 80 columns, glyphs
 * as numbers, comments and unread text letter for letter. Moves are numbered by turns from the FEN
 * tag on; a game that has been replayed is better written from its tree, whose positions say more.
 */
export const makeGame = ({ tags, line, result }: PgnGame): string => {
  const writer = startMovetext()
  writeLine(writer, line, firstPly(tags))
  writer.word(result)
  return joinGame(tags, writer.text())
}

/**
 * Without tags, a game can be told only by the number of its first move; what stands before that number,
 * or instead of it, would belong to the game before.
 */
const isTold = ({ tags, line }: PgnGame): boolean =>
  tags.length > 0 || line.moves[0]?.commentsBefore.length === 0

const apart = (game: PgnGame): PgnGame =>
  isTold(game) ? game : { ...game, tags: [{ name: 'Result', value: game.result }] }

/**
 * Writes games one after the other, with an empty line in between. A game behind another that has
 * no tags and does not begin with a move gets a Result tag, so that it is read as a game of its own.
 */
export const makePgn = (games: readonly PgnGame[]): string =>
  games.map((game, index) => makeGame(index === 0 ? game : apart(game))).join('\n')
