import type { Handlers } from '@shared/ipc/contract'
import type { GameCodec } from '../../files/gameCodec'

/** Games taken from a pasted text; more belong in a file. */
const PASTED_GAMES = 100

export const gameHandlers = (codec: GameCodec): Pick<Handlers, 'games:read' | 'games:write'> => ({
  'games:read': pgn => codec.readAll(pgn, PASTED_GAMES),
  'games:write': (game, interoperable) => codec.write(game, interoperable),
})
