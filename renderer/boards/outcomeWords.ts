import type { Outcome } from '@shared/board/positionError'

const SIDE = { white: 'White', black: 'Black' } as const

const DRAWS: Readonly<Record<Exclude<Outcome['kind'], 'checkmate'>, string>> = {
  stalemate: 'stalemate',
  insufficientMaterial: 'neither side can mate',
  fiftyMoves: 'fifty moves without a capture or a pawn move',
  threefold: 'the position stood three times',
}

/** Why a position ends the game, as a sentence without a full stop. */
export const outcomeWords = ({ kind, winner }: Outcome): string => {
  if (kind === 'checkmate') return `Checkmate, ${SIDE[winner ?? 'white']} wins`
  return winner ? `${SIDE[winner]} wins` : `Draw: ${DRAWS[kind]}`
}
