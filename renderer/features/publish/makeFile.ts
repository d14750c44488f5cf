import type { PublishedFile } from '@shared/ipc/contract'
import type { PublishChoices, PublishLook, Medium } from '@shared/publish/choices'
import { gameOrExcerpt, type MoveRange } from '@shared/publish/document/excerpt'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { makeSheet } from '@shared/publish/document/makeSheet'
import { makePage, makeSheets } from '@shared/publish/page/page'
import { chosenPgnOfAny } from '@shared/publish/text/chosenPgn'
import { forumText } from '@shared/publish/text/forumText'
import type { Game } from '@shared/tree/game'
import { fileNameFor } from '@shared/tree/gameTitle'
import { base64Of } from '../../raster/base64'
import { pngOf } from '../../raster/drawPicture'
import { encodeGif } from '../../raster/encodeGif'
import { gifFrames, shownPicture, type ShownGame } from './pictures'

/** Reports and cancels the making of a file. */
export interface Making {
  readonly onFrame: (done: number, count: number) => void
  readonly signal: AbortSignal
}

/** What is published: games, or some moves of one. */
export interface WantedGames {
  readonly games: readonly Game[]
  /** The moves to publish; all if undefined. */
  readonly moves?: MoveRange | undefined
}

/** A document of games, for the screen or for paper; one page for each preparation, if that is chosen. */
export const documentPage = ({ games, moves }: WantedGames, choices: PublishLook, medium: Medium): string => {
  const { page, pieces, paper } = choices
  const look = { ...page, pieces }
  if (choices.sheet) {
    const sheets = games.flatMap(game => makeSheet(game, page, paper) ?? [])
    return makeSheets(sheets, look, paper, medium)
  }
  return makePage(
    games.map(game => makeDocument(game, page, moves)),
    look,
    medium,
  )
}

/** Games as text for forums. */
export const textOf = ({ games, moves }: WantedGames, { page }: PublishChoices): string =>
  games.map(game => forumText(game, page, moves)).join('\n\n')

/** Games as PGN, by the choices. */
export const pgnOf = (
  { games, moves }: WantedGames,
  { pgn: choices }: PublishChoices,
): { readonly pgn: string; readonly losses: number } => {
  const written = games.map(game => chosenPgnOfAny(gameOrExcerpt(game, moves), choices))
  return {
    pgn: written.map(({ pgn }) => pgn).join('\n'),
    losses: written.reduce((sum, { losses }) => sum + losses.length, 0),
  }
}

const GIF_LAST = 3

const gifOf = async (shown: ShownGame, choices: PublishLook, { onFrame, signal }: Making): Promise<Blob> => {
  const { delay } = choices.gif
  const times = { delay, last: GIF_LAST * delay }
  const bytes = await encodeGif(gifFrames(shown, choices), times, { onFrame, signal })
  return new Blob([bytes], { type: 'image/gif' })
}

/** Makes the file in the form in which the shell writes it. */
export const makeFile = async (
  games: WantedGames,
  shown: ShownGame,
  choices: PublishLook,
  making: Making,
): Promise<PublishedFile> => {
  const named = (ending: string) => fileNameFor(shown.game, ending)
  switch (choices.format) {
    case 'html':
      return { form: 'text', suggestedName: named('html'), text: documentPage(games, choices, 'screen') }
    case 'pdf': {
      const html = documentPage(games, choices, 'print')
      return { form: 'pdf', suggestedName: named('pdf'), html, paper: choices.paper }
    }
    case 'gif': {
      const base64 = await base64Of(await gifOf(shown, choices, making))
      return { form: 'bytes', suggestedName: named('gif'), base64 }
    }
    case 'picture': {
      const picture = shownPicture(shown, choices)
      if (choices.picture.kind === 'svg')
        return { form: 'svg', suggestedName: named('svg'), text: picture.svg }
      return { form: 'bytes', suggestedName: named('png'), base64: await base64Of(await pngOf(picture)) }
    }
    case 'text':
      return { form: 'text', suggestedName: named('txt'), text: textOf(games, choices) }
    case 'pgn':
      return { form: 'text', suggestedName: named('pgn'), text: pgnOf(games, choices).pgn }
  }
}
