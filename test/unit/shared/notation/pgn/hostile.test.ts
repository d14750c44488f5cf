import { describe, expect, test } from 'vitest'
import { indexGames } from '@shared/notation/pgn/gameIndex'
import { MAX_NESTING, MAX_PLIES, MAX_TOKENS } from '@shared/notation/pgn/movetextReader'
import { parseGames } from '@shared/notation/pgn/parser'
import type { PgnLine } from '@shared/notation/pgn/pgn'
import { unwrap } from '@shared/result'
import { coreCodec } from '../../../../../electron/files/pgn/coreCodec'
import { theCore } from '../../../../support/aPosition'
import { rewriteGames } from '../../../../support/rewriteGames'

/** Ten times this many characters are a megabyte, for which anything quadratic would take most of an hour. */
const MANY = 1 << 17

/** The depth of the variations, counted without recursion. */
const depthOf = (line: PgnLine): number => {
  let depth = 0
  for (let level: readonly PgnLine[] = [line]; level.length > 0; depth++)
    level = level.flatMap(({ moves }) => moves.flatMap(({ variations }) => variations))
  return depth - 1
}

/** Knights move out and back, so that a line of any length is legal. */
const knightMove = (ply: number): string => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]!

/** Variations of two plies each, nested `depth` deep: each is an alternative to the second ply of the one around it. */
const nested = (depth: number): string => {
  const levels = Array.from({ length: depth }, (_, ply) => `(${knightMove(ply)} ${knightMove(ply + 1)} `)
  return `${levels.join('')}${')'.repeat(depth)}`
}

const withoutNumbers = (movetext: string): string => movetext.replace(/\d+\.+|\s/g, '')

describe('nesting', () => {
  test('is read up to the limit', () => {
    const text = `e4 ${nested(MAX_NESTING)} e5 *`
    const [game] = parseGames(text)
    expect(depthOf(game!.line)).toBe(MAX_NESTING)
    const written = rewriteGames(text)
    expect(withoutNumbers(written)).toBe(withoutNumbers(text))
    expect(rewriteGames(written)).toBe(written)
  })

  test('is kept as text beyond the limit', () => {
    const inner = nested(20_000)
    const text = `1. e4 ${inner} 1... e5 1-0`
    const [game] = parseGames(text)
    expect(depthOf(game!.line)).toBe(MAX_NESTING)
    expect(game!.line.moves.map(({ text }) => text)).toEqual(['e4', 'e5'])
    const written = rewriteGames(text)
    expect(withoutNumbers(written)).toBe(withoutNumbers(`e4 ${inner} e5 1-0`))
    expect(rewriteGames(written)).toBe(written)
  })

  test('keeps every alternative to the same move', () => {
    const text = `${'e4 ('.repeat(MAX_NESTING)} e4 ${')'.repeat(MAX_NESTING)} *`
    expect(depthOf(parseGames(text)[0]!.line)).toBe(MAX_NESTING)
    const written = rewriteGames(text)
    expect(written.match(/e4/g)).toHaveLength(MAX_NESTING + 1)
    expect(rewriteGames(written)).toBe(written)
  })

  test('is kept as text from its outermost parenthesis if it is never closed', () => {
    const inner = '(e4 '.repeat(20_000).trimEnd()
    const [game] = parseGames(`1. e4 ${inner} 1-0`)
    expect(game!.line.unread).toMatchObject({ text: inner, fault: { reason: 'unterminatedVariation' } })
    expect(game!.result).toBe('1-0')
  })
})

const hostile: readonly (readonly [what: string, text: string])[] = [
  ['letters', 'x'.repeat(10 * MANY)],
  ['words', 'junk '.repeat(2 * MANY)],
  ['moves', 'e4 '.repeat(3 * MANY)],
  ['numbers', '1. '.repeat(3 * MANY)],
  ['digits', '1'.repeat(10 * MANY)],
  ['dots', '1' + '.'.repeat(10 * MANY)],
  ['glyphs', 'e4 ' + '$1 '.repeat(2 * MANY)],
  ['exclamation marks', 'e4' + '!'.repeat(10 * MANY)],
  ['opening parentheses', 'e4 ' + '('.repeat(10 * MANY)],
  ['closing parentheses', 'e4 ' + ')'.repeat(10 * MANY)],
  ['empty variations', 'e4 ' + '()'.repeat(5 * MANY)],
  ['opening braces', '{'.repeat(10 * MANY)],
  ['comments', '{}'.repeat(3 * MANY)],
  ['unterminated comments in variations', 'e4 ' + '({'.repeat(5 * MANY)],
  ['comments that are never closed, in games of their own', '{\n[A "b"]\n'.repeat(MANY)],
  ['comments that none but the last game closes', `${'{\n[A "b"]\n'.repeat(MANY)}}`],
  ['comments that hold tags', '{\n[A "b"]\n}'.repeat(MANY)],
  ['opening braces before another game', `${'{'.repeat(10 * MANY)}\n[A "b"]\n{}`],
  ['line comments', ';\n'.repeat(3 * MANY)],
  ['opening brackets', '['.repeat(10 * MANY)],
  ['lines of brackets', '[\n'.repeat(5 * MANY)],
  ['tags', '[A "b"]\n'.repeat(MANY)],
  ['a tag', `[A "${'b'.repeat(10 * MANY)}"]`],
  ['a tag of quotes', `[A ${'"'.repeat(10 * MANY)}]`],
  ['a tag of quotes and spaces', `[A ${'" '.repeat(5 * MANY)}`],
  ['a tag of backslashes', `[A "${'\\'.repeat(10 * MANY)}"]`],
  ['a name', `[${'A'.repeat(10 * MANY)} "b"]`],
  ['results', '1-0 '.repeat(2 * MANY)],
  ['line breaks', '\n'.repeat(10 * MANY)],
  ['zeros', '\0'.repeat(10 * MANY)],
  ['odd spaces', '\u00a0'.repeat(5 * MANY)],
  ['byte order marks', '\ufeff'.repeat(5 * MANY)],
  ['games', '1. * '.repeat(MANY)],
  ['percent signs', '%\n'.repeat(3 * MANY)],
]

