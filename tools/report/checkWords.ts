import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import type { Examined, ExaminedPosition } from '@shared/report/examined'
import { reportMoves, type ReportedMove } from '@shared/report/gameReport'
import { JUDGMENT_POINTS, JUDGMENTS, type Judgment } from '@shared/report/judgment'
import { PRESET_EFFORTS, REPORT_PRESETS, type ReportPreset } from '@shared/report/presets'
import type { NamedMove, Remark } from '@shared/report/words/remark'
import { gameWords, movesInWords } from '@shared/report/words/wordsFor'
import { patternOf } from '@shared/report/words/varied'
import { remarkText } from '@shared/report/words/wordsText'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { mainline } from '@shared/tree/tree'
import { isVariantId, variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import type { Searcher } from '../../electron/engine/search/searcher'
import {
  lineToExamine,
  mainLinePlaces,
  questionAt,
  type MainLinePosition,
} from '../../electron/engine/report/gamePlaces'
import { reportPlan, type ReportEffort } from '../../electron/engine/report/reportPlan'
import { followPlan } from '../../electron/engine/tasks/followPlan'
import { wordRules } from '../../electron/engine/report/wordRules'
import { contradictionOf, type Judge, type JudgedMove } from './contradiction'
import { resumableSearch } from '../../electron/cli/report/resumableSearch'
import { isForJudge, openProgram, usualJudgeHere } from './searchers'
import { blunderingGame, casesIn, gamesIn } from './games'

const USAGE =
  'npm run check-words -- [--games 20] [--seed words] [--variant chess960] [--play-nodes 300] [--preset normal] [--judge stockfish] [--judge-nodes 500000] [--judge-again 1000000] [--cases FILE] [--sentences 500] [--kept FOLDER] [--log FILE] [--again 1000000] [PGN...]'

const OPTIONS = {
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: 'words' },
  variant: { type: 'string', default: 'chess960' },
  'play-nodes': { type: 'string', default: '300' },
  preset: { type: 'string', default: 'normal' },
  judge: { type: 'string', default: 'stockfish' },
  'judge-nodes': { type: 'string', default: '500000' },
  'judge-again': { type: 'string', default: '1000000' },
  cases: { type: 'string', default: '' },
  sentences: { type: 'string', default: '500' },
  kept: { type: 'string', default: '.cache/words' },
  log: { type: 'string', default: '' },
  again: { type: 'string', default: '1000000' },
} as const

/** The plies of lines, as in annotations from the command line. */
const PLIES = 24

const effortOf = (preset: ReportPreset, relativeSpeed: number): ReportEffort => {
  const { nodes, lines, ...looks } = PRESET_EFFORTS[preset]
  const limits = { nodes: nodesInSameTime(nodes, 1, relativeSpeed) }
  return { limits, multiPv: lines, plies: PLIES, ...looks }
}

/** How often a kind of sentence was said, and how often the judge contradicted it. */
interface Tally {
  said: number
  contradicted: number
  /** Contradicted, and no longer said after a longer search by the engine. */
  withdrawn: number
}

/** What a sentence about a move of a game was based on. */
interface SaidIn {
  readonly game: Game
  readonly places: readonly MainLinePosition[]
  readonly examined: ReadonlyMap<number, Examined>
  readonly ply: number
  readonly effort: ReportEffort
}

/** The log entry of a sentence; its text is empty if a faulty move has no sentence. */
interface LoggedSentence {
  readonly text: string
  readonly label: string
  readonly isWithdrawn?: boolean
  readonly against?: string
}

/** Whether two sentences about a move follow one pattern, or name the same other move. */
const isAlike = (one: Remark, other: Remark): boolean =>
  patternOf(one) === patternOf(other) || ('move' in one && 'move' in other && one.move.san === other.move.san)

/** Whether a remark is about a move, not about the opening, the turning point or the end. */
const isReason = ({ kind }: Remark): boolean =>
  kind !== 'openingOver' && kind !== 'turningPoint' && kind !== 'ending'

const secondText = ({ second }: ExaminedPosition): string =>
  second ? ` (${second.kind} ${second.value})` : ''

const lineText = (found: Examined | undefined): string =>
  found?.kind === 'searched'
    ? `${found.score.kind} ${found.score.value}${secondText(found)}: ${found.lines[0]!.map(({ san }) => san).join(' ')}`
    : ''

