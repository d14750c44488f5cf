import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { readOneBox } from '@shared/notation/oneBox/oneBox'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { setupPlies } from '@shared/tree/setupPlies'
import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'
import { mainline } from '@shared/tree/tree'
import { variantById, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

/** A position of a game from which an opening can be prepared. */
export interface PlaceToPrepare {
  readonly kind: 'here' | 'start' | 'throw'
  readonly position: {
    readonly variant: VariantId
    readonly options: readonly string[]
    readonly fen: string
  }
}

const isThrow = (variant: VariantDefinition, fen: string): boolean => {
  const read = parseFen(variant, fen)
  return read.ok && isInSetup(read.value.setup)
}

/**
 * The position on the board, the beginning of the game proper if that is a different one, and the throw from which
 * its setup began.
 */
export const placesToPrepare = (
  game: Game | undefined,
  node: TreeNode | undefined,
): readonly PlaceToPrepare[] => {
  const variant: VariantDefinition | undefined = game && variantById(game.variant)
  if (!game || !variant) return []
  const line = mainline(game.root)
  const start = line[setupPlies(line)]?.fen ?? game.root.fen
  const at = (kind: PlaceToPrepare['kind'], fen: string): PlaceToPrepare => ({
    kind,
    position: { variant: game.variant, options: game.options, fen },
  })
  const first = game.root.fen
  const here = node && node.fen !== start && node.fen !== first ? [at('here', node.fen)] : []
  const thrown = isThrow(variant, first) ? [at('throw', first)] : []
  const proper = start !== first || thrown.length === 0 ? [at('start', start)] : []
  const places = node?.fen === first ? [...thrown, ...proper] : [...here, ...proper, ...thrown]
  return places.filter(({ position }) => parseFen(variant, position.fen).ok)
}

/**
 * The position of a system for a number, ranks or a FEN, with all its pieces placed if the text allows that;
 * undefined if there is none.
 */
export const startFromText = (variant: VariantDefinition, text: string): string | undefined => {
  if (text.trim() === '') return undefined
  const setups = readOneBox(text, variant, []).flatMap(reading =>
    reading.kind === 'position' ? [reading.setup] : [],
  )
  const setup = setups.find(one => !isInSetup(one)) ?? setups[0]
  return setup && makeFen(variant, setup)
}
