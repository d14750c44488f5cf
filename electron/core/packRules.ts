import { ROLES } from '@shared/board/role'
import { withOptions } from '@shared/variants/options'
import type { CastlingRules, QuietStep, RankCondition, VariantDefinition } from '@shared/variants/variant'
import { reserve } from './arena'
import type { Core } from './load'

/** The bits of a record of rules, as `src/rules.ts` reads them. */
const FLAG = {
  castling: 1,
  quietSteps: 2,
  leap: 4,
  adjustment: 8,
  transposition: 16,
  placement: 32,
  pairLast: 64,
  relocation: 128,
  kingBetweenRooks: 256,
  bishopsOpposite: 512,
  homes: 1024,
  bishopsKeepColor: 2048,
  fenFiles: 4096,
  longCastling: 8192,
} as const

const KING_TARGETS = 4
const ROOK_TARGETS = 6
const HOMES = 8
const LEAP_FILES = 11
const QUIET_STEPS = 12
const LOST_SIDES = 24

const QUIET_STEP: Record<QuietStep, number> = { diagonal: 1, orthogonal: 2, any: 3 }

const asks = (variant: VariantDefinition, kind: RankCondition['kind']): boolean =>
  variant.start.conditions.some(condition => condition.kind === kind)

const flagsOf = (variant: VariantDefinition): number => {
  const phase = variant.setupPhase
  const set: Record<keyof typeof FLAG, boolean> = {
    castling: variant.castling !== undefined,
    quietSteps: Object.keys(variant.quietSteps).length > 0,
    leap: variant.leap.length > 0,
    adjustment: variant.adjustment,
    transposition: variant.transposition,
    placement: phase?.kind === 'placement',
    pairLast: phase?.kind === 'placement' && phase.pairLast,
    relocation: phase?.kind === 'relocation',
    kingBetweenRooks: asks(variant, 'kingBetweenRooks'),
    bishopsOpposite: asks(variant, 'oppositeColors'),
    homes: variant.castling?.homes !== undefined,
    bishopsKeepColor: variant.bishopsKeepColor,
    fenFiles: variant.castling?.fen === 'files',
    longCastling: variant.castling?.targets.aSide.san === 'O-O-O',
  }
  return Object.entries(FLAG).reduce(
    (flags, [name, bit]) => (set[name as keyof typeof FLAG] ? flags | bit : flags),
    0,
  )
}

const packCastling = (
  bytes: Uint8Array,
  at: number,
  { targets, homes, curtailed = [] }: CastlingRules,
): void => {
  bytes.set([targets.aSide.king, targets.hSide.king], at + KING_TARGETS)
  bytes.set([targets.aSide.rook, targets.hSide.rook], at + ROOK_TARGETS)
  if (homes) bytes.set([homes.king, homes.aSide, homes.hSide], at + HOMES)
  for (const { king, keeps } of curtailed) bytes[at + LOST_SIDES + king] = keeps === 'aSide' ? 2 : 1
}

const pack = (core: Core, variant: VariantDefinition): number => {
  const size = core.exports.rulesBytes()
  const at = reserve(core, size)
  core.bytes.fill(0, at, at + size)
  core.view.setUint32(at, flagsOf(variant), true)
  if (variant.castling) packCastling(core.bytes, at, variant.castling)
  core.bytes[at + LEAP_FILES] = variant.leap.reduce((files, file) => files | (1 << file), 0)
  for (const [index, role] of ROLES.slice(0, 6).entries()) {
    const step = variant.quietSteps[role]
    core.bytes[at + QUIET_STEPS + index] = step === undefined ? 0 : QUIET_STEP[step]
  }
  return at
}

/** The address of the record that tells the core a variant's rules; packed once for each set of options. */
export const rulesRecord = (core: Core, variant: VariantDefinition, options: readonly string[]): number => {
  const key = [variant.id, ...options.toSorted()].join()
  const known = core.rules.get(key)
  if (known !== undefined) return known
  const record = pack(core, withOptions(variant, options))
  core.rules.set(key, record)
  return record
}
