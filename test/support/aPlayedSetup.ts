import type { PlayedSetup, PricedTurn } from '@shared/ipc/contract'

export const aPricedTurn = (over: Partial<PricedTurn> = {}): PricedTurn => ({
  turn: 'white',
  value: 86,
  cost: 0,
  isBest: true,
  better: [],
  ...over,
})

/** The setup of `aSetupGame`: a turn that gave much away, and one that gave nothing. */
export const aPlayedSetup = (over: Partial<PlayedSetup> = {}): PlayedSetup => ({
  setup: {
    value: 86,
    isThrow: true,
    skipped: 0,
    turns: [aPricedTurn({ value: 16, cost: 70, isBest: false }), aPricedTurn({ turn: 'black', value: 16 })],
  },
  isSettled: true,
  ...over,
})
