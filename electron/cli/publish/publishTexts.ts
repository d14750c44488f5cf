import { isSetApart, startApart } from '@shared/notation/pgn/apart'
import { gameOrExcerpt } from '@shared/publish/document/excerpt'
import { chosenPgn } from '@shared/publish/text/chosenPgn'
import { forumText } from '@shared/publish/text/forumText'
import { describeLosses, describeNotInteroperable } from '../../rules/describeError'
import { Refusal } from '../io/answered'
import type { NumberedGame } from './gamesToPublish'
import type { PublishSettings, TextTarget } from './publishSettings'

type Remark = (sentence: string) => void
type TextOf = (game: NumberedGame) => string

/** Games without tags are separated from those before them. */
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

/** Games as text or PGN, piece by piece. Throws a {@link Refusal} at one that cannot be written so. */
export async function* publishTexts(
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
