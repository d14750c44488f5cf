import type { Placement } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { fileOf, rankOf, squareName } from '@shared/board/square'
import type { MoveRefusal } from '@shared/ipc/contract'
import { closedBecause } from '@shared/setup/ranks/closedPlacement'
import { countedPlacements, remainingPocket } from '@shared/setup/ranks/completions'
import { frameOf } from '@shared/setup/ranks/frame'
import { homeRank } from '@shared/setup/ranks/homeRank'
import { backRank, squareOfIndex } from '@shared/setup/ranks/rank'
import type { VariantRules } from '@shared/variants/variant'

/** Why pieces cannot be placed so, where one of them cannot by itself; undefined where that is not the cause. */
export const refusedPlacement = (
  rules: VariantRules,
  { board, turn, pockets }: Setup,
  placements: readonly Placement[],
): MoveRefusal | undefined => {
  const rank = backRank(rules, board, turn)
  const pocket = remainingPocket(rules, rank)
  if (!pocket) return undefined
  for (const { role, to } of placements) {
    const square = squareName(to, board.size)
    if ((pockets[turn][role] ?? 0) === 0) return { kind: 'notInPocket', color: turn, role }
    if (rankOf(to, board.size) !== homeRank(rules, turn)) return { kind: 'placeAtHome', color: turn }
    if (board.pieces[to]) return { kind: 'occupied', square }
    const open = countedPlacements(rules, rank, pocket).filter(
      one => one.role === role && one.completions > 0,
    )
    const index = fileOf(to, board.size) - frameOf(rules).leftFile
    if (open.some(one => one.index === index)) continue
    return {
      kind: 'closed',
      role,
      square,
      because: closedBecause(rules, rank, pocket, { role, index }),
      open: open.map(one => squareName(squareOfIndex(rules, turn, one.index), board.size)),
    }
  }
  return undefined
}
