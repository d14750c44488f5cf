import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import type { PricedSetup, PricedTurn } from '@shared/tree/pricedSetup'
import { annotateSetup, setupText, summaryOf } from '@shared/tree/setupAnnotation'
import { mainline } from '@shared/tree/tree'
import { parseGame } from '@shared/notation/pgn/parser'
import { loadCore } from '../../../../electron/core/load'
import { readGame } from '../../../../electron/rules/games/gameReader'

const core = loadCore()
const TAGS = `[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]

`
const gameOf = (moves: string): Game => {
  const text = `${TAGS}${moves} *`
  return unwrap(readGame(core, parseGame(text), text))
}

const turnOf = (over: Partial<PricedTurn> = {}): PricedTurn => ({
  turn: 'white',
  value: 10,
  cost: 0,
  isBest: true,
  better: [],
  ...over,
})

const setupOf = (turns: readonly PricedTurn[], over: Partial<PricedSetup> = {}): PricedSetup => ({
  value: 86,
  isThrow: true,
  skipped: 0,
  turns,
  ...over,
})

const bad = (cost: number) => turnOf({ cost, isBest: false })

const first = (game: Game) => mainline(game.root)[1]!

describe('glyphs', () => {
  test.each([
    [29.4, []],
    [29.6, [6]],
    [60, [2]],
    [99, [2]],
    [100, [4]],
  ])('a turn that gave away %d centipawns gets %j', (cost, nags) => {
    expect(first(annotateSetup(gameOf('1. R@h1'), setupOf([bad(cost)]))).nags).toEqual(nags)
  })

  test.each([
    [4, []],
    [5, [6]],
    [14, [6]],
    [15, [2]],
    [40, [4]],
  ])('with the user’s own limits, %d centipawns get %j', (cost, nags) => {
    const glyphs = { dubious: 5, mistake: 15, blunder: 40 }
    expect(first(annotateSetup(gameOf('1. R@h1'), setupOf([bad(cost)]), glyphs)).nags).toEqual(nags)
  })

  test('are only for turns that are surely not the best', () => {
    const game = annotateSetup(gameOf('1. R@h1'), setupOf([turnOf({ cost: 60 })]))
    expect(first(game).nags).toEqual([])
  })

  test('of the user about a move stay and replace ours, but not those about the position', () => {
    const judged = annotateSetup(gameOf('1. R@h1 $5 $14'), setupOf([bad(120)]))
    expect(first(judged).nags).toEqual([5, 14])
    const other = annotateSetup(gameOf('1. R@h1 $14'), setupOf([bad(120)]))
    expect(first(other).nags).toEqual([14, 4])
  })

  test('of ours are removed when the turn changes, but not those of the user', () => {
    const once = annotateSetup(gameOf('1. R@h1 $14'), setupOf([bad(120)]))
    expect(first(annotateSetup(once, setupOf([turnOf()]))).nags).toEqual([14])
    const own = annotateSetup(gameOf('1. R@h1 $4'), setupOf([bad(120)]))
    expect(first(annotateSetup(own, setupOf([turnOf()]))).nags).toEqual([4])
  })
})

describe('turns', () => {
  test('have their value and cost, from White’s view', () => {
    const game = annotateSetup(gameOf('1. R@h1 {mine}'), setupOf([turnOf({ value: -113.4, cost: 7.6 })]))
    expect(first(game).comments.map(({ text }) => text)).toEqual(['mine', '[%eval -1.13] [%setup 8]'])
  })

  test('are left alone before the first known one', () => {
    const game = annotateSetup(gameOf('1. R@h1 N@e8'), setupOf([bad(60)], { skipped: 1 }))
    expect(mainline(game.root).map(({ nags }) => nags)).toEqual([[], [], [2]])
  })

  test('get a better line only once, and none if the user has one that begins the same', () => {
    const line = mainline(gameOf('1. N@h1 N@e8').root).slice(1)
    const turns = [turnOf({ cost: 30, isBest: false, better: line })]
    const game = annotateSetup(annotateSetup(gameOf('1. R@h1'), setupOf(turns)), setupOf(turns))
    expect(game.root.children.map(({ uci }) => uci)).toEqual(['R@h1', 'N@h1'])
    expect(game.root.children[1]!.children.map(({ uci }) => uci)).toEqual(['N@e8'])
    const own = gameOf('1. R@h1 (1. N@h1)')
    expect(annotateSetup(own, setupOf(turns)).root.children[1]).toEqual(own.root.children[1])
    const gone = annotateSetup(game, setupOf([turnOf()]))
    expect(gone.root.children.map(({ uci }) => uci)).toEqual(['R@h1'])
  })
})

test('the preview is the written text up to the end of the setup', () => {
  const line = mainline(gameOf('1. N@h1 N@e8').root).slice(1)
  const turns = [turnOf({ cost: 70, isBest: false, better: line })]
  const annotated = annotateSetup(gameOf('1. R@h1 {mine} N@e8 (1... N@d8)'), setupOf(turns))
  const words = (text: string) => text.replace(/\s+/g, ' ')
  const preview = words(setupText(annotated))
  expect(preview).toMatch(
    /^\{\[%setup summary\] .*\} 1\. R@h1 \$2 \{mine\} .* 1\.\.\. N@e8 \(1\.\.\. N@d8\)$/,
  )
  expect(words(writeGame(annotated))).toContain(preview)
})

const said = (setup: PricedSetup) =>
  summaryOf(setup)
    .replace(/\[%setup \w+\]/g, '')
    .trim()
const BOTH = [turnOf({ cost: 113 }), turnOf({ turn: 'black', cost: 164 })]

test.each([
  [setupOf(BOTH), 'The dice gave White 0.86. In the setup White gave away 1.13, Black 1.64.'],
  [
    setupOf([turnOf({ cost: 9 })], { value: -30 }),
    'The dice gave Black 0.30. In the setup White gave away 0.09, Black nothing.',
  ],
  [
    setupOf([turnOf()], { value: 0.3 }),
    'The dice favored neither side. In the setup neither side gave anything away.',
  ],
  [
    setupOf(BOTH, { isThrow: false }),
    'Before the setup White was ahead by 0.86. In the setup White gave away 1.13, Black 1.64.',
  ],
  [
    setupOf(BOTH, { isThrow: false, skipped: 6, value: 0 }),
    'After 6 turns of the setup the chances were even. From there on White gave away 1.13, Black 1.64.',
  ],
])('the summary of %o', (setup, sentence) => {
  expect(said(setup)).toBe(sentence)
})
