import { chancePoints } from '../../analysis/winningChance'
import { COLORS } from '../../board/color'
import { t } from '../../i18n/t'
import type { ReportedMove } from '../../report/gameReport'
import { judgedByIn } from '../../report/judgedBy'
import { PHASES } from '../../report/phases'
import { summarize } from '../../report/playerSummary'
import { turningPoints } from '../../report/turningPoints'
import { moveNumberAt } from '../../tree/moveNumber'
import { proseIn, shownProse } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import { playersOf, surname, titleOf } from '../../tree/gameTitle'
import { setupPlies } from '../../tree/setupPlies'
import { mainline } from '../../tree/tree'
import { withOptions } from '../../variants/options'
import { variantById } from '../../variants'
import type { PageChoices } from '../choices'
import type {
  AccuracyRow,
  Diagram,
  PublishedGame,
  PublishedGraph,
  PublishedSetup,
  SetupRow,
  TextBlock,
  TextItem,
} from './document'
import { factsOf, headingOf, knownTag, printedResult } from './heading'
import { judgedLine, type JudgedLine } from './judgedLine'
import { publishedRanks } from './ranks'
import { summaryIn, withoutSummaries } from './summaries'
import { tellMoves, type Telling, type ToldTurn, type Told } from './tellMoves'

/** A paragraph of so many moves of the main line ends where the next remark ends. */
const LONG = 8
/** One without remarks ends after so many. */
const MAX_STRETCH = 24

const movesIn = (items: readonly TextItem[]): number =>
  items.filter(({ kind, depth }) => kind === 'move' && depth === 0).length

const isRemark = (item: TextItem | undefined): boolean => item !== undefined && item.kind !== 'move'

/** The next move of the main line that says its number begins a paragraph. */
const isFull = (items: readonly TextItem[]): boolean => {
  const moves = movesIn(items)
  return moves >= MAX_STRETCH || (moves >= LONG && isRemark(items.at(-1)))
}

/** Parts running text into paragraphs that can be read. */
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
  return blocks
}

/** One row a move number; in a relocation White has two turns under one. */
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

const setupOf = (game: Game, { turns, setupNotes }: Telling): PublishedSetup | undefined =>
  turns.length === 0
    ? undefined
    : {
        plies: turns.length,
        rows: rowsOf(turns),
        summary: summaryIn(introductionOf(game), 'setup'),
        notes: paragraphsOf(setupNotes),
      }

/** With fewer values than these a line would be drawn through nothing. */
const MIN_VALUES = 3

/** The game has values enough to draw its graph. */
export const hasGraph = ({ scores }: JudgedLine): boolean =>
  scores.filter(score => score !== undefined).length >= MIN_VALUES

const graphOf = (game: Game, judged: JudgedLine, { positions }: Telling): PublishedGraph | undefined => {
  if (!hasGraph(judged)) return undefined
  const main = positions.all.flatMap(({ isMain }, position) => (isMain ? [position] : []))
  return {
    points: judged.scores.map(score => score && chancePoints(score)),
    positions: main,
    setupPlies: setupPlies(mainline(game.root)),
    faults: judged.moves.flatMap(({ ply, judgment }) =>
      judgment === 'mistake' || judgment === 'blunder' ? [{ ply, tone: judgment }] : [],
    ),
  }
}

/** Accuracy is told where the game says of most moves what they were worth. */
const MIN_SHARE = 0.5

/** What is known suffices to speak of the players' accuracy. */
export const hasAccuracy = ({ moves, scores }: JudgedLine): boolean =>
  moves.length > 0 && moves.length >= MIN_SHARE * (scores.length - 1)

const accuracyOf = (game: Game, moves: readonly ReportedMove[]): readonly AccuracyRow[] => {
  const players = playersOf(game)
  return COLORS.flatMap((color): readonly AccuracyRow[] => {
    const all = summarize(moves, color).accuracy
    if (all === undefined) return []
    const phases = PHASES.flatMap(phase => {
      const { accuracy } = summarize(moves, color, phase)
      return accuracy === undefined ? [] : [[phase, accuracy] as const]
    })
    const player = surname(players[color]) || t(`publish.page.${color}`)
    return [{ player, phases: Object.fromEntries(phases), all }]
  })
}

const sourcesOf = (game: Game, summary: string): readonly string[] => {
  const annotator = knownTag(game, 'Annotator')
  return [summary, annotator === '' ? '' : t('publish.page.annotator', { name: annotator })].filter(
    text => text !== '',
  )
}

const isDiagrammed = ({ told, setupNotes }: Telling): boolean =>
  [...told, ...setupNotes].some(({ kind }) => kind === 'diagram')

/** A game without any board would say little to who cannot click: its last position is shown. */
const withLastDiagram = (telling: Telling, { diagrams }: PageChoices): Telling => {
  if (diagrams !== 'turningPoints' || isDiagrammed(telling)) return telling
  const position = telling.positions.all.findLastIndex(({ isMain }) => isMain)
  const diagram: Diagram = { position, orientation: 'white' }
  return { ...telling, told: [...telling.told, { kind: 'diagram', diagram }] }
}

/** Makes of a game what is published of it, as it was chosen. */
export const makeDocument = (game: Game, choices: PageChoices): PublishedGame => {
  const variant = withOptions(variantById(game.variant), game.options)
  const { contents } = choices
  const judged = judgedLine(game)
  const turning = new Set(turningPoints(judged.moves).map(({ ply }) => ply))
  const telling = withLastDiagram(tellMoves(variant, game.root, choices, turning), choices)
  const ranks = contents.start ? publishedRanks(game, variant) : []
  const setup = contents.setup ? setupOf(game, telling) : undefined
  const graph = contents.graph ? graphOf(game, judged, telling) : undefined
  const ownStart = contents.start && ranks.length === 0 && game.root.fen !== ''
  const isNumbered = contents.accuracy && hasAccuracy(judged)
  const { judgedBy, summary } = judgedByIn(summaryIn(introductionOf(game), 'report'))
  const introduction = introductionOf(game).map(comment => ({
    ...comment,
    text: withoutSummaries(comment.text),
  }))
  return {
    variant,
    title: headingOf(game),
    shortTitle: titleOf(game),
    facts: factsOf(game, variant),
    positions: telling.positions.all,
    ranks,
    ...(ownStart && { firstDiagram: { position: 0, orientation: 'white' } }),
    introduction: contents.comments ? proseIn(introduction).map(shownProse) : [],
    ...(setup && { setup }),
    ...(graph && { graph }),
    text: paragraphsOf(telling.told),
    result: printedResult(game),
    accuracy: isNumbered ? accuracyOf(game, judged.moves) : [],
    ...(judgedBy && { judgedBy }),
    sources: sourcesOf(game, isNumbered ? summary : ''),
  }
}
