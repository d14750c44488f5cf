import type { Game } from '../../tree/game'
import { variantById } from '../../variants'
import type { Sentences } from '../gameAnnotation'
import type { ReportedMove } from '../gameReport'
import { attacksAsInChess } from './attacks'
import { placementRemark } from './placements'
import { varied } from './varied'
import { wordsText } from './wordsText'

/** Sentences about the placements of a setup, by plies from its start. They need no engine and no rules. */
export const setupSentences = ({ variant: id }: Game, moves: readonly ReportedMove[]): Sentences => {
  const variant = variantById(id)
  if (!attacksAsInChess(variant.army)) return new Map()
  const placed = moves.flatMap(move => {
    const remark = placementRemark(variant, move)
    return remark ? [[move.ply, [remark]] as const] : []
  })
  return new Map([...varied(new Map(placed))].map(([ply, remarks]) => [ply, wordsText(remarks, variant)]))
}
