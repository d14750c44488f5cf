import { scoreText } from '../../analysis/scoreText'
import { formatPercent } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { preparedLines, valueOf, type PreparedAnswer, type PreparedLines } from '../../preparation/preparedAnswers'
import { sheetLines, type SheetLines } from '../../preparation/sheetLines'
import type { Game } from '../../tree/game'
import type { TreeNode } from '../../tree/node'
import { withOptions } from '../../variants/options'
import { variantById } from '../../variants'
import { variantName } from '../../variants/variantNames'
import type { VariantDefinition } from '../../variants/variant'
import type { PageChoices, Paper } from '../choices'
import { headingOf, knownTag } from './heading'
import { holdsPieces, setupOfFen } from './positions'
import { ranksOf } from './ranks'
import type { PublishedSheet, SheetColumn, SheetRow, SheetTrap } from './sheetDocument'
import { sheetLine, sheetMoves, widthOfMoves, type LineStep, type MoveStyle } from './sheetMoves'
import { SHEET_WIDTH, sheetRoom, SHORT_COLUMN } from './sheetPaper'

/** The game is a preparation, of which a sheet can be made. */
export const isPreparation = ({ root }: Game): boolean => preparedLines(root) !== undefined

/** What one needs to write the lines of a sheet. */
interface Writer {
  readonly style: MoveStyle
  readonly lines: PreparedLines
  readonly first: TreeNode
  /** The letters under which lines lead to others, by the position that they lead to. */
  readonly marks: ReadonlyMap<PreparedAnswer, string>
  readonly targets: ReadonlyMap<string, PreparedAnswer>
}

/** What is the same in positions that can go on alike: all but the counters. */
const positionKey = (fen: string): string =>
  fen
    .split(' ')
    .filter((_, field) => field !== 4 && field !== 5)
    .join(' ')

/** A, B, ... Z, AA, AB, ... */
const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))

const lastOf = ({ moves }: PreparedAnswer): TreeNode => moves.at(-1)!

/** Where each position is prepared, of those on the sheet. */
const targetsOf = (answers: readonly PreparedAnswer[]): ReadonlyMap<string, PreparedAnswer> =>
  new Map(
    answers.flatMap(answer => {
      const own = answer.joins === undefined ? answer.moves : answer.moves.slice(0, -1)
      return own.map(({ fen }) => [positionKey(fen), answer] as const)
    }),
  )

const targetOf = (targets: Writer['targets'], answer: PreparedAnswer): PreparedAnswer | undefined =>
  answer.joins === 'transposition' ? targets.get(positionKey(lastOf(answer).fen)) : undefined

/** Letters for the lines that others lead to, in the order in which they stand. */
const marksOf = (answers: readonly PreparedAnswer[], targets: Writer['targets']): Writer['marks'] => {
  const wanted = new Set(answers.flatMap(answer => targetOf(targets, answer) ?? []))
  return new Map(
    answers.filter(answer => wanted.has(answer)).map((answer, place) => [answer, letterOf(place)]),
  )
}

const stepsOf = ({ moves, fens }: PreparedAnswer): readonly LineStep[] =>
  moves.map((node, place) => ({ node, fenBefore: fens[place]! }))

const openingSteps = ({ lines: { opening }, first }: Writer): readonly LineStep[] =>
  opening.map((node, place) => ({ node, fenBefore: (opening[place - 1] ?? first).fen }))

/** All moves from the first position to the end of an answer. */
const stepsTo = (writer: Writer, answer: PreparedAnswer | undefined): readonly LineStep[] => {
  const parts: (readonly LineStep[])[] = []
  for (let at = answer; at; at = at.after) parts.push(stepsOf(at))
  return [...openingSteps(writer), ...parts.toReversed().flat()]
}

const valueText = (node: TreeNode): string => {
  const value = valueOf(node)
  return value ? scoreText(value) : ''
}

const joinsText = ({ marks, targets }: Writer, answer: PreparedAnswer): string => {
  if (answer.joins === undefined) return ''
  if (answer.joins === 'repetition') return t('publish.sheet.repeats')
  const target = targetOf(targets, answer)
  const mark = target && marks.get(target)
  return mark === undefined ? t('publish.sheet.transposes') : t('publish.sheet.joins', { mark })
}

