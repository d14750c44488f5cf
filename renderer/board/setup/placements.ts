import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import { squareAt, squareName, type Square } from '@shared/board/square'
import type { LegalMove } from '@shared/ipc/contract'
import { letterOfRole, POCKET_ORDER } from '@shared/variants/army'
import { homeRank } from '@shared/setup/ranks/frame'
import type { VariantRules } from '@shared/variants/variant'

/** A piece and its square in UCI notation: `N@c1`. */
export type PlacementText = string

/** A placement that is possible now. It is played at once, or held until the other piece of the pair is chosen. */
export interface OpenPlacement {
  /** The number of ways to complete the rank afterwards. */
  readonly ways: number
  /** The move to play; absent if the placement is only the first of a pair. */
  readonly uci?: string
}

export type OpenPlacements = ReadonlyMap<PlacementText, OpenPlacement>

const partsOf = (uci: string): readonly PlacementText[] => uci.split('+')

/** The letter of the role and the name of the square in `N@c1`. */
export const splitPlacement = (placement: PlacementText): { letter: string; square: string } => ({
  letter: placement.slice(0, 1),
  square: placement.slice(2),
})

const singlesAndFirsts = (moves: readonly LegalMove[]): OpenPlacements => {
  const open = new Map<PlacementText, OpenPlacement>()
  for (const { uci, ways = 1 } of moves) {
    const parts = partsOf(uci)
    for (const part of parts) {
      const before = open.get(part)?.ways ?? 0
      open.set(part, parts.length === 1 ? { ways, uci } : { ways: before + ways })
    }
  }
  return open
}

const partnersOf = (moves: readonly LegalMove[], pending: PlacementText): OpenPlacements => {
  const open = new Map<PlacementText, OpenPlacement>()
  for (const { uci, ways = 1 } of moves) {
    const parts = partsOf(uci)
    const other = parts.find(part => part !== pending)
    if (parts.includes(pending) && other !== undefined) open.set(other, { ways, uci })
  }
  return open
}

/**
 * The placements that are possible now. If the last two pieces are placed in one turn, each half of a legal pair is possible at
 * first; once one is `pending`, only its partners are left, each with the whole pair as its move.
 */
export const openPlacements = (
  moves: readonly LegalMove[],
  pending: PlacementText | undefined,
): OpenPlacements => {
  const placements = moves.filter(move => move.kind === 'placement')
  return pending === undefined ? singlesAndFirsts(placements) : partnersOf(placements, pending)
}

/** The squares of a side's home rank, from the a-file. */
export const homeSquares = (rules: VariantRules, color: Color): readonly Square[] =>
  Array.from({ length: rules.board.files }, (_, file) => squareAt(file, homeRank(rules, color), rules.board))

/** The names of the free squares of a side's home rank, from the a-file. */
export const freeSquares = (rules: VariantRules, setup: Setup, color: Color): readonly string[] =>
  homeSquares(rules, color)
    .filter(square => setup.board.pieces[square] === undefined)
    .map(square => squareName(square, rules.board))

const ORDINARY_COUNT: Readonly<Partial<Record<Role, number>>> = {
  queen: 1,
  rook: 2,
  bishop: 2,
  knight: 2,
  king: 1,
}

/** How many kinds of pieces the players place themselves because not all of them are thrown. */
export const kindsToPlace = ({ setupPhase }: VariantRules): number => {
  const thrown = setupPhase?.kind === 'placement' ? setupPhase.random : []
  const isLeft = (role: Role) => thrown.filter(other => other === role).length < (ORDINARY_COUNT[role] ?? 0)
  return POCKET_ORDER.filter(isLeft).length
}

/** How many pieces of a role a side still has in hand once the pending one is on the board. */
export const heldAfter = (
  rules: VariantRules,
  setup: Setup,
  role: Role,
  pending: PlacementText | undefined,
): number => {
  const held = setup.pockets[setup.turn][role] ?? 0
  const isPending = pending !== undefined && splitPlacement(pending).letter === rules.army.letters[role]
  return isPending ? held - 1 : held
}

/** A placement in UCI notation. */
export const placementText = (rules: VariantRules, role: Role, square: string): PlacementText =>
  `${letterOfRole(rules.army, role)}@${square}`
