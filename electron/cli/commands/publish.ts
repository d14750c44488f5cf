import { err, ok } from '@shared/result'
import { loadCore } from '../../core/load'
import { type Answered, Refusal } from '../io/answers'
import { withProgress, type ExitCode, fail, type Terminal } from '../io/terminal'
import { defineCommand } from '../io/command'
import { withGames } from '../io/openGames'
import { inputName } from '../io/readFile'
import { putOut } from '../io/putOut'
import { gamesToPublish, type NumberedGame, type Published, publishGames } from '../publish/publishGames'
import { press } from '../publish/press'
import {
  isTextTarget,
  PUBLISH_FLAGS,
  publishSettings,
  type PublishSettings,
  type PublishTarget,
  type TextTarget,
} from '../publish/publishSettings'
import { isSetApart, startApart } from '@shared/notation/pgn/apart'
import { gameOrExcerpt } from '@shared/publish/document/excerpt'
import { chosenPgn } from '@shared/publish/text/chosenPgn'
import { forumText } from '@shared/publish/text/forumText'
import { describeLosses, describeNotInteroperable } from '../../rules/describeError'

type Remark = (sentence: string) => void

type TextOf = (game: NumberedGame) => string

/** Writes games as PGN; games without tags are separated from the game before them. */
const pgnOf = ({ pgn: choices, moves }: PublishSettings, remark: Remark): TextOf => {
  const apart = startApart()
  return ({ game, number }) => {
    const written = chosenPgn(gameOrExcerpt(game, moves), choices)
    if (!written.ok) throw new Refusal(`game ${number}: ${describeNotInteroperable(written.error)}`)
    const { pgn, losses } = written.value
    if (losses.length > 0) remark(`game ${number}: ${describeLosses(losses)}`)
    return apart({ text: () => pgn, isWhole: false, isMarked: isSetApart(pgn) }) ?? pgn
  }
}

const textOf = (target: TextTarget, settings: PublishSettings, remark: Remark): TextOf =>
  target === 'pgn' ? pgnOf(settings, remark) : ({ game }) => forumText(game, settings.page, settings.moves)

/** The separator between two games. */
const BETWEEN = { pgn: '\n', text: '\n\n' } as const satisfies Record<TextTarget, string>

/**
 * Yields games as text or PGN, piece by piece. Throws a {@link Refusal} at a game that cannot be written in this form.
 */
async function* publishTexts(
  games: AsyncIterable<NumberedGame>,
  target: TextTarget,
  settings: PublishSettings,
  remark: Remark,
): AsyncGenerator<Buffer, void> {
  const write = textOf(target, settings, remark)
  let between = ''
  for await (const game of games) {
    yield Buffer.from(between + write(game))
    between = BETWEEN[target]
  }
}

/** The source and destination of the request. */
interface Asked {
  /** As the user has given it. */
  readonly source: string
  /** Its name in messages. */
  readonly file: string
  readonly out: string | undefined
  readonly terminal: Terminal
}

const bytesOf = async (published: Published, terminal: Terminal): Promise<Answered<string | Buffer>> => {
  if (published.kind === 'text') return ok(published.text)
  return withProgress(terminal, status => {
    status(`${published.what}...`)
    return press(published.job)
  })
}

/** Publishes pages and pictures, which are complete only when the last game has been read. */
const publishWhole = async (
  games: AsyncIterable<NumberedGame>,
  settings: PublishSettings,
  target: Exclude<PublishTarget, TextTarget>,
  { file, out, terminal }: Asked,
): Promise<Answered<null>> => {
  const published = await publishGames(games, settings, target)
  if (!published.ok) return err(`${file}: ${published.error}`)
  const bytes = await bytesOf(published.value, terminal)
  return bytes.ok ? putOut(out, terminal, bytes.value) : bytes
}

/** Adds the name of the file to its refusals. */
async function* naming<T>(file: string, pieces: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* pieces
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${file}: ${error.message}`) : error
  }
}

const carryOut = async (asked: Asked, settings: PublishSettings): Promise<ExitCode> => {
  const { file, source, out, terminal } = asked
  const { target, game: number, moves } = settings
  const remarks: string[] = []
  const remark = (sentence: string) => void remarks.push(sentence)
  const delivered = await withGames(source, terminal, windows => {
    const games = gamesToPublish(loadCore(), windows, { number, moves, remark })
    return isTextTarget(target)
      ? putOut(out, terminal, naming(file, publishTexts(games, target, settings, remark)))
      : publishWhole(naming(file, games), settings, target, asked)
  })
  if (!delivered.ok) return fail(terminal, delivered.error, delivered.error === 'stopped' ? 130 : 1)
  for (const one of remarks) terminal.complain(`backrank: ${file}, ${one}`)
  return remarks.length === 0 ? 0 : 1
}

export const publishCommand = defineCommand({
  name: 'publish',
  words: 'FILE',
  summary: 'make pages, PDFs, pictures, animations or texts from games',
  details: `All games of the file go into one page, PDF, text or PGN; pictures show the first, or --game N. OUT is written in one
step: whole or not at all. A page is one file that needs no network. PDFs and pictures other than svg are made by the browser that
comes with the program, in a hidden window; where there is no display, xvfb-run makes one if it is installed.

With --sheet each game has to be a preparation (see backrank prepare --help) and becomes one page to print: its start, the likeliest
answers with our replies and values, and the traps, as many as there is room for.
`,
  flags: PUBLISH_FLAGS,
  count: [1, 1],
  run: async ({ words: [file = ''], flags }, terminal) => {
    const settings = publishSettings(flags)
    return settings.ok
      ? carryOut({ file: inputName(file), source: file, out: flags.out, terminal }, settings.value)
      : fail(terminal, settings.error, 2)
  },
})
