import { describe, expect, test } from 'vitest'
import type { Thing } from '@shared/procedures/model/plan'
import { typedFace, typedWith } from '../../../../../../renderer/features/dice/throwing/useThrowing'

const die = (sides: number): Thing => ({ kind: 'die', sides })
const coins = (count: number): Thing => ({ kind: 'coins', coins: count })

const typedKeys = (thing: Thing, keys: string): string =>
  Array.from(keys).reduce((typed, key) => {
    const next = typedWith(typed, key, thing)
    return next.ok ? next.value : typed
  }, '')

test.each([
  ['one digit', die(6), '4', '4', 4],
  ['a second digit that begins anew', die(6), '45', '5', 5],
  ['two digits of a large die', die(20), '17', '17', 17],
  ['a number that would be too large', die(12), '15', '5', 5],
  ['a ten', die(10), '10', '10', 10],
  ['a key that no die has, which changes nothing', die(6), '37', '3', 3],
  ['coins one after the other', coins(3), 'htt', 'HTT', 4],
  ['the line of a chart', coins(2), '3', 'TH', 3],
  ['coins tossed anew', coins(2), 'hth', 'H', undefined],
])('typed input: %s', (_, thing, keys, text, face) => {
  const typed = typedKeys(thing, keys)
  expect(typed).toBe(text)
  expect(typedFace(typed, thing)).toBe(face)
})

describe('an impossible result', () => {
  test.each([
    ['7', die(6), 'noSuchSide'],
    ['0', die(6), 'noSuchSide'],
    ['x', die(6), 'notAResult'],
    ['h', die(6), 'notAResult'],
    ['5', coins(2), 'noSuchSide'],
  ])('%s is refused with its reason', (key, thing, reason) => {
    const next = typedWith('3', key, thing)
    expect(next.ok).toBe(false)
    expect(!next.ok && next.error.reason).toBe(reason)
  })
})
