import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import {
  bothPairs,
  enteringSide,
  freshEntry,
  withEntered,
  withoutEntered,
} from '../../../../../renderer/features/setup/usePairEntry'

const PAIRS = { white: ['Q@f1+K@g1', 'Q@g1+K@f1'], black: ['Q@b8+K@d8', 'Q@d8+K@b8'] }
const fresh = freshEntry(PAIRS)

describe('the hidden entry of last pairs', () => {
  test('asks White, then Black, and shows the pairs once both are entered', () => {
    expect(enteringSide(fresh, COLORS)).toBe('white')
    const white = withEntered(fresh, 'white', 'Q@g1+K@f1')
    expect([enteringSide(white, COLORS), bothPairs(white)]).toEqual(['black', undefined])
    const both = withEntered(white, 'black', 'Q@b8+K@d8')
    expect([enteringSide(both, COLORS), bothPairs(both)]).toEqual([undefined, ['Q@g1+K@f1', 'Q@b8+K@d8']])
  })

  test('accepts one pair per side, and only a pair of that side', () => {
    const white = withEntered(fresh, 'white', 'Q@g1+K@f1')
    expect(withEntered(white, 'white', 'Q@f1+K@g1')).toBe(white)
    expect(withEntered(fresh, 'white', 'Q@b8+K@d8')).toBe(fresh)
  })

  test('asks only human players, whether or not the engine has chosen', () => {
    expect(enteringSide(fresh, ['black'])).toBe('black')
    const engine = withEntered(fresh, 'white', 'Q@g1+K@f1')
    expect(enteringSide(engine, ['black'])).toBe('black')
    expect(enteringSide(withEntered(engine, 'black', 'Q@b8+K@d8'), ['black'])).toBeUndefined()
  })

  test('can be repeated without losing the engine’s choice', () => {
    const both = withEntered(withEntered(fresh, 'white', 'Q@g1+K@f1'), 'black', 'Q@b8+K@d8')
    expect(withoutEntered(both, ['white']).entered).toEqual({ black: 'Q@b8+K@d8' })
    expect(withoutEntered(both, COLORS).entered).toEqual({})
  })
})
