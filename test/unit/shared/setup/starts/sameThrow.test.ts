import { describe, expect, test } from 'vitest'
import type { ByColor } from '@shared/board/color'
import { thrownRoles } from '@shared/setup/ranks/rank'
import { canShareThrow } from '@shared/setup/starts/sameThrow'
import { variantById } from '@shared/variants'
import { roleOfLetter } from '@shared/variants/army'

const thrown = variantById('fischer-benko')

const ranks = (white: string, black: string): ByColor<ReturnType<typeof rank>> => ({
  white: rank(white),
  black: rank(black),
})
const rank = (letters: string) => Array.from(letters, letter => roleOfLetter(thrown.army, letter))

/** The sample setup: from its throw to its array. */
const THROW = ranks('.BB.R...', '..B..BR.')
const HALFWAY = ranks('.BBNR..R', 'R.B.NBR.')
const ARRAY = ranks('NBBNRKQR', 'RQBKNBRN')

describe('the positions that one throw can lead to', () => {
  test('include the throw, placements on it and the final array', () => {
    expect(canShareThrow(thrown, THROW, HALFWAY)).toBe(true)
    expect(canShareThrow(thrown, HALFWAY, ARRAY)).toBe(true)
    expect(canShareThrow(thrown, ARRAY, THROW)).toBe(true)
  })

  test('include two arrays with the same bishops and one rook in common on each side', () => {
    expect(canShareThrow(thrown, ARRAY, ranks('RBBKRNNQ', 'RQBKNBRN'))).toBe(true)
    expect(canShareThrow(thrown, ARRAY, ranks('RBBNKQRN', 'RQBKNBRN'))).toBe(false)
  })

  test('exclude arrays with a bishop elsewhere, even on one side', () => {
    expect(canShareThrow(thrown, ARRAY, ranks('NBBNRKQR', 'RBQKNBRN'))).toBe(false)
  })
})

test('systems without a throw never share one', () => {
  for (const id of ['chess960', 'pre-chess', 'arrangement'] as const) {
    expect(thrownRoles(variantById(id))).toEqual([])
    expect(canShareThrow(variantById(id), ARRAY, ARRAY)).toBe(false)
  }
})
