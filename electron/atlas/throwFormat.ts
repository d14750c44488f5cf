import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { COLORS } from '@shared/board/color'
import { read } from '@shared/ipc/read'
import { integer, jsonOf, listOf, object, text, word, type Of } from '@shared/ipc/schemas'
import { err, ok, type Result } from '@shared/result'
import { READINGS } from '@shared/solver/induction'

/*
 * The file format for the values of a system's throws: JSON with the checksum of the atlas over which they were solved, and one of its own,
 * so that a file that is damaged or belongs to another atlas is rejected.
 */

/** More throws than any system has. */
const MAX_THROWS = 1_000_000
const MAX_BYTES = 32 * 1024 * 1024
const MOST = 3000

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The share of throws in which best play puts a piece on a file. */
const PLACED_OFTEN = object({ color: v.picklist(COLORS), piece: word, file: word, share })
export type PlacedOften = Of<typeof PLACED_OFTEN>

const THROW_VALUES = object({
  /** How the last two placements were read. */
  reading: v.picklist(READINGS),
  /** By the number of the throw, its value after best play of the setup, in centipawns from White's view. */
  values: listOf(integer(-MOST, MOST), MAX_THROWS),
  /** By the number of the throw, the mean value of its arrays. */
  means: listOf(integer(-MOST, MOST), MAX_THROWS),
  /** By the number of the throw, the standard deviation of its arrays: how much depends on placing. */
  spreads: listOf(integer(0, 2 * MOST), MAX_THROWS),
  /** How often pieces are placed on files in best play, without the last pair if both sides place it at once. */
  placements: listOf(PLACED_OFTEN, 1000),
})
export type ThrowValues = Of<typeof THROW_VALUES>

const FILE = object({ sum: word, atlas: word, throws: text(MAX_BYTES) })

const digest = (atlas: string, throws: string): string =>
  createHash('sha256').update(`${atlas}\n${throws}`).digest('hex')

/**
 * Writes the values of throws as the text of a file.
 *
 * @param atlas the checksum of the atlas, in hexadecimal digits
 */
export const throwsText = (atlas: string, throws: ThrowValues): string => {
  const json = JSON.stringify(throws)
  return `${JSON.stringify({ sum: digest(atlas, json), atlas, throws: json })}\n`
}

/** Why no values of throws can be read from a file. */
export type ThrowFileFault = 'damaged' | 'otherAtlas'

/** The values of throws in a file, if it was solved over this atlas. */
export const readThrows = (atlas: string, file: string): Result<ThrowValues, ThrowFileFault> => {
  const found = read(jsonOf(FILE, MAX_BYTES), file)
  if (!found.ok) return err('damaged')
  if (found.value.atlas !== atlas) return err('otherAtlas')
  if (digest(found.value.atlas, found.value.throws) !== found.value.sum) return err('damaged')
  const throws = read(jsonOf(THROW_VALUES, MAX_BYTES), found.value.throws)
  return throws.ok ? ok(throws.value) : err('damaged')
}
