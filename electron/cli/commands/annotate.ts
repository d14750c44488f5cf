import { formatNumber } from '@shared/i18n/numbers'
import { ok } from '@shared/result'
import { loadCore, type Core } from '../../core/load'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { rewriteGames, type RewriteGame } from '../../files/pgn/rewriteGames'
import type { Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { complaining } from '../io/complaining'
import { withGames } from '../io/openGames'
import { isPrinted, putOut } from '../io/putOut'
import type { ResumableSearch } from '../report/resumableSearch'
import { openResumableSearch } from '../report/openResumableSearch'
import { reportGame, type ReportMeans } from '../report/reportGame'
import { reportJson } from '../report/reportJson'
import { reportSettings, USUAL_MOVE_NODES, type ReportSettings } from '../report/reportSettings'

/** What is to be said of games that have been looked at. */
interface Outcome {
  /** What is wrong with single games. */
  readonly remarks: string[]
  /** Nothing could be done about this one, nor about the games after it, which are as they were. */
  fault: string | undefined
}

interface Reporting {
  readonly settings: ReportSettings
  readonly means: ReportMeans
  readonly outcome: Outcome
  readonly onGame: (index: number) => void
  /** Told the numbers of a game, as a line. */
  readonly onNumbers: (row: string) => Promise<void> | void
}

const reporter = ({ settings, means, outcome, onGame, onNumbers }: Reporting): RewriteGame => {
  const [first, last] = settings.games
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

/** Games that are only looked at. */
const lookThrough = async (games: AsyncIterable<Buffer>): Promise<Answered<null>> => {
  const iterator = games[Symbol.asyncIterator]()
  while (!(await iterator.next()).done);
  return ok(null)
}

/** What the work is done with. */
interface Work {
  readonly line: CommandLine
  readonly settings: ReportSettings
  readonly core: Core
  readonly searcher: ResumableSearch
  readonly terminal: Terminal
}

/** Writes what there is: games that were not reached are as they were. */
const annotateAll = (
  windows: AsyncIterable<GameWindow>,
  work: Work,
  outcome: Outcome,
): Promise<Answered<null>> => {
  const { line, settings, core, searcher, terminal } = work
  return attend(terminal, status => {
    let game = 0
    let found = 0
    const means: ReportMeans = {
      core,
      searcher,
      effort: settings.effort,
      arrayNodes: settings.arrayNodes,
      choices: settings.choices,
      onFound: () => status(`game ${formatNumber(game)}, ${formatNumber(++found)} positions`),
    }
    const onNumbers = (row: string) => {
      if (!line.has('json')) return undefined
      status('')
      return terminal.write(`${row}\n`)
    }
    const onGame = (index: number) => (game = index)
    const rewrite = reporter({ settings, means, outcome, onGame, onNumbers })
    const games = rewriteGames(windows, { rewrite, isUtf8: isPrinted(line) })
    return {
      outcome: line.has('json') && isPrinted(line) ? lookThrough(games) : putOut(line, terminal, games),
      stop: () => void searcher.close(),
    }
  })
}

const finish = (
  { terminal, searcher }: Work,
  delivered: Answered<null>,
  { remarks, fault }: Outcome,
): ExitCode => {
  if (!delivered.ok) return complaining(terminal, delivered.error, 1)
  for (const remark of remarks) terminal.complain(`backrank: ${remark}`)
  if (fault === 'stopped')
    return complaining(terminal, 'stopped; the same command with --resume goes on', 130)
  if (fault !== undefined) return complaining(terminal, fault, 1)
  searcher.forget()
  return remarks.length === 0 ? 0 : 1
}

const annotateFile = async (
  windows: AsyncIterable<GameWindow>,
  line: CommandLine,
  settings: ReportSettings,
  terminal: Terminal,
): Promise<ExitCode> => {
  const core = loadCore()
  const progress = `${line.values('out').at(-1) ?? line.words[0] ?? ''}.progress`
  const searcher = await openResumableSearch(
    line,
    { core, threads: settings.threads, file: progress },
    terminal,
  )
  if (!searcher.ok) return complaining(terminal, searcher.error, 1)
  const work = { line, settings, core, searcher: searcher.value, terminal }
  const outcome: Outcome = { remarks: [], fault: undefined }
  try {
    return finish(work, await annotateAll(windows, work, outcome), outcome)
  } finally {
    await searcher.value.close()
  }
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const settings = reportSettings(line)
  if (!settings.ok) return complaining(terminal, settings.error, 2)
  const done = await withGames(file, windows => annotateFile(windows, line, settings.value, terminal))
  return done.ok ? done.value : complaining(terminal, done.error, 1)
}

export const annotate: Command = {
  name: 'annotate',
  words: 'FILE',
  summary: 'write into the games of a file what each move was worth',
  details: `Every position of a main line is searched by itself, ${formatNumber(USUAL_MOVE_NODES)} nodes if no limit is set, and setups are
solved. Positions before and after a doubtful move are then searched once more, five times as long. What was written so before
is replaced; comments, glyphs and variations of others stay as they are. What is found is kept in OUT.progress until all is
done: after Ctrl-C, or a crash, the same command with --resume goes on.
`,
  flags: [
    'out',
    'engine',
    'nodes',
    'depth',
    'movetime',
    'games',
    'lines',
    'plies',
    'no-glyphs',
    'no-closer-look',
    'words',
    'threads',
    'resume',
    'json',
    'user-data-dir',
  ],
  flagWords: {
    nodes: { value: 'N', help: 'nodes for each position' },
    json: { help: 'print the numbers of each game, a line of JSON a game' },
    threads: { value: 'N', help: 'positions side by side; all processors if not said' },
    engine: {
      value: 'NAME|CMD',
      help: 'who looks at the games: an engine of the engines dialog by its name, or a UCI program with its arguments in quotes; Backrank if not said',
    },
  },
  count: [1, 1],
  run,
}
