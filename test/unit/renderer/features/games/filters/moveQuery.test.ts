import { describe, expect, test } from 'vitest'
import { readMoveQuery } from '../../../../../../renderer/features/games/filters/moveQuery'

describe('a move query', () => {
  test.each([
    ['Nf3 d5', ['Nf3', 'd5']],
    ['  1. Nf3 d5 2.g3 ', ['Nf3', 'd5', 'g3']],
    ['O-O-O', ['O-O-O']],
    ['0-0', ['O-O']],
    ['Qxf7#', ['Qxf7']],
    ['R@h1 N@e8', ['R@h1', 'N@e8']],
    ['Q@g1+K@f1', ['Q@g1+K@f1']],
    ['K<=>g8', ['K<=>g8']],
  ])('%s', (text, moves) => {
    expect(readMoveQuery(text)).toEqual(moves)
  })

  test.each(['', 'Carlsen', 'Nf3 Carlsen', '518', 'bc', '2026', 'RQBKNBRN'])('%s is no move query', text => {
    expect(readMoveQuery(text)).toBeUndefined()
  })
})
