import type { Outcome } from '@shared/board/positionError'
import type { Adjudication } from './adjudication'
import type { GameEnd } from './game'
import type { FaultKind } from '../uciClient/playerFault'

const OUTCOME: Readonly<Record<Outcome['kind'], string>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  insufficientMaterial: 'insufficient material',
  fiftyMoves: 'fifty moves',
  threefold: 'threefold repetition',
}

const VERDICT: Readonly<Record<Adjudication['kind'], string>> = {
  win: 'adjudicated by score',
  draw: 'adjudicated as even',
  maxPlies: 'adjudicated by length',
}

const FAULT: Readonly<Record<FaultKind, string>> = {
  illegalMove: 'illegal move',
  timeForfeit: 'time forfeit',
  crash: 'crash',
  stall: 'stall',
  noMove: 'no move',
  flood: 'flood',
}

/** What an engine did wrong, in a word or two. */
export const describeFaultKind = (kind: FaultKind): string => FAULT[kind]

/** How a game ended, in a word or two. */
export const describeEnd = (end: GameEnd): string => {
  if (end.by === 'rules') return OUTCOME[end.outcome.kind]
  return end.by === 'adjudication' ? VERDICT[end.verdict.kind] : FAULT[end.fault.kind]
}

/** The value of PGN's Termination tag. */
export const terminationOf = (end: GameEnd): string => {
  if (end.by === 'rules') return 'normal'
  if (end.by === 'adjudication') return 'adjudication'
  if (end.fault.kind === 'timeForfeit') return 'time forfeit'
  return end.fault.kind === 'illegalMove' ? 'rules infraction' : 'abandoned'
}
