/** What was won or lost, within a sentence. */
const GAINED =
  '{gain, select, pawn {a pawn} twoPawns {two pawns} threePawns {three pawns} knight {a knight} bishop {a bishop} rook {a rook} queen {the queen} knightAndPawn {a knight and a pawn} bishopAndPawn {a bishop and a pawn} rookAndPawn {a rook and a pawn} queenAndPawn {the queen and a pawn} knightForPawn {a knight for a pawn} bishopForPawn {a bishop for a pawn} rookForPawn {a rook for a pawn} queenForPawn {the queen for a pawn} exchange {the exchange} exchangeAndPawn {the exchange and a pawn} queenForRook {the queen for a rook} queenForKnight {the queen for a knight} other {the queen for a bishop}}'

/** A side, and the other one, within a sentence. */
const SIDE = '{color, select, white {White} other {Black}}'
const RIVAL = '{color, select, white {Black} other {White}}'
const KING = '{color, select, white {the white king} other {the black king}}'

/**
 * What is said of a game and its moves in comments. Sentences about moves have two wordings, which take turns; both may be the
 * same. Of these texts some go into files that any program may read: they have no other characters than ASCII has.
 */
export const wordsTexts = {
  mateAllowed: {
    one: '{count, plural, =1 {Allows mate with {move}.} =2 {Allows mate in two, beginning with {move}.} =3 {Allows mate in three, beginning with {move}.} other {Allows a forced mate, beginning with {move}.}}',
    other:
      '{count, plural, =1 {Runs into mate with {move}.} =2 {Runs into mate in two with {move}.} =3 {Runs into mate in three with {move}.} other {Runs into a forced mate with {move}.}}',
  },
  mateMissed: {
    one: '{count, plural, =1 {Misses mate with {move}.} =2 {Misses mate in two, beginning with {move}.} =3 {Misses mate in three, beginning with {move}.} other {Misses a forced mate, beginning with {move}.}}',
    other:
      '{count, plural, =1 {Overlooks mate with {move}.} =2 {Overlooks mate in two with {move}.} =3 {Overlooks mate in three with {move}.} other {Overlooks a forced mate with {move}.}}',
  },
  backRankAllowed: {
    one: 'Allows {move} and mate on the back rank.',
    other: 'The back rank is weak: {move} mates by force.',
  },
  backRankMissed: {
    one: 'Misses {move} and mate on the back rank.',
    other: 'The back rank was weak: {move} mates by force.',
  },
  smotheredAllowed: {
    one: 'Allows {move} and a smothered mate.',
    other: 'Runs into a smothered mate with {move}.',
  },
  smotheredMissed: {
    one: 'Misses {move} and a smothered mate.',
    other: 'Overlooks a smothered mate with {move}.',
  },
  canBeTaken: {
    one: 'Leaves the {piece} on {square} en prise.',
    other: 'The {piece} on {square} is lost to {move}.',
  },
  movedCanBeTaken: {
    one: 'The {piece} can be taken on {square}.',
    other: 'On {square} the {piece} is lost to {move}.',
  },
  loses: {
    one: `Loses ${GAINED}.`,
    other: `After {move} ${GAINED} is lost.`,
  },
  takeBackMissed: {
    one: 'Fails to recapture with {move}.',
    other: 'Should take back with {move}.',
  },
  stillMissed: {
    one: 'Still misses {move}.',
    other: 'Again {move} was there.',
  },
  stillTaken: {
    one: 'The {piece} on {square} still hangs.',
    other: 'Leaves the {piece} on {square} hanging again.',
  },
  /** What the move gives the other side. */
  allowed: {
    fork: {
      one: 'Allows {move}, forking {one} and {other}.',
      other: 'Runs into {move}, a fork of {one} and {other}.',
    },
    forkTwo: {
      one: 'Allows {move}, forking two {pieces}.',
      other: 'Runs into {move}, a fork of both {pieces}.',
    },
    skewer: {
      one: 'Allows {move}, skewering {one} and {other}.',
      other: 'Runs into {move}, a skewer of {one} and {other}.',
    },
    skewerTwo: {
      one: 'Allows {move}, skewering two {pieces}.',
      other: 'Runs into {move}, a skewer of both {pieces}.',
    },
    discoveredAttack: {
      one: 'Allows {move}, a discovered attack on the {piece} on {square}.',
      other: 'Runs into {move}, which opens a line to the {piece} on {square}.',
    },
    discoveredCheck: {
      one: 'Allows {move}, a discovered check.',
      other: 'Runs into a discovered check with {move}.',
    },
    pin: {
      one: 'Allows {move}, pinning and winning the {piece} on {square}.',
      other: 'Runs into {move}, and the pinned {piece} on {square} is lost.',
    },
    pinnedPiece: {
      one: 'Allows {move}, attacking the pinned {piece} on {square}.',
      other: 'Runs into {move}, and the pinned {piece} on {square} cannot run away.',
    },
    trap: {
      one: 'Allows {move}, trapping the {piece} on {square}.',
      other: 'Runs into {move}, and the {piece} on {square} has nowhere to go.',
    },
    overload: {
      one: 'Allows {move}, and the {piece} on {square} has too much to guard.',
      other: 'Runs into {move}, which overloads the {piece} on {square}.',
    },
    removesGuard: {
      one: 'Allows {move}, which takes the guard of the {piece} on {square}.',
      other: 'Runs into {move}, and the {piece} on {square} has lost its guard.',
    },
    gain: {
      one: `Allows {move}, which wins ${GAINED}.`,
      other: `Runs into {move}, winning ${GAINED}.`,
    },
    queens: {
      one: 'Allows {move}, and the {file}-pawn will queen.',
      other: 'Runs into {move}; there is no stopping the {file}-pawn.',
    },
    promotes: {
      one: 'Allows {move}, which makes a {piece}.',
      other: 'Runs into {move} with a new {piece}.',
    },
    promotesTaking: {
      one: 'Allows {move}, which takes the {taken} and makes a {piece}.',
      other: 'Runs into {move}, taking the {taken} with a new {piece}.',
    },
  },
  /** What its player could have had instead. */
  missed: {
    fork: {
      one: 'Misses {move}, forking {one} and {other}.',
      other: 'Overlooks {move}, a fork of {one} and {other}.',
    },
    forkTwo: {
      one: 'Misses {move}, forking two {pieces}.',
      other: 'Overlooks {move}, a fork of both {pieces}.',
    },
    skewer: {
      one: 'Misses {move}, skewering {one} and {other}.',
      other: 'Overlooks {move}, a skewer of {one} and {other}.',
    },
    skewerTwo: {
      one: 'Misses {move}, skewering two {pieces}.',
      other: 'Overlooks {move}, a skewer of both {pieces}.',
    },
    discoveredAttack: {
      one: 'Misses {move}, a discovered attack on the {piece} on {square}.',
      other: 'Overlooks {move}, which opens a line to the {piece} on {square}.',
    },
    discoveredCheck: {
      one: 'Misses {move}, a discovered check.',
      other: 'Overlooks a discovered check with {move}.',
    },
    pin: {
      one: 'Misses {move}, pinning and winning the {piece} on {square}.',
      other: 'Overlooks {move}, and the pinned {piece} on {square} is lost.',
    },
    pinnedPiece: {
      one: 'Misses {move}, attacking the pinned {piece} on {square}.',
      other: 'Overlooks {move}, and the pinned {piece} on {square} cannot run away.',
    },
    trap: {
      one: 'Misses {move}, trapping the {piece} on {square}.',
      other: 'Overlooks {move}, and the {piece} on {square} has nowhere to go.',
    },
    overload: {
      one: 'Misses {move}, and the {piece} on {square} has too much to guard.',
      other: 'Overlooks {move}, which overloads the {piece} on {square}.',
    },
    removesGuard: {
      one: 'Misses {move}, which takes the guard of the {piece} on {square}.',
      other: 'Overlooks {move}, and the {piece} on {square} has lost its guard.',
    },
    gain: {
      one: `Misses {move}, which wins ${GAINED}.`,
      other: `Overlooks {move}, winning ${GAINED}.`,
    },
    queens: {
      one: 'Misses {move}, and the {file}-pawn would queen.',
      other: 'Overlooks {move}; there is no stopping the {file}-pawn.',
    },
    promotes: {
      one: 'Misses {move}, which makes a {piece}.',
      other: 'Overlooks {move} with a new {piece}.',
    },
    promotesTaking: {
      one: 'Misses {move}, which takes the {taken} and makes a {piece}.',
      other: 'Overlooks {move}, taking the {taken} with a new {piece}.',
    },
  },
  stalemate: 'Gives stalemate.',
  repetitionAllowed: {
    one: 'Allows a draw by repetition.',
    other: 'Lets the game be drawn by repetition.',
  },
  repetitionMissed: {
    one: 'Misses a draw by repetition, beginning with {move}.',
    other: 'A draw by repetition was there with {move}.',
  },
  perpetualAllowed: {
    one: 'Allows perpetual check.',
    other: 'Runs into perpetual check.',
  },
  perpetualMissed: {
    one: 'Misses perpetual check, beginning with {move}.',
    other: 'Perpetual check was there with {move}.',
  },
  fiftyMovesAllowed: {
    one: 'Allows a draw by the fifty-move rule.',
    other: 'Lets the fifty moves run out.',
  },
  fiftyMovesMissed: {
    one: 'Misses a draw by the fifty-move rule with {move}.',
    other: 'By the fifty-move rule {move} would have drawn.',
  },
  onlyMove: {
    hold: {
      one: 'The only move that holds.',
      other: 'Nothing else holds.',
    },
    win: {
      one: 'The only move that wins.',
      other: 'Nothing else wins.',
    },
  },
  onlyOther: {
    hold: {
      one: 'Only {move} holds.',
      other: '{move} was the only way to hold.',
    },
    win: {
      one: 'Only {move} wins.',
      other: '{move} was the only way to win.',
    },
  },
  wrongTaker: {
    one: 'Takes with the wrong piece: {move} was right.',
    other: 'The {piece} should have taken: {move}.',
  },
  rightMove: {
    one: 'The wrong {piece}: {move} was right.',
    other: 'It should be the other {piece}: {move}.',
  },
  wrongSquare: {
    one: 'The {piece} is better placed after {move}.',
    other: '{move} is a better square for the {piece}.',
  },
  onTheRim: {
    one: 'On the rim the {piece} is badly placed; {move} was better.',
    other: 'A {piece} on the rim; {move} was better.',
  },
  goesHome: {
    one: 'The {piece} goes back to the first rank; {move} keeps it in play.',
    other: 'Passive: the {piece} is back on its first rank. Better {move}.',
  },
  moreScope: {
    one: 'The {piece} has more scope after {move}.',
    other: 'Better {move} with more scope for the {piece}.',
  },
  goesBack: {
    one: 'Loses time: the {piece} goes back with {move}.',
    other: 'The {piece} returns with {move}, and time is lost.',
  },
  tooEarly: {
    one: 'Too early: {move} should come first.',
    other: 'Right, but only after {move}.',
  },
  atOnce: {
    one: 'Better {move} at once.',
    other: 'Puts off {move}, which is better at once.',
  },
  pushMissed: {
    one: 'The {file}-pawn should run: {move}.',
    other: 'Keeps the passed {file}-pawn back; {move} pushes it.',
  },
  developmentMissed: {
    one: 'The {piece} should come out: {move}.',
    other: 'Leaves the {piece} at home; {move} brings it out.',
  },
  greedy: {
    one: 'The pawn on {square} is not worth it; {move} is better.',
    other: 'Better to leave the pawn on {square} alone: {move}.',
  },
  prevented: {
    one: 'Overlooks {answer}, which {move} prevents.',
    other: 'Does nothing against {answer}; {move} does not let it happen.',
  },
  ruledOut: {
    one: 'Misses the moment for {move}, which {answer} now rules out.',
    other: 'It was time for {move}; now {answer} prevents it.',
  },
  squareLeft: {
    one: 'Gives up {square} to the {piece}: {move}.',
    other: 'The pawn no longer guards {square}, and the {piece} gets there with {move}.',
  },
  pawnLeft: {
    one: 'Lets the pawn on {square} go: {move}.',
    other: 'No longer holds the pawn on {square}, and {move} takes it.',
  },
  otherCastling: {
    one: 'Castles on the wrong side; {move} was right.',
    other: 'The king belongs on the other side: {move}.',
  },
  /** The same of moves that win nothing by force. */
  position: {
    allowed: {
      attack: {
        one: 'Allows {move} with an attack on the king.',
        other: 'Runs into {move}, and the king comes under attack.',
      },
      queenTrade: {
        one: 'Allows a trade of queens with {move}.',
        other: 'Runs into {move}, after which the queens come off.',
      },
      pawnBreak: {
        one: 'Allows the break {move}.',
        other: 'Runs into {move}, which opens the center.',
      },
      tempo: {
        one: 'Allows {move}, and the {piece} on {square} has to move.',
        other: 'Runs into {move}, gaining time against the {piece} on {square}.',
      },
      pawnHit: {
        one: 'Allows {move}, which hits the pawn on {square}.',
        other: 'Runs into {move}, attacking the pawn on {square}.',
      },
      trade: {
        one: 'Allows {move}, trading off the {piece} on {square}.',
        other: 'Runs into a trade of the {piece} on {square} with {move}.',
      },
      outpost: {
        one: 'Allows {move} with a {piece} outpost on {square}.',
        other: 'Lets the {piece} settle on {square} with {move}, where no pawn can chase it away.',
      },
      openFile: {
        one: 'Allows {move}, which takes the open {file}-file.',
        other: 'Runs into {move} with command of the {file}-file.',
      },
      passedPawn: {
        one: 'Allows {move} with a passed {file}-pawn.',
        other: 'Runs into {move}, and the {file}-pawn is passed.',
      },
      seventhRank: {
        one: 'Allows {move}, with a rook on the seventh rank.',
        other: 'Runs into {move} with a rook on the seventh rank.',
      },
      pin: {
        one: 'Allows {move}, pinning the {piece} on {square}.',
        other: 'Runs into {move}, which pins the {piece} on {square}.',
      },
      hit: {
        one: 'Allows {move}, attacking the {piece} on {square}.',
        other: 'Runs into {move}, which attacks the {piece} on {square}.',
      },
      behindPasser: {
        one: 'Allows {move}, which puts the rook behind the {file}-pawn.',
        other: 'Runs into {move} with the rook behind the passed {file}-pawn.',
      },
      blockade: {
        one: 'Allows {move}, which stops the {file}-pawn.',
        other: 'Runs into {move}, blocking the passed {file}-pawn.',
      },
      doubling: {
        one: 'Allows {move}, doubling rooks on the {file}-file.',
        other: 'Runs into {move} with doubled rooks on the {file}-file.',
      },
    },
    missed: {
      attack: {
        one: 'Misses {move} with an attack on the king.',
        other: 'Overlooks {move}, and the king comes under attack.',
      },
      queenTrade: {
        one: 'Misses a trade of queens with {move}.',
        other: 'Overlooks {move}, after which the queens come off.',
      },
      pawnBreak: {
        one: 'Misses the break {move}.',
        other: 'Overlooks {move}, which opens the center.',
      },
      tempo: {
        one: 'Misses {move}, and the {piece} on {square} has to move.',
        other: 'Overlooks {move}, gaining time against the {piece} on {square}.',
      },
      pawnHit: {
        one: 'Misses {move}, which hits the pawn on {square}.',
        other: 'Overlooks {move}, attacking the pawn on {square}.',
      },
      trade: {
        one: 'Misses {move}, trading off the {piece} on {square}.',
        other: 'Overlooks a trade of the {piece} on {square} with {move}.',
      },
      outpost: {
        one: 'Misses {move} with a {piece} outpost on {square}.',
        other: 'Overlooks {move}: no pawn could chase the {piece} from {square}.',
      },
      openFile: {
        one: 'Misses {move}, which takes the open {file}-file.',
        other: 'Overlooks {move} with command of the {file}-file.',
      },
      passedPawn: {
        one: 'Misses {move} with a passed {file}-pawn.',
        other: 'Overlooks {move}, and the {file}-pawn is passed.',
      },
      seventhRank: {
        one: 'Misses {move}, with a rook on the seventh rank.',
        other: 'Overlooks {move} with a rook on the seventh rank.',
      },
      pin: {
        one: 'Misses {move}, pinning the {piece} on {square}.',
        other: 'Overlooks {move}, which pins the {piece} on {square}.',
      },
      hit: {
        one: 'Misses {move}, attacking the {piece} on {square}.',
        other: 'Overlooks {move}, which attacks the {piece} on {square}.',
      },
      behindPasser: {
        one: 'Misses {move}, which puts the rook behind the {file}-pawn.',
        other: 'Overlooks {move} with the rook behind the passed {file}-pawn.',
      },
      blockade: {
        one: 'Misses {move}, which stops the {file}-pawn.',
        other: 'Overlooks {move}, blocking the passed {file}-pawn.',
      },
      doubling: {
        one: 'Misses {move}, doubling rooks on the {file}-file.',
        other: 'Overlooks {move} with doubled rooks on the {file}-file.',
      },
    },
  },
  /** What the better move does. */
  purpose: {
    guard: {
      one: 'Better {move}, guarding the {piece} on {square}.',
      other: 'Should guard the {piece} on {square}: {move}.',
    },
    kingCenter: {
      one: 'The king belongs in the center: {move}.',
      other: 'It was time to bring up the king: {move}.',
    },
    contest: {
      one: 'Should contest the open {file}-file: {move}.',
      other: 'Leaves the {file}-file to the other side; {move} contests it.',
    },
    pieceTaken: {
      one: 'Should take the {piece} on {square}: {move}.',
      other: 'The {piece} on {square} could be taken: {move}.',
    },
    pawnTaken: {
      one: 'Should take the pawn on {square}: {move}.',
      other: 'The pawn on {square} could be taken: {move}.',
    },
    pawnTrade: {
      one: 'Should exchange on {square}: {move}.',
      other: 'Misses the exchange on {square}: {move} comes first.',
    },
    check: {
      one: 'Should give check: {move}.',
      other: 'Misses the check {move}.',
    },
    space: {
      one: 'Should gain space {wing, select, queenside {on the queenside} kingside {on the kingside} other {in the center}}: {move}.',
      other:
        'Better {move} with space {wing, select, queenside {on the queenside} kingside {on the kingside} other {in the center}}.',
    },
    central: {
      one: 'Better {move}, bringing the {piece} to the center.',
      other: 'The {piece} belongs in the center: {move}.',
    },
    opens: {
      one: 'Better {move}, opening the way for the {piece} on {square}.',
      other: 'The {piece} on {square} waits for {move}.',
    },
    restraint: {
      one: 'Better {move}, taking {square} from the {piece}.',
      other: 'The {piece} gets {square}; {move} takes it away.',
    },
    lever: {
      one: 'Better {move}, challenging the pawn on {square}.',
      other: 'The pawn on {square} should be challenged: {move}.',
    },
  },
  /** What a side is left with. */
  weakness: {
    bishopPair: {
      one: `Leaves ${RIVAL} with the two bishops.`,
      other: `The two bishops are left to ${RIVAL}.`,
    },
    badBishop: {
      one: `Leaves ${SIDE} with a bad bishop behind its own pawns.`,
      other: `The bishop of ${SIDE} is shut in by its own pawns.`,
    },
    uncastled: {
      one: `After this ${SIDE} does not get to castle.`,
      other: `There is no time left for ${KING} to castle.`,
    },
    openKing: {
      one: `Opens the cover of ${KING}.`,
      other: `The cover of ${KING} is gone.`,
    },
    doubled: {
      one: `Leaves ${SIDE} with doubled {file}-pawns.`,
      other: `The {file}-pawns of ${SIDE} end up doubled.`,
    },
    isolated: {
      one: `Leaves ${SIDE} with an isolated {file}-pawn.`,
      other: `The {file}-pawn of ${SIDE} ends up isolated.`,
    },
  },
  /** Used in the better line, and gone after the move. */
  rightGivenUp: {
    castling: {
      one: 'Gives up the right to castle.',
      other: 'Castling is no longer possible.',
    },
    leap: {
      one: 'Gives up the bunker leap.',
      other: 'The bunker leap is no longer possible.',
    },
    adjustment: {
      one: 'Gives up the bishop adjustment.',
      other: 'The bishop adjustment is no longer possible.',
    },
    transposition: {
      one: 'Gives up the transposition.',
      other: 'The transposition is no longer possible.',
    },
  },
  /** The best move makes use of it. */
  rightUnused: {
    castling: {
      one: 'Should castle: {move}.',
      other: 'Better to castle now: {move}.',
    },
    leap: {
      one: 'The bunker leap {move} is stronger.',
      other: 'It is time for the bunker leap {move}.',
    },
    adjustment: {
      one: 'The bishop adjustment {move} is stronger.',
      other: 'It is time to adjust the bishop: {move}.',
    },
    transposition: {
      one: 'The transposition {move} is stronger.',
      other: 'It is time for the transposition {move}.',
    },
  },
  /** How the chances change, and what keeps them. */
  swing: {
    winToLoss: {
      one: 'Turns a win into a loss; {move} still wins.',
      other: 'Throws the game away; {move} wins.',
    },
    winSlips: {
      one: 'Lets the win slip; {move} keeps it.',
      other: 'The win is gone; it was there with {move}.',
    },
    winFades: {
      one: 'Gives up a good part of the winning advantage; {move} keeps it.',
      other: 'No longer a clear win, as it was after {move}.',
    },
    winHarder: {
      one: 'Makes the win harder; {move} is simpler.',
      other: 'The win takes longer than after {move}.',
    },
    betterToLost: {
      one: 'From a better game to a lost one; {move} keeps the upper hand.',
      other: 'A better game is lost at one stroke; {move} was called for.',
    },
    betterToWorse: {
      one: 'From better to worse; {move} keeps the advantage.',
      other: `Now ${RIVAL} has the upper hand; {move} was better.`,
    },
    advantageGone: {
      one: 'Lets the advantage go; {move} keeps it.',
      other: 'The game is level again; {move} was stronger.',
    },
    advantageLess: {
      one: 'Gives up part of the advantage; {move} was stronger.',
      other: 'The advantage shrinks; {move} was stronger.',
    },
    levelToLost: {
      one: 'Loses a level game; {move} keeps the balance.',
      other: 'The losing move; {move} was level.',
    },
    levelToWorse: {
      one: `Gives ${RIVAL} the better game; {move} keeps the balance.`,
      other: `Now ${RIVAL} is better; {move} was level.`,
    },
    edgeGone: {
      one: 'What edge there was is gone; {move} was better.',
      other: 'Gives up a small edge; {move} was better.',
    },
    edgePassed: {
      one: `Lets a small edge pass to ${RIVAL}; {move} was better.`,
      other: `Now the edge is with ${RIVAL}; {move} was better.`,
    },
    edgeGiven: {
      one: `Gives ${RIVAL} a small edge; {move} keeps the balance.`,
      other: `A small edge for ${RIVAL}; {move} was level.`,
    },
    worseToLost: {
      one: `Now ${SIDE} is lost; {move} puts up a fight.`,
      other: `The decisive slip; after {move} ${SIDE} is only worse.`,
    },
    worseFar: {
      one: `Leaves ${SIDE} close to lost; {move} was better.`,
      other: `Now ${SIDE} can hardly be saved; {move} was better.`,
    },
    worseStill: {
      one: 'Makes a bad position worse; {move} was better.',
      other: `Things get worse for ${SIDE}; {move} was the lesser evil.`,
    },
    lostSooner: {
      one: 'Gives up the last resistance; {move} holds out longer.',
      other: `Hastens the end; {move} makes ${RIVAL} work for it.`,
    },
  },
  /** The chances get one step worse. These do not claim that the better move would have kept them. */
  swingSlight: {
    winFades: {
      one: 'Gives up a good part of the winning advantage; {move} was better.',
      other: 'No longer a clear win; {move} was better.',
    },
    advantageGone: {
      one: 'Lets the advantage go; {move} was stronger.',
      other: 'The game is level again; {move} was better.',
    },
    levelToWorse: {
      one: `Gives ${RIVAL} the better game; {move} was stronger.`,
      other: `Now ${RIVAL} is better; {move} was stronger.`,
    },
    edgeGiven: {
      one: `Gives ${RIVAL} a small edge; {move} was better.`,
      other: `A small edge for ${RIVAL}; {move} was better.`,
    },
    worseToLost: {
      one: `Now ${SIDE} is lost; {move} was stronger.`,
      other: 'The decisive slip; {move} was stronger.',
    },
  },
  /** The same beside another sentence. */
  swingBeside: {
    winToLoss: {
      one: 'A win becomes a loss.',
      other: 'The game is thrown away.',
    },
    winSlips: {
      one: 'The win slips away.',
      other: 'The win is gone.',
    },
    betterToLost: {
      one: 'A better game becomes a lost one.',
      other: 'From better to lost.',
    },
    betterToWorse: {
      one: 'From better to worse.',
      other: `Now ${RIVAL} has the upper hand.`,
    },
    levelToLost: {
      one: `It was level, and now ${SIDE} is lost.`,
      other: 'The losing move.',
    },
    winFades: {
      one: 'Much of the winning advantage is gone.',
      other: 'No longer a clear win.',
    },
    advantageGone: {
      one: 'The advantage is gone.',
      other: 'The game is level again.',
    },
    levelToWorse: {
      one: `Gives ${RIVAL} the better game.`,
      other: `Now ${RIVAL} is better.`,
    },
    worseToLost: {
      one: `Now ${SIDE} is lost.`,
      other: 'This decides the game.',
    },
  },
  /** Of placements in a setup. */
  placement: {
    cornerBishop: {
      one: 'In the corner the bishop has a single diagonal; {move} does more for it.',
      other: 'A bishop in the corner at {square} waits for one pawn to move; {move} is freer.',
    },
    cornerKnight: {
      one: 'In the corner the knight has two squares at most; {move} gives it more.',
      other: 'A knight in the corner at {square} needs time; {move} saves it.',
    },
    cornerQueen: {
      one: 'In the corner the queen has a single diagonal; {move} gives her more.',
      other: 'A queen in the corner at {square} takes time to come out; {move} saves it.',
    },
    stuckKing: {
      one: 'The king on {square} is stuck between its rooks; {move} leaves it air.',
      other: 'Both rooks shut the king in on {square}; {move} avoids that.',
    },
    unguardedPawn: {
      one: 'Nothing guards the pawn on {square}; with {move} no pawn is left alone.',
      other: 'Leaves the pawn on {square} without a guard; {move} guards them all.',
    },
    weakDiagonal: {
      one: 'The diagonal to {square} is weak: nothing guards the pawn there, and an enemy piece looks at it; {move} guards it.',
      other: 'Leaves the diagonal to the unguarded pawn on {square} to the other side; {move} guards it.',
    },
  },
  /** Where the opening is over. */
  openingOver: {
    level: 'The opening is over, and the game is level.',
    better: `${SIDE} comes out of the opening with the better game.`,
    winning: `${SIDE} is already winning when the opening is over.`,
    betterAfter: `${SIDE} comes out of the opening with the better game; {move} did most for that.`,
    winningAfter: `${SIDE} is already winning when the opening is over; {move} did most for that.`,
  },
  /** At the faulty move after which nothing changed any more. */
  turningPoint: {
    won: `The game turns here: from now on ${SIDE} stays ahead.`,
    drawn: 'From here on the game stays level.',
  },
  /** At the last move. */
  ending: {
    mated: 'The {piece} on {square} mates.',
    matedBackRank: 'The {piece} mates on the back rank.',
    matedSmothered: 'A smothered mate.',
    lostMaterial: `The game ends here: ${SIDE} has lost ${GAINED}.`,
    lostToMate: `{count, plural, =1 {The game ends here: ${SIDE} is mated next move.} other {The game ends here: ${SIDE} is mated in {count, number} moves.}}`,
    lost: `The game ends here in a lost position for ${SIDE}.`,
    lostEarly: `${SIDE} loses here, although the position is not lost.`,
    drawnLevel: 'Drawn in a level position.',
    drawnAhead: `Drawn, although ${SIDE} stands better.`,
    stalemate: 'Stalemate ends the game.',
  },
  /** In front of the game: of one player. */
  accuracy: `${SIDE}: accuracy {accuracy, number}{inaccuracies, plural, =0 {} =1 {, 1 inaccuracy} other {, # inaccuracies}}{mistakes, plural, =0 {} =1 {, 1 mistake} other {, # mistakes}}{blunders, plural, =0 {} =1 {, 1 blunder} other {, # blunders}}.`,
  /** In front of the game: of all of it. */
  story: {
    turned: `${SIDE} wins; {move} turns the game.`,
    cameBack: `${SIDE} comes from behind: after {move} ${RIVAL} was winning.`,
    led: `${SIDE} is ahead from move {from, number} on, and wins.`,
    won: `${SIDE} wins.`,
    missedWin: `A draw, although ${SIDE} was winning after {move}.`,
    levelDraw: 'A level draw: neither side was ever clearly better.',
    livelyDraw: 'A draw after chances for one side.',
  },
} as const
