import { isPlacing, type Setup } from '../../board/setup'
import { scoreText } from '../../analysis/scoreText'
import { formatPercent } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { readPreparation, type PreparedAnswer, type PreparationGame } from '../../preparation/preparedAnswers'
import { sheetLines, type SheetLines } from '../../preparation/sheetLines'
import { recordedScore } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import type { TreeNode } from '../../tree/node'
import { withOptions } from '../../variants/options'
import { variantById } from '../../variants'
import { variantName, variantShortName } from '../../i18n/names/variantNames'
import type { VariantDefinition, Army } from '../../variants/variant'
import type { PageChoices, Paper, Lettering } from '../choices'
import { headingOf, knownTag } from './heading'
import { setupOfFen, publishedRanks } from './positions'
import type { PublishedSheet, SheetColumn, SheetRow, SheetTrap, SheetLine, SheetMove } from './sheetDocument'
import { moveNumberAt, numberText } from '../../tree/moveNumber'
import { nagGlyph } from '../../tree/nagGlyphs'
import { withoutMarks } from './diagrams'
import { writtenMove } from './figurines'

/** How the moves of a sheet are written. */
interface MoveStyle {
  readonly army: Army
  readonly lettering: Lettering
}

/** A move of a line, with the position before it. */
interface SheetStep {
  readonly node: TreeNode
  readonly fenBefore: string
}

/**
 * Moves in order, with a number for the first and for each of White's.
 *
 * @param goesOn whether the move before the first is right in front of it, so that the first needs no number
 */
const sheetMoves = (
  steps: readonly SheetStep[],
  { army, lettering }: MoveStyle,
  goesOn = false,
): readonly SheetMove[] =>
  steps.map(({ node, fenBefore }, place) => {
    const number = moveNumberAt(fenBefore)
    return {
      lead: (place === 0 && !goesOn) || number.color === 'white' ? numberText(number) : '',
      text: writtenMove(node.san, army, lettering),
      glyphs: withoutMarks(node.nags).map(nagGlyph),
    }
  })

/**
 * The width of a move in characters. Figurines count double because of the text sign after them, and so does the sign of a
 * placement; both are about as wide.
 */
const widthOf = ({ lead, text, glyphs }: SheetMove): number =>
  lead.length + text.length + text.split('@').length + glyphs.length

const widthOfMoves = (moves: readonly SheetMove[]): number =>
  moves.reduce((sum, move) => sum + widthOf(move), 0)

/** As many moves at the end of a line as fit into `width` characters. */
const sheetLine = (steps: readonly SheetStep[], style: MoveStyle, width: number): SheetLine => {
  let from = 0
  while (from < steps.length && widthOfMoves(sheetMoves(steps.slice(from), style)) > width) from++
  return { moves: sheetMoves(steps.slice(from), style), isCut: from > 0 }
}

/** How many lines the table and the traps have together, below a title of two lines and above a footer of two. */
const LINES: Readonly<Record<Paper, number>> = { a4: 39, letter: 35 }

/** The table has two columns; the second one begins with a line that says where it continues. */
const COLUMNS = 2
const SECOND_HEAD = 1

/** How much fits on a sheet of paper, in lines of a column. Pieces in hand and our first moves take one line each. */
const sheetRoom = (paper: Paper, setup: Setup, { opening }: PreparationGame): number =>
  COLUMNS * (LINES[paper] - (isPlacing(setup) ? 1 : 0) - (opening.length > 0 ? 1 : 0)) - SECOND_HEAD

/** The most lines in a single column. */
const SHORT_COLUMN = 8

/** The characters for which there is room across the page, in a column and in its parts, in the widest font to expect. */
const SHEET_WIDTH = { page: 78, column: 42, answer: 19.5, reply: 17 } as const

/** In characters: the indent of an answer for each one before it, and the width of a line's letter. */
const SHEET_INDENT = { depth: 0.8, mark: 2 } as const

/** What is needed to write the lines of a sheet. */
interface Writer {
  readonly style: MoveStyle
  readonly lines: PreparationGame
  readonly first: TreeNode
  /** The letters of the lines to which others lead. */
  readonly marks: ReadonlyMap<PreparedAnswer, string>
}

/** A, B, ... Z, AA, AB, ... */
const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))

const lastOf = ({ moves }: PreparedAnswer): TreeNode => moves.at(-1)!

/** Assigns letters to the lines to which others lead, in order. */
const marksOf = (answers: readonly PreparedAnswer[]): Writer['marks'] => {
  const wanted = new Set(answers.map(({ goesOnAt }) => goesOnAt))
  return new Map(
    answers.filter(answer => wanted.has(answer)).map((answer, place) => [answer, letterOf(place)]),
  )
}

const stepsOf = ({ moves, fens }: PreparedAnswer): readonly SheetStep[] =>
  moves.map((node, place) => ({ node, fenBefore: fens[place]! }))

const openingSteps = ({ lines: { opening }, first }: Writer): readonly SheetStep[] =>
  opening.map((node, place) => ({ node, fenBefore: (opening[place - 1] ?? first).fen }))

/** All moves from the first answer to the last move of this one. */
const stepsTo = (answer: PreparedAnswer | undefined): readonly SheetStep[] => {
  const parts: (readonly SheetStep[])[] = []
  for (let at = answer; at; at = at.after) parts.push(stepsOf(at))
  return parts.toReversed().flat()
}

