import type { Answer, Arguments } from '@shared/ipc/contract'
import type { roundRequests, RoundRequest } from '@shared/ipc/round'
import { map } from '@shared/result'
import { variantById } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import { commitmentOf, drawRound, hasValues } from './drawRound'
import { roundGames } from './roundGames'
import { verifyRound } from './verifyRound'

/** Answers all questions about the starts of rounds; it owns no resources. */
export type RoundService = {
  readonly [N in keyof typeof roundRequests]: (...args: Arguments<N>) => Answer<N>
}

const drawOf = (wish: RoundRequest) => ({
  ...wish,
  variant: withOptions(variantById(wish.variant), wish.options),
})

export const roundService: RoundService = {
  'round:draw': wish =>
    map(drawRound(drawOf(wish), wish.count), starts => ({ starts, commitment: commitmentOf(wish.seed) })),
  'round:pgn': (wish, heading) =>
    map(drawRound(drawOf(wish), wish.count), starts => roundGames(wish.variant, wish, starts, heading)),
  'round:hasValues': (id, options) => hasValues(variantById(id), options),
  'round:verify': verifyRound,
}
