import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Fischer-Benko Chess. */
export const fischerBenkoGuide: Guide = {
  typical: 'NBBNRKQR / RQBKNBRN',
  sections: [
    section(
      'What it is',
      paragraph`Half chance, half choice. Davor Vujacic invented it in 2020, also under the name Half-Random Chess:
        dice as in Fischer's game, then placing by the players as in Pal Benko's.`,
    ),
    section(
      'How it starts',
      paragraph`Three dice a side throw a bishop for each colour and one rook, White's and Black's apart. That makes
        ${count('throwRanks')} half-filled ranks a side and ${count('throws')} throws.`,
      paragraph`Then White and Black place one piece each in turn on a free square of their own back rank: rook,
        two knights, queen and king in any order. After three single placements each side puts down its last two
        pieces in one turn, White first. The king must end up between his rooks.`,
      paragraph`A throw can be completed in ${count('fewestWays')} to ${count('mostWays')} ways a side. All together
        there are ${count('ranks')} ranks and ${count('starts')} arrays.`,
      example({
        title: 'A whole setup',
        fen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
        moves: ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8'],
        notice: say`The example of the inventor's own page, ready to play after eight plies. Queen and king come
          last here, but any two pieces may.`,
      }),
    ),
    section(
      'What is special',
      paragraph`Dead ends. A placement is legal only if the rank can still be completed, and that may fail at once:
        of ${count('firstPlacements')} first placements, counted over all throws of a side,
        ${count('deadFirstPlacements')} leave no completion.`,
      example({
        title: 'A king with no way back',
        fen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/BBR5[QRNNKqrnnk] w - - 0 1',
        moves: ['K@g1', 'R@a8'],
        hand: 'K',
        notice: say`The number on a square says in how many ways the rank can be completed after the king has gone
          there. On h1 there are none. On g1 all of them need the second rook on h1, so that nothing else may
          go there any more.`,
        barred: [
          { after: 0, uci: 'K@h1', written: 'K@h1', why: say`no rook could stand to the king's right` },
          { after: 2, uci: 'Q@h1', written: 'Q@h1', why: say`the last square for the second rook` },
        ],
      }),
      paragraph`Once both ranks are complete the game is Chess960. It does not matter which rook the dice brought.`,
    ),
    section(
      'How it is written',
      paragraph`A placement is ${written('N@c1')}, the pair ${written('Q@g1+K@f1')}. The FEN lists what is still in
        hand in brackets: ${written('[QRNNKqrnnk]')}. Setup plies are moves of the score, numbered from 1.`,
    ),
  ],
  sources: ['Davor Vujacic, Fischer-Benko Chess, the Chess Variant Pages, 2020'],
}
