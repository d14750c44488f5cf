import type { CommentMove, CommentRequest, PlayedMove, ReadMove } from '@shared/ipc/contract'
import { scanMoves, type MoveWord } from '@shared/notation/san/commentMoves'
import type { Game } from '@shared/tree/game'
import { moveNumberAt, type MoveNumber } from '@shared/tree/moveNumber'
import { variantById } from '@shared/variants'
import type { CommentToken } from './rowTypes'
import { stepTo, type EditStep } from '../../edits/step'

/** A move written in a comment that is legal where it is meant. */
export interface CommentLink {
  /** Its place in the comment, in UTF-16 units; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** There is only space between it and the link before. */
  readonly continues: boolean
  /** The step of the game after which its line begins. */
  readonly base: EditStep
  /** The whole line. */
  readonly moves: readonly PlayedMove[]
  /** How many moves of the line lead to it, itself among them. */
  readonly at: number
}

/** The question to the rules about a comment, and what is needed to read the answer. */
export interface CommentQuestion {
  readonly request: CommentRequest
  readonly words: readonly MoveWord[]
  /** The steps whose positions the request names. */
  readonly bases: readonly EditStep[]
}

/** As many as a request may name. */
const MAX_BASES = 1024
/** During a relocation several positions can have the same move number. */
const MAX_ALIKE = 4

const nameOf = ({ fullmoves, color }: MoveNumber): string => `${fullmoves} ${color}`

/** The numbers with which a word may mean a position. */
const namesFor = ({ number, color }: MoveWord, offset: number): readonly string[] => {
  const numbers = number === undefined ? [] : [...new Set([number, number + offset])]
  const colors = color ? [color] : (['white', 'black'] as const)
  return numbers.flatMap(fullmoves => colors.map(side => nameOf({ fullmoves, color: side })))
}

/** Numbers of moves, both ends included. */
interface NumberRange {
  readonly lowest: number
  readonly highest: number
}

/** The steps behind `from` along its line, as far as moves up to `highest` come next. */
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

/** The game beside the way to a step: how it goes on there, and how the lines went on from which its own has branched off. */
const besideSteps = (last: EditStep, highest: number): readonly EditStep[] => {
  const steps = [...onward(last, highest)]
  for (let step = last; step.before; step = step.before)
    if (step.before.node.children[0] !== step.node) steps.push(...onward(step.before, highest))
  return steps
}

/** The steps of the way to the one that is commented, the nearest first, then those beside it, by the number of the move to come. */
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

/** Where a move without a number is looked for: after the move and before it, or as the comment stands. */
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
 * Asks which words of a comment are moves; undefined where none looks like one. Numbers decide where a
 * move is looked for: along the line up to the commented move, then in the game beside it.
 *
 * @param offset what shown numbers are short of those of the positions
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
  const asked = words.map(({ text, number, color, joined, depth, ...word }): CommentMove => {
    const steps =
      number === undefined
        ? nearest
        : namesFor({ text, number, joined, depth, ...word, ...(color && { color }) }, offset).flatMap(
            name => byNumber.get(name) ?? [],
          )
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

/** The words of the line that leads to a word, and of what goes on from it. */
const lineOf = (read: ReadonlyMap<number, ReadMove>, word: number): readonly ReadMove[] => {
  const line: ReadMove[] = []
  for (let at = read.get(word); at; at = at.after === undefined ? undefined : read.get(at.after))
    line.unshift(at)
  for (let next = read.get(word + 1); next && next.after === next.word - 1; next = read.get(next.word + 1))
    line.push(next)
  return line
}

/** The links of a comment, from what the rules have answered. */
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

/** A stretch of a comment; all of them together are its text. */
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
