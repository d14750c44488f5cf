import type { FeatureMean } from '@shared/atlas/featureMeans'
import { fileName } from '@shared/board/square'
import { capitalized } from '@shared/i18n/capitalized'
import { roleName } from '@shared/i18n/names/pieceNames'
import { variantName } from '@shared/i18n/names/variantNames'
import { formatList, formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { StartsPicture } from '@shared/ipc/contract'
import { variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { pawnSize, startValueText } from '../../workbench/startWorth'

/** Means closer to equality than this are called even, in centipawns. */
const EVEN = 5

/** The name of a feature in a chart. */
export const featureText = ({ army }: VariantDefinition, { feature, side }: FeatureMean): string => {
  if (feature.kings)
    return t('starts.feature.kings', { side, files: formatList(feature.kings.map(fileName), 'or') })
  if (feature.castling !== undefined) return t('starts.feature.castling', { place: String(feature.castling) })
  if (feature.corner)
    return t('starts.feature.corner', { piece: capitalized(roleName(feature.corner, army)) })
  if (feature.ranks) return t('starts.feature.sameRank')
  return t(feature.bishops === 'same' ? 'starts.feature.sameBishops' : 'starts.feature.oppositeBishops')
}

/** The name of a throw, with its number if it has one. */
export const thrownName = (number: number | undefined): string =>
  number === undefined ? t('starts.thrown.position') : t('starts.thrown.name', { number })

/**
 * The main finding in a sentence, and a detail in another.
 *
 * @param thrown the name of the throw whose starts are shown, if they belong to one
 */
export const findingOf = (
  pictures: readonly StartsPicture[],
  thrown?: string,
): { readonly title: string; readonly detail: string } | undefined => {
  const [first] = pictures
  if (!first) return undefined
  const nameOf = ({ variant }: StartsPicture) => variantName(variantById(variant))
  if (pictures.length > 1) {
    const fairest = pictures.reduce((best, one) => (one.all.within[50] > best.all.within[50] ? one : best))
    return {
      title: t('starts.finding.compared'),
      detail: t('starts.finding.fairest', {
        system: nameOf(fairest),
        share: formatPercent(fairest.all.within[50]),
      }),
    }
  }
  const { mean, sd, within } = first.all
  const key = Math.abs(mean) < EVEN ? 'even' : mean > 0 ? 'white' : 'black'
  const size = key === 'even' ? startValueText(mean) : pawnSize(Math.abs(mean))
  if (thrown !== undefined)
    return {
      title: t('starts.finding.thrown', { place: key, name: thrown, mean: size }),
      detail: t('starts.finding.spreadThrown', {
        starts: first.all.starts,
        sd: pawnSize(sd),
        share: formatPercent(within[50]),
      }),
    }
  return {
    title: t(`starts.finding.${key}`, { system: nameOf(first), mean: size }),
    detail: t('starts.finding.spread', { sd: pawnSize(sd), share: formatPercent(within[50]) }),
  }
}
