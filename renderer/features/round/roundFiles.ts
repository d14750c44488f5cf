import type { PublishedFile, RoundStart, RoundRequest } from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import { parseFen } from '@shared/notation/fen/fen'
import type { PageLook, Paper } from '@shared/publish/choices'
import type { RoundPrint } from '@shared/publish/document/roundSheets'
import { makeRoundSheets } from '@shared/publish/page/roundHtml'
import { unwrap } from '@shared/result'
import { dateText } from '@shared/tree/dateText'
import type { VariantDefinition } from '@shared/variants/variant'

/** The user's names for a round. */
export interface RoundWords {
  readonly event: string
  readonly round: string
  readonly date: string
}

/** The name of a start, `Start 518` or `Throw 4,532`. */
export const startName = (
  { number }: Pick<RoundStart, 'number'>,
  { kind }: Pick<RoundRequest, 'kind'>,
): string => t(kind === 'start' ? 'round.list.start' : 'round.list.throw', { number })

/** A file name for a round, `Club evening, round 3.pdf`, without characters that file names cannot have. */
export const roundFileName = ({ event, round }: RoundWords, ending: string): string => {
  const name = [event, round === '' ? t('round.file') : `${t('round.file')} ${round}`]
    .filter(part => part !== '')
    .join(', ')
  return `${name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '').slice(0, 100)}.${ending}`
}

/** A round as a PDF printed by the shell. */
export const roundPdf = (
  {
    variant,
    wish,
    starts,
    commitment,
  }: {
    readonly variant: VariantDefinition
    readonly wish: RoundRequest
    readonly starts: readonly RoundStart[]
    readonly commitment: string
  },
  words: RoundWords,
  print: RoundPrint,
  { look, paper }: { readonly look: PageLook; readonly paper: Paper },
): PublishedFile => ({
  form: 'pdf',
  suggestedName: roundFileName(words, 'pdf'),
  paper,
  html: makeRoundSheets(
    {
      variant,
      event: words.event,
      round: words.round,
      date: dateText(words.date),
      commitment,
      boards: starts.map((start, place) => ({
        board: place + 1,
        name: startName(start, wish),
        setup: unwrap(parseFen(variant, start.fen)).setup,
      })),
    },
    print,
    look,
    paper,
  ),
})
