import type { CommentMove, CommentRequest, PlayedMove, ReadMove } from '@shared/ipc/contract'
import { scanMoves, type MoveWord } from '@shared/notation/san/commentMoves'
import type { Game } from '@shared/tree/game'
import { moveNumberAt, type MoveNumber } from '@shared/tree/moveNumber'
import { variantById } from '@shared/variants'
import type { CommentToken } from './rowTypes'
import { stepTo, type EditStep } from '../../edits/step'

/** A move written in a comment that is legal in its position. */
export interface CommentLink {
  /** The range of the move in the comment, in UTF-16 units; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** Only space is between this link and the one before. */
  readonly continues: boolean
  /** The step of the game after which its line begins. */
  readonly base: EditStep
  /** The moves of the whole line. */
  readonly moves: readonly PlayedMove[]
  /** How many moves of the line lead to the linked one, including it. */
  readonly at: number
}

/** The request to the rules about a comment, and what is needed to read the answer. */
export interface CommentQuestion {
  readonly request: CommentRequest
  readonly words: readonly MoveWord[]
  /** The steps whose positions the request names. */
  readonly bases: readonly EditStep[]
}

/** The most bases that a request may name. */
const MAX_BASES = 1024
/** The most positions tried for a move number: during a relocation several positions can have the same one. */
const MAX_ALIKE = 4

const nameOf = ({ fullmoves, color }: MoveNumber): string => `${fullmoves} ${color}`

/** The names of positions that a word may refer to by its number. */
const namesFor = ({ number, color }: MoveWord, offset: number): readonly string[] => {
  const numbers = number === undefined ? [] : [...new Set([number, number + offset])]
  const colors = color ? [color] : (['white', 'black'] as const)
  return numbers.flatMap(fullmoves => colors.map(side => nameOf({ fullmoves, color: side })))
}

/** A range of move numbers, both ends included. */
interface NumberRange {
  readonly lowest: number
  readonly highest: number
}

/** The steps after `from` along its line, as long as the next move has at most the number `highest`. */
const onward = (from: EditStep, highest: number): readonly EditStep[] => {
  const steps: EditStep[] = []
  let next = from.node.children[0]
  for (let step = from; next; next = step.node.children[0]) {
    step = stepTo(step, next)
    if (moveNumberAt(step.node.fen).fullmoves > highest) break
    steps.push(step)
  }
  return steps
}

/**
 * The steps beside the path to a step: the continuation of the game there, and the continuations of the lines from
 * which its line branched off.
 */
const besideSteps = (last: EditStep, highest: number): readonly EditStep[] => {
  const steps = [...onward(last, highest)]
  for (let step = last; step.before; step = step.before)
    if (step.before.node.children[0] !== step.node) steps.push(...onward(step.before, highest))
  return steps
}

/**
 * The steps on the path to the commented one, the nearest first, then those beside it, by the number of the next
 * move.
 */
const stepsByNumber = (
  last: EditStep,
  { lowest, highest }: NumberRange,
): ReadonlyMap<string, readonly EditStep[]> => {
  const found = new Map<string, EditStep[]>()
  const add = (number: MoveNumber, step: EditStep) => {
    const alike = found.get(nameOf(number)) ?? []
    if (alike.length < MAX_ALIKE) found.set(nameOf(number), [...alike, step])
  }
  let number = moveNumberAt(last.node.fen)
  for (let step: EditStep | undefined = last; step && number.fullmoves >= lowest; step = step.before) {
    add(number, step)
    number = step.number
  }
  for (const step of besideSteps(last, highest)) add(moveNumberAt(step.node.fen), step)
  return found
}

/**
 * The steps after which a move without a number is looked for: after and before the commented move, first on the side
 * where the comment is.
 */
const nearSteps = ({ step, place }: CommentToken): readonly EditStep[] => {
  if (!step.before) return [step]
  return place === 'after' ? [step, step.before] : [step.before, step]
}

const numbersIn = (words: readonly MoveWord[], offset: number): NumberRange => {
  const numbers = words.flatMap(({ number }) => number ?? [])
  return {
    lowest: Math.min(Number.MAX_SAFE_INTEGER, ...numbers),
    highest: Math.max(0, ...numbers.map(number => number + offset)),
  }
}

/**
 * Makes the request which words of a comment are moves; undefined if none looks like one. Numbers decide where a move
 * is looked for: along the line up to the commented move, then in the game beside it.
 *
 * @param offset how much lower the shown numbers are than those of the positions
 */
export const commentQuestion = (
  { variant, options }: Pick<Game, 'variant' | 'options'>,
  remark: CommentToken,
  offset: number,
): CommentQuestion | undefined => {
  const rules = variantById(variant)
  const words = scanMoves(rules, remark.text)
  if (words.length === 0) return undefined
  const byNumber = stepsByNumber(remark.step, numbersIn(words, offset))
  const places = new Map<EditStep, number>()
  const placeOf = (step: EditStep): number => {
    const place = places.get(step) ?? places.size
    if (place < MAX_BASES) places.set(step, place)
    return place
  }
  const nearest = nearSteps(remark)
  const near = nearest.map(placeOf)
  const asked = words.map((word): CommentMove => {
    const { text, number, color, joined, depth } = word
    const steps =
      number === undefined ? nearest : namesFor(word, offset).flatMap(name => byNumber.get(name) ?? [])
    return {
      text,
      joined,
      depth,
      ...(number !== undefined && { number }),
      ...(color && { color }),
      from: steps.map(placeOf).filter(place => place < MAX_BASES),
    }
  })
  const bases = [...places.keys()]
  const positions = bases.map(({ node }) => node.fen)
  return { request: { variant, options, positions, near, words: asked, offset }, words, bases }
}

/** The moves of the line that leads to a word, and of its continuation. */
const lineOf = (read: ReadonlyMap<number, ReadMove>, word: number): readonly ReadMove[] => {
  const line: ReadMove[] = []
  for (let at = read.get(word); at; at = at.after === undefined ? undefined : read.get(at.after))
    line.unshift(at)
  for (let next = read.get(word + 1); next && next.after === next.word - 1; next = read.get(next.word + 1))
    line.push(next)
  return line
}

/** The links of a comment, from the answer of the rules. */
export const linksOf = (
  { words, bases }: CommentQuestion,
  answer: readonly ReadMove[],
): readonly CommentLink[] => {
  const read = new Map(answer.map(move => [move.word, move]))
  return answer.flatMap(({ word, from }): readonly CommentLink[] => {
    const [shown, base] = [words[word], bases[from]]
    if (!shown || !base) return []
    const line = lineOf(read, word)
    return [
      {
        start: shown.start,
        end: shown.end,
        continues: shown.joined && read.has(word - 1),
        base,
        moves: line.map(({ move }) => move),
        at: line.findIndex(one => one.word === word) + 1,
      },
    ]
  })
}

/** A piece of a comment; all pieces together are its text. */
export interface CommentPiece {
  readonly text: string
  readonly link?: CommentLink
}

/** Cuts a comment at its links. */
export const commentPieces = (text: string, links: readonly CommentLink[]): readonly CommentPiece[] => {
  const pieces: CommentPiece[] = []
  let end = 0
  for (const link of links) {
    if (link.start > end) pieces.push({ text: text.slice(end, link.start) })
    pieces.push({ text: text.slice(link.start, link.end), link })
    end = link.end
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces
}
