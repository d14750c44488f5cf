import { makeDocument } from '@shared/publish/document/makeDocument'
import { makeSheet } from '@shared/publish/document/makeSheet'
import type { PublishedSheet } from '@shared/publish/document/sheetDocument'
import { type Medium, MAX_FRAMES } from '@shared/publish/choices'
import { makeSheets, startPage } from '@shared/publish/page/page'
import { lineFrames, lineThrough } from '@shared/publish/pictures/lineFrames'
import { chain, err, map, ok } from '@shared/result'
import type { Game } from '@shared/tree/game'
import type { PressJob } from '../../publish/pressJob'
import { type Answered, Refusal } from '../io/answers'
import type { PublishSettings, PublishTarget, TextTarget } from './publishSettings'
import { beginGame } from '@shared/notation/pgn/parser'
import { excerptOf, type MoveRange } from '@shared/publish/document/excerpt'
import type { Core } from '../../core/load'
import { textOfGame } from '../../files/pgn/gameTexts'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { describePgnFault } from '../../rules/describeError'
import { readGame } from '../../rules/games/gameReader'

/** A game and its number in its file, from 1. */
export interface NumberedGame {
  readonly number: number
  readonly game: Game
}

/** Which games are wanted, and a callback for those that cannot be read. */
interface Wanted {
  /** Undefined for all games. */
  readonly number: number | undefined
  /** Moves that each of the games must have some of. */
  readonly moves: MoveRange | undefined
  readonly remark: (sentence: string) => void
}

/**
 * Yields the games of a file that will be published, one after the other. Throws a {@link Refusal} if there are none.
 */
export async function* gamesToPublish(
  core: Core,
  windows: AsyncIterable<GameWindow>,
  { number: wanted, moves, remark }: Wanted,
): AsyncGenerator<NumberedGame, void> {
  const remarks: string[] = []
  let number = 0
  let published = 0
  for await (const { bytes, games } of windows)
    for (const span of games) {
      number++
      if (wanted !== undefined && number !== wanted) continue
      const { text, origin } = textOfGame({ bytes, span })
      const read = readGame(core, beginGame(text, origin).finish(), text)
      if (read.ok) {
        if (moves && !excerptOf(read.value, moves))
          throw new Refusal(`game ${number} has no moves ${moves.first}-${moves.last}`)
        published++
        yield { number, game: read.value }
      } else remarks.push(`game ${number}: ${describePgnFault(read.error)}`)
    }
  if (wanted !== undefined && wanted > number)
    throw new Refusal(`there is no game ${wanted}: the file has ${number}`)
  if (published === 0) throw new Refusal([...remarks, 'there are no games to publish'].join('; '))
  remarks.forEach(remark)
}

/** The published result: a text, or a job that is still to be printed or drawn. */
export type Published =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'job'; readonly job: PressJob; readonly what: string }

const text = (content: string): Answered<Published> => ok({ kind: 'text', text: content })

type Games = AsyncIterable<NumberedGame>

/** The document with these games. No game is kept longer than needed to show it. */
const pageOf = async (games: Games, { page, moves }: PublishSettings, medium: Medium): Promise<string> => {
  const grown = startPage(page, medium)
  for await (const { game } of games) grown.add(makeDocument(game, page, moves))
  return grown.html()
}

const sheetsOf = async (
  games: Games,
  { page, paper }: PublishSettings,
  medium: Medium,
): Promise<Answered<string>> => {
  const sheets: PublishedSheet[] = []
  for await (const { game, number } of games) {
    const sheet = makeSheet(game, page, paper)
    if (!sheet) return err(`game ${number} is no preparation, of which --sheet makes one page`)
    sheets.push(sheet)
  }
  return ok(makeSheets(sheets, page, paper, medium))
}

const documentOf = async (
  games: Games,
  settings: PublishSettings,
  medium: Medium,
): Promise<Answered<string>> =>
  settings.sheet ? sheetsOf(games, settings, medium) : ok(await pageOf(games, settings, medium))

const framesOf = (game: Game, settings: PublishSettings, isMoving: boolean) => {
  const plies = lineThrough(game, []).length - 1
  const [from, to] = settings.plies ?? (isMoving ? [0, plies] : [plies, plies])
  if (to > plies) return err(`--ply ${to}: the game has ${plies} plies`)
  if (to - from >= MAX_FRAMES)
    return err(`a gif has at most ${MAX_FRAMES} positions; --ply takes some of them`)
  const line = { game, path: [], from, to, orientation: settings.orientation }
  return ok(lineFrames(line, settings.picture))
}

const pictureOf = (game: Game, settings: PublishSettings): Answered<Published> => {
  const frames = framesOf(game, settings, false)
  if (!frames.ok) return frames
  const [picture] = frames.value
  return settings.target === 'svg'
    ? text(`${picture!.svg}\n`)
    : ok({ kind: 'job', job: { kind: 'png', picture: picture! }, what: 'drawing' })
}

const gifOf = (game: Game, settings: PublishSettings): Answered<Published> => {
  const frames = framesOf(game, settings, true)
  if (!frames.ok) return frames
  const { delay } = settings
  const job: PressJob = { kind: 'gif', pictures: frames.value, delay, last: 3 * delay }
  return ok({ kind: 'job', job, what: `drawing ${frames.value.length} positions` })
}

/** The first of the games. All are read, so that unreadable ones are reported. */
const firstOf = async (games: Games): Promise<Game> => {
  let first: Game | undefined
  for await (const { game } of games) first ??= game
  return first!
}

/** Publishes games, of which there must be at least one. Pictures show the first of them. */
export const publishGames = async (
  games: Games,
  settings: PublishSettings,
  target: Exclude<PublishTarget, TextTarget>,
): Promise<Answered<Published>> => {
  switch (target) {
    case 'html':
      return chain(await documentOf(games, settings, 'screen'), html => text(html))
    case 'pdf': {
      const { paper } = settings
      return map(await documentOf(games, settings, 'print'), html => ({
        kind: 'job',
        job: { kind: 'pdf', html, paper },
        what: 'printing',
      }))
    }
    case 'svg':
    case 'png':
      return pictureOf(await firstOf(games), settings)
    case 'gif':
      return gifOf(await firstOf(games), settings)
  }
}
