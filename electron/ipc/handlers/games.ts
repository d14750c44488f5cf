import type { Handlers } from '@shared/ipc/contract'
import type { GameCodec } from '../../files/gameCodec'

/** Games taken from a pasted text; more belong in a file. */
const PASTED_GAMES = 100

export const gameHandlers = (codec: GameCodec): Pick<Handlers, 'games:read' | 'games:write'> => ({
  'games:read': pgn => codec.readAll(pgn, PASTED_GAMES),
  'games:write': (game, interoperable) => {
    const written = interoperable ? codec.writeInteroperable(game) : undefined
    return written?.ok ? written.value.pgn : codec.write(game)
  },
})
