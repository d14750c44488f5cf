import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_CHOICES } from '@shared/publish/choices'
import { excerptOf, gameOrExcerpt, moveRangeOf } from '@shared/publish/document/excerpt'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { writeGame } from '@shared/tree/gamePgn'
import { mainline } from '@shared/tree/tree'
import { gameOf } from '../../../support/published'

const GAME = gameOf('1. e4 e5 2. Nf3 (2. f4) Nc6 (2... d6) 3. Bb5 a6 *')
const SETUP = gameOf(readFileSync('test/fixtures/publish/annotated.pgn', 'utf8'))

const sansOf = (game: typeof GAME): readonly string[] =>
  mainline(game.root)
    .slice(1)
    .map(({ san }) => san)

describe('some moves of a game', () => {
  test('begin with the position before them, and keep their variations', () => {
    const { game, isLater, goesOn } = excerptOf(GAME, { first: 2, last: 2 })!
    expect({ isLater, goesOn }).toEqual({ isLater: true, goesOn: true })
    expect(writeGame(game)).toContain('2. Nf3 (2. f4) 2... Nc6 (2... d6) *')
    expect(game.tags).toContainEqual({
      name: 'FEN',
      value: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    })
  })

  test('are undefined if the game has no moves with these numbers', () => {
    expect(excerptOf(GAME, { first: 4, last: 9 })).toBeUndefined()
    expect(gameOrExcerpt(GAME, { first: 4, last: 9 })).toBe(GAME)
    expect(moveRangeOf(gameOf('*'))).toBeUndefined()
  })

  test('may be the whole game', () => {
    expect(moveRangeOf(GAME)).toEqual({ first: 1, last: 3 })
    const whole = excerptOf(GAME, { first: 0, last: 99 })!
    expect(whole).toMatchObject({ isLater: false, goesOn: false })
    expect(sansOf(whole.game)).toEqual(sansOf(GAME))
  })

  test('may begin within a setup or with it', () => {
    const placed = makeDocument(SETUP, PAGE_CHOICES, { first: 3, last: 6 })
    expect(placed.setup).toBeUndefined()
    expect(placed.ranks).toEqual([])
    expect(placed.firstDiagram?.caption).toBe('White to move')
    const front = makeDocument(SETUP, PAGE_CHOICES, { first: 1, last: 6 })
    expect(front.setup?.plies).toBe(8)
    expect(front.result).toBe('')
    expect(front.graph).toBeUndefined()
    expect(front.accuracy).toEqual([])
  })
})
