import { SIDE_NAMES, type Color } from '../board/color'
import type { PgnTag } from '../notation/pgn/pgn'
import { tagValue } from '../notation/pgn/tags'

/** An offer to take a color and to give the opponent a number of moves before the game. */
export interface Bid {
  readonly player: string
  readonly side: Color
  /** The number of moves given, at least 0. */
  readonly tempi: number
}

/** The bids so far, in order: `Anna White 0; Boris White 1`. */
export const BIDS_TAG = 'AuctionBids'
/** The winning bid: `Boris White 1`. */
export const AUCTION_TAG = 'Auction'
/** The moves that the opponent made before the game, in SAN. */
export const TEMPI_TAG = 'AuctionTempi'

/** The most moves that can be given away. */
export const MAX_TEMPI = 16

const bidText = ({ player, side, tempi }: Bid): string => `${player} ${SIDE_NAMES[side]} ${tempi}`

const readBid = (text: string): Bid | undefined => {
  const [, player, side, tempi] = /^(.+) (White|Black) (\d{1,2})$/.exec(text.trim()) ?? []
  if (player === undefined) return undefined
  return { player, side: side === 'White' ? 'white' : 'black', tempi: Number(tempi) }
}

/** The bids of a game, from its tags. */
export const bidsOf = (tags: readonly PgnTag[]): readonly Bid[] =>
  (tagValue(tags, BIDS_TAG) ?? '').split(';').flatMap(text => readBid(text) ?? [])

/** Whether a bid can follow these: it must give more than the last one, and come from the other player. */
export const isNextBid = (bids: readonly Bid[], { player, tempi }: Bid): boolean => {
  const last = bids.at(-1)
  return tempi <= MAX_TEMPI && (last === undefined || (tempi > last.tempi && player !== last.player))
}

/** The tag of all bids, with one more. */
export const withBid = (bids: readonly Bid[], bid: Bid): PgnTag => ({
  name: BIDS_TAG,
  value: [...bids, bid].map(bidText).join('; '),
})

/** The tag of the winning bid. */
export const wonTag = (bid: Bid): PgnTag => ({ name: AUCTION_TAG, value: bidText(bid) })

/** The winning bid; undefined while the auction goes on. */
export const wonBid = (tags: readonly PgnTag[]): Bid | undefined => readBid(tagValue(tags, AUCTION_TAG) ?? '')

/** The moves made before the game so far, in SAN. */
export const tempiOf = (tags: readonly PgnTag[]): readonly string[] =>
  (tagValue(tags, TEMPI_TAG) ?? '').split(' ').filter(san => san !== '')

/** Whether the auction in these tags has been won, and all moves before the game have been made. */
export const isAuctionOver = (tags: readonly PgnTag[]): boolean => {
  const won = wonBid(tags)
  return won !== undefined && tempiOf(tags).length >= won.tempi
}

/**
 * The position after a move made before the game, with `turn` to move again: without an en-passant square, with the counters of the start,
 * and with the memory as it was, unless a transposition has used it up.
 *
 * @param before the position before the last of the moves before the game, if there was one
 */
export const positionOfTempo = (fen: string, turn: Color, before?: string): string => {
  const [board = '', , castling = '-', , , , ...memory] = fen.split(' ')
  const kept = before === undefined ? memory : before.split(' ').slice(6)
  return [board, turn === 'white' ? 'w' : 'b', castling, '-', '0', '1', ...kept].join(' ')
}
