import { chancePoints } from '../../analysis/winningChance'
import { COLORS } from '../../board/color'
import { t } from '../../i18n/t'
import type { ReportedMove } from '../../report/gameReport'
import { summaryParts, type JudgedBy } from '../../report/judgedBy'
import { JUDGMENTS, type Judgment } from '../../report/judgment'
import { PHASES } from '../../report/phases'
import { summarize } from '../../report/playerSummary'
import { moveNumberAt } from '../../tree/moveNumber'
import { shownProse } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import { playersOf, surname } from '../../tree/gameTitle'
import { setupPlies } from '../../tree/setupPlies'
import { mainline } from '../../tree/tree'
import { withOptions } from '../../variants/options'
import { variantById } from '../../variants'
import type { VariantDefinition } from '../../variants/variant'
import type { PageChoices } from '../choices'
import { isTurningDiagram, markedDiagram, turningPlies } from './diagrams'
import type {
  AccuracyRow,
  Diagram,
  PublishedGame,
  PublishedGraph,
  PublishedSetup,
  SetupRow,
  TextBlock,
  TextItem,
  Told,
} from './document'
import { factsOf, headingOf, keywordsOf, knownTag, printedResult, aboutValues } from './heading'
import { judgedLine, type JudgedLine } from './judgedLine'
import { excerptOf, type Excerpt, type MoveRange } from './excerpt'
import { explainSetup } from './explainSetup'
import { publishedRanks } from './positions'
import { remarksIn, summaryIn } from './summaries'
import { tellMoves, type Telling, type ToldTurn } from './tellMoves'

/** A paragraph with this many moves of the main line ends at the next remark. */
const LONG = 8
/** The most moves in a paragraph without remarks. */
const MAX_STRETCH = 24
/** If fewer moves than this are left at the end of the game, they get no paragraph of their own. */
const FEW = 6

const movesIn = (items: readonly TextItem[]): number =>
  items.filter(({ kind, depth }) => kind === 'move' && depth === 0).length

const isRemark = (item: TextItem | undefined): boolean => item !== undefined && item.kind !== 'move'

/** Whether the next numbered move of the main line should begin a paragraph. */
const isFull = (items: readonly TextItem[]): boolean => {
  const moves = movesIn(items)
  return moves >= MAX_STRETCH || (moves >= LONG && isRemark(items.at(-1)))
}

/** Joins a last paragraph of only a few moves to the one before it. */
const withoutStray = (blocks: readonly TextBlock[]): readonly TextBlock[] => {
  const [before, last] = blocks.slice(-2)
  if (before?.kind !== 'paragraph' || last?.kind !== 'paragraph' || movesIn(last.items) > FEW) return blocks
  return [...blocks.slice(0, -2), { kind: 'paragraph', items: [...before.items, ...last.items] }]
}

/** Splits running text into readable paragraphs. */
const paragraphsOf = (told: readonly Told[]): readonly TextBlock[] => {
  const blocks: TextBlock[] = []
  let items: TextItem[] = []
  const end = () => {
    if (items.length > 0) blocks.push({ kind: 'paragraph', items })
    items = []
  }
  for (const item of told) {
    if (item.kind === 'diagram') {
      end()
      blocks.push(item)
      continue
    }
    if (item.kind === 'move' && item.depth === 0 && item.lead !== '' && isFull(items)) end()
    items.push(item)
  }
  end()
  return withoutStray(blocks)
}

/** One row for each move number, and another one if White has a second turn with that number, as in a relocation. */
const rowsOf = (turns: readonly ToldTurn[]): readonly SetupRow[] => {
  const rows: SetupRow[] = []
  for (const { turn, node } of turns) {
    const { fullmoves, color } = moveNumberAt(node.fen)
    const last = rows.at(-1)
    const number = String(fullmoves)
    const fits = last?.number === number && last[color] === undefined && !(color === 'white' && last.black)
    if (last && fits) rows[rows.length - 1] = { ...last, [color]: turn }
    else rows.push({ number, [color]: turn })
  }
  return rows
}

