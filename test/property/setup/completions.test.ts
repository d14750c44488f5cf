import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pocketOf } from '@shared/board/pocket'
import type { Role } from '@shared/board/role'
import { completions, countedPlacements, remainingPocket } from '@shared/setup/ranks/completions'
import { rankLetters, type Rank } from '@shared/setup/ranks/rank'
import { VARIANTS } from '@shared/variants'
import { ORTHODOX_ARMY, ORTHODOX_PIECES, type VariantDefinition } from '@shared/variants/variant'
import { withPiece } from '../../support/withPiece'

const placed = VARIANTS.filter(({ setupPhase }) => setupPhase?.kind === 'placement').map(
  variant => [variant.id, variant] as const,
)

/** The rules again, in their plainest form. */
const isRight = (variant: VariantDefinition, rank: Rank): boolean => {
  const files = (role: Role) => rank.flatMap((other, file) => (other === role ? [file] : []))
  const [first = 0, second = 0] = files('bishop')
  const [left = 0, right = 0] = files('rook')
  const [king = 0] = files('king')
  const between = variant.start.conditions.some(({ kind }) => kind === 'kingBetweenRooks')
  return first % 2 !== second % 2 && (!between || (left < king && king < right))
}

/** Every way to put the remaining pieces on the free squares, one square after the other. */
const bruteForce = (variant: VariantDefinition, rank: Rank, left: readonly Role[]): Rank[] => {
  const index = rank.indexOf(undefined)
  if (index < 0) return isRight(variant, rank) ? [rank] : []
  return [...new Set(left)].flatMap(role =>
    bruteForce(variant, withPiece(rank, role, index), left.toSpliced(left.indexOf(role), 1)),
  )
}

const letters = (ranks: readonly Rank[]): string[] => ranks.map(rank => rankLetters(ORTHODOX_ARMY, rank))

/** Some pieces of the army on some squares, legally placed or not. */
const partial = fc
  .record({
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
    files: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  })
  .map(({ order, files }) => {
    const rank = files.reduce<Rank>(
      (so, file, place) => withPiece(so, ORTHODOX_PIECES[order[place]!]!, file),
      Array<undefined>(8).fill(undefined),
    )
    return { rank, left: order.slice(files.length).map(piece => ORTHODOX_PIECES[piece]!) }
  })

describe.each(placed)('completions in %s', (_, variant: VariantDefinition) => {
  test('equal what brute force finds', () => {
    fc.assert(
      fc.property(partial, ({ rank, left }) => {
        const found = completions(variant, rank, pocketOf(left))
        expect(remainingPocket(variant, rank)).toEqual(pocketOf(left))
        expect(letters(found).sort()).toEqual(letters(bruteForce(variant, rank, left)).sort())
      }),
      { numRuns: 300 },
    )
  })

  test('are counted for each placement like the completions after it', () => {
    fc.assert(
      fc.property(partial, ({ rank, left }) => {
        const counted = countedPlacements(variant, rank, pocketOf(left))
        expect(counted).toHaveLength(new Set(left).size * rank.filter(role => role === undefined).length)
        for (const { role, index, completions: count } of counted) {
          const after = withPiece(rank, role, index)
          expect(count).toBe(completions(variant, after, remainingPocket(variant, after)!).length)
        }
      }),
      { numRuns: 300 },
    )
  })
})
