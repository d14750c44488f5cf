import type { PublishedFile } from '@shared/ipc/contract'
import type { PublishChoices, PublishLook } from '@shared/publish/choices'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { makeSheet } from '@shared/publish/document/makeSheet'
import type { Medium } from '@shared/publish/page/medium'
import { makePage, makeSheets } from '@shared/publish/page/page'
import { chosenPgn } from '@shared/publish/text/chosenPgn'
import { forumText } from '@shared/publish/text/forumText'
import { err, ok, type Result } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { fileNameFor } from '@shared/tree/gameTitle'
import type { NotInteroperable } from '@shared/tree/interoperable'
import { base64Of } from '../../raster/base64'
import { pngOf } from '../../raster/drawPicture'
import { encodeGif } from '../../raster/encodeGif'
import { gifFrames, shownPicture, type ShownGame } from './pictures'

/** What may be told while a file is made. */
export interface Making {
  readonly onFrame: (done: number, count: number) => void
  readonly signal: AbortSignal
}

/** A document of games, for the screen or for paper; of preparations one page each, if that is chosen. */
export const documentPage = (games: readonly Game[], choices: PublishLook, medium: Medium): string => {
  const { page, pieces, paper } = choices
  const look = { ...page, pieces }
  if (choices.sheet) {
    const sheets = games.flatMap(game => makeSheet(game, page, paper) ?? [])
    return makeSheets(sheets, look, paper, medium)
  }
  return makePage(
    games.map(game => makeDocument(game, page)),
    look,
    medium,
  )
}

/** Games as text for forums. */
export const textOf = (games: readonly Game[], { page }: PublishChoices): string =>
  games.map(game => forumText(game, page)).join('\n\n')

/** Games as PGN, as chosen. */
export const pgnOf = (
  games: readonly Game[],
  { pgn }: PublishChoices,
): Result<{ readonly pgn: string; readonly losses: number }, NotInteroperable> => {
  const texts: string[] = []
  let losses = 0
  for (const game of games) {
    const written = chosenPgn(game, pgn)
    if (!written.ok) return written
    texts.push(written.value.pgn)
    losses += written.value.losses.length
  }
  return ok({ pgn: texts.join('\n'), losses })
}

const GIF_LAST = 3

const gifOf = async (shown: ShownGame, choices: PublishLook, { onFrame, signal }: Making): Promise<Blob> => {
  const { delay } = choices.gif
  const times = { delay, last: GIF_LAST * delay }
  const bytes = await encodeGif(gifFrames(shown, choices), times, { onFrame, signal })
  return new Blob([bytes], { type: 'image/gif' })
}

/** The file that is written, in the form in which the shell takes it. */
export const makeFile = async (
  games: readonly Game[],
  shown: ShownGame,
  choices: PublishLook,
  making: Making,
): Promise<Result<PublishedFile, NotInteroperable>> => {
  const named = (ending: string) => fileNameFor(shown.game, ending)
  switch (choices.format) {
    case 'html':
      return ok({ form: 'text', suggestedName: named('html'), text: documentPage(games, choices, 'screen') })
    case 'pdf': {
      const html = documentPage(games, choices, 'print')
      return ok({ form: 'pdf', suggestedName: named('pdf'), html, paper: choices.paper })
    }
    case 'gif': {
      const base64 = await base64Of(await gifOf(shown, choices, making))
      return ok({ form: 'bytes', suggestedName: named('gif'), base64 })
    }
    case 'picture': {
      const picture = shownPicture(shown, choices)
      if (choices.picture.kind === 'svg')
        return ok({ form: 'text', suggestedName: named('svg'), text: picture.svg })
      return ok({ form: 'bytes', suggestedName: named('png'), base64: await base64Of(await pngOf(picture)) })
    }
    case 'text':
      return ok({ form: 'text', suggestedName: named('txt'), text: textOf(games, choices) })
    case 'pgn': {
      const written = pgnOf(games, choices)
      return written.ok
        ? ok({ form: 'text', suggestedName: named('pgn'), text: written.value.pgn })
        : err(written.error)
    }
  }
}
