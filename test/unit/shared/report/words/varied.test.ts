import { expect, test } from 'vitest'
import type { NamedMove, Remark } from '@shared/report/words/remark'
import { varied } from '@shared/report/words/varied'
import { remarkText } from '@shared/report/words/wordsText'
import { variantById } from '@shared/variants'

const move = (number: number, color: 'white' | 'black', san: string): NamedMove => ({ number, color, san })

const promotes = (number: number): Remark => ({
  kind: 'missed',
  move: move(number, 'black', 'cxd1=Q'),
  how: { kind: 'promotes', role: 'queen', taken: 'rook' },
})

const textsOf = (said: ReadonlyMap<number, readonly Remark[]>): readonly string[] =>
  [...varied(said).values()].map(remarks =>
    remarks.map(remark => remarkText(remark, variantById('chess'))).join(' '),
  )

test('a chance that is missed move after move is described in full once', () => {
  const said = new Map([
    [36, [promotes(18)]],
    [38, [promotes(19)]],
    [40, [promotes(20)]],
  ])
  expect(textsOf(said)).toEqual([
    'Misses 18... cxd1=Q, which takes the rook and makes a queen.',
    'Still misses 19... cxd1=Q.',
    'Again 20... cxd1=Q was there.',
  ])
})

test('a piece that keeps hanging is mentioned briefly, and in full again after a pause', () => {
  const hangs = (san: string): Remark => ({
    kind: 'canBeTaken',
    role: 'rook',
    square: 51,
    move: move(24, 'white', san),
    isMoved: false,
  })
  const said = new Map([
    [46, [hangs('Qxd7')]],
    [48, [hangs('Qxd7')]],
    [52, [hangs('Qxd7')]],
  ])
  expect(textsOf(said)).toEqual([
    'Leaves the rook on d7 en prise.',
    'The rook on d7 still hangs.',
    'The rook on d7 is lost to 24. Qxd7.',
  ])
})

test('sentences of one pattern take turns in wording, regardless of other patterns', () => {
  const loses: Remark = { kind: 'loses', gain: 'pawn', move: move(5, 'white', 'Bxb7') }
  const only: Remark = { kind: 'onlyMove', aim: 'hold' }
  const said = new Map([
    [9, [loses]],
    [10, [only]],
    [12, [loses]],
    [15, [loses]],
  ])
  expect(textsOf(said)).toEqual([
    'Loses a pawn.',
    'The only move that holds.',
    'After 5. Bxb7 a pawn is lost.',
    'Loses a pawn.',
  ])
})
