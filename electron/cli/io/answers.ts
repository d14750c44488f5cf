import { makeFen } from '@shared/notation/fen/fen'
import { findByUci, makeUci } from '@shared/notation/uci'
import { chain, err, map, ok, type Result } from '@shared/result'
import type { StartKind } from '@shared/setup/starts/distinctStarts'
import { randomStartCount, randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import { isVariantId, variantById } from '@shared/variants'
import { unknownOption, withOptions } from '@shared/variants/options'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import { openPosition, type OpenPosition, type PositionText } from '../../rules/positions/openPosition'
import { writtenMoves } from '../../rules/san/san'
import { describeError, describeStart } from '../../rules/describeError'
import { describeRefusedMove } from '@shared/refusals/describeRefusedMove'
import type { Position } from '../../core/position'
import { whyRefused } from '../../rules/refusals/whyRefused'
import { moveMeant, readSan } from '../../rules/san/readSan'
import { defaultStart } from '@shared/setup/starts/defaultStart'
import { systemSentence } from './systemSentence'

/** Thrown to stop work early, with a sentence for the user; no file is replaced by partial output. */
export class Refusal extends Error {}

/**
 * The result of work. Errors of the system and {@link Refusal}s become a sentence; anything else is a bug and thrown
 * again.
 */
export const answerOrRefusal = async <T>(work: () => Promise<T>, file?: string): Promise<Answered<T>> => {
  try {
    return ok(await work())
  } catch (error) {
    return err(error instanceof Refusal ? error.message : systemSentence(error, file))
  }
}

/** The prefix of the number of a throw, as in `throw:4532`. */
const THROW = 'throw:'

const numbersOf = (variant: VariantDefinition): string => {
  const starts = `a start number from 0 to ${startCount(variant) - 1}`
  const throws = randomStartCount(variant)
  return throws === 0 ? starts : `${starts}, or ${THROW} and a number from 0 to ${throws - 1}`
}

const defaultFen = (variant: VariantDefinition): Result<string, string> => {
  const setup = defaultStart(variant)
  return setup
    ? ok(makeFen(variant, setup))
    : err(`${variant.id} has no startpos: a start is drawn first. Give a FEN, ${numbersOf(variant)}`)
}

/**
 * The FEN for a text given as a position: `startpos` is the start of a game without a FEN, a number is the start with
 * that number, and `throw:N` is a throw of the dice. Any other text is a FEN itself.
 */
const fenOfText = (
  variant: VariantDefinition,
  text: string,
  options: readonly string[],
): Result<string, string> => {
  if (text === 'startpos') return defaultFen(variant)
  const { thrown, digits } = /^(?<thrown>throw:)?(?<digits>\d{1,15})$/.exec(text)?.groups ?? {}
  if (digits === undefined) return ok(text)
  const number = Number(digits)
  const setup =
    thrown === undefined ? startSetup(variant, number, options) : randomStartSetup(variant, number)
  return setup.ok ? ok(makeFen(variant, setup.value)) : err(describeStart(setup.error))
}

const whyNot = (position: Position, options: readonly string[], text: string): string => {
  const refusal = whyRefused(position, options, text)
  const why = refusal ? `: ${describeRefusedMove(refusal, position.variant.army)}` : ''
  const read = readSan(position, text)
  const instead = read.ok || read.error.legal.length === 0 ? '' : `; legal: ${read.error.legal.join(', ')}`
  return `${text} is not legal in ${position.fen()}${why}${instead}`
}

/**
 * Plays moves in UCI or SAN in order, up to the first that is not legal.
 *
 * @param options ids of the options of the system that are on
 * @returns null, or a sentence that says what is wrong with that move
 */
const playTyped = (
  position: Position,
  options: readonly string[],
  texts: readonly string[],
): Result<null, string> => {
  for (const text of texts) {
    const move = findByUci(position.variant, position.legalMoves(), text) ?? moveMeant(position, text)
    if (!move) return err(whyNot(position, options, text))
    position.playFound(move)
  }
  return ok(null)
}

/** An answer, or a sentence that says why there is none. */
export type Answered<T> = Result<T, string>

/** A move in both notations. */
export interface MoveRow {
  readonly uci: string
  readonly san: string
}

/** The variant with this id and these options, if it has them. */
export const variantWithOptions = (id: string, options: readonly string[]): Answered<VariantDefinition> => {
  if (!isVariantId(id)) return err(describeError({ kind: 'unknownVariant', found: id }))
  const stranger = unknownOption(variantById(id), options)
  return stranger === undefined
    ? ok(withOptions(variantById(id), options))
    : err(`${id} has no option ${stranger}`)
}

/**
 * Opens a position of a system with these options. The caller disposes of it.
 *
 * @param text its FEN may also be `startpos`, the number of a start, or `throw:` and a number
 */
export const openAsked = (core: Core, text: PositionText): Answered<OpenPosition> =>
  chain(variantWithOptions(text.variant, text.options), variant =>
    chain(fenOfText(variant, text.fen, text.options), fen => {
      const opened = openPosition(core, { ...text, fen })
      return opened.ok ? opened : err(describeError(opened.error))
    }),
  )

/** Opens a position, answers a question about it, and closes it. */
const ask = <T>(
  core: Core,
  text: PositionText,
  question: (open: OpenPosition) => Answered<T>,
): Answered<T> => {
  const opened = openAsked(core, text)
  if (!opened.ok) return opened
  using position = opened.value.position
  return question({ ...opened.value, position })
}

const byUci = (a: Pick<MoveRow, 'uci'>, b: Pick<MoveRow, 'uci'>): number => (a.uci < b.uci ? -1 : 1)

/** All legal moves, sorted by UCI. */
export const answerMoves = (core: Core, text: PositionText): Answered<readonly MoveRow[]> =>
  ask(core, text, ({ variant, position }) =>
    ok(
      writtenMoves(position)
        .map(({ move, san }) => ({ uci: makeUci(variant, move), san }))
        .sort(byUci),
    ),
  )

/** Deeper counts take too long and no longer fit into a number. */
const MAX_DEPTH = 20

const isDepth = (depth: number): boolean => Number.isInteger(depth) && depth >= 0 && depth <= MAX_DEPTH

/** The number of move sequences of `depth` plies. */
export const answerPerft = (core: Core, text: PositionText, depth: number): Answered<number> =>
  isDepth(depth)
    ? ask(core, text, ({ position }) => ok(position.perft(depth)))
    : err(`the depth must be a number from 0 to ${MAX_DEPTH}`)

/** The number of move sequences of `depth` plies for each first move, sorted by UCI. */
export const answerDivide = (
  core: Core,
  text: PositionText,
  depth: number,
): Answered<readonly { readonly uci: string; readonly nodes: number }[]> =>
  isDepth(depth) && depth > 0
    ? ask(core, text, ({ variant, position }) =>
        ok(
          position
            .divide(depth)
            .map(({ move, nodes }) => ({ uci: makeUci(variant, move), nodes }))
            .sort(byUci),
        ),
      )
    : err(`the depth must be a number from 1 to ${MAX_DEPTH}`)

/** The FEN after these moves, in UCI or SAN. */
export const answerPlay = (core: Core, text: PositionText, moves: readonly string[]): Answered<string> =>
  ask(core, text, ({ position }) => map(playTyped(position, text.options, moves), () => position.fen()))

/** The FEN of the first position with a number. */
export const answerStart = (
  id: string,
  number: number,
  kind: StartKind,
  options: readonly string[],
): Answered<string> => {
  const variant = variantWithOptions(id, options)
  if (!variant.ok) return variant
  const setup =
    kind === 'start' ? startSetup(variant.value, number, options) : randomStartSetup(variant.value, number)
  return setup.ok ? ok(makeFen(variant.value, setup.value)) : err(describeStart(setup.error))
}
