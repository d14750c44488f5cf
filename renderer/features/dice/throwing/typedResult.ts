import { sidesOf, type Thing } from '@shared/procedures/model/plan'
import { err, ok, type Result } from '@shared/result'
import { readThrown, writeThrown, type ThrowFault } from '@shared/procedures/model/thrown'

const isCoinText = (text: string): boolean => /^[HT]*$/.test(text)

const withCoin = (typed: string, side: string, coins: number): string =>
  isCoinText(typed) && typed.length < coins ? typed + side : side

/** A number goes on with another digit as long as the die has such a side. */
const withDigit = (typed: string, digit: string, sides: number): string =>
  /^\d+$/.test(typed) && Number(typed + digit) <= sides ? typed + digit : digit

/**
 * The typed text after one more key: digits make a number, H and T the coins one after the other. A key that no result
 * has is refused, and the text stays.
 */
export const typedWith = (typed: string, key: string, thing: Thing): Result<string, ThrowFault> => {
  const sign = key.toUpperCase()
  if (thing.kind === 'coins' && /^[HT]$/.test(sign)) return ok(withCoin(typed, sign, thing.coins))
  const text = /^\d$/.test(sign) && thing.kind === 'die' ? withDigit(typed, sign, sidesOf(thing)) : key
  const thrown = readThrown(text, thing)
  return thrown.ok ? ok(writeThrown(thrown.value)) : err(thrown.error)
}

/** What is typed, once it is a whole result: its side, from 1. */
export const typedFace = (typed: string, thing: Thing): number | undefined => {
  const thrown = readThrown(typed, thing)
  return thrown.ok ? thrown.value.face : undefined
}

/** What is typed is a result, and no other key could go on with it. */
export const isWholeTyped = (typed: string, thing: Thing): boolean => {
  if (typedFace(typed, thing) === undefined) return false
  return thing.kind === 'coins' ? typed.length === thing.coins : Number(`${typed}0`) > sidesOf(thing)
}
