import { err, ok } from '@shared/result'
import { readServerAddress, type ServerAddress } from '../../engine/queue/serverAddress'
import { listFlag, numberFlag, switchFlag, textFlag, valueFlag, type FlagValues } from './flags'
import type { Answered } from './answers'
import { STANDARD } from './readFile'

/* Flags with the same meaning in several commands. */

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

/** The file to write to; undefined for standard output, which is the default and also given by `-`. */
export const outFlag = (help = 'write here instead of to standard output') => ({
  ...valueFlag('OUT', help, text => ok(text === STANDARD ? undefined : text)),
  short: 'o',
})

export const MAX_THREADS = 256

/** The number of arrays or positions searched side by side. */
export const threadsFlag = (what: 'arrays' | 'positions') =>
  numberFlag('N', `${what} side by side; all processors if not said`, { max: MAX_THREADS })

/**
 * @param what the engine's purpose, such as "values the arrays"
 * @param usual the name of the default engine
 */
export const engineFlag = (what: string, usual = 'Backrank') =>
  textFlag(
    'NAME|CMD',
    `who ${what}: an engine of the engines dialog by its name, or a UCI program with its arguments in quotes; if not said, ${usual}`,
  )

/** The flag for an engine that judges games or openings, such as "looks at the games". */
export const judgeFlag = (what: string) =>
  engineFlag(what, 'the bundled engine; Backrank for a queue, or where none is bundled')

const readQueue = (url: string | undefined, name: string): Answered<ServerAddress | undefined> => {
  if (url === undefined) return ok(undefined)
  const address = readServerAddress(url)
  if (address.ok) return address
  // The text is not quoted, since it may contain a password.
  return address.error === 'database'
    ? err(`${name}: behind the host of the URL there is only the number of a database, as in redis://host/0`)
    : err(`${name} must be a URL such as redis://host/0 or rediss://user:password@host:6379/0`)
}

/** The URL of the Redis or Valkey server of a queue. */
export const queueFlag = (help: string) => valueFlag('URL', help, readQueue)

/** The queue whose jobs are done by workers, here and on other machines. */
export const workersFlag = queueFlag(
  'let `backrank work` search, here and on other machines: redis://[user:password@]host[:port][/database]; rediss: with TLS',
)

/* Flags for starts that are written as games still to be played: the boards of a round. */

const MAX_STARTS = 1_000_000

/** Flags with the same meaning in commands that make many starts. */
export const BOARD_FLAGS = {
  count: numberFlag('N', 'the number to make, none of them twice', { max: MAX_STARTS }),
  pgn: switchFlag('write games without moves, a board each'),
  couplets: switchFlag(
    'with --pgn, two games a board, to be played with colors reversed and linked as a couplet',
  ),
  event: textFlag('TEXT', 'the Event of these games'),
  round: textFlag('N', 'the Round of these games; their boards are numbered from 1'),
}

/** What is wrong with a flag about games if no games are written; undefined if no such flag is given. */
export const flagWithoutGames = ({
  pgn,
  couplets,
  event,
  round,
}: FlagValues<typeof BOARD_FLAGS>): string | undefined =>
  !pgn && (couplets || event !== undefined || round !== undefined)
    ? '--couplets, --event and --round are for games: give --pgn'
    : undefined
