/** What is said of Fischer-Benko Chess, and its rules page. */
export const fischerBenkoTexts = {
  summary:
    'Dice throw the bishops and one rook of each side. The players then place their other pieces one by one, the last two at once, with the king between the rooks, and play on as in Chess960.',
  guide: {
    about: {
      origin:
        'Half chance, half choice. Davor Vujacic invented it in 2020, also under the name Half-Random Chess: dice as in Fischer’s game, then placing by the players as in Pal Benko’s.',
    },
    start: {
      dice: 'Three dice a side throw a bishop for each color and one rook, White’s and Black’s apart. That makes {throwRanks} half-filled ranks a side and {throws} throws.',
      placing:
        'Then White and Black place one piece each in turn on a free square of their own back rank: rook, two knights, queen and king in any order. After three single placements each side puts down its last two pieces in one turn, White first. The king must end up between its rooks.',
      lastTurn:
        'As published, both players choose their last two pieces at the same time, each without seeing the other’s choice. Here White’s pair is placed first, so Black sees it. The Solver tab answers both ways: in this order, and as a choice in secret.',
      completions:
        'A throw can be completed in {fewestWays} to {mostWays} ways a side. Altogether there are {ranks} ranks and {starts} arrays.',
      wholeSetup: {
        title: 'A whole setup',
        notice:
          'The example of the inventor’s own page, ready to play after eight plies. Queen and king come last here, but any two pieces may.',
      },
    },
    special: {
      deadEnds:
        'Dead ends. A placement is legal only if the rank can still be completed, and that may fail at once: of {firstPlacements} first placements, counted over all throws of a side, {deadFirstPlacements} leave no completion.',
      noWayBack: {
        title: 'A king with no way back',
        notice:
          'The number on a square says in how many ways the rank can be completed after the king has gone there. On h1 there are none. On g1 all of them need the second rook on h1, so nothing else may go there.',
        barred: {
          noRookToTheRight: 'No rook could stand to the king’s right.',
          lastSquare: 'The last square for the second rook.',
        },
      },
      asChess960:
        'Once both ranks are complete the game is Chess960. It does not matter which rook the dice brought.',
    },
    notation: {
      placements:
        'A placement is <notation>N@c1</notation>, the pair <notation>Q@g1+K@f1</notation>. The FEN lists what is still in hand in brackets: <notation>[QRNNKqrnnk]</notation>. Setup plies are moves of the score, numbered from 1.',
    },
  },
} as const
