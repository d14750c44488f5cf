import { describe, expect, test } from 'vitest'
import { editDistance } from '@shared/editDistance'
import { likeliest } from '../../../../../electron/rules/san/readSan'

test.each([
  ['', '', 0],
  ['Nf3', 'Nf3', 0],
  ['Nf3', 'Nh3', 1],
  ['', 'Nf3', 3],
  ['kitten', 'sitting', 3],
  ['O-O', 'O-O-O', 2],
])('from %j to %j it takes %i changes', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes)
  expect(editDistance(to, from)).toBe(changes)
})

describe('suggestions', () => {
  const legal = ['a3', 'e4', 'e3', 'Nf3', 'Nh3', 'Nc3', 'Na3', 'd4', 'd3', 'h3', 'g3']

  test.each([
    ['Nf3+', 'Nf3'],
    ['Ne3', 'e3'],
    ['Ngf3', 'Nf3'],
    ['Bh3', 'Nh3'],
    ['e4!', 'e4'],
  ])('for %s begin with %s', (found, first) => {
    expect(likeliest(found, legal)[0]).toBe(first)
  })

  test('are at most eight', () => {
    expect(likeliest('Ke5', legal)).toHaveLength(8)
  })

  test('take no longer for a very long text', () => {
    expect(likeliest('N'.repeat(100_000), legal)).toHaveLength(8)
  })
})
