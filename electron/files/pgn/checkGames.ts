import type { GameCheck } from '@shared/ipc/contract'
import type { FlatGame } from '@shared/tree/game'
import type { GameCodec } from './gameCodec'
import { decodeGame } from './gameEncoding'
import { bytesOfGame, tooLargeToRead } from './gameBytes'
import type { OpenFile } from './openFile'
import { faultsIn, mainLine } from './readPart'

const readPart = (game: FlatGame): Pick<GameCheck, 'plies' | 'faults'> => ({
  plies: mainLine(game).length - 1,
  faults: faultsIn(game),
})

const checkGame = async (open: OpenFile, codec: GameCodec, index: number): Promise<GameCheck | undefined> => {
  const game = open.indexed.games[index]
  const bytes = game && !tooLargeToRead(open, index) && (await open.inTurn(() => bytesOfGame(open, game)))
  if (!game || !bytes || !bytes.ok) return undefined
  const { begin, column, header } = game
  const read = codec.read(decodeGame(bytes.value), { line: header.line, column, offset: begin })
  return { index, ...(read.ok ? readPart(read.value) : { plies: 0, faults: 1 }) }
}

/**
 * How far the rules can read games of a file; those that cannot be loaded are left out. None counts as given to the
 * page.
 */
export const checkGames = async (
  open: OpenFile,
  codec: GameCodec,
  indexes: readonly number[],
): Promise<readonly GameCheck[]> => {
  const checks: GameCheck[] = []
  for (const index of indexes) {
    const check = await checkGame(open, codec, index)
    if (check) checks.push(check)
  }
  return checks
}