/** The best line in UCI, for tests. */
const lineUci = (found: Examined | undefined): string =>
  found?.kind === 'searched' ? found.lines[0]!.map(({ uci }) => uci).join(' ') : ''

const isNamed = ({ number, color, san }: NamedMove, { fenBefore, node }: ReportedMove): boolean => {
  const at = moveNumberAt(fenBefore)
  return at.fullmoves === number && at.color === color && node.san === san
}

interface CheckMeans {
  readonly core: Core
  readonly searcher: Searcher
  /** How games are annotated. */
  readonly effort: ReportEffort
  readonly judge: Judge
  /** Nodes with which the judge searches again before it contradicts a sentence; 0 for no second search. */
  readonly judgeAgain: number
  /** The path of the log; empty for no log. */
  readonly log: string
  /** Nodes with which the engine searches again if a sentence is contradicted; 0 for no second search. */
  readonly again: number
}

/** Annotates games and checks every sentence with a stronger engine. */
class Check {
  readonly tallies = new Map<string, Tally>()
  moves = 0
  reported = 0
  said = 0
  readonly faults = {
    inaccuracy: { found: 0, said: 0 },
    mistake: { found: 0, said: 0 },
    blunder: { found: 0, said: 0 },
  } satisfies Record<Judgment, unknown>

  constructor(private readonly means: CheckMeans) {}

  async game(game: Game): Promise<void> {
    if (!isForJudge(game)) return
    const { effort } = this.means
    const places = mainLinePlaces(this.means.core, lineToExamine(game))
    const examined = unwrap(
      await followPlan(reportPlan(this.means.core, places, effort), this.means.searcher),
    )
    const moves = reportMoves(game, { examined }, JUDGMENT_POINTS)
    const words = gameWords(game, moves, { examined }, wordRules(this.means.core, game))
    this.moves += moves.length
    this.reported += moves.filter(({ judgment }) => judgment).length
    for (const { ply, judgment } of moves) {
      const remarks = words.get(ply) ?? []
      if (judgment) this.faults[judgment].found += 1
      if (judgment && remarks.some(isReason)) this.faults[judgment].said += 1
      this.said += remarks.length
    }
    const variant = variantById(game.variant)
    const fens = mainline(game.root).map(({ fen }) => fen)
    for (const move of moves) {
      const { ply } = move
      const [before, after] = [examined.get(ply - 1), examined.get(ply)]
      const { fen, moves: played } = questionAt(
        places.find(place => place.ply === ply - 1)!,
        effort,
      )
      const reachedBy = { fen, moves: played }
      const question = { variant, move, past: fens.slice(0, ply), before, after, reachedBy }
      const remarks = words.get(ply) ?? []
      const isSaidAgain = (remark: Remark) =>
        this.isSaidAgain(remark, { game, places, examined, ply, effort })
      for (const remark of remarks) await this.hold(remark, question, isSaidAgain)
      if (move.judgment && !remarks.some(isReason)) this.note(question, { text: '', label: 'unsaid' })
      for (const remark of words.get(0) ?? [])
        if (remark.kind === 'story' && 'move' in remark.story && isNamed(remark.story.move, move))
          await this.hold(remark, question, () => Promise.resolve(true))
    }
  }

  /** The number of sentences that the judge contradicts, including withdrawn ones. */
  get contradicted(): number {
    return [...this.tallies.values()].reduce((sum, tally) => sum + tally.contradicted + tally.withdrawn, 0)
  }

  private async hold(
    remark: Remark,
    question: JudgedMove,
    isSaidAgain: (remark: Remark) => Promise<boolean>,
  ): Promise<void> {
    const against = await this.against(remark, question)
    const label = patternOf(remark)
    const tally = this.tallies.get(label) ?? { said: 0, contradicted: 0, withdrawn: 0 }
    const isWithdrawn = against !== undefined && this.means.again > 0 && !(await isSaidAgain(remark))
    tally.said += 1
    if (against !== undefined) tally[isWithdrawn ? 'withdrawn' : 'contradicted'] += 1
    this.tallies.set(label, tally)
    const text = remarkText(remark, question.variant)
    this.note(question, { text, label, isWithdrawn, ...(against && { against }) })
  }

  /** The judge's objection to a remark, if it still has one after a longer search. */
  private async against(remark: Remark, question: JudgedMove): Promise<string | undefined> {
    const { judge, judgeAgain } = this.means
    const against = await contradictionOf(remark, question, judge)
    return against === undefined || judgeAgain === 0
      ? against
      : contradictionOf(remark, question, { ...judge, nodes: judgeAgain })
  }