const depthOf = (answer: PreparedAnswer): number => {
  let depth = 0
  for (let at = answer.after; at; at = at.after) depth++
  return depth
}

const rowOf = (writer: Writer, answer: PreparedAnswer): SheetRow => {
  const [first, ...replies] = sheetMoves(stepsOf(answer), writer.style)
  return {
    depth: depthOf(answer),
    answer: first!,
    replies,
    value: valueText(lastOf(answer)),
    mark: writer.marks.get(answer) ?? '',
    joins: joinsText(writer, answer),
  }
}

const columnOf = (writer: Writer, answers: readonly PreparedAnswer[], isFirst: boolean): SheetColumn => {
  const before = isFirst ? undefined : answers[0]?.after
  const steps = before ? stepsTo(writer, before) : []
  return {
    from: sheetLine(steps, writer.style, SHEET_WIDTH.column),
    rows: answers.map(answer => rowOf(writer, answer)),
  }
}

const columnsOf = (writer: Writer, { answers }: SheetLines): readonly SheetColumn[] => {
  if (answers.length === 0) return []
  if (answers.length <= SHORT_COLUMN) return [columnOf(writer, answers, true)]
  const height = Math.ceil((answers.length + 1) / 2)
  return [
    columnOf(writer, answers.slice(0, height), true),
    columnOf(writer, answers.slice(height), false),
  ]
}

const trapOf = (writer: Writer, trap: PreparedAnswer): SheetTrap => {
  const { style } = writer
  const [mistake, ...replies] = sheetMoves(stepsOf(trap), style)
  const width = SHEET_WIDTH.page - widthOfMoves([mistake!, ...replies])
  return {
    line: sheetLine(stepsTo(writer, trap.after), style, width),
    mistake: mistake!,
    replies,
    value: valueText(lastOf(trap)),
  }
}

const numbersOf = ({ value, coverage, decisions }: PreparedLines): readonly string[] => [
  ...(value ? [t('publish.sheet.value', { value: scoreText(value) })] : []),
  ...(coverage === undefined ? [] : [t('publish.sheet.coverage', { coverage: formatPercent(coverage) })]),
  t('publish.sheet.decisions', { count: decisions }),
]

const leftText = ({ left: { answers, traps } }: SheetLines): string => {
  if (answers > 0 && traps > 0) return t('publish.sheet.leftBoth', { lines: answers, traps })
  if (answers > 0) return t('publish.sheet.leftLines', { count: answers })
  return traps > 0 ? t('publish.sheet.leftTraps', { count: traps }) : ''
}

const factsOf = (game: Game, variant: VariantDefinition, title: string): string =>
  [variantName(variant), knownTag(game, 'Event')].filter(fact => fact !== '' && fact !== title).join(', ')

/** Makes of a preparation what fits onto one page; undefined for a game that is none. */
export const makeSheet = (
  game: Game,
  { lettering }: Pick<PageChoices, 'lettering'>,
  paper: Paper,
): PublishedSheet | undefined => {
  const lines = preparedLines(game.root)
  if (!lines) return undefined
  const variant = withOptions(variantById(game.variant), game.options)
  const setup = setupOfFen(variant, game.root.fen)
  const chosen = sheetLines(lines, sheetRoom(paper, holdsPieces({ setup })))
  const targets = targetsOf(chosen.answers)
  const style = { army: variant.army, lettering }
  const writer = { style, lines, first: game.root, targets, marks: marksOf(chosen.answers, targets) }
  const annotator = knownTag(game, 'Annotator')
  const title = headingOf(game)
  return {
    variant,
    title,
    color: lines.color,
    facts: factsOf(game, variant, title),
    numbers: numbersOf(lines),
    setup,
    ranks: ranksOf(game, variant),
    opening: sheetMoves(openingSteps(writer), style),
    openingValue: lines.opening.length > 0 ? valueText(lines.opening.at(-1)!) : '',
    columns: columnsOf(writer, chosen),
    traps: chosen.traps.map(trap => trapOf(writer, trap)),
    left: leftText(chosen),
    sources: annotator === '' ? '' : t('publish.page.annotator', { name: annotator }),
  }
}
