import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_CHOICES, PGN_CHOICES, type PgnChoices } from '@shared/publish/choices'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { chosenPgn, chosenPgnOfAny } from '@shared/publish/text/chosenPgn'
import { forumText } from '@shared/publish/text/forumText'
import { unwrap } from '@shared/result'
import { gameOf } from '../../../support/published'

const ANNOTATED = readFileSync('test/fixtures/publish/annotated.pgn', 'utf8')

describe('text for forums', () => {
  test('has figurines, and a FEN in place of each board', () => {
    const game = gameOf(
      '[White "Ann"]\n[Black "Bo"]\n\n1. e4 {Best by test.} e5 (1... c5) 2. Nf3 {[%diagram]} Nc6 1/2-1/2',
    )
    expect(forumText(game, PAGE_CHOICES)).toBe(
      [
        'Ann – Bo',
        'Chess. Draw.',
        'Starting position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        '1. e4 Best by test. 1… e5 (1… c5) 2. ♘f3',
        'After 2. ♘f3: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
        '2… ♘c6',
        '½–½',
      ]
        .join('\n\n')
        .replace('Bo\n\n', 'Bo\n') + '\n',
    )
  })

  test('has letters if they are chosen', () => {
    expect(forumText(gameOf('1. Nf3 Nf6 *'), { ...PAGE_CHOICES, lettering: 'letters' })).toContain(
      '1. Nf3 Nf6',
    )
  })

  test('shows a setup with its throw', () => {
    const text = forumText(gameOf(ANNOTATED), PAGE_CHOICES)
    expect(text).toContain('Throw 6,885 of 9,216: b2br3/pppppppp')
    expect(text).toContain('4. ♕@b1+♔@g1 ♕@g8+♔@b8 5. ♘g3')
    // The values of turns appear in the table of a page, but not here.
    expect(text).toMatch(/\n\nThe throw put [^\n]* is a \w+ placed on \w\d\.[^\n]*\n\n/)
    expect(text).not.toContain('number behind')
  })

  test('has only the chosen moves, after the position before them', () => {
    const game = gameOf(
      '[Result "1-0"]\n\n{In front.} 1. e4 e5 {[%eval 0.30] Before.} 2. Nf3 (2. f4 exf4) Nc6 3. Bb5 {The Spanish.} a6 4. Ba4 1-0',
    )
    expect(forumText(game, PAGE_CHOICES, { first: 2, last: 3 }).split('\n\n').slice(1).join('\n')).toBe(
      [
        'White to move: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        '2. ♘f3 (2. f4 exf4) 2… ♘c6 3. ♗b5 The Spanish. 3… a6',
        'After 3… a6: r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4',
        '',
      ].join('\n'),
    )
    // An excerpt to the end has the result, and one from the beginning has the comment before the moves.
    expect(forumText(game, PAGE_CHOICES, { first: 4, last: 9 })).toMatch(/4\. ♗a4[^]*1–0\n$/)
    expect(forumText(game, PAGE_CHOICES, { first: 1, last: 1 })).toMatch(/In front\.\n\n1\. e4 e5 Before\.\n/)
  })

  test('writes the moves in comments like those of the game', () => {
    const game = gameOf('1. e4 {Expects 1... e5 or 1. ... c5, not ...Nf6 or 2.Nf3.} e5 *')
    expect(forumText(game, PAGE_CHOICES)).toContain('1. e4 Expects 1… e5 or 1… c5, not …♘f6 or 2. ♘f3. 1… e5')
  })

  test('for some moves has their values and engine, but nothing about the whole game', () => {
    const summary =
      'Decided by 9. Qh5. Evaluated by Stockfish 19 Lite, 200,000 nodes a move. White: accuracy 99.'
    const game = gameOf(
      `{[%report summary] ${summary} [%report end]} 1. e4 {[%eval 0.30]} e5 {[%eval 0.20]} 2. Qh5 {[%eval -1.00]} Nc6 {[%eval -0.90]} *`,
    )
    const text = forumText(game, PAGE_CHOICES, { first: 2, last: 2 })
    expect(text).toContain('2. ♕h5 +0.20, after ♕h5 −1.00 ♘c6')
    expect(text).not.toMatch(/accuracy|Decided/)
    expect(makeDocument(game, PAGE_CHOICES, { first: 2, last: 2 }).judgedBy).toEqual({
      engine: 'Stockfish 19 Lite',
      nodes: 200000,
    })
  })

  test('sums up the moves of the players', () => {
    const text = forumText(gameOf(ANNOTATED), PAGE_CHOICES)
    expect(text).toMatch(
      /\n\nLukic: accuracy \d+, 7 inaccuracies, 3 mistakes, 1 blunder\.\nVujacic: accuracy \d+, /,
    )
    const without = { ...PAGE_CHOICES, contents: { ...PAGE_CHOICES.contents, accuracy: false, setup: false } }
    expect(forumText(gameOf(ANNOTATED), without)).not.toMatch(/accuracy|The throw put/)
  })

  test('ends with the engine that evaluated the moves', () => {
    const summary = 'Evaluated by Stockfish 19 Lite, 200,000 nodes a move. White: accuracy 99.'
    const game = gameOf(
      `{[%report summary] ${summary} [%report end]} 1. e4 {[%eval 0.30]} e5 {[%eval 0.20]} *`,
    )
    expect(forumText(game, PAGE_CHOICES)).toMatch(/Evaluated by Stockfish 19 Lite, 200,000 nodes a move\.\n$/)
  })
})

