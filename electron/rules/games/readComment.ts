import type { Move } from '@shared/board/move'
import type { CommentMove, CommentRequest, PlayedMove, ReadMove } from '@shared/ipc/contract'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { openPosition } from '../positions/openPosition'
import { playMove } from '../positions/playMove'
import { moveMeant } from '../san/readSan'

/** The most words of one comment that are tried as moves; no person writes more. */
const MAX_TRIES = 2000

/** A position in which a run of moves may begin. */
interface Start {
  /** The index of the game's position among those given. */
  readonly from: number
  /** The index of the word whose move led from there to this position. */
  readonly after?: number
  readonly fen: string
}

interface Reading {
  readonly core: Core
  readonly request: CommentRequest
  /** The moves read so far, by the index of their word. */
  readonly read: Map<number, ReadMove>
  tries: number
}

/** Whether the number and the dots before a word, if it has any, match the position. */
const isNumberedSo = ({ number, color }: CommentMove, fen: string, offset: number): boolean => {
  const at = moveNumberAt(fen)
  if (color !== undefined && color !== at.color) return false
  return number === undefined || number === at.fullmoves || number + offset === at.fullmoves
}

/** Plays words until one of them is not a move. */
const playWords = (reading: Reading, position: Position, words: readonly CommentMove[]) => {
  const played: PlayedMove[] = []
  let fen = position.fen()
  for (const word of words) {
    reading.tries += 1
    const fits = isNumberedSo(word, fen, reading.request.offset)
    const move: Move | undefined = fits ? moveMeant(position, word.text) : undefined
    if (!move || reading.tries > MAX_TRIES) break
    const next = playMove(position, move)
    played.push(next)
    fen = next.fen
  }
  return played
}

const playFrom = (reading: Reading, { fen }: Start, words: readonly CommentMove[]): readonly PlayedMove[] => {
  const { variant, options, offset } = reading.request
  if (!isNumberedSo(words[0]!, fen, offset)) return []
  const open = openPosition(reading.core, { variant, options, fen })
  if (!open.ok) return []
  using position = open.value.position
  return playWords(reading, position, words)
}

/** The run that begins at the word `first`: the words that follow each other with nothing between. */
const runAt = ({ words }: CommentRequest, first: number): readonly CommentMove[] => {
  const end = words.findIndex((word, place) => place > first && !word.joined)
  return words.slice(first, end < 0 ? undefined : end)
}

/** The last move read before a word, leaving out those in brackets that are closed by then. */
const lastSeen = ({ read, request }: Reading, first: number): ReadMove | undefined => {
  const { depth } = request.words[first]!
  return [...read.values()].findLast(({ word }) => request.words[word]!.depth <= depth)
}

/** The positions along the line that leads to a move, the latest first. */
const startsAlong = ({ read, request }: Reading, last: ReadMove): readonly Start[] => {
  const starts: Start[] = []
  let at: ReadMove | undefined = last
  while (at) {
    starts.push({ from: at.from, after: at.word, fen: at.move.fen })
    at = at.after === undefined ? undefined : read.get(at.after)
  }
  return [...starts, { from: last.from, fen: request.positions[last.from]! }]
}

/**
 * Where a run may begin, the likeliest first. A number may continue the line written before; if it goes back, it is an
 * alternative in brackets, or else an alternative to the commented move.
 */
const startsOf = (reading: Reading, first: number): readonly Start[] => {
  const { words, positions, near } = reading.request
  const { number, depth, from } = words[first]!
  const inGame = (places: readonly number[]): readonly Start[] =>
    places.flatMap(place => (positions[place] === undefined ? [] : [{ from: place, fen: positions[place] }]))
  const last = number === undefined ? undefined : lastSeen(reading, first)
  if (!last) return inGame(from)
  const [end, ...back] = startsAlong(reading, last)
  const nearby = words[last.word]!.depth < depth ? [] : from.filter(place => near.includes(place))
  return [end!, ...inGame(nearby), ...back, ...inGame(from)]
}

interface Best {
  readonly start: Start
  readonly moves: readonly PlayedMove[]
}

/** The start at which the most words of a run can be played; the first of equal ones. */
const bestOf = (reading: Reading, first: number): Best | undefined => {
  const run = runAt(reading.request, first)
  let best: Best | undefined
  for (const start of startsOf(reading, first)) {
    const moves = playFrom(reading, start, run)
    if (moves.length > (best?.moves.length ?? 0)) best = { start, moves }
    if (moves.length === run.length) break
  }
  return best
}

const keep = ({ read }: Reading, first: number, { start: { from, after }, moves }: Best): void => {
  for (const [place, move] of moves.entries()) {
    const word = first + place
    const before = place === 0 ? after : word - 1
    read.set(word, { word, from, ...(before !== undefined && { after: before }), move })
  }
}

/**
 * The index of the word to continue with after those already read. The rest of a numbered run is skipped: it refers to no other position.
 */
const nextRun = ({ words }: CommentRequest, first: number, read: number): number => {
  const isAnswer = (word: CommentMove | undefined) => word?.joined && word.number === undefined
  let at = first + Math.max(1, read)
  if (words[first]!.number === undefined) return at
  while (isAnswer(words[at])) at += 1
  return at
}

/**
 * Reads the words of a comment as moves, each run where most of it is legal: on the positions given for its first word and, if it has a
 * number, first on those of the line written before it. Words that are legal nowhere are left out, and the words after them are tried on
 * their own, unless they continue a numbered run.
 */
export const readComment = (core: Core, request: CommentRequest): readonly ReadMove[] => {
  const reading: Reading = { core, request, read: new Map(), tries: 0 }
  for (let at = 0; at < request.words.length && reading.tries < MAX_TRIES;) {
    const best = bestOf(reading, at)
    if (best) keep(reading, at, best)
    at = nextRun(request, at, best?.moves.length ?? 0)
  }
  return [...reading.read.values()]
}
