import { describe, expect, test } from 'vitest'
import { isThreefold } from '@shared/tree/repetition'

const line = (...fens: readonly string[]) => fens.map(fen => ({ fen }))

describe('a threefold repetition', () => {
  test('does not depend on counters', () => {
    const at = (counter: number) => `8/8/8/8/8/8/8/K1k5 w - - ${counter} 9`
    expect(isThreefold(line(at(0), at(4)))).toBe(false)
    expect(isThreefold(line(at(0), at(4), at(8)))).toBe(true)
    expect(isThreefold(line(at(0), at(4), at(8), '8/8/8/8/8/8/K7/2k5 b - - 9 9'))).toBe(false)
  })

  test.each([
    ['a right to transpose', 'Tt', '-'],
    ['a right to leap', 'K/K', '-/K'],
  ])('requires the same memory of the system: %s', (_, first, later) => {
    const at = (counter: number, memory: string) => `8/8/8/8/8/8/8/K1k5 w - - ${counter} 9 ${memory}`
    expect(isThreefold(line(at(0, first), at(4, later), at(8, later)))).toBe(false)
    expect(isThreefold(line(at(0, first), at(4, later), at(8, later), at(12, later)))).toBe(true)
  })
})
