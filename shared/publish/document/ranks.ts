import { t } from '../../i18n/t'
import type { Game } from '../../tree/game'
import { setupPlies } from '../../tree/setupPlies'
import { startNameOf, type StartName } from '../../tree/startName'
import { mainline } from '../../tree/tree'
import type { VariantDefinition } from '../../variants/variant'
import type { PublishedRanks } from './document'
import { setupOfFen } from './positions'

const headingOf = (name: StartName | undefined, isThrow: boolean): string => {
  if (name) return t(`publish.page.${name.kind}`, { number: name.number, count: name.count })
  return t(isThrow ? 'publish.page.thrown' : 'publish.page.began')
}

/**
 * The back ranks with which a game begins: what was thrown and what the players made of it, or the start alone. Empty where
 * it begins in a position of its own.
 */
export const publishedRanks = (game: Game, variant: VariantDefinition): readonly PublishedRanks[] => {
  const line = mainline(game.root)
  const placed = setupPlies(line)
  const nameAt = (fen: string) => startNameOf(game.variant, game.options, fen)
  const at = (ply: number, isThrow: boolean): PublishedRanks => {
    const { fen } = line[ply]!
    return { heading: headingOf(nameAt(fen), isThrow), setup: setupOfFen(variant, fen) }
  }
  const first = nameAt(game.root.fen)
  if (placed === 0) return first ? [at(0, first.kind === 'throw')] : []
  return [at(0, true), at(placed, false)]
}
