import { variantName } from '@shared/i18n/names/variantNames'
import type { Setup } from '@shared/board/setup'
import type { startCardTexts } from '@shared/i18n/en/startCard'
import { t } from '@shared/i18n/t'
import { parseFen } from '@shared/notation/fen/fen'
import { tagValue } from '@shared/notation/pgn/tags'
import { arrayNumbers, startIdentity } from '@shared/notation/oneBox/oneBoxStart'
import type { Game } from '@shared/tree/game'
import { isSetupPly } from '@shared/tree/moveNumber'
import type { TreePath } from '@shared/tree/node'
import { nodesAlong } from '@shared/tree/tree'
import { endPath } from '@shared/tree/walk'
import { variantById } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import type { VariantDefinition } from '@shared/variants/variant'
import { dateText } from '@shared/tree/dateText'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { variantRights } from '../../variants/variantRights'

/** A line of the Start card. */
export interface StartFact {
  readonly kind: keyof typeof startCardTexts.facts
  readonly text: string
}

/** The contents of the Start card of a game. */
export interface StartFacts {
  readonly variant: VariantDefinition
  /** The array once the setup is done; before, the pieces placed so far. */
  readonly setup: Setup
  readonly facts: readonly StartFact[]
  readonly rights: readonly string[]
}

const setupOf = (variant: VariantDefinition, fen: string): Setup | undefined => {
  const read = parseFen(variant, fen)
  return read.ok ? read.value.setup : undefined
}

const numbered = ({ number, count }: { readonly number: number; readonly count: number }): string =>
  count === 1 ? t('startCard.onlyOne') : t('startCard.numbered', { number, count })

const beginningFact = (variant: VariantDefinition, setup: Setup): StartFact[] => {
  const identity = startIdentity(variant, setup)
  if (identity.kind === 'throw') {
    return [{ kind: 'throw', text: identity.count === 1 ? t('startCard.emptyRanks') : numbered(identity) }]
  }
  if (identity.kind === 'start')
    return identity.count === 1 ? [] : [{ kind: 'start', text: numbered(identity) }]
  return isInSetup(setup) ? [] : [{ kind: 'start', text: t('startCard.ownPosition') }]
}

/** How the array was set up in the game, and its numbers. */
const arrayFacts = (variant: VariantDefinition, setup: Setup, setupPlies: number): readonly StartFact[] => {
  if (isInSetup(setup)) return [{ kind: 'array', text: t('startCard.soFar', { plies: setupPlies }) }]
  const array = arrayNumbers(variant, setup)
  const made: readonly StartFact[] =
    setupPlies === 0
      ? []
      : [{ kind: 'array', text: array ? numbered(array) : t('startCard.setUp', { plies: setupPlies }) }]
  if (!array?.scharnagl || array.count <= 1) return made
  const { white, black } = array.scharnagl
  const isSystemsOwn = white === black && white === array.number
  if (isSystemsOwn) return made
  return [...made, { kind: 'chess960', text: white === black ? String(white) : `${white} / ${black}` }]
}

const dateFact = (date: string): readonly StartFact[] => {
  const text = dateText(date)
  return text === '' ? [] : [{ kind: 'date', text }]
}

/** The contents of the Start card for the line through `path`; undefined if the first position cannot be read. */
export const startFacts = (game: Game, path: TreePath = []): StartFacts | undefined => {
  const variant = withOptions(variantById(game.variant), game.options)
  const line = nodesAlong(game.root, endPath(game.root, path)).slice(1)
  const setupPlies = line.filter(isSetupPly).length
  const first = setupOf(variant, game.root.fen)
  const setup = setupOf(variant, line[setupPlies - 1]?.fen ?? game.root.fen)
  if (!first || !setup) return undefined
  return {
    variant,
    setup,
    facts: [
      { kind: 'system', text: variantName(variant) },
      ...beginningFact(variant, first),
      ...(setupPlies > 0 || !isInSetup(setup) ? arrayFacts(variant, setup, setupPlies) : []),
      ...dateFact(tagValue(game.tags, 'Date') ?? ''),
    ],
    rights: variantRights(variant, setup),
  }
}
