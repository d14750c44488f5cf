import type { Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import { drawRandomStart, drawStart, seededRandom } from '@shared/setup/starts/random'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'

/** The starting position of a game of a match. */
export interface MatchStart {
  /** Its origin, as in `start 4532` or `line 7`. */
  readonly label: string
  readonly setup: Setup
}

/**
 * Draws a start for each round: a complete array, or what the dice leave before placement. Undefined for a system
 * without random starts. The same seed always draws the same starts; more rounds only add further ones.
 */
export const drawStarts = (
  variant: VariantDefinition,
  options: readonly string[],
  seed: string,
  rounds: number,
  inSetup: boolean,
): readonly MatchStart[] | undefined => {
  const random = seededRandom(seed)
  const starts: MatchStart[] = []
  for (let round = 0; round < rounds; round++) {
    const drawn = inSetup ? drawRandomStart(variant, random) : drawStart(variant, random, options)
    if (!drawn) return undefined
    starts.push({ label: `start ${drawn.number}`, setup: drawn.setup })
  }
  return starts
}

/** A line without a position from which a game can begin. */
export interface StartFault {
  /** From 1. */
  readonly line: number
  readonly detail: string
}

const isOver = (
  core: Core,
  variant: VariantDefinition,
  setup: Setup,
  options: readonly string[],
): boolean => {
  const opened = Position.from(core, variant, setup, options)
  if (!opened.ok) return true
  using position = opened.value
  return position.outcome() !== undefined
}

/**
 * Reads positions from a text with one FEN on each line; empty lines and those that begin with `#` are skipped. Each
 * must be a position from which a game can go on.
 */
export const readStarts = (
  core: Core,
  variant: VariantDefinition,
  options: readonly string[],
  text: string,
): Result<readonly MatchStart[], StartFault> => {
  const starts: MatchStart[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const fen = raw.trim()
    const line = index + 1
    if (fen === '' || fen.startsWith('#')) continue
    const read = parseFen(variant, fen)
    if (!read.ok) return err({ line, detail: `${fen} is no position of ${variant.name}` })
    const { setup } = read.value
    if (isOver(core, variant, setup, options)) return err({ line, detail: `${fen} cannot be played` })
    starts.push({ label: `line ${line}`, setup })
  }
  return starts.length > 0 ? ok(starts) : err({ line: 1, detail: 'there are no positions' })
}
