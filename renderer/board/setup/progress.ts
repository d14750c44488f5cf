import { COLORS, type Color } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import { t } from '@shared/i18n/t'
import type { PlacementPhase, RelocationPhase, VariantRules } from '@shared/variants/variant'

/** A ply of the setup phase. */
export interface SetupStep {
  readonly color: Color
  readonly state: 'done' | 'now' | 'ahead'
  readonly label: string
}

export interface SetupProgress {
  readonly title: string
  /** What the title does not say, e.g. that two pieces are placed at once. */
  readonly detail: string
  readonly steps: readonly SetupStep[]
}

/** `White` or `Black`, capitalized to begin a sentence. */
export const colorName = (color: Color): string => t(`common.${color}`)

const stateAt = (index: number, current: number): SetupStep['state'] => {
  if (index === current) return 'now'
  return index < current ? 'done' : 'ahead'
}

/** If there are more steps than this, their names do not fit. */
const MAX_NAMED = 8

/** How many turns of placing each side has. */
const placementTurns = (phase: PlacementPhase, files: number): number => {
  const pieces = files - phase.random.length
  return phase.pairLast ? pieces - 1 : pieces
}

const turnsDone = (held: number, turns: number, pairLast: boolean): number => {
  if (held === 0) return turns
  return Math.max(0, pairLast ? turns + 1 - Math.max(held, 2) : turns - held)
}

/** The SAN of a step that is done. The last move played belongs to the step before the current one, wherever the game began. */
const nameDone = (played: readonly string[], current: number, index: number): string | undefined =>
  index < current ? played[index - current + played.length] : undefined

const placementProgress = (
  phase: PlacementPhase,
  setup: Setup,
  played: readonly string[],
  pending: boolean,
): SetupProgress => {
  const turns = placementTurns(phase, setup.board.size.files)
  const done = turnsDone(pocketSize(setup.pockets[setup.turn]), turns, phase.pairLast)
  const current = 2 * done + (setup.turn === 'white' ? 0 : 1)
  const isPair = (index: number) => phase.pairLast && Math.floor(index / 2) === turns - 1
  const isCrowded = 2 * turns > MAX_NAMED
  const steps = Array.from({ length: 2 * turns }, (_, index): SetupStep => {
    const color = COLORS[index % 2]!
    const plain = isCrowded && index !== current ? '' : colorName(color)
    const name = isPair(index) ? t('board.setup.twoMore') : plain
    return { color, state: stateAt(index, current), label: nameDone(played, current, index) ?? name }
  })
  const title = t('board.setup.placement', { color: setup.turn, turn: done + 1, turns })
  const pairDetail = pending ? t('board.setup.oneMore') : t('board.setup.pair')
  return { title, detail: isPair(current) ? pairDetail : '', steps }
}

const relocationProgress = (
  phase: RelocationPhase,
  setup: Setup,
  played: readonly string[],
): SetupProgress => {
  const role = setup.memory.relocation
  const current = phase.order.findIndex(step => step.color === setup.turn && step.role === role)
  const steps = phase.order.map((step, index): SetupStep => {
    const name = t('board.setup.relocation', { color: step.color, role: step.role })
    return {
      color: step.color,
      state: stateAt(index, current),
      label: nameDone(played, current, index) ?? name,
    }
  })
  const title = t('board.setup.relocates', { color: setup.turn, role: role ?? 'king' })
  return { title, detail: '', steps }
}

/** The steps of a setup that is over: those that were played. */
const finishedProgress = (
  phase: PlacementPhase | RelocationPhase,
  played: readonly string[],
): SetupProgress | undefined => {
  if (played.length === 0) return undefined
  const colors = phase.kind === 'relocation' ? phase.order.map(({ color }) => color) : COLORS
  const steps = played.map((label, index): SetupStep => ({
    color: colors[index % colors.length]!,
    state: 'done',
    label,
  }))
  return { title: t('board.setup.over'), detail: '', steps }
}

/** The setup phase that a position is in, if any. */
export const phaseOf = (variant: VariantRules, setup: Setup): 'placement' | 'relocation' | undefined => {
  const phase = variant.setupPhase
  if (!phase) return undefined
  if (phase.kind === 'relocation') return setup.memory.relocation ? 'relocation' : undefined
  return COLORS.some(color => pocketSize(setup.pockets[color]) > 0) ? 'placement' : undefined
}

/** Whether each side has two pieces left, which the rules have both sides place at the same time, and White is to move. */
export const isAtLastPair = ({ setupPhase }: VariantRules, { turn, pockets }: Setup): boolean =>
  setupPhase?.kind === 'placement' &&
  setupPhase.pairLast &&
  turn === 'white' &&
  COLORS.every(color => pocketSize(pockets[color]) === 2)

/** Whether the last pairs are still to be placed, or are being placed. */
export const hasPairToCome = (variant: VariantRules, { turn, pockets }: Setup): boolean =>
  variant.setupPhase?.kind === 'placement' &&
  variant.setupPhase.pairLast &&
  pocketSize(pockets.white) >= 2 &&
  (turn === 'white' || pocketSize(pockets.black) > 2)

/**
 * The state of the setup phase. In the game proper it has the steps that were played; undefined if there was no setup.
 *
 * @param played the moves of the setup so far in SAN, if known; they name the steps that are done
 * @param pending whether the first piece of a pair was placed and the second was not
 */
export const setupProgress = (
  variant: VariantRules,
  setup: Setup,
  played: readonly string[] = [],
  pending = false,
): SetupProgress | undefined => {
  const phase = variant.setupPhase
  if (!phase) return undefined
  if (!phaseOf(variant, setup)) return finishedProgress(phase, played)
  return phase.kind === 'placement'
    ? placementProgress(phase, setup, played, pending)
    : relocationProgress(phase, setup, played)
}
