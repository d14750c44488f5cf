import { availableParallelism } from 'node:os'
import { formatNumber } from '@shared/i18n/numbers'
import { ok } from '@shared/result'
import { type Core, loadCore } from '../../core/load'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { OWN_ENGINE } from '../../engine/search/answerQuestion'
import type { Searcher } from '../../engine/search/searcher'
import { type RewriteGame, rewriteGames } from '../../files/pgn/rewriteGames'
import type { Answered } from '../io/answers'
import { withProgress, type ExitCode, fail, type Terminal } from '../io/terminal'
import { defineCommand } from '../io/command'
import { judgeChoice, nameOfEngine, speedOfEngine } from '../engines/openSearcher'
import { openOwnSearcher } from '../io/engineProgram'
import { withGames } from '../io/openGames'
import { STANDARD } from '../io/readFile'
import { putOut } from '../io/putOut'
import { type ResumableSearch, openResumableSearch } from '../report/resumableSearch'
import { type NamedSearcher, reportGame, type ReportRunParts } from '../report/reportGame'
import {
  DEFAULT_MOVE_NODES,
  reportEffort,
  REPORT_FLAGS,
  type ReportFlags,
  reportWork,
} from '../report/reportFlags'
import type { Color } from '@shared/board/color'
import type { ReportedMove } from '@shared/report/gameReport'
import { summarize } from '@shared/report/playerSummary'
import { turningPoints } from '@shared/report/turningPoints'

const rounded = (number: number | undefined): number | null =>
  number === undefined ? null : Math.round(number * 10) / 10

const playerJson = (moves: readonly ReportedMove[], color: Color) => {
  const { accuracy, averageLoss, judged } = summarize(moves, color)
  return {
    accuracy: rounded(accuracy),
    averageLoss: rounded(averageLoss),
    inaccuracies: judged.inaccuracy.length,
    mistakes: judged.mistake.length,
    blunders: judged.blunder.length,
  }
}

/**
 * The numbers of a report on one game, as a line of JSON: accuracy from 0 to 100, losses in points of winning chance;
 * null for a player without moves.
 *
 * @param index the number of the game, from 1
 */
const reportJson = (index: number, moves: readonly ReportedMove[]): string =>
  JSON.stringify({
    index,
    white: playerJson(moves, 'white'),
    black: playerJson(moves, 'black'),
    turningPoints: turningPoints(moves).map(({ ply, node, better, loss }) => ({
      ply,
      san: node.san,
      best: better[0]?.[0]?.san ?? node.san,
      loss: rounded(loss),
    })),
  })

/** What happened while the games were examined. */
interface Outcome {
  /** Faults of single games. */
  readonly remarks: string[]
  /** The fault that ended the work; the game and all after it are unchanged. */
  fault: string | undefined
}

interface Reporting {
  readonly games: ReportFlags['games']
  readonly means: ReportRunParts
  readonly outcome: Outcome
  readonly onGame: (index: number) => void
  /** Called with the numbers of a game, as a line of text. */
  readonly onNumbers: (row: string) => Promise<void> | void
}

const reporter = ({ games: [first, last], means, outcome, onGame, onNumbers }: Reporting): RewriteGame => {
  return async (text, place) => {
    const index = place + 1
    if (outcome.fault !== undefined || index < first || index > last) return undefined
    onGame(index)
    const game = await reportGame(text, means)
    if (game.ok) {
      if (game.value) await onNumbers(reportJson(index, game.value.moves))
      return game.value?.text
    }
    if (game.error.isFinal) outcome.fault = game.error.sentence
    else outcome.remarks.push(`game ${index}: ${game.error.sentence}`)
    return undefined
  }
}

/** Reads all games without writing them. */
const lookThrough = async (games: AsyncIterable<Buffer>): Promise<Answered<null>> => {
  const iterator = games[Symbol.asyncIterator]()
  while (!(await iterator.next()).done);
  return ok(null)
}

/** What the work needs. */
interface Work {
  readonly flags: ReportFlags
  readonly core: Core
  /** Searches positions; results of the judge are written to disk. */
  readonly searcher: ResumableSearch
  readonly judge: NamedSearcher
  readonly own: ReportRunParts['own']
  readonly terminal: Terminal
}

