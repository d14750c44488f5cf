import { makeDocument } from '@shared/publish/document/makeDocument'
import { makeSheet } from '@shared/publish/document/makeSheet'
import type { PublishedSheet } from '@shared/publish/document/sheetDocument'
import type { Medium } from '@shared/publish/page/medium'
import { makePage, makeSheets } from '@shared/publish/page/page'
import { lineFrames, lineThrough } from '@shared/publish/pictures/lineFrames'
import { MAX_FRAMES } from '@shared/publish/choices'
import { chain, err, map, ok } from '@shared/result'
import type { Game } from '@shared/tree/game'
import type { PressJob } from '../../publish/pressJob'
import type { Answered } from '../io/answers'
import type { PublishSettings, PublishTarget, TextTarget } from './publishSettings'

/** What games become: a text, or something that is still to be printed or drawn. */
export type Published =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'job'; readonly job: PressJob; readonly what: string }

const text = (content: string): Answered<Published> => ok({ kind: 'text', text: content })

const pageOf = (games: readonly Game[], { page }: PublishSettings, medium: Medium): string =>
  makePage(
    games.map(game => makeDocument(game, page)),
    page,
    medium,
  )

const sheetsOf = (
  games: readonly Game[],
  { page, paper, game: wanted }: PublishSettings,
  medium: Medium,
): Answered<string> => {
  const sheets: PublishedSheet[] = []
  for (const [index, game] of games.entries()) {
    const sheet = makeSheet(game, page, paper)
    if (!sheet) return err(`game ${wanted ?? index + 1} is no preparation, of which --sheet makes one page`)
    sheets.push(sheet)
  }
  return ok(makeSheets(sheets, page, paper, medium))
}

const documentOf = (games: readonly Game[], settings: PublishSettings, medium: Medium): Answered<string> =>
  settings.sheet ? sheetsOf(games, settings, medium) : ok(pageOf(games, settings, medium))

const framesOf = ([game]: readonly Game[], settings: PublishSettings, isMoving: boolean) => {
  const plies = lineThrough(game!, []).length - 1
  const [from, to] = settings.plies ?? (isMoving ? [0, plies] : [plies, plies])
  if (to > plies) return err(`--ply ${to}: the game has ${plies} plies`)
  if (to - from >= MAX_FRAMES)
    return err(`a gif has at most ${MAX_FRAMES} positions; --ply takes some of them`)
  const line = { game: game!, path: [], from, to, orientation: settings.orientation }
  return ok(lineFrames(line, settings.picture))
}

const pictureOf = (games: readonly Game[], settings: PublishSettings): Answered<Published> => {
  const frames = framesOf(games, settings, false)
  if (!frames.ok) return frames
  const [picture] = frames.value
  return settings.target === 'svg'
    ? text(`${picture!.svg}\n`)
    : ok({ kind: 'job', job: { kind: 'png', picture: picture! }, what: 'drawing' })
}

const gifOf = (games: readonly Game[], settings: PublishSettings): Answered<Published> => {
  const frames = framesOf(games, settings, true)
  if (!frames.ok) return frames
  const { delay } = settings
  const job: PressJob = { kind: 'gif', pictures: frames.value, delay, last: 3 * delay }
  return ok({ kind: 'job', job, what: `drawing ${frames.value.length} positions` })
}

/** Makes of games what was asked for. Pictures show the first of them. */
export const publishGames = (
  games: readonly Game[],
  settings: PublishSettings,
  target: Exclude<PublishTarget, TextTarget>,
): Answered<Published> => {
  switch (target) {
    case 'html':
      return chain(documentOf(games, settings, 'screen'), html => text(html))
    case 'pdf': {
      const { paper } = settings
      return map(documentOf(games, settings, 'print'), html => ({
        kind: 'job',
        job: { kind: 'pdf', html, paper },
        what: 'printing',
      }))
    }
    case 'svg':
    case 'png':
      return pictureOf(games, settings)
    case 'gif':
      return gifOf(games, settings)
  }
}
