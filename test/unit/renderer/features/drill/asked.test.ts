import { describe, expect, test } from 'vitest'
import { litSquares } from '@shared/notation/uciSquares'
import { variantById } from '@shared/variants'
import type { DrillQuestion } from '@shared/ipc/contract'
import {
  type Asked,
  askedNow,
  judgedMove,
  lacksRefutation,
  lastMove,
  lookedFor,
  askedShapes,
  judgedByTree,
} from '../../../../../renderer/features/drill/asked'
import { aCard, aCardMove } from '../../../../support/aDeck'

const QUESTION: DrillQuestion = {
  cardId: 1,
  deckId: 'deck',
  deckName: 'A deck',
  content: aCard('a', {
    moves: [
      aCardMove({ score: { kind: 'cp', value: 30 } }),
      aCardMove({ uci: 'f2f3', san: 'f3', verdict: 'wrong', line: 'e5 g4 Qh4#', reply: 'e7e5', loss: 18 }),
      aCardMove({ uci: 'g2g4', san: 'g4', verdict: 'wrong' }),
    ],
  }),
  stage: 'new',
  seen: 0,
  wrong: 0,
  lastRight: null,
  recall: null,
  interval: 0,
  due: 0,
}
const ASKED: Asked = askedNow(QUESTION, 0)
const FOUND = {
  worth: { kind: 'searched', score: { kind: 'cp', value: -150 } },
  loss: 24,
  reply: 'd7d5',
  line: 'd5 exd5',
} as const

describe('a tried move', () => {
  test('is judged by the tree if the tree contains it', () => {
    expect(judgedByTree(ASKED, 'e2e4')).toMatchObject({ verdict: 'right' })
    expect(judgedByTree(ASKED, 'f2f3')).toMatchObject({ verdict: 'wrong', loss: 18, reply: 'e7e5' })
    expect(judgedByTree(ASKED, 'a2a3')).toBeUndefined()
  })

  test('needs our engine when the tree does not say why it is wrong', () => {
    expect(lacksRefutation(judgedByTree(ASKED, 'f2f3')!)).toBe(false)
    expect(lacksRefutation(judgedByTree(ASKED, 'g2g4')!)).toBe(true)
  })

  test('is also good when our engine finds that it loses almost nothing', () => {
    const move = { uci: 'd2d4', san: 'd4' }
    expect(judgedMove(move, undefined, { ...FOUND, loss: 2.9 }).verdict).toBe('alsoGood')
    expect(judgedMove(move, undefined, { ...FOUND, loss: 3.1 }).verdict).toBe('wrong')
  })

  test('stays wrong when the tree says so, even if our engine disagrees', () => {
    const fromTree = judgedByTree(ASKED, 'g2g4')
    expect(judgedMove({ uci: 'g2g4', san: 'g4' }, fromTree, { ...FOUND, loss: 0 })).toMatchObject({
      verdict: 'wrong',
      line: 'd5 exd5',
      reply: 'd7d5',
    })
  })

  test('is simply wrong when no engine can judge it', () => {
    expect(judgedMove({ uci: 'N@d1', san: 'N@d1' }, undefined, null)).toEqual({
      uci: 'N@d1',
      san: 'N@d1',
      verdict: 'wrong',
      line: '',
    })
  })
})

describe('the shapes on the drill board', () => {
  test('show the wrong move and its refutation, not the right move', () => {
    const wrong: Asked = { ...ASKED, tried: judgedByTree(ASKED, 'f2f3')!, tries: 1 }
    expect(askedShapes(wrong)).toEqual([
      { color: 'red', from: 'f2', to: 'f3' },
      { color: 'yellow', from: 'e7', to: 'e5' },
    ])
  })

  test('mark the square to look at after a hint', () => {
    expect(askedShapes({ ...ASKED, isHinted: true })).toEqual([{ color: 'blue', from: 'e2' }])
  })

  test('disappear once the move is known', () => {
    expect(
      askedShapes({ ...ASKED, phase: 'done', isHinted: true, tried: judgedByTree(ASKED, 'f2f3')! }),
    ).toEqual([])
  })
})

test('a position asked again keeps the tries and takes the move off the board', () => {
  const played = { uci: 'f2f3', san: 'f3', kind: 'normal', fen: '', check: false } as const
  const judging: Asked = { ...ASKED, phase: 'judging', played, tries: 2, isKept: true }
  expect(lookedFor(judging)).toEqual({ ...ASKED, tries: 2, isKept: true })
})

describe('the lit squares of the drill board', () => {
  const litIn = (asked: Asked) => litSquares(variantById('chess960'), lastMove(asked))

  const castled = (over: object): Asked => ({
    ...ASKED,
    question: { ...QUESTION, content: { ...QUESTION.content, variant: 'chess960', ...over } },
  })

  test('show where the king went when castling preceded the question', () => {
    expect(litIn(castled({ path: 'e2e4 e7e5 e1h1', after: 'O-O' }))).toEqual(['e1', 'g1'])
  })

  test('show where the king went when castling is the answer', () => {
    const played = { uci: 'e1a1', san: 'O-O-O', kind: 'castlingA', fen: '', check: false } as const
    expect(litIn({ ...castled({ path: 'e2e4', after: 'e4' }), played })).toEqual(['e1', 'c1'])
  })

  test('are both squares of other moves, and none before the first move', () => {
    expect(litIn(castled({ path: 'e2e4 e7e5', after: 'e5' }))).toEqual(['e7', 'e5'])
    expect(litIn(castled({ path: '', after: '' }))).toEqual([])
  })
})
