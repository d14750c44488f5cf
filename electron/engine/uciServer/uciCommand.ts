import { err, ok, type Result } from '@shared/result'
import { parseGo, type GoCommand } from './goCommand'
import type { StartText } from './startText'

/** A parsed line of the protocol. */
export type UciCommand =
  | {
      readonly kind: 'uci' | 'isready' | 'ucinewgame' | 'stop' | 'ponderhit' | 'quit' | 'd' | 'eval' | 'bench'
    }
  /** Nothing to do: the line is empty, or has no meaning for us. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'position'; readonly start: StartText; readonly moves: readonly string[] }
  | { readonly kind: 'go'; readonly go: GoCommand }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string | undefined }

/** Why a line is not a command; `describeSessionFault` makes sentences of it. */
export type UciFault =
  | { readonly kind: 'unknownCommand'; readonly found: string }
  | { readonly kind: 'tooLong'; readonly characters: number }
  | { readonly kind: 'badPosition'; readonly found: string }
  | { readonly kind: 'badOption'; readonly found: string }
  | { readonly kind: 'badNumber'; readonly word: string; readonly found: string }

/** The most characters of a line; a game of 10,000 plies takes 60,000. */
export const MAX_COMMAND_LENGTH = 1_000_000

const BARE = ['uci', 'isready', 'ucinewgame', 'stop', 'ponderhit', 'quit', 'd', 'eval', 'bench'] as const

const isBare = (word: string): word is (typeof BARE)[number] => BARE.some(bare => bare === word)

/** Commands of the protocol that we can ignore. */
const IGNORED: ReadonlySet<string> = new Set(['debug', 'register'])

/** `position startpos|fen FEN [moves M...]` */
const parsePosition = (words: readonly string[]): Result<UciCommand, UciFault> => {
  const [how, ...rest] = words
  const at = rest.indexOf('moves')
  const start = at === -1 ? rest : rest.slice(0, at)
  const moves = at === -1 ? [] : rest.slice(at + 1)
  if (how === 'startpos' && start.length === 0)
    return ok({ kind: 'position', start: { kind: 'startpos' }, moves })
  if (how === 'fen' && start.length > 0)
    return ok({ kind: 'position', start: { kind: 'fen', fen: start.join(' ') }, moves })
  return err({ kind: 'badPosition', found: words.slice(0, 3).join(' ') })
}

/** `setoption name N... [value V...]`; name and value may contain spaces. */
const parseSetOption = (words: readonly string[]): Result<UciCommand, UciFault> => {
  const at = words.indexOf('value')
  const name = words.slice(1, at === -1 ? undefined : at).join(' ')
  if (words[0] !== 'name' || name === '')
    return err({ kind: 'badOption', found: words.slice(0, 3).join(' ') })
  return ok({ kind: 'setoption', name, value: at === -1 ? undefined : words.slice(at + 1).join(' ') })
}

/**
 * Reads a line from a chess interface. Any white space separates words; words after a command without arguments are
 * ignored.
 */
export const parseCommand = (line: string): Result<UciCommand, UciFault> => {
  if (line.length > MAX_COMMAND_LENGTH) return err({ kind: 'tooLong', characters: line.length })
  const [word = '', ...rest] = line.trim().split(/\s+/)
  if (word === '' || IGNORED.has(word)) return ok({ kind: 'nothing' })
  if (isBare(word)) return ok({ kind: word })
  if (word === 'position') return parsePosition(rest)
  if (word === 'setoption') return parseSetOption(rest)
  if (word !== 'go') return err({ kind: 'unknownCommand', found: word.slice(0, 40) })
  const go = parseGo(rest)
  return go.ok ? ok({ kind: 'go', go: go.value }) : go
}
