import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import { t } from '@shared/i18n/t'
import type { OneBoxReading, PositionReading } from '@shared/notation/oneBox/oneBoxReading'
import { arrayNumbers, startIdentity, type StartIdentity } from '@shared/notation/oneBox/oneBoxStart'
import { startCount } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'

/** The kind of a reading, which determines the icon beside it. */
export type ReadingKind = 'throw' | 'start' | 'setup' | 'position' | 'games'

/** A reading in words. */
export interface ReadingText {
  readonly kind: ReadingKind
  readonly title: string
  readonly detail: string
}

const sidesText = (identity: StartIdentity): string =>
  identity.kind !== 'position' && identity.sides ? t('variants.reading.sides', identity.sides) : ''

/** `Five each to place.`, or how many are left on each side. */
const leftToPlace = ({ pockets }: Setup): string => {
  const white = pocketSize(pockets.white)
  const black = pocketSize(pockets.black)
  return white === black
    ? t('variants.reading.toPlace', { count: white })
    : t('variants.reading.toPlaceUnequal', { white, black })
}

const sentences = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

const isPlacing = ({ pockets }: Setup): boolean => pocketSize(pockets.white) + pocketSize(pockets.black) > 0

/** Names a known array whose rights or turn are not those of a start. */
const arrayText = (variant: VariantDefinition, setup: Setup): string => {
  const array = arrayNumbers(variant, setup)
  return array ? t('variants.reading.arrayOfStart', { number: array.number }) : ''
}

type Numbered = Exclude<StartIdentity, { kind: 'position' }>

const describeThrow = (identity: Numbered, setup: Setup): ReadingText => {
  const { number, count } = identity
  if (count === 1)
    return { kind: 'throw', title: t('variants.reading.emptyRanks'), detail: leftToPlace(setup) }
  return {
    kind: 'throw',
    title: t('variants.reading.throw', { number, count }),
    detail: sentences(sidesText(identity), leftToPlace(setup)),
  }
}

const describeStart = (identity: Numbered): ReadingText => {
  const { number, count } = identity
  return {
    kind: 'start',
    title: count === 1 ? t('variants.reading.array') : t('variants.reading.start', { number, count }),
    detail: sentences(sidesText(identity), t('variants.reading.readyToPlay')),
  }
}

const describeSetup = (variant: VariantDefinition, setup: Setup): ReadingText | undefined => {
  const color = setup.turn
  const role = setup.memory.relocation
  if (isPlacing(setup)) {
    const detail = sentences(t('variants.reading.places', { color }), leftToPlace(setup))
    return { kind: 'setup', title: t('variants.reading.setup'), detail }
  }
  if (!role) return undefined
  const detail = sentences(
    t('variants.reading.relocates', { color, role }),
    t('variants.reading.arrays', { count: startCount(variant) }),
  )
  return { kind: 'setup', title: t('variants.reading.relocation'), detail }
}

const readAsText = ({ readAs }: PositionReading): string => {
  if (readAs === undefined) return ''
  return t(readAs === 'scharnagl' ? 'variants.reading.asScharnagl' : 'variants.reading.asThrows')
}

const describePosition = (variant: VariantDefinition, reading: PositionReading): ReadingText => {
  const text = describeSetupOf(variant, reading.setup)
  return { ...text, detail: sentences(readAsText(reading), text.detail) }
}

const describeSetupOf = (variant: VariantDefinition, setup: Setup): ReadingText => {
  const identity = startIdentity(variant, setup)
  if (identity.kind === 'throw') return describeThrow(identity, setup)
  if (identity.kind === 'start') return describeStart(identity)
  const detail = sentences(arrayText(variant, setup), t('variants.reading.toMove', { color: setup.turn }))
  return describeSetup(variant, setup) ?? { kind: 'position', title: t('variants.reading.position'), detail }
}

/** Describes a reading that is possible. */
export const describeReading = (
  variant: VariantDefinition,
  reading: Exclude<OneBoxReading, { kind: 'impossible' }>,
): ReadingText =>
  reading.kind === 'games'
    ? {
        kind: 'games',
        title: t('variants.reading.games', { count: reading.count }),
        detail: t('variants.reading.gamesDetail'),
      }
    : describePosition(variant, reading)
