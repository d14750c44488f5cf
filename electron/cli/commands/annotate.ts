import { formatNumber } from '@shared/i18n/numbers'
import { ok } from '@shared/result'
import { loadCore, type Core } from '../../core/load'
import { rewriteGames } from '../../files/pgn/rewriteGames'
import type { Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { complaining } from '../io/complaining'
import { putOut } from '../io/putOut'
import { readBytes } from '../io/readFile'
import type { KeptExaminer } from '../report/keptExaminer'
import { openKeptExaminer } from '../report/openKeptExaminer'
import { reportGame, type ReportMeans } from '../report/reportGame'
import { reportJson } from '../report/reportJson'
import { reportSettings, USUAL_MOVE_NODES, type ReportSettings } from '../report/reportSettings'

/** Games that have been looked at. */
interface Reported {
  readonly bytes: Buffer
  /** A line for each game. */
  readonly numbers: readonly string[]
  /** What is wrong with single games. */
  readonly remarks: readonly string[]
  /** Nothing could be done about this one, nor about the games after it. */
  readonly fault?: string
}

const reportGames = async (
  bytes: Buffer,
  { games: [first, last] }: ReportSettings,
  means: ReportMeans,
  onGame: (index: number) => void,
): Promise<Reported> => {
  const numbers: string[] = []
  const remarks: string[] = []
  let fault: string | undefined
  const written = await rewriteGames(bytes, async (text, place) => {
    const index = place + 1
    if (fault !== undefined || index < first || index > last) return undefined
    onGame(index)
    const game = await reportGame(text, means)
    if (game.ok && game.value) numbers.push(reportJson(index, game.value.moves))
    if (game.ok) return game.value?.text
    if (game.error.isFinal) fault = game.error.sentence
    else remarks.push(`game ${index}: ${game.error.sentence}`)
    return undefined
  })
  return { bytes: written, numbers, remarks, ...(fault !== undefined && { fault }) }
}

const attended = (
  core: Core,
  bytes: Buffer,
  settings: ReportSettings,
  examiner: KeptExaminer,
  terminal: Terminal,
): Promise<Reported> =>
  attend(terminal, status => {
    let game = 0
    let found = 0
    const means: ReportMeans = {
      core,
      examiner,
      effort: settings.effort,
      arrayNodes: settings.arrayNodes,
      choices: settings.choices,
      onFound: () => status(`game ${formatNumber(game)}, ${formatNumber(++found)} positions`),
    }
    return {
      outcome: reportGames(bytes, settings, means, index => (game = index)),
      stop: () => void examiner.close(),
    }
  })

/** Writes what there is: games that were not reached are as they were. */
const deliver = async (
  line: CommandLine,
  terminal: Terminal,
  { bytes, numbers }: Reported,
): Promise<Answered<null>> => {
  if (line.has('json')) for (const row of numbers) await terminal.write(`${row}\n`)
  return line.has('json') && line.values('out').length === 0 ? ok(null) : putOut(line, terminal, bytes)
}

const finish = async (
  line: CommandLine,
  terminal: Terminal,
  examiner: KeptExaminer,
  reported: Reported,
): Promise<ExitCode> => {
  const { remarks, fault } = reported
  const delivered = await deliver(line, terminal, reported)
  if (!delivered.ok) return complaining(terminal, delivered.error, 1)
  for (const remark of remarks) terminal.complain(`backrank: ${remark}`)
  if (fault === 'stopped')
    return complaining(terminal, 'stopped; the same command with --resume goes on', 130)
  if (fault !== undefined) return complaining(terminal, fault, 1)
  examiner.forget()
  return remarks.length === 0 ? 0 : 1
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const settings = reportSettings(line)
  if (!settings.ok) return complaining(terminal, settings.error, 2)
  const games = readBytes(file)
  if (!games.ok) return complaining(terminal, games.error, 1)
  const core = loadCore()
  const progress = `${line.values('out').at(-1) ?? file}.progress`
  const work = { core, threads: settings.value.threads, file: progress }
  const examiner = await openKeptExaminer(line, work, terminal)
  if (!examiner.ok) return complaining(terminal, examiner.error, 1)
  try {
    const reported = await attended(core, games.value, settings.value, examiner.value, terminal)
    return await finish(line, terminal, examiner.value, reported)
  } finally {
    await examiner.value.close()
  }
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
