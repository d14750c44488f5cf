import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PICTURE_CHOICES } from '@shared/publish/choices'
import { lineFrames } from '@shared/publish/pictures/lineFrames'
import { gameOf } from '../../../support/published'

const FISCHER_BENKO = readFileSync('samples/fischer-benko-setup.pgn', 'utf8')

const framesOf = (
  text: string,
  from: number,
  to: number,
  choices = {},
  orientation: 'white' | 'black' = 'white',
) => lineFrames({ game: gameOf(text), path: [], from, to, orientation }, { ...PICTURE_CHOICES, ...choices })

const count = (svg: string, what: RegExp): number => svg.match(what)?.length ?? 0

/** The number of pieces: all drawings except the picture itself and the board. */
const pieces = (svg: string): number => count(svg, /<svg /g) - 2

describe('pictures', () => {
  test('have the chosen size', () => {
    const [{ svg, width, height }] = framesOf('1. e4 *', 0, 0, { size: 300 }) as [
      ReturnType<typeof framesOf>[0],
    ]
    expect([width, height]).toEqual([300, 300])
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="300"/)
    expect(pieces(svg)).toBe(32)
  })

  test('of a setup show the pieces in hand, all in one size', () => {
    const frames = framesOf(FISCHER_BENKO, 0, 8)
    expect(new Set(frames.map(({ width, height }) => `${width} ${height}`)).size).toBe(1)
    // 16 pawns, the pieces thrown or placed, and those still in hand: always 32.
    expect(frames.map(({ svg }) => pieces(svg))).toEqual(frames.map(() => 32))
    expect(frames[0]!.height).toBeGreaterThan(frames[0]!.width)
  })

  test('use the chosen piece set on the board and in hand', () => {
    const drawn = (set: string) => framesOf(FISCHER_BENKO, 0, 0, { pieces: set })[0]!.svg
    const sets = ['classic', 'plain', 'counters'].map(drawn)
    expect(new Set(sets).size).toBe(3)
    expect(sets.map(pieces)).toEqual([32, 32, 32])
    // No drawing of the classic set appears in another set.
    const paths = (svg: string) => new Set(svg.match(/ d="[^"]{30,}"/g))
    const [classic, ...others] = sets.map(paths)
    for (const other of others) expect([...other].filter(path => classic!.has(path))).toEqual([])
  })

  test('show the move below the board in the chosen lettering', () => {
    const [, frame] = framesOf('1. Nf3 *', 0, 1, { caption: true })
    expect(frame!.svg).toContain('>1.\u00a0♘f3</text>')
    expect(framesOf('1. Nf3 *', 1, 1, { caption: true, lettering: 'letters' })[0]!.svg).toContain(
      '>1.\u00a0Nf3</text>',
    )
  })

  test('draw the arrows of comments', () => {
    expect(count(framesOf('1. e4 {[%cal Gg1f3]} *', 1, 1)[0]!.svg, /stroke="#15803d"/g)).toBe(1)
  })

  test('show where both pieces of an exchange went', () => {
    const text =
      '[Variant "Transcendental Chess"]\n[SetUp "1"]\n[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 Tt"]\n\n1. Ra<=>Nb *'
    const game = gameOf(text)
    if (game.root.children.length === 0) throw new Error(`not read: ${JSON.stringify(game.root.unread)}`)
    expect(count(framesOf(text, 1, 1)[0]!.svg, /stroke="#1d4ed8"/g)).toBe(2)
  })

  test.each([
    ['Korean Random Chess', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1', 32],
    [
      'English Random Chess',
      '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1',
      32,
    ],
  ])('draw the board of %s', (variant, fen, expected) => {
    const [frame] = framesOf(`[Variant "${variant}"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n*`, 0, 0)
    expect(pieces(frame!.svg)).toBe(expected)
  })
})