const introductionOf = ({ root }: Game) => [...root.commentsBefore, ...root.comments]

const setupOf = (
  game: Game,
  variant: VariantDefinition,
  { turns, setupNotes, positions }: Telling,
): PublishedSetup | undefined =>
  turns.length === 0
    ? undefined
    : {
        plies: turns.length,
        rows: rowsOf(turns),
        explanation: {
          table: explainSetup(variant, positions.all[0]!.setup, turns, true),
          text: explainSetup(variant, positions.all[0]!.setup, turns, false),
        },
        summary: summaryIn(introductionOf(game), 'setup'),
        notes: paragraphsOf(setupNotes),
      }

/** The least number of values for a graph; with fewer a line would be drawn through nothing. */
const MIN_VALUES = 3

/** Whether the game has enough values for a graph. */
export const hasGraph = ({ scores }: JudgedLine): boolean =>
  scores.filter(score => score !== undefined).length >= MIN_VALUES

/** The move numbers under a graph are multiples of this, or of a multiple of it. */
const NUMBER_STEP = 10
const MOST_NUMBERS = 9

/** The plies at which move numbers are written under the graph. */
const numberedPlies = (fens: readonly string[]): PublishedGraph['moves'] => {
  const last = moveNumberAt(fens.at(-1)!).fullmoves
  const step = NUMBER_STEP * Math.max(1, Math.ceil(last / NUMBER_STEP / MOST_NUMBERS))
  return fens.flatMap((fen, ply) => {
    const { fullmoves: number, color } = moveNumberAt(fen)
    return color === 'white' && number % step === 0 ? [{ ply, number }] : []
  })
}

const graphOf = (game: Game, judged: JudgedLine, { positions }: Telling): PublishedGraph | undefined => {
  if (!hasGraph(judged)) return undefined
  const main = positions.all.flatMap(({ isMain }, position) => (isMain ? [position] : []))
  return {
    points: judged.scores.map(score => score && chancePoints(score)),
    positions: main,
    setupPlies: setupPlies(mainline(game.root)),
    moves: numberedPlies(main.map(position => positions.node(position).fen)),
    faults: judged.moves.flatMap(({ ply, judgment }) =>
      judgment === 'mistake' || judgment === 'blunder' ? [{ ply, tone: judgment }] : [],
    ),
  }
}

/** The share of moves that must have a value before accuracy is shown. */
const MIN_SHARE = 0.5

/** Whether enough is known to show the players' accuracy. */
export const hasAccuracy = ({ moves, scores }: JudgedLine): boolean =>
  moves.length > 0 && moves.length >= MIN_SHARE * (scores.length - 1)

const accuracyOf = (game: Game, moves: readonly ReportedMove[]): readonly AccuracyRow[] => {
  const players = playersOf(game)
  return COLORS.flatMap((color): readonly AccuracyRow[] => {
    const { accuracy: all, judged } = summarize(moves, color)
    if (all === undefined) return []
    const phases = PHASES.flatMap(phase => {
      const { accuracy } = summarize(moves, color, phase)
      return accuracy === undefined ? [] : [[phase, accuracy] as const]
    })
    const player = surname(players[color]) || t(`publish.page.${color}`)
    const counts = JUDGMENTS.map(name => [name, judged[name].length] as const)
    return [
      {
        player,
        phases: Object.fromEntries(phases),
        all,
        judged: Object.fromEntries(counts) as Record<Judgment, number>,
      },
    ]
  })
}

const sourcesOf = (
  game: Game,
  judged: JudgedLine,
  judgedBy: JudgedBy | undefined,
  isTurned: boolean,
): readonly string[] => {
  const annotator = knownTag(game, 'Annotator')
  return [
    ...(judged.scores.some(score => score !== undefined) ? [aboutValues(game, judgedBy)] : []),
    isTurned ? t('publish.page.arrows') : '',
    annotator === '' ? '' : t('publish.page.annotator', { name: annotator }),
  ].filter(text => text !== '')
}