describe('PGN', () => {
  const SOURCE =
    '1. e4 $1 {Best. [%eval 0.30] [%clk 0:01:00]} 1... e5 $2 $36 (1... c5 {Sharp.}) 2. Nf3 {[%cal Gf3e5] [%eval 0.50]} *'
  const written = (choices: Partial<PgnChoices>) =>
    unwrap(chosenPgn(gameOf(SOURCE), { ...PGN_CHOICES, interoperable: false, ...choices }))
      .pgn.split('\n\n')
      .at(-1)!
      .trim()

  test('has everything unless chosen otherwise', () => {
    expect(written({ width: 0 })).toBe(SOURCE)
  })

  test.each<readonly [string, Partial<PgnChoices>, string]>([
    [
      'no comments',
      { comments: false },
      '1. e4 $1 {[%eval 0.30] [%clk 0:01:00]} 1... e5 $2 $36 (1... c5) 2. Nf3 {[%eval 0.50]} *',
    ],
    [
      'no variations',
      { variations: false },
      '1. e4 $1 {Best. [%eval 0.30] [%clk 0:01:00]} 1... e5 $2 $36 2. Nf3 {[%cal Gf3e5] [%eval 0.50]} *',
    ],
    [
      'no evaluations',
      { evaluations: false },
      '1. e4 $1 {Best. [%clk 0:01:00]} 1... e5 $2 $36 (1... c5 {Sharp.}) 2. Nf3 {[%cal Gf3e5]} *',
    ],
    [
      'no clocks',
      { clocks: false },
      '1. e4 $1 {Best. [%eval 0.30]} 1... e5 $2 $36 (1... c5 {Sharp.}) 2. Nf3 {[%cal Gf3e5] [%eval 0.50]} *',
    ],
    [
      'no glyphs',
      { glyphs: 'none' },
      '1. e4 {Best. [%eval 0.30] [%clk 0:01:00]} 1... e5 (1... c5 {Sharp.}) 2. Nf3 {[%cal Gf3e5] [%eval 0.50]} *',
    ],
    [
      'signs',
      { glyphs: 'symbols' },
      '1. e4! {Best. [%eval 0.30] [%clk 0:01:00]} 1... e5? $36 (1... c5 {Sharp.}) 2. Nf3 {[%cal Gf3e5] [%eval 0.50]} *',
    ],
  ])('is written with %s', (_, choices, expected) => {
    expect(written({ width: 0, ...choices })).toBe(expected)
  })

  test('has signs that are read back as the same glyphs', () => {
    const again = gameOf(written({ glyphs: 'symbols' }))
    expect(again.root.children[0]!.nags).toEqual([1])
    expect(again.root.children[0]!.children[0]!.nags).toEqual([2, 36])
  })

  test('breaks lines at the chosen width', () => {
    const lines = written({ width: 40 }).split('\n')
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
  })

  test('is plain by default: it has no marks of our own, but the same contents', () => {
    const { pgn } = unwrap(chosenPgn(gameOf(ANNOTATED), PGN_CHOICES))
    expect(pgn).not.toMatch(/\[%(?:report|setup)/)
    expect(pgn).toContain('White: accuracy 91, 6 inaccuracies')
    expect(pgn).toContain('[%eval 2.00,8]')
    expect(pgn.replaceAll(/\s+/g, ' ')).toContain('(10... exd4 11. Bxd4 h5 12. axb6')
  })

  test('keeps its own moves, without marks, in a system that other programs cannot follow', () => {
    const fen = 'bqrnnrkb/pppppppp/8/8/8/8/PPPPPPPP/BKNRRNQB w Ec - 0 1'
    const game = gameOf(
      `[Variant "Beautiful Chess"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n1. a3 {Slow. [%report 3]} *`,
    )
    expect(chosenPgn(game, PGN_CHOICES).ok).toBe(false)
    expect(chosenPgnOfAny(game, PGN_CHOICES).pgn).toContain('1. a3 {Slow.} *')
  })

  test('can have the form for other programs, and reports what that form cannot hold', () => {
    const { pgn, losses } = unwrap(chosenPgn(gameOf(ANNOTATED), { ...PGN_CHOICES, interoperable: true }))
    expect(pgn).toContain('[SetupVariant "Half-Random Transcendental"]')
    expect(losses.length).toBeGreaterThan(0)
    const bare = {
      ...PGN_CHOICES,
      interoperable: true,
      comments: false,
      evaluations: false,
      variations: false,
      glyphs: 'none',
    } as const
    expect(unwrap(chosenPgn(gameOf(ANNOTATED), bare)).losses).toEqual([])
  })
})
