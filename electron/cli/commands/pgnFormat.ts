import { loadCore, type Core } from '../../core/load'
import { Pieces } from '../../files/disk/pieces'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { defineCommand } from '../io/command'
import { interoperableFlag, outFlag } from '../io/sharedFlags'
import { fail } from '../io/terminal'
import { withGames } from '../io/openGames'
import { inputName } from '../io/readFile'
import { putOut } from '../io/putOut'
import { isUtf8 } from 'node:buffer'
import { isSetApart, startApart, type WrittenGame } from '@shared/notation/pgn/apart'
import { beginGame } from '@shared/notation/pgn/parser'
import type { TagSpan } from '@shared/notation/pgn/tagScan'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { writeInteroperable } from '@shared/tree/interoperable'
import { textOfGame, type GameText } from '../../files/pgn/gameTexts'
import { describePgnFault, describeLosses, describeNotInteroperable } from '../../rules/describeError'
import { firstFault } from '../../rules/games/checkRead'
import { readGame } from '../../rules/games/gameReader'
import { rewriteBegun } from '../../rules/games/rewriteBegun'
import { rewriteScanned, type ScannedGame } from '../../rules/games/scannedGame'

/** A game in its new format. */
interface FormattedGame extends WrittenGame {
  readonly addTo: (pieces: Pieces) => void
  /** A remark about the game for the user. */
  readonly remark?: string
}

const LINE_FEED = 0x0a
const LINE_END = Buffer.from('\n')

/** The most characters of a move number with its dot. */
const MAX_NUMBER_LENGTH = 12

const textual = (text: string, isWhole: boolean, remark?: string): FormattedGame => ({
  text: () => text,
  isWhole,
  isMarked: isSetApart(text),
  addTo: pieces => pieces.addText(text),
  ...(remark !== undefined && { remark }),
})

const isBlankBetween = (bytes: Buffer, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (bytes[at]! > 0x20) return false
  return true
}

/** The tags of a game as lines; undefined if there is anything between them. */
const tagLines = (
  bytes: Buffer,
  tags: readonly TagSpan[],
  begin: number,
): readonly Uint8Array[] | undefined => {
  const [first] = tags
  if (!first) return []
  const last = tags.at(-1)!
  if (first.from !== begin) return undefined
  if (tags.every(({ to }, i) => to === last.to || (to + 1 === tags[i + 1]!.from && bytes[to] === LINE_FEED)))
    return [bytes.subarray(begin, last.to), LINE_END, LINE_END]
  if (!tags.every(({ to }, i) => to === last.to || isBlankBetween(bytes, to, tags[i + 1]!.from)))
    return undefined
  return [...tags.flatMap(({ from, to }) => [bytes.subarray(from, to), LINE_END]), LINE_END]
}

/** Formats a game the fastest way, from bytes to bytes; undefined if that is not possible. */
const formatScanned = (core: Core, game: ScannedGame): FormattedGame | undefined => {
  const { bytes, span } = game
  const tags = isUtf8(bytes.subarray(span.from, span.to)) ? tagLines(bytes, span.tags, span.from) : undefined
  const movetext = tags && rewriteScanned(core, game)
  if (!movetext) return undefined
  const parts = [...tags, movetext, LINE_END]
  let written: Buffer | undefined
  return {
    text: () => (written ?? Buffer.concat(parts)).toString(),
    isWhole: true,
    isMarked:
      tags.length > 0 || isSetApart(Buffer.from(movetext.subarray(0, MAX_NUMBER_LENGTH)).toString('latin1')),
    addTo: pieces => void (written = pieces.addBytes(parts)),
  }
}

const makeInteroperable = (game: Game, isWhole: boolean): FormattedGame => {
  const written = writeInteroperable(game)
  if (!written.ok) return textual(writeGame(game), isWhole, describeNotInteroperable(written.error))
  const { pgn, losses } = written.value
  return textual(pgn, isWhole, losses.length > 0 ? describeLosses(losses) : undefined)
}

/** Formats a game from its text; a game that cannot be begun keeps its text unchanged. */
const formatText = (core: Core, { text, origin }: GameText, interoperable: boolean): FormattedGame => {
  const begun = beginGame(text, origin)
  const plain = interoperable ? undefined : rewriteBegun(core, begun)
  if (plain !== undefined) return textual(plain, true)
  const pgn = begun.finish()
  const read = readGame(core, pgn, text)
  if (!read.ok) return textual(`${text}\n`, false, describePgnFault(read.error))
  const fault = firstFault(pgn, read.value)
  const isWhole = fault === undefined
  return interoperable
    ? makeInteroperable(read.value, isWhole)
    : textual(writeGame(read.value), isWhole, fault && describePgnFault(fault))
}

/** Formats a game and returns the remark about it, if there is one. */
type FormatGame = (game: ScannedGame) => string | undefined

/**
 * Writes the games of a file in canonical form, or in the form for ordinary tools, separated by empty lines. Reading
 * them again gives the same games.
 */
export const startFormat = (core: Core, interoperable: boolean, pieces: Pieces): FormatGame => {
  const apart = startApart()
  let isFirst = true
  return game => {
    const formatted =
      (interoperable ? undefined : formatScanned(core, game)) ??
      formatText(core, textOfGame(game), interoperable)
    const text = apart(formatted)
    if (!isFirst) pieces.addBytes([LINE_END])
    isFirst = false
    if (text === undefined) formatted.addTo(pieces)
    else pieces.addText(text)
    return formatted.remark
  }
}

/** The games of a file in their new format; remarks are reported with the number of the game. */
async function* formatted(
  windows: AsyncIterable<GameWindow>,
  interoperable: boolean,
  remark: (game: number, sentence: string) => void,
): AsyncGenerator<Buffer, void> {
  const pieces = new Pieces()
  const format = startFormat(loadCore(), interoperable, pieces)
  let number = 0
  for await (const { bytes, games } of windows) {
    for (const span of games) {
      const sentence = format({ bytes, span })
      number++
      if (sentence !== undefined) remark(number, sentence)
    }
    yield* pieces.takeFull()
  }
  yield* pieces.takeAll()
}

export const pgnFormatCommand = defineCommand({
  name: 'pgn format',
  words: 'FILE',
  summary: 'write the games of a file in canonical form',
  flags: { out: outFlag(), interoperable: interoperableFlag },
  count: [1, 1],
  run: async ({ words: [file = ''], flags: { out, interoperable } }, terminal) => {
    const remarks = { count: 0 }
    const remark = (game: number, sentence: string) => {
      remarks.count++
      terminal.complain(`backrank: ${inputName(file)}, game ${game}: ${sentence}`)
    }
    const done = await withGames(file, terminal, windows =>
      putOut(out, terminal, formatted(windows, interoperable, remark)),
    )
    if (!done.ok) return fail(terminal, done.error, 1)
    return remarks.count === 0 ? 0 : 1
  },
})