const isDiagrammed = ({ told, setupNotes }: Telling): boolean =>
  [...told, ...setupNotes].some(({ kind }) => kind === 'diagram')

/** Adds the last position to a game without any diagram, which would say little in print. */
const withLastDiagram = (telling: Telling, { diagrams }: PageChoices): Telling => {
  if (diagrams !== 'turningPoints' || isDiagrammed(telling)) return telling
  const position = telling.positions.all.findLastIndex(({ isMain }) => isMain)
  const diagram: Diagram = markedDiagram(telling.positions, position, 'white')
  return { ...telling, told: [...telling.told, { kind: 'diagram', diagram }] }
}

/** The diagram of a game's start, or of the first position of an excerpt; none if the text begins with that board anyway. */
const firstDiagramOf = (
  { game, isLater }: Excerpt,
  { positions }: Telling,
  [block]: readonly TextBlock[],
): Diagram | undefined => {
  if (!isLater) return game.root.fen === '' ? undefined : markedDiagram(positions, 0, 'white')
  if (block?.kind === 'diagram' && block.diagram.position === 0) return undefined
  const { color } = moveNumberAt(game.root.fen)
  return { ...markedDiagram(positions, 0, 'white'), caption: t('publish.page.toMoveFirst', { color }) }
}

/** The contents for a part of a game, without graph, accuracy and the table of the setup, which need all of it. */
const contentsOf = (contents: PageChoices['contents'], isPart: boolean, isLater: boolean) => ({
  ...contents,
  ...(isPart && { graph: false, accuracy: false }),
  ...(isLater && { setup: false }),
})

const sayingsBefore = (game: Game, said: string): readonly string[] => [
  ...remarksIn(introductionOf(game)).map(shownProse),
  ...(said === '' ? [] : [said]),
]

/**
 * Makes the document of a game as it was chosen.
 *
 * @param moves only the moves with these numbers, without what is said about the whole game; everything if there are none
 */
export const makeDocument = (whole: Game, chosen: PageChoices, moves?: MoveRange): PublishedGame => {
  const found = moves && excerptOf(whole, moves)
  const excerpt: Excerpt = found ?? { game: whole, isLater: false, goesOn: false }
  const { game, isLater, goesOn } = excerpt
  const contents = contentsOf(chosen.contents, found !== undefined, isLater)
  const choices: PageChoices = { ...chosen, contents }
  const variant = withOptions(variantById(game.variant), game.options)
  const judged = judgedLine(game)
  const marked = {
    turning: turningPlies(variant, judged.moves),
    faulty: new Set(judged.moves.flatMap(({ ply, judgment }) => (judgment ? [ply] : []))),
  }
  const telling = withLastDiagram(tellMoves(variant, game.root, choices, marked), choices)
  const text = paragraphsOf(telling.told)
  const ranks = contents.start && !isLater ? publishedRanks(game, variant) : []
  const setup = contents.setup ? setupOf(game, variant, telling) : undefined
  const graph = contents.graph ? graphOf(game, judged, telling) : undefined
  const firstDiagram =
    contents.start && ranks.length === 0 ? firstDiagramOf(excerpt, telling, text) : undefined
  const isNumbered = contents.accuracy && hasAccuracy(judged)
  const { judgedBy, said } = summaryParts(summaryIn(introductionOf(game), 'report'))
  return {
    variant,
    title: headingOf(game),
    facts: factsOf(game, variant),
    keywords: keywordsOf(game, variant),
    positions: telling.positions.all,
    ranks,
    ...(firstDiagram && { firstDiagram }),
    introduction: contents.comments ? sayingsBefore(game, said) : [],
    ...(setup && { setup }),
    ...(graph && { graph }),
    text,
    result: game.root.children.length > 0 && !goesOn ? printedResult(game) : '',
    accuracy: isNumbered ? accuracyOf(game, judged.moves) : [],
    ...(judgedBy && { judgedBy }),
    sources: sourcesOf(game, judged, judgedBy, telling.told.some(isTurningDiagram)),
  }
}