/** Writes all games; those that were not reached are written unchanged. */
const annotateAll = (
  windows: AsyncIterable<GameWindow>,
  { flags, core, searcher, judge, own, terminal }: Work,
  outcome: Outcome,
): Promise<Answered<null>> => {
  const { out, json, games } = flags
  return withProgress(terminal, status => {
    let game = 0
    let found = 0
    const means: ReportRunParts = {
      core,
      judge,
      own,
      ...reportWork(flags),
      onFound: () => status(`game ${formatNumber(game)}, ${formatNumber(++found)} positions`),
    }
    const onNumbers = (row: string) => {
      if (!json) return undefined
      status('')
      return terminal.write(`${row}\n`)
    }
    const onGame = (index: number) => (game = index)
    const rewrite = reporter({ games, means, outcome, onGame, onNumbers })
    const rewritten = rewriteGames(windows, { rewrite, isUtf8: out === undefined })
    return {
      outcome: json && out === undefined ? lookThrough(rewritten) : putOut(out, terminal, rewritten),
      stop: () => void searcher.close(),
    }
  })
}

const finish = (
  { terminal, searcher }: Work,
  delivered: Answered<null>,
  { remarks, fault }: Outcome,
): ExitCode => {
  if (!delivered.ok) return fail(terminal, delivered.error, 1)
  for (const remark of remarks) terminal.complain(`backrank: ${remark}`)
  if (fault === 'stopped') return fail(terminal, 'stopped; the same command with --resume goes on', 130)
  if (fault !== undefined) return fail(terminal, fault, 1)
  searcher.forget()
  return remarks.length === 0 ? 0 : 1
}

const annotateFile = async (
  file: string,
  windows: AsyncIterable<GameWindow>,
  given: ReportFlags,
  terminal: Terminal,
): Promise<Answered<ExitCode>> => {
  const core = loadCore()
  const flags = judgeChoice(given)
  const { out = file, threads, resume } = flags
  if (resume && out === STANDARD)
    return ok(fail(terminal, '--resume goes on with OUT.progress: give -o OUT', 2))
  const progress = out === STANDARD ? undefined : { file: `${out}.progress`, resumes: resume }
  const searcher = await openResumableSearch(flags, progress, core, terminal)
  if (!searcher.ok) return searcher
  const [name, speed] = [await nameOfEngine(flags), await speedOfEngine(flags)]
  const judge: NamedSearcher = { name, searcher: searcher.value, effort: reportEffort(flags, speed, speed) }
  let beside: Searcher | undefined
  const own = (): NamedSearcher => {
    if (name === OWN_ENGINE) return judge
    beside ??= searcher.value.beside(openOwnSearcher(threads ?? availableParallelism()))
    return { name: OWN_ENGINE, searcher: beside, effort: reportEffort(flags, 1, speed) }
  }
  const work = { flags, core, searcher: searcher.value, judge, own, terminal }
  const outcome: Outcome = { remarks: [], fault: undefined }
  try {
    return ok(finish(work, await annotateAll(windows, work, outcome), outcome))
  } finally {
    await Promise.all([searcher.value.close(), beside?.close()])
  }
}

export const annotateCommand = defineCommand({
  name: 'annotate',
  words: 'FILE',
  summary: 'write into the games of a file what each move was worth',
  details: `Every position of a main line is searched by itself, with ${formatNumber(DEFAULT_MOVE_NODES)} nodes of Backrank if no
limit is set, or with those that the bundled engine searches in that time. Setups are solved by Backrank. Positions before and after a
doubtful move are then searched once more, five times as long. What an earlier run has written is replaced; comments, glyphs and variations of others stay as they are. What is found is kept in OUT.progress until all is
done: after Ctrl-C, or a crash, the same command with --resume goes on. Games from standard input that go to standard output leave
no such file. Games with rules that the engine does not know are looked at by Backrank; each says who has evaluated it.
`,
  flags: REPORT_FLAGS,
  count: [1, 1],
  run: async ({ words: [file = ''], flags }, terminal) => {
    const done = await withGames(file, terminal, windows => annotateFile(file, windows, flags, terminal))
    return done.ok ? done.value : fail(terminal, done.error, 1)
  },
})
