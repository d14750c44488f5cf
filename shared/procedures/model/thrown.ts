import { err, ok, type Result } from '../../result'
import { sidesOf, type Thing } from './plan'

export const COIN_SIDES = ['head', 'tail'] as const
export type CoinSide = (typeof COIN_SIDES)[number]

/** A result: a number from 1; for coins, the line of their chart. */
export interface Thrown {
  readonly thing: Thing
  readonly face: number
}

/** Why a result was refused. Earlier throws are kept. */
export type ThrowFault =
  /** The text is neither a number nor heads and tails. */
  | { readonly kind: 'throw'; readonly reason: 'notAResult'; readonly found: string; readonly thing: Thing }
  /** The die has no such side, or the chart no such line. */
  | { readonly kind: 'throw'; readonly reason: 'noSuchSide'; readonly found: string; readonly thing: Thing }
  /** The number of coins differs from the number that should be tossed. */
  | { readonly kind: 'throw'; readonly reason: 'coins'; readonly found: string; readonly thing: Thing }
  /** Everything has been thrown already. */
  | { readonly kind: 'throw'; readonly reason: 'finished'; readonly found: string }
  /** The procedure has come to a dead end; see `checkProcedure`. */
  | { readonly kind: 'throw'; readonly reason: 'stuck'; readonly found: string }

/**
 * The sides of the coins on a line of their chart, from the first coin: heads comes before tails, and the last coin changes fastest. Line 2
 * of three coins is head, head, tail.
 */
export const coinSides = (coins: number, line: number): readonly CoinSide[] =>
  Array.from({ length: coins }, (_, coin) => COIN_SIDES[((line - 1) >> (coins - 1 - coin)) & 1]!)

const lineOf = (letters: string): number =>
  1 + Array.from(letters).reduce((line, letter) => 2 * line + (letter === 'T' ? 1 : 0), 0)

const LETTERS: Readonly<Record<CoinSide, string>> = { head: 'H', tail: 'T' }

/** The result as logs write it: `5` for a die, `HTT` for coins. */
export const writeThrown = ({ thing, face }: Thrown): string =>
  thing.kind === 'die'
    ? String(face)
    : coinSides(thing.coins, face)
        .map(side => LETTERS[side])
        .join('')

const MAX_LENGTH = 20

const readCoins = (text: string, letters: string, thing: Thing): Result<Thrown, ThrowFault> =>
  thing.kind === 'coins' && letters.length === thing.coins
    ? ok({ thing, face: lineOf(letters) })
    : err({ kind: 'throw', reason: thing.kind === 'coins' ? 'coins' : 'notAResult', found: text, thing })

/** Reads what the user typed: the number that a die shows; for coins `HT`, `ht`, `h t` or the line of their chart. */
export const readThrown = (text: string, thing: Thing): Result<Thrown, ThrowFault> => {
  const found = text.trim().slice(0, MAX_LENGTH)
  const letters = found.toUpperCase().replace(/\s+/g, '')
  if (/^[HT]+$/.test(letters)) return readCoins(found, letters, thing)
  if (!/^\d{1,9}$/.test(found) || text.trim().length > MAX_LENGTH)
    return err({ kind: 'throw', reason: 'notAResult', found, thing })
  const face = Number(found)
  return face >= 1 && face <= sidesOf(thing)
    ? ok({ thing, face })
    : err({ kind: 'throw', reason: 'noSuchSide', found, thing })
}
