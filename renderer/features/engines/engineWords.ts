import { variantName } from '@shared/i18n/names/variantNames'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { EngineProfile, EngineState } from '@shared/ipc/contract'
import { VARIANTS } from '@shared/variants'

/** Whether the engine has a problem. */
export const isTroubled = (state: EngineState): boolean => state === 'crashed' || state === 'hanging'

/** The systems that an engine plays, in a sentence. */
export const systemsText = ({ variants, playsChess960 }: EngineProfile): string => {
  if (VARIANTS.every(({ id }) => variants.includes(id)))
    return t('engines.systems.all', { count: VARIANTS.length })
  if (variants.length === 0) return playsChess960 ? t('engines.systems.chess960') : t('engines.systems.none')
  const systems = formatList(variants.map(id => variantName({ id })))
  return playsChess960
    ? t('engines.systems.namedAndChess960', { systems })
    : t('engines.systems.named', { systems })
}
