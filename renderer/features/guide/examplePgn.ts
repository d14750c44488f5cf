import { t } from '@shared/i18n/t'
import type { PlayedMove } from '@shared/ipc/contract'
import { joinGame } from '@shared/notation/pgn/joinGame'
import type { GuideExample } from '@shared/variants/guide/guide'
import { variantShortName } from '@shared/i18n/names/variantNames'
import type { VariantDefinition } from '@shared/variants/variant'

/** The game that an example opens: its first position and the moves played from it, without a result. */
export const examplePgn = (
  variant: VariantDefinition,
  { title, fen, options }: GuideExample,
  line: readonly PlayedMove[],
): string => {
  const optionTags = variant.options.filter(({ id }) => options.includes(id)).map(({ tag }) => tag)
  const tags = [
    { name: 'Event', value: t('guide.event', { system: variantShortName(variant), title: t(title) }) },
    { name: 'Variant', value: variant.name },
    ...optionTags,
    { name: 'SetUp', value: '1' },
    { name: 'FEN', value: fen },
  ]
  return joinGame(tags, [...line.map(({ san }) => san), '*'].join(' '))
}
