import { parseGame, parseGames } from '@shared/notation/pgn/parser'
import type { PgnGame } from '@shared/notation/pgn/pgn'
import { ok } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import type { GameCodec } from '../../electron/files/pgn/coreCodec'

/** A game that holds its text unchanged in one comment at its root, so that files can be tested without rules. */
export const gameOfText = (text: string, tags: FlatGame['tags'] = []): FlatGame => ({
  variant: 'chess',
  options: [],
  tags,
  result: '*',
  nodes: [
    {
      parent: -1,
      id: '',
      uci: '',
      san: '',
      kind: 'root',
      fen: '',
      check: false,
      nags: [],
      commentsBefore: [],
      comments: [{ style: 'brace', text }],
    },
  ],
})

export const textOfGame = ({ nodes }: FlatGame): string => nodes[0]!.comments[0]!.text

const held = ({ tags }: PgnGame, text: string) => ok(gameOfText(text, tags))

/** Reads the tags of a game and keeps its text unchanged. */
export const verbatimCodec: GameCodec = {
  read: (text, origin) => held(parseGame(text, origin), text),
  readAll: (text, limit) =>
    parseGames(text, limit).map(game => held(game, text.slice(game.at.offset, game.at.offset + game.length))),
  write: textOfGame,
  writeInteroperable: game => ok({ pgn: textOfGame(game), losses: [] }),
}