const valueText = (node: TreeNode): string => {
  const value = recordedScore(node.comments)
  return value ? scoreText(value) : ''
}

const joinsText = ({ marks }: Writer, { joins, goesOnAt }: PreparedAnswer): string => {
  if (joins === undefined) return ''
  if (joins === 'repetition') return t('publish.sheet.repeats')
  const mark = goesOnAt && marks.get(goesOnAt)
  return mark === undefined ? t('publish.sheet.transposes') : t('publish.sheet.joins', { mark })
}

const depthOf = (answer: PreparedAnswer): number => {
  let depth = 0
  for (let at = answer.after; at; at = at.after) depth++
  return depth
}

type TightCell = SheetRow['tight'][number]

/** The cells whose moves are too wide for them. */
const tightCells = ({
  depth,
  answer,
  mark,
  replies,
  joins,
}: Omit<SheetRow, 'tight'>): readonly TightCell[] => {
  const before = SHEET_INDENT.depth * depth + (mark === '' ? 0 : SHEET_INDENT.mark)
  return [
    ...(before + widthOfMoves([answer]) > SHEET_WIDTH.answer ? (['answer'] as const) : []),
    ...(widthOfMoves(replies) + joins.length > SHEET_WIDTH.reply ? (['reply'] as const) : []),
  ]
}

const rowOf = (writer: Writer, answer: PreparedAnswer): SheetRow => {
  const [first, ...replies] = sheetMoves(stepsOf(answer), writer.style)
  const row = {
    depth: depthOf(answer),
    answer: first!,
    replies,
    value: valueText(lastOf(answer)),
    mark: writer.marks.get(answer) ?? '',
    joins: joinsText(writer, answer),
  }
  return { ...row, tight: tightCells(row) }
}

const columnOf = (writer: Writer, answers: readonly PreparedAnswer[], isFirst: boolean): SheetColumn => {
  const before = isFirst ? undefined : answers[0]?.after
  const steps = before ? stepsTo(before) : []
  return {
    from: sheetLine(steps, writer.style, SHEET_WIDTH.column),
    rows: answers.map(answer => rowOf(writer, answer)),
  }
}

const columnsOf = (writer: Writer, { answers }: SheetLines): readonly SheetColumn[] => {
  if (answers.length === 0) return []
  if (answers.length <= SHORT_COLUMN) return [columnOf(writer, answers, true)]
  const height = Math.ceil((answers.length + 1) / 2)
  return [columnOf(writer, answers.slice(0, height), true), columnOf(writer, answers.slice(height), false)]
}

const trapOf = (writer: Writer, trap: PreparedAnswer): SheetTrap => {
  const { style } = writer
  const before = [...openingSteps(writer), ...stepsTo(trap.after)]
  const steps = stepsOf(trap)
  // The mistake has a number only if no move comes before it.
  const [mistake, ...replies] = sheetMoves(steps, style, before.length > 0)
  const width = SHEET_WIDTH.page - widthOfMoves([mistake!, ...replies])
  return { line: sheetLine(before, style, width), mistake: mistake!, replies, value: valueText(lastOf(trap)) }
}

const numbersOf = ({ value, coverage, decisions }: PreparationGame): readonly string[] => [
  ...(value ? [t('publish.sheet.value', { value: scoreText(value) })] : []),
  ...(coverage === undefined ? [] : [t('publish.sheet.coverage', { coverage: formatPercent(coverage) })]),
  t('publish.sheet.decisions', { count: decisions }),
]

const leftText = ({ left: { answers, traps } }: SheetLines): string => {
  if (answers > 0 && traps > 0) return t('publish.sheet.leftBoth', { lines: answers, traps })
  if (answers > 0) return t('publish.sheet.leftLines', { count: answers })
  return traps > 0 ? t('publish.sheet.leftTraps', { count: traps }) : ''
}

const factsOf = (game: Game, variant: VariantDefinition, title: string): string => {
  const event = knownTag(game, 'Event')
  return [title.includes(variantShortName(variant)) ? '' : variantName(variant), event === title ? '' : event]
    .filter(fact => fact !== '')
    .join(', ')
}

/** Makes a sheet of one page from a preparation; undefined for a game that is not a preparation. */
export const makeSheet = (
  game: Game,
  { lettering }: Pick<PageChoices, 'lettering'>,
  paper: Paper,
): PublishedSheet | undefined => {
  const lines = readPreparation(game.root)
  if (!lines) return undefined
  const variant = withOptions(variantById(game.variant), game.options)
  const setup = setupOfFen(variant, game.root.fen)
  const chosen = sheetLines(lines, sheetRoom(paper, setup, lines))
  const style = { army: variant.army, lettering }
  const writer = { style, lines, first: game.root, marks: marksOf(chosen.answers) }
  const annotator = knownTag(game, 'Annotator')
  const title = headingOf(game)
  return {
    variant,
    title,
    color: lines.color,
    facts: factsOf(game, variant, title),
    numbers: numbersOf(lines),
    setup,
    ranks: publishedRanks(game, variant),
    opening: sheetMoves(openingSteps(writer), style),
    openingValue: lines.opening.length > 0 ? valueText(lines.opening.at(-1)!) : '',
    columns: columnsOf(writer, chosen),
    traps: chosen.traps.map(trap => trapOf(writer, trap)),
    left: leftText(chosen),
    sources: annotator === '' ? '' : t('publish.page.annotator', { name: annotator }),
  }
}
