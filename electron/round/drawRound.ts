import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { NO_VALUE } from '@shared/atlas/fairness'
import { atlasFamily } from '@shared/atlas/atlasFamily'
import type { RoundRefusal, RoundStart } from '@shared/ipc/round'
import { makeFen } from '@shared/notation/fen/fen'
import { err, map, ok, type Result } from '@shared/result'
import { drawDistinctStarts, type Admitted, type StartKind } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import type { VariantDefinition } from '@shared/variants/variant'
import { openAtlas, type Atlas } from '../atlas/openAtlas'
import { shippedAtlasPath } from '../atlas/shippedAtlases'

/** The commitment to a seed, published before the round: SHA-256 of its UTF-8 text, in hexadecimal digits. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/** A draw of starts. Board n gets the n-th of them, however many are drawn. */
export interface RoundDraw {
  readonly variant: VariantDefinition
  /** Ids of the variant's own options. */
  readonly options: readonly string[]
  readonly kind: StartKind
  readonly seed: string
  /** The most that a start may favor either side, in centipawns. */
  readonly within?: number | undefined
}

/**
 * The values of a system that everyone who repeats a draw has, namely those that come with the program. Estimates are excluded, because
 * they will be replaced by better ones.
 */
const sharedValues = (
  variant: VariantDefinition,
  options: readonly string[],
): Result<Atlas, RoundRefusal> => {
  const file = shippedAtlasPath(atlasFamily(variant, options))
  const opened = existsSync(file) ? openAtlas(file) : undefined
  if (!opened?.ok) return err({ kind: 'noAtlas' })
  if (!opened.value.header.estimate) return opened
  opened.value[Symbol.dispose]()
  return err({ kind: 'noAtlas' })
}

/** Whether the values of all starts of a system come with the program, each from a search. */
export const hasValues = (variant: VariantDefinition, options: readonly string[]): boolean => {
  const found = sharedValues(variant, options)
  if (!found.ok) return false
  found.value[Symbol.dispose]()
  return true
}

const openValues = ({ variant, options, kind }: RoundDraw): Result<Atlas, RoundRefusal> =>
  kind === 'start' ? sharedValues(variant, options) : err({ kind: 'noAtlas' })

const admittedBy = (atlas: Atlas, within: number): Admitted => {
  const values = atlas.all()
  const has = (number: number) => Math.abs(values[number] ?? NO_VALUE) <= within
  return { has, count: values.filter(value => Math.abs(value) <= within).length }
}

const drawFrom = (
  { variant, options, kind, seed }: RoundDraw,
  count: number,
  values?: { readonly atlas: Atlas; readonly within: number },
): Result<readonly RoundStart[], RoundRefusal> => {
  const admitted = values && admittedBy(values.atlas, values.within)
  return map(drawDistinctStarts(variant, seededRandom(seed), count, { kind, options, admitted }), starts =>
    starts.map(({ number, setup }) => {
      const value = values?.atlas.valueOf(number)
      return { number, fen: makeFen(variant, setup), ...(value !== undefined && { value }) }
    }),
  )
}

/** Draws the starts of the first boards; the same seed draws the same starts on every machine. */
export const drawRound = (draw: RoundDraw, count: number): Result<readonly RoundStart[], RoundRefusal> => {
  const { within } = draw
  if (within === undefined) return drawFrom(draw, count)
  const opened = openValues(draw)
  if (!opened.ok) return opened
  using atlas = opened.value
  return drawFrom(draw, count, { atlas, within })
}

/** How many boards a draw can have at most. */
export const mostBoards = (draw: RoundDraw): Result<number, RoundRefusal> => {
  const all = drawRound(draw, Infinity)
  if (all.ok) return ok(0)
  return all.error.kind === 'tooFewStarts' ? ok(all.error.count) : all
}
