import type { Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen'
import { tagValue } from '@shared/notation/pgn/tags'
import { arrayNumbers, startIdentity } from '@shared/notation/oneBoxStart'
import type { Game } from '@shared/tree/game'
import { isSetupPly } from '@shared/tree/moveNumber'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import type { VariantDefinition } from '@shared/variants/variant'
import { isInSetup } from './describeReading'
import { counted } from './numbers'
import { systemRights } from './systemRights'

/** A line of the Start card. */
export interface StartFact {
  readonly name: string
  readonly text: string
}

/** What the Start card tells of a game. */
export interface StartFacts {
  readonly variant: VariantDefinition
  /** The array once the setup is done, before that what stands so far. */
  readonly setup: Setup
  readonly facts: readonly StartFact[]
  readonly rights: readonly string[]
}

const setupOf = (variant: VariantDefinition, fen: string): Setup | undefined => {
  const read = parseFen(variant, fen)
  return read.ok ? read.value.setup : undefined
}

const numbered = ({ number, count }: { readonly number: number; readonly count: number }): string =>
  count === 1 ? 'the only one' : `${number} of ${counted(count)}`

const beginningFact = (variant: VariantDefinition, setup: Setup): StartFact[] => {
  const identity = startIdentity(variant, setup)
  if (identity.kind === 'throw') {
    return [{ name: 'Throw', text: identity.count === 1 ? 'empty back ranks' : numbered(identity) }]
  }
  if (identity.kind === 'start')
    return identity.count === 1 ? [] : [{ name: 'Start', text: numbered(identity) }]
  return isInSetup(setup) ? [] : [{ name: 'Start', text: 'a position of its own' }]
}

/** How the array arose in the game, and its numbers. */
const arrayFacts = (variant: VariantDefinition, setup: Setup, setupPlies: number): StartFact[] => {
  if (isInSetup(setup))
    return [{ name: 'Array', text: `${setupPlies} ${setupPlies === 1 ? 'ply' : 'plies'} so far` }]
  const array = arrayNumbers(variant, setup)
  const made =
    setupPlies === 0
      ? []
      : [{ name: 'Array', text: array ? numbered(array) : `set up in ${setupPlies} plies` }]
  if (!array?.scharnagl || array.count <= 1) return made
  const { white, black } = array.scharnagl
  return [...made, { name: 'Chess960', text: white === black ? String(white) : `${white} / ${black}` }]
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `11 July 2020` for PGN's `2020.07.11`, as much of it as is known; anything else as it is. */
export const dateText = (date: string): string => {
  const [found, year = '', month = '', day = ''] = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(date) ?? []
  if (found === undefined) return date.replace(/^[?.]+$/, '')
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return year
  return Number(day) > 0 ? `${Number(day)} ${name} ${year}` : `${name} ${year}`
}

/** The start of a game as its card shows it; undefined if its first position cannot be read. */
export const startFacts = (game: Game): StartFacts | undefined => {
  const variant = withOptions(variantById(game.variant), game.options)
  const line = mainline(game.root)
  const setupPlies = line.filter(isSetupPly).length
  const first = setupOf(variant, game.root.fen)
  const setup = setupOf(variant, line[setupPlies]?.fen ?? game.root.fen)
  if (!first || !setup) return undefined
  const date = dateText(tagValue(game.tags, 'Date') ?? '')
  return {
    variant,
    setup,
    facts: [
      { name: 'System', text: variant.name },
      ...beginningFact(variant, first),
      ...(setupPlies > 0 || !isInSetup(setup) ? arrayFacts(variant, setup, setupPlies) : []),
      ...(date === '' ? [] : [{ name: 'Date', text: date }]),
    ],
    rights: systemRights(variant, setup),
  }
}
