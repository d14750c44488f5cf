import type { CardContent, CardMove } from '@shared/drill/card'
import type { DeckDraft } from '@shared/ipc/drill'
import { START_FEN } from './aGame'

export const aCardMove = (over: Partial<CardMove> = {}): CardMove => ({
  uci: 'e2e4',
  san: 'e4',
  verdict: 'right',
  line: '',
  ...over,
})

/** A card with a key; its position is the starting position. */
export const aCard = (key: string, over: Partial<CardContent> = {}): CardContent => ({
  key,
  variant: 'chess',
  options: [],
  fen: START_FEN,
  moves: [aCardMove()],
  startFen: START_FEN,
  path: '',
  after: '',
  ...over,
})

export const aDeck = (keys: readonly string[], over: Partial<DeckDraft> = {}): DeckDraft => ({
  id: 'deck',
  name: 'A deck',
  color: 'white',
  variant: 'chess',
  options: [],
  source: { startFen: START_FEN },
  cards: keys.map(key => aCard(key)),
  ...over,
})
