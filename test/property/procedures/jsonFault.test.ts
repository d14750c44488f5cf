import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from '@shared/procedures/model/jsonFault'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON with some of its characters replaced, left out or doubled. */
const broken = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom('', ',', ':', '{', '}', '[', ']', '"', '\\', '0', '-', '.', 'e', ' ', '\n', 't'),
      ),
      {
        maxLength: 3,
      },
    ),
  )
  .map(([json, edits]) =>
    edits.reduce((text, [place, letter]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + letter + text.slice(at + 1)
    }, json),
  )

test('finds a fault exactly if JSON.parse does', () => {
  fc.assert(
    fc.property(broken, text => {
      expect(jsonFault(text) === undefined).toBe(isJson(text))
    }),
    { numRuns: 5000 },
  )
})

test('a hundred thousand brackets are read without overflowing the stack', () => {
  expect(jsonFault('['.repeat(100_000))).toEqual({ line: 1, column: 100_001, found: '' })
})
