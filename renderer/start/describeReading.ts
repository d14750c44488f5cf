import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import type { OneBoxReading, PositionReading } from '@shared/notation/oneBoxReading'
import { arrayNumbers, startIdentity, type StartIdentity } from '@shared/notation/oneBoxStart'
import { startCount } from '@shared/setup/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import { capitalized } from '../capitalized'
import { counted, inWords } from './numbers'

/** What a reading is, for the icon beside it. */
export type ReadingKind = 'throw' | 'start' | 'setup' | 'position' | 'games'

/** A reading in words. */
export interface ReadingText {
  readonly kind: ReadingKind
  readonly title: string
  readonly detail: string
}

const sideName = ({ turn }: Setup): string => (turn === 'white' ? 'White' : 'Black')

const sidesText = (identity: StartIdentity): string =>
  identity.kind !== 'position' && identity.sides
    ? `White ${identity.sides.white}, Black ${identity.sides.black}. `
    : ''

/** `Five each to place.`, or how many are left on each side. */
const leftToPlace = ({ pockets }: Setup): string => {
  const white = pocketSize(pockets.white)
  const black = pocketSize(pockets.black)
  if (white === black) return `${capitalized(inWords(white))} each to place.`
  return `${capitalized(inWords(white))} and ${inWords(black)} to place.`
}

const isPlacing = ({ pockets }: Setup): boolean => pocketSize(pockets.white) + pocketSize(pockets.black) > 0

/** The position is one of the setup phase: pieces are to be placed or relocated before the game. */
export const isInSetup = (setup: Setup): boolean => isPlacing(setup) || setup.memory.relocation !== undefined

const titleOf = (
  name: string,
  { number, count }: { readonly number: number; readonly count: number },
): string => (count === 1 ? `The only ${name}` : `${name} ${number} of ${counted(count)}`)

/** A known array on which rights or the turn are not those of a start. */
const arrayText = (variant: VariantDefinition, setup: Setup): string => {
  const array = arrayNumbers(variant, setup)
  return array ? `The array of start ${array.number}, not its rights. ` : ''
}

const describePosition = (variant: VariantDefinition, { setup }: PositionReading): ReadingText => {
  const identity = startIdentity(variant, setup)
  if (identity.kind === 'throw') {
    const title = identity.count === 1 ? 'Empty back ranks' : titleOf('Throw', identity)
    return {
      kind: 'throw',
      title,
      detail: (identity.count === 1 ? '' : sidesText(identity)) + leftToPlace(setup),
    }
  }
  if (identity.kind === 'start') {
    const title = identity.count === 1 ? 'The array' : titleOf('Start', identity)
    return {
      kind: 'start',
      title,
      detail: `${sidesText(identity)}${variant.playable ? 'Ready to play.' : 'A position to look at and edit.'}`,
    }
  }
  if (isPlacing(setup)) {
    return {
      kind: 'setup',
      title: 'Setup under way',
      detail: `${sideName(setup)} places. ${leftToPlace(setup)}`,
    }
  }
  if (setup.memory.relocation) {
    const detail = `${sideName(setup)} relocates the ${setup.memory.relocation}. ${counted(startCount(variant))} arrays in all.`
    return { kind: 'setup', title: 'Setup by relocation', detail }
  }
  return {
    kind: 'position',
    title: 'Position',
    detail: `${arrayText(variant, setup)}${sideName(setup)} to move.`,
  }
}

/** What a possible reading is. */
export const describeReading = (
  variant: VariantDefinition,
  reading: Exclude<OneBoxReading, { kind: 'impossible' }>,
): ReadingText =>
  reading.kind === 'games'
    ? {
        kind: 'games',
        title: reading.count === 1 ? '1 game' : `${counted(reading.count)} games`,
        detail: 'Each with the system and start of its own tags.',
      }
    : describePosition(variant, reading)