describe('megabytes of hostile text', () => {
  test.each(hostile)('%s are read to the end', { timeout: 45_000 }, (_, text) => {
    const games = parseGames(text, 1000)
    expect(games.length).toBeLessThanOrEqual(1000)
    const slices = Array.from(indexGames(new TextEncoder().encode(text.slice(0, MANY)), () => () => ''))
    expect(slices.at(-1)?.readBytes).toBeGreaterThan(0)
  })
})

test('a gigantic tag keeps its text and is reported as too long', () => {
  const tag = `[A "${'b'.repeat(MANY)}"]`
  const text = `${tag}\n\n1. e4 *`
  const [game] = parseGames(text)
  expect(game?.tags[0]?.raw).toBe(tag)
  expect(game?.faults).toMatchObject([{ reason: 'tooLong' }])
  expect(rewriteGames(text)).toBe(`${tag}\n\n1. e4 *\n`)
})

/** As many variations as the budget of a game allows; each was once compared or copied along with all before it. */
const VARIATIONS = Math.floor(MAX_TOKENS / 3) - 10

describe('tens of thousands of variations on one move', () => {
  test.each([
    ['with no move', '(x)'],
    ['with nothing but a comment', '({c})'],
    ['that are illegal', '(Ke9)'],
  ])('%s are written the same twice', (_, variation) => {
    const once = rewriteGames(`1. e4 ${variation.repeat(VARIATIONS)} 1... e5 *`)
    expect(rewriteGames(once)).toBe(once)
  })
})

test('at most two hundred illegal moves list the legal ones, which takes the longest', () => {
  const text = `${Array.from({ length: 300 }, (_, ply) => `${knightMove(ply)} (Ke5)`).join(' ')} *`
  const { nodes } = unwrap(coreCodec(theCore()).readAll(text, 1)[0]!)
  const faults = nodes.flatMap(({ unread }) => unread?.fault ?? [])
  expect(faults).toHaveLength(300)
  expect(faults.filter(({ legal }) => legal.length > 0)).toHaveLength(200)
})

const movesOf = (line: PgnLine): number => line.moves.length

test('comments and glyphs beyond the budget are kept as text', () => {
  const comments = parseGames(`1. e4 ${'{x} '.repeat(MAX_TOKENS + 9)}e5 *`)[0]!.line
  expect(comments.moves[0]!.comments).toHaveLength(MAX_TOKENS - 1)
  expect(comments.unread).toMatchObject({
    text: `${'{x} '.repeat(10)}e5`,
    fault: { reason: 'tooLong' },
  })
  const glyphs = parseGames(`1. e4 ${'$1 '.repeat(MAX_TOKENS + 9)}e5 *`)[0]!.line
  expect(glyphs.moves[0]!.nags).toHaveLength(MAX_TOKENS - 1)
  expect(glyphs.unread).toMatchObject({ text: `${'$1 '.repeat(10)}e5`, fault: { reason: 'tooLong' } })
})

test('glyphs without spaces count as much as separate ones', () => {
  const { nags } = parseGames(`1. e4 ${'!!?? '.repeat(MAX_TOKENS)}e5 *`)[0]!.line.moves[0]!
  expect(nags.length).toBeLessThan(MAX_TOKENS)
  expect(nags.length).toBeGreaterThan(MAX_TOKENS - 40)
})

describe('a line longer than any game', () => {
  test('is kept as text beyond the limit', () => {
    const { line } = parseGames(`${'e4 '.repeat(MAX_PLIES + 10)}1-0`)[0]!
    expect(movesOf(line)).toBe(MAX_PLIES)
    expect(line.unread).toMatchObject({ text: 'e4 '.repeat(10).trimEnd(), fault: { reason: 'tooLong' } })
  })

  test('may be a variation, after which the main line goes on', () => {
    const { line, result } = parseGames(`e4 e5 (c5 ${'Nf3 '.repeat(MAX_PLIES)}) Nf3 1-0`.replace('  ', ' '))
      .map(({ line, result }) => ({ line, result }))
      .at(0)!
    const [variation] = line.moves[1]!.variations
    // One move comes before it.
    expect(movesOf(variation!)).toBe(MAX_PLIES - 1)
    expect(variation!.unread).toMatchObject({ text: 'Nf3 Nf3', fault: { reason: 'tooLong' } })
    expect([movesOf(line), result]).toEqual([3, '1-0'])
  })
})

test.each([
  ['comments', `1. e4 ${'{x} '.repeat(MAX_TOKENS + 9)}e5 *`],
  ['glyphs', `1. e4 ${'!? '.repeat(MAX_TOKENS + 9)}e5 *`],
  ['plies', `${'Nf3 Nf6 Ng1 Ng8 '.repeat(MAX_PLIES / 4 + 9)}1-0`],
])('a game with too many %s is written the same twice', (_, text) => {
  const once = rewriteGames(text)
  expect(rewriteGames(once)).toBe(once)
})
