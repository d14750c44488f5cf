import { withOptions } from '@shared/variants/options'
import type { CastlingRules, QuietStep, RankCondition, VariantDefinition } from '@shared/variants/variant'
import { armySize } from '@shared/setup/ranks/frame'
import { homeRank, hasDoubleStep } from '@shared/setup/ranks/frame'
import { COLORS } from '@shared/board/color'
import { reserve } from './arena'
import {
  ANY_STEP,
  DEAD_BISHOPS,
  NEEDS_OPPOSITE_BISHOPS,
  DIAGONAL_STEP,
  FEN_FILES,
  FLAGS,
  HAS_ADJUSTMENT,
  HAS_CASTLING,
  HAS_HOMES,
  HAS_LEAP,
  HAS_PLACEMENT,
  HAS_QUIET_STEPS,
  HAS_RELOCATION,
  LENIENT_KING,
  HAS_TRANSPOSITION,
  HOMES,
  NEEDS_KING_BETWEEN_ROOKS,
  KING_TARGETS,
  LEAP_FILES,
  LONG_CASTLING,
  LOSES_A_SIDE,
  LOSES_H_SIDE,
  LOST_SIDES,
  ORTHOGONAL_STEP,
  PAIR_LAST,
  QUIET_STEPS,
  ROOK_TARGETS,
  RULES_BYTES,
} from './layout/rules'
import type { Core } from './load'
import * as wide from './layout/wideRules'

const QUIET_STEP: Record<QuietStep, number> = {
  diagonal: DIAGONAL_STEP,
  orthogonal: ORTHOGONAL_STEP,
  any: ANY_STEP,
}

const asks = (variant: VariantDefinition, kind: RankCondition['kind']): boolean =>
  variant.start.conditions.some(condition => condition.kind === kind)

const flagsOf = (variant: VariantDefinition): number => {
  const phase = variant.setupPhase
  const flags: readonly (readonly [flag: number, isSet: boolean])[] = [
    [HAS_CASTLING, variant.castling !== undefined],
    [HAS_QUIET_STEPS, Object.keys(variant.quietSteps).length > 0],
    [HAS_LEAP, variant.leap.length > 0],
    [HAS_ADJUSTMENT, variant.adjustment],
    [HAS_TRANSPOSITION, variant.transposition],
    [HAS_PLACEMENT, phase?.kind === 'placement'],
    [PAIR_LAST, phase?.kind === 'placement' && phase.pairLast],
    [HAS_RELOCATION, phase?.kind === 'relocation'],
    [LENIENT_KING, variant.start.lenientKing === true],
    [NEEDS_KING_BETWEEN_ROOKS, asks(variant, 'kingBetweenRooks')],
    [NEEDS_OPPOSITE_BISHOPS, asks(variant, 'oppositeColors')],
    [HAS_HOMES, variant.castling?.homes !== undefined],
    [DEAD_BISHOPS, variant.bishopsOfOneColorAreDead],
    [FEN_FILES, variant.castling?.fen === 'files'],
    [wide.IS_JANGGI, variant.grid === 'palaces'],
    [LONG_CASTLING, variant.castling?.targets.aSide.san === 'O-O-O'],
  ]
  return flags.reduce((set, [flag, isSet]) => (isSet ? set | flag : set), 0)
}

const packCastling = (
  bytes: Uint8Array,
  at: number,
  { targets, homes, curtailed = [] }: CastlingRules,
): void => {
  bytes.set([targets.aSide.king, targets.hSide.king], at + KING_TARGETS)
  bytes.set([targets.aSide.rook, targets.hSide.rook], at + ROOK_TARGETS)
  if (homes) bytes.set([homes.king, homes.aSide, homes.hSide], at + HOMES)
  for (const { king, keeps } of curtailed)
    bytes[at + LOST_SIDES + king] = keeps === 'aSide' ? LOSES_H_SIDE : LOSES_A_SIDE
}

/** Writes squares as a set in the core's format. */
const packSquares = (core: Core, at: number, squares: readonly number[]): void => {
  for (const square of squares) core.bytes[at + (square >> 3)]! |= 1 << (square & 7)
}

/** Writes what is fixed on eight by eight: ranks, promotions, how many pieces there are. */
const packWide = (core: Core, at: number, variant: VariantDefinition): void => {
  const { bytes, layout } = core
  const { files, ranks } = variant.board
  const promotes = variant.promotions.length > 0
  const squaresOf = (rank: number) => Array.from({ length: files }, (_, file) => rank * layout.files + file)
  const allRanks = Array.from({ length: ranks }, (_, rank) => rank)
  packSquares(core, at + wide.WHOLE_BOARD, allRanks.flatMap(squaresOf))
  if (promotes) packSquares(core, at + wide.LAST_RANKS, [0, ranks - 1].flatMap(squaresOf))
  for (const [i, color] of COLORS.entries()) {
    const home = homeRank(variant, color)
    const third = home + (color === 'white' ? 2 : -2)
    bytes[at + wide.HOME_CORNERS + i] = home * layout.files
    packSquares(core, at + wide.HOME_RANKS + 16 * i, squaresOf(home))
    if (hasDoubleStep(variant)) packSquares(core, at + wide.THIRD_RANKS + 16 * i, squaresOf(third))
  }
  bytes[at + wide.ARMY_SIZE] = armySize(variant)
  bytes[at + wide.PROMOTION_COUNT] = variant.promotions.length
  bytes.set(variant.promotions.map(layout.pieces.roleNumber), at + wide.PROMOTIONS)
}

const pack = (core: Core, variant: VariantDefinition): number => {
  const size = core.layout.hasNotation ? RULES_BYTES : wide.WIDE_RULES_BYTES
  const at = reserve(core, size)
  core.bytes.fill(0, at, at + size)
  if (!core.layout.hasNotation) packWide(core, at, variant)
  core.view.setUint32(at + FLAGS, flagsOf(variant), true)
  if (variant.castling) packCastling(core.bytes, at, variant.castling)
  core.bytes[at + LEAP_FILES] = variant.leap.reduce((files, file) => files | (1 << file), 0)
  for (const [index, role] of core.layout.pieces.roles.entries()) {
    const step = variant.quietSteps[role]
    core.bytes[at + QUIET_STEPS + index] = step === undefined ? 0 : QUIET_STEP[step]
  }
  return at
}

/** The address, in the core, of the record of a variant's rules; the record is packed once for each set of options. */
export const rulesRecord = (core: Core, variant: VariantDefinition, options: readonly string[]): number => {
  const key = [variant.id, ...options.toSorted()].join()
  const known = core.rules.get(key)
  if (known !== undefined) return known
  const record = pack(core, withOptions(variant, options))
  core.rules.set(key, record)
  return record
}
