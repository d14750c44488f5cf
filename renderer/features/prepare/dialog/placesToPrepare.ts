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
  readonly kind: 'here' | 'start'
  readonly position: {
    readonly variant: VariantId
    readonly options: readonly string[]
    readonly fen: string
  }
}

const isReady = (variant: VariantDefinition, fen: string): boolean => {
  const read = parseFen(variant, fen)
  return read.ok && !isInSetup(read.value.setup)
}

/** The position on the board, and where the game proper begins if that is another one. */
export const placesToPrepare = (
  game: Game | undefined,
  node: TreeNode | undefined,
): readonly PlaceToPrepare[] => {
  const variant: VariantDefinition | undefined = game && variantById(game.variant)
  if (!game || !variant?.playable) return []
  const line = mainline(game.root)
  const start = line[setupPlies(line)]?.fen ?? game.root.fen
  const at = (kind: PlaceToPrepare['kind'], fen: string): PlaceToPrepare => ({
    kind,
    position: { variant: game.variant, options: game.options, fen },
  })
  const here = node && node.fen !== start ? [at('here', node.fen)] : []
  return [...here, at('start', start)].filter(({ position }) => isReady(variant, position.fen))
}

/** The position that a number, ranks or a FEN mean in a system, if all its pieces are placed. */
export const startFromText = (variant: VariantDefinition, text: string): string | undefined => {
  if (text.trim() === '') return undefined
  for (const reading of readOneBox(text, variant, []))
    if (reading.kind === 'position' && !isInSetup(reading.setup)) return makeFen(variant, reading.setup)
  return undefined
}
