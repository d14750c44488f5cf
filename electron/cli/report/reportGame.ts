import { parseGame } from '@shared/notation/pgn/parser'
import { annotateGame, type AnnotationChoices, type Sentences } from '@shared/report/gameAnnotation'
import { reportMoves, type GameFindings, type ReportedMove } from '@shared/report/gameReport'
import { JUDGMENT_POINTS } from '@shared/report/judgment'
import { setupSentences } from '@shared/report/words/setupSentences'
import { gameWords } from '@shared/report/words/wordsFor'
import { wordsText } from '@shared/report/words/wordsText'
import { err, ok, type Result } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { annotateSetup } from '@shared/tree/setupAnnotation'
import { variantById } from '@shared/variants'
import type { Core } from '../../core/load'
import type { Searcher } from '../../engine/search/searcher'
import { followPlan } from '../../engine/tasks/followPlan'
import { lineToExamine, mainLinePlaces } from '../../engine/report/gamePlaces'
import { type ReportEffort, reportPlan } from '../../engine/report/reportPlan'
import { wordRules } from '../../engine/report/wordRules'
import { readGame } from '../../rules/games/gameReader'
import { type AnnotationFault, priceGame, searchFailed } from '../solve/annotateGameSetup'

/** An engine that examines games, with its name for the user and its effort. */
export interface NamedSearcher {
  readonly name: string
  readonly searcher: Searcher
  readonly effort: ReportEffort
}

/** What is needed to report on games. */
export interface ReportRunParts {
  readonly core: Core
  readonly judge: NamedSearcher
  /**
   * Returns our own engine, for setups and for games whose rules the judge does not fully know; the judge itself if
   * that is ours.
   */
  readonly own: () => NamedSearcher
  /** Nodes for each array of a setup. */
  readonly arrayNodes: number
  readonly choices: AnnotationChoices
  /** Called for each position, and for each array of a setup. */
  readonly onFound: () => void
}

/** A game that has been examined. */
export interface ReportedGame {
  /** The text of the game with its annotations. */
  readonly text: string
  readonly moves: readonly ReportedMove[]
}

const findingsBy = async (
  { name, searcher, effort }: NamedSearcher,
  game: Game,
  { core, own, arrayNodes, onFound }: ReportRunParts,
): Promise<Result<GameFindings, AnnotationFault>> => {
  const pricing = {
    core,
    searcher: own().searcher,
    reading: 'sequential',
    nodes: arrayNodes,
    onValue: onFound,
  } as const
  const setup = await priceGame(game, pricing)
  if (!setup.ok) return setup
  const plan = reportPlan(core, mainLinePlaces(core, lineToExamine(game)), effort)
  const done = await followPlan(plan, searcher, onFound)
  if (!done.ok) {
    const { kind } = done.error
    return err(searchFailed(done.error, kind === 'stopped' || kind === 'engineFailed'))
  }
  const { nodes } = effort.limits
  const judgedBy = { engine: name, ...(nodes !== undefined && { nodes }) }
  return ok({ examined: done.value, judgedBy, ...(setup.value && { setup: setup.value }) })
}

/**
 * The findings of the judge, or of our own engine if the judge does not know all rules; a game is always judged by a
 * single engine.
 */
const findingsOn = async (
  game: Game,
  means: ReportRunParts,
): Promise<Result<GameFindings, AnnotationFault>> => {
  const found = await findingsBy(means.judge, game, means)
  return !found.ok && found.error.isForeign === true ? findingsBy(means.own(), game, means) : found
}

const sentencesOf = (
  game: Game,
  moves: readonly ReportedMove[],
  findings: GameFindings,
  { core, choices }: ReportRunParts,
): Sentences => {
  if (!choices.words) return new Map()
  const variant = variantById(game.variant)
  const words = gameWords(game, moves, findings, wordRules(core, game))
  const said = [...words].map(([ply, remarks]) => [ply, wordsText(remarks, variant)] as const)
  return new Map([...setupSentences(game, moves), ...said])
}

/** Analyzes a game and annotates it; undefined if it cannot be read or has no moves. */
export const reportGame = async (
  text: string,
  means: ReportRunParts,
): Promise<Result<ReportedGame | undefined, AnnotationFault>> => {
  const read = readGame(means.core, parseGame(text), text)
  if (!read.ok || read.value.root.children.length === 0) return ok(undefined)
  const game = read.value
  const findings = await findingsOn(game, means)
  if (!findings.ok) return findings
  const { setup } = findings.value
  const moves = reportMoves(game, findings.value, JUDGMENT_POINTS)
  const priced = setup ? annotateSetup(game, setup) : game
  const sentences = sentencesOf(game, moves, findings.value, means)
  const annotated = annotateGame(priced, moves, findings.value, means.choices, sentences)
  return ok({ text: writeGame(annotated), moves })
}