  /** Whether the same is said of the move after a longer search of the positions around it. */
  private async isSaidAgain(
    remark: Remark,
    { game, places, examined, ply, effort }: SaidIn,
  ): Promise<boolean> {
    const around = places.filter(place => place.ply === ply - 1 || place.ply === ply)
    const longer = { ...effort, limits: { nodes: this.means.again }, closer: false }
    const found = unwrap(await followPlan(reportPlan(this.means.core, around, longer), this.means.searcher))
    const findings = { examined: new Map([...examined, ...found]) }
    const moves = reportMoves(game, findings, JUDGMENT_POINTS).filter(move => move.ply === ply)
    const said = [...movesInWords(game, moves, findings, wordRules(this.means.core, game))]
    const whole = !isReason(remark) || remark.kind === 'story'
    return whole || said.some(([, remarks]) => remarks.some(again => isAlike(again, remark)))
  }

  private note({ variant, move, before, after }: JudgedMove, said: LoggedSentence): void {
    if (this.means.log === '') return
    const { fenBefore, judgment, node } = move
    const lines = [before, after].map(lineText)
    const ucis = [before, after].map(lineUci)
    const entry = {
      ...said,
      variant: variant.id,
      fenBefore,
      judgment,
      san: node.san,
      uci: node.uci,
      lines,
      ucis,
    }
    appendFileSync(this.means.log, `${JSON.stringify(entry)}\n`)
  }
}

/** Keeps the results of searches, so that a stopped check can go on, and words can be checked again at once. */
const kept = (searcher: Searcher, folder: string, name: string): Searcher => {
  mkdirSync(folder, { recursive: true })
  const opened = resumableSearch(searcher, path.join(folder, `${name}.jsonl`), true, fault => {
    throw new Error(`${folder}: ${fault}`)
  })
  if (!opened.ok) throw new Error(opened.error)
  return opened.value
}

/**
 * Annotates games in words, and lets a stronger engine look for contradictions to each sentence. The games are from
 * files, reference cases, and an engine that plays against itself with blunders.
 */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  const [games, playNodes, judgeNodes, judgeAgain, sentences, again] = [
    values.games,
    values['play-nodes'],
    values['judge-nodes'],
    values['judge-again'],
    values.sentences,
    values.again,
  ].map(Number) as [number, number, number, number, number, number]
  const { variant, seed } = values
  const preset = REPORT_PRESETS.find(name => name === values.preset)
  if (
    !isVariantId(variant) ||
    preset === undefined ||
    ![games, playNodes, judgeNodes, judgeAgain, sentences, again].every(Number.isSafeInteger)
  ) {
    console.error(USAGE)
    return 2
  }
  const { core, searcher: usual, relativeSpeed } = await usualJudgeHere(resources)
  const searcher = kept(usual, values.kept, 'engine')
  const strong = kept(await openProgram(values.judge, core), values.kept, 'judge')
  const check = new Check({
    core,
    searcher,
    effort: effortOf(preset, relativeSpeed),
    judge: { searcher: strong, nodes: judgeNodes },
    judgeAgain,
    log: values.log,
    again,
  })
  for (const file of positionals) {
    for (const game of await gamesIn(core, file)) await check.game(game)
    console.error(`${path.basename(file)}: ${check.said} sentences, ${check.contradicted} contradicted`)
  }
  if (values.cases !== '') for (const game of casesIn(core, values.cases)) await check.game(game)
  for (let index = 0; index < games && check.said < sentences; index++) {
    await check.game(
      await blunderingGame(core, strong, variant, { seed: `${seed} ${index}`, nodes: playNodes }),
    )
    console.error(`game ${index + 1}: ${check.said} sentences about ${check.reported} reported moves`)
  }
  await Promise.all([searcher.close(), strong.close()])
  console.log(`${check.moves} moves, ${check.reported} reported, ${check.said} sentences`)
  for (const name of JUDGMENTS) {
    const { found, said } = check.faults[name]
    console.log(`${name}: ${found}, with a reason ${said}`)
  }
  for (const [label, { said, contradicted, withdrawn }] of [...check.tallies].toSorted())
    console.log(`${label}: ${said}, contradicted ${contradicted}, withdrawn ${withdrawn}`)
  return 0
}
