import { expect, test } from 'vitest'
import type { DrillQuestion } from '@shared/ipc/contract'
import { askedNow, type Tried } from '../../../../../renderer/features/drill/asked'
import { wrongReason } from '../../../../../renderer/features/drill/verdictWords'
import { aCard } from '../../../../support/aDeck'

const QUESTION: DrillQuestion = {
  cardId: 1,
  deckId: 'deck',
  deckName: 'A deck',
  content: aCard('a'),
  stage: 'new',
  seen: 0,
  wrong: 0,
  lastRight: null,
  recall: null,
  interval: 0,
  due: 0,
}

const tried = (over: Partial<Tried>): Tried => ({
  uci: 'f2f3',
  san: 'f3',
  verdict: 'wrong',
  line: '',
  ...over,
})

test.each<[Partial<Tried>, string]>([
  [{ line: 'e5 g4 Qh4#' }, 'Wrong: Black replies e5'],
  [{ line: 'Qh4#', score: { kind: 'mate', value: -1 } }, 'Wrong: Black mates with Qh4#'],
  [
    { line: 'Qh4+ g3 Qxg3#', score: { kind: 'mate', value: -2 } },
    'Wrong: Black plays Qh4+ and mates in 2 moves',
  ],
  // The mate is our own, only longer than another one.
  [{ line: 'Kf8 Qf7#', score: { kind: 'mate', value: 1 } }, 'Wrong: Black replies Kf8'],
  [{}, 'Wrong'],
  [{ verdict: 'right', line: 'e5' }, 'Right'],
])('the tried move %o is described as: %s', (over, words) => {
  expect(wrongReason(askedNow(QUESTION, 0), tried(over), san => san)).toBe(words)
})
