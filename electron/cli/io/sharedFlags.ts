import { err, ok } from '@shared/result'
import { readServerAddress, type ServerAddress } from '../../engine/queue/serverAddress'
import { listFlag, numberFlag, switchFlag, textFlag, valueFlag, type FlagValues } from './flags'
import type { Answered } from './answers'
import { STANDARD } from './readFile'

/* Flags that several commands take in the same sense. */

export const jsonFlag = switchFlag('answer in JSON')
export const optionFlag = listFlag('ID', 'an option of the system: curtailed, lenient')
export const interoperableFlag = switchFlag('write what ordinary tools can open')
export const noGlyphsFlag = switchFlag('write no ?!, ? and ??')
export const randomStartFlag = switchFlag('the position the dice give, before placement')
export const seedFlag = textFlag('S', 'make the lot repeatable')
export const withFlag = textFlag('EQUIPMENT', 'die, d4, d8, d10, d12, d20, dice or coins')
export const userDataDirFlag = textFlag(
  'DIR',
  'where the window keeps its engines; the usual folders of window and browser if not said',
)

/** Where something is written; standard output if not said, or if it is `-`. */
export const outFlag = (help = 'write here instead of to standard output') => ({
  ...valueFlag('OUT', help, text => ok(text === STANDARD ? undefined : text)),
  short: 'o',
})

export const MAX_THREADS = 256

/** How many of something are searched at a time. */
export const threadsFlag = (what: 'arrays' | 'positions') =>
  numberFlag('N', `${what} side by side; all processors if not said`, { max: MAX_THREADS })

/** @param what an engine is wanted for: "values the arrays" @param usual the engine that does it otherwise */
export const engineFlag = (what: string, usual = 'Backrank') =>
  textFlag(
    'NAME|CMD',
    `who ${what}: an engine of the engines dialog by its name, or a UCI program with its arguments in quotes; if not said, ${usual}`,
  )

/** The same for an engine that judges games or openings: "looks at the games". */
export const judgeFlag = (what: string) =>
  engineFlag(what, 'the bundled engine; Backrank for a queue, or where none is bundled')

const readQueue = (url: string | undefined, name: string): Answered<ServerAddress | undefined> => {
  if (url === undefined) return ok(undefined)
  const address = readServerAddress(url)
  if (address.ok) return address
  // The text is not repeated: it may hold a password.
  return address.error === 'database'
    ? err(`${name}: behind the host of the URL there is only the number of a database, as in redis://host/0`)
    : err(`${name} must be a URL such as redis://host/0 or rediss://user:password@host:6379/0`)
}

/** The server of a queue, Redis or Valkey. */
export const queueFlag = (help: string) => valueFlag('URL', help, readQueue)

/** The queue that other machines work on. */
export const workersFlag = queueFlag(
  'let `backrank work` search, here and on other machines: redis://[user:password@]host[:port][/database]; rediss: with TLS',
)

/* Starts as games still to be played: the boards of a round. */

const MAX_STARTS = 1_000_000

/** What commands that make many starts take in the same sense. */
export const BOARD_FLAGS = {
  count: numberFlag('N', 'the number to make, none of them twice', { max: MAX_STARTS }),
  pgn: switchFlag('write games without moves, a board each'),
  couplets: switchFlag(
    'with --pgn, two games a board, to be played with colors reversed and linked as a couplet',
  ),
  event: textFlag('TEXT', 'the Event of these games'),
  round: textFlag('N', 'the Round of these games; their boards are numbered from 1'),
}

/** Why a flag says something of games where none are written; undefined where none does. */
export const flagWithoutGames = ({
  pgn,
  couplets,
  event,
  round,
}: FlagValues<typeof BOARD_FLAGS>): string | undefined =>
  !pgn && (couplets || event !== undefined || round !== undefined)
    ? '--couplets, --event and --round are for games: give --pgn'
    : undefined
