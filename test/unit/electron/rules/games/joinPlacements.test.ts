import { describe, expect, test } from 'vitest'
import type { PgnLine, PgnMove } from '@shared/notation/pgn/pgn'
import { givenOf, joinPlacements } from '../../../../../electron/rules/games/readVariations'

const aMove = (text: string, more: Partial<PgnMove> = {}): PgnMove => ({
  text,
  at: { line: 1, column: 1, offset: 0 },
  from: 0,
  early: [],
  nags: [],
  commentsBefore: [],
  comments: [],
  variations: [],
  ...more,
})

const aLine = (...texts: readonly string[]): PgnLine => ({
  from: 0,
  to: 0,
  moves: texts.map(text => aMove(text)),
  comments: [],
})

const texts = (moves: readonly PgnMove[] | undefined) => moves?.map(({ text }) => text)

describe('placements written one by one', () => {
  const published = aLine('K@a1', 'Q@b1', 'Q@g8', 'K@g1', 'K@b8', 'Ng3').moves

  test('become one turn for each side', () => {
    expect(texts(joinPlacements(published, { from: 1, sides: 2, given: 0 }))).toEqual([
      'K@a1',
      'Q@b1+K@g1',
      'Q@g8+K@b8',
      'Ng3',
    ])
  })

  test('become one turn if only the second side has to place its last two', () => {
    expect(
      texts(joinPlacements(aLine('Q@g8', 'K@b8', 'Ng3').moves, { from: 0, sides: 1, given: 0 })),
    ).toEqual(['Q@g8+K@b8', 'Ng3'])
  })

  test.each([
    ['a turn that is not finished', aLine('Q@b1', 'Q@g8', 'K@g1'), 2],
    ['a turn broken by another move', aLine('Q@b1', 'Q@g8', 'e4', 'K@b8'), 2],
    ['double placements', aLine('Q@b1+K@g1', 'Q@g8+K@b8'), 1],
  ] as const)('stay unchanged: %s', (_, line, sides) => {
    expect(joinPlacements(line.moves, { from: 0, sides, given: 0 })).toBeUndefined()
  })

  test('keep comments and glyphs, in order', () => {
    const comment = (text: string) => ({ style: 'brace', text }) as const
    const joined = joinPlacements(
      [
        aMove('Q@g8', { nags: [1], comments: [comment('one')], commentsBefore: [comment('zero')] }),
        aMove('K@b8', { nags: [14], commentsBefore: [comment('two')], comments: [comment('three')] }),
      ],
      { from: 0, sides: 1, given: 0 },
    )
    expect(joined?.[0]).toMatchObject({ text: 'Q@g8+K@b8', nags: [1, 14], commentsBefore: [comment('zero')] })
    expect(joined?.[0]?.comments).toEqual(['one', 'two', 'three'].map(comment))
  })

  test('keep variations, as lines from the beginning of the turn', () => {
    const joined = joinPlacements(
      [
        aMove('Q@b1', { variations: [aLine('K@b1')] }),
        aMove('Q@g8', { variations: [aLine('K@g8', 'K@g1', 'Q@b8')] }),
        aMove('K@g1', { variations: [aLine('K@c1', 'K@b8')] }),
        aMove('K@b8', { variations: [aLine('K@c8', 'Ng3')] }),
      ],
      { from: 0, sides: 2, given: 0 },
    )!
    const [white, black] = joined
    expect(black!.variations).toEqual([])
    expect(white!.variations.map(({ moves }) => texts(moves))).toEqual([
      ['K@b1'],
      ['Q@b1', 'K@g8', 'K@g1', 'Q@b8'],
      ['Q@b1', 'Q@g8', 'K@c1', 'K@b8'],
      ['Q@b1', 'Q@g8', 'K@g1', 'K@c8', 'Ng3'],
    ])
    expect(white!.variations.map(givenOf)).toEqual([0, 1, 2, 3])
  })
})
