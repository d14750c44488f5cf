import { parseGames } from '@shared/notation/pgn/parser'
import { err, ok } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { loadCore, type Core } from '../../core/load'
import { readGame } from '../../rules/games/gameReader'
import { describeFault } from '../../rules/describeError'
import type { Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { complaining } from '../io/complaining'
import { readGamesText } from '../io/readFile'
import { writeOut } from '../io/writeOut'
import { press } from '../publish/press'
import { publishGames, type Published } from '../publish/publishGames'
import { publishSettings, type PublishSettings } from '../publish/publishSettings'

/** Games that could be read, and what is wrong with the others. */
interface ReadGames {
  readonly games: readonly Game[]
  readonly remarks: readonly string[]
}

const readGames = (core: Core, text: string, { game: wanted }: PublishSettings): Answered<ReadGames> => {
  const all = parseGames(text)
  if (wanted !== undefined && wanted > all.length)
    return err(`there is no game ${wanted}: the file has ${all.length}`)
  const games: Game[] = []
  const remarks: string[] = []
  for (const [index, pgn] of all.entries()) {
    if (wanted !== undefined && index + 1 !== wanted) continue
    const { offset } = pgn.at
    const read = readGame(core, pgn, text.slice(offset, offset + pgn.length))
    if (read.ok) games.push(read.value)
    else remarks.push(`game ${index + 1}: ${describeFault(read.error)}`)
  }
  return games.length === 0
    ? err([...remarks, 'there are no games to publish'].join('; '))
    : ok({ games, remarks })
}

const bytesOf = async (published: Published, terminal: Terminal): Promise<Answered<string | Buffer>> => {
  if (published.kind === 'text') return ok(published.text)
  return attend(terminal, status => {
    status(`${published.what}...`)
    return press(published.job)
  })
}

const deliver = async (
  content: string | Buffer,
  { out }: PublishSettings,
  terminal: Terminal,
): Promise<Answered<null>> => {
  if (out !== undefined) return writeOut(out, content)
  await terminal.write(content.toString())
  return ok(null)
}

const carryOut = async (file: string, settings: PublishSettings, terminal: Terminal): Promise<ExitCode> => {
  const text = readGamesText(file)
  if (!text.ok) return complaining(terminal, text.error, 1)
  const read = readGames(loadCore(), text.value, settings)
  if (!read.ok) return complaining(terminal, `${file}: ${read.error}`, 1)
  const published = publishGames(read.value.games, settings)
  if (!published.ok) return complaining(terminal, `${file}: ${published.error}`, 1)
  const bytes = await bytesOf(published.value, terminal)
  if (!bytes.ok) return complaining(terminal, bytes.error, bytes.error === 'stopped' ? 130 : 1)
  const delivered = await deliver(bytes.value, settings, terminal)
  if (!delivered.ok) return complaining(terminal, delivered.error, 1)
  const remarks = [...read.value.remarks, ...(published.value.kind === 'text' ? published.value.remarks : [])]
  for (const remark of remarks) terminal.complain(`backrank: ${file}, ${remark}`)
  return remarks.length === 0 ? 0 : 1
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const settings = publishSettings(line)
  return settings.ok ? carryOut(file, settings.value, terminal) : complaining(terminal, settings.error, 2)
}

export const publish: Command = {
  name: 'publish',
  words: 'FILE',
  summary: 'make pages, PDFs, pictures, animations or texts from games',
  details: `All games of the file go into one page, PDF, text or PGN; pictures show the first, or --game N. OUT is written in one
step: whole or not at all. A page is one file that needs no network. PDFs and pictures other than svg are made by the browser that
comes with the program, in a window that nobody sees; where there is no display, xvfb-run makes one if it is installed.

With --sheet each game has to be a preparation (see backrank prepare --help) and becomes one page to print: its start, the likeliest
answers with our replies and values, and the traps, as many as there is room for.
`,
  flags: [
    'to',
    'out',
    'game',
    'sheet',
    'size',
    'columns',
    'paper',
    'letters',
    'diagrams',
    'board',
    'pieces',
    'theme',
    'ply',
    'delay',
    'black',
    'no-comments',
    'no-variations',
    'no-evaluations',
    'no-glyphs',
    'symbols',
    'width',
    'interoperable',
  ],
  flagWords: {
    out: { value: 'OUT', help: 'write here; text, svg and html go to standard output without it' },
  },
  count: [1, 1],
  run,
}
