import { bridge } from '../../ipc/client'
import type { Answer } from '@shared/ipc/contract'
import { lineAfter, nextMove, type Guessing } from './guessing'

type Value = Answer<'guessing:value'>

/** What moves of a game are worth, asked of our engine; the game's own while the user still thinks. */
export const guessedMoves = () => {
  /** The value of the game's move that was asked for last. */
  let expected: { readonly key: string; readonly value: Promise<Value> } | undefined

  const valueOf = (guessing: Guessing, uci: string): Promise<Value> =>
    bridge().request('guessing:value', lineAfter(guessing, uci))

  const keyOf = ({ documentId, ply }: Guessing) => `${documentId} ${ply}`

  /** Has the game's move valued meanwhile. */
  const expect = (guessing: Guessing): void => {
    const next = nextMove(guessing)
    if (next) expected = { key: keyOf(guessing), value: valueOf(guessing, next.uci) }
  }

  /** The values of the game's move and of another one. */
  const compare = async (guessing: Guessing, uci: string): Promise<readonly [Value, Value]> => {
    const game =
      expected?.key === keyOf(guessing) ? expected.value : valueOf(guessing, nextMove(guessing)!.uci)
    expected = undefined
    return Promise.all([game, valueOf(guessing, uci)])
  }

  const leave = (): void => {
    expected = undefined
    void bridge().request('guessing:leave')
  }

  return { expect, compare, leave }
}
