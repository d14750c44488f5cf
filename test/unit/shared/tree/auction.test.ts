import { describe, expect, test } from 'vitest'
import {
  bidsOf,
  isAuctionOver,
  isNextBid,
  positionOfTempo,
  tempiOf,
  withBid,
  wonBid,
  wonTag,
} from '@shared/tree/auction'

const ANNA = { player: 'Anna', side: 'white', tempi: 0 } as const
const BORIS = { player: 'Lindqvist, B.', side: 'white', tempi: 1 } as const

describe('an auction of colors', () => {
  test('keeps its bids in a tag', () => {
    const tags = [withBid([ANNA], BORIS)]
    expect(tags[0]!.value).toBe('Anna White 0; Lindqvist, B. White 1')
    expect(bidsOf(tags)).toEqual([ANNA, BORIS])
    expect(bidsOf([])).toEqual([])
  })

  test('accepts a bid only if it gives more than the last one and comes from the other player', () => {
    expect(isNextBid([], ANNA)).toBe(true)
    expect(isNextBid([ANNA], BORIS)).toBe(true)
    expect(isNextBid([ANNA], { ...BORIS, tempi: 0 })).toBe(false)
    expect(isNextBid([ANNA], { ...ANNA, tempi: 2 })).toBe(false)
    expect(isNextBid([ANNA], { ...BORIS, tempi: 17 })).toBe(false)
  })

  test('is over once it is won and its moves are made', () => {
    const won = [wonTag(BORIS)]
    expect([wonBid([]), wonBid(won), isAuctionOver(won)]).toEqual([undefined, BORIS, false])
    const moved = [...won, { name: 'AuctionTempi', value: 'e5' }]
    expect([tempiOf(moved), isAuctionOver(moved)]).toEqual([['e5'], true])
    expect(isAuctionOver([wonTag(ANNA)])).toBe(true)
  })

  test('makes positions with the requested turn, and restores rights that a pawn move does not use', () => {
    const after = 'rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w - e6 0 2 T'
    const before = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1 Tt'
    expect(positionOfTempo(after, 'black', before)).toBe(
      'rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR b - - 0 1 Tt',
    )
    expect(positionOfTempo(after, 'white')).toBe('rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 T')
  })
})
