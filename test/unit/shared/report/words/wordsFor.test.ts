import { describe, expect, test } from 'vitest'
import type { Remark } from '@shared/report/words/remark'
import { saidOf, type MoveStory } from '../../../../support/aWordsQuestion'

/** Whether the lines show a remark; what is said about positions and chances is tested elsewhere. */
const isShown = (remark: Remark): boolean =>
  SHOWN.includes(remark.kind) || (remark.kind === 'position' && remark.gaining.kind === 'passedPawn')

const SHOWN: readonly Remark['kind'][] = [
  'mateAllowed',
  'mateMissed',
  'canBeTaken',
  'allowed',
  'missed',
  'loses',
  'takeBackMissed',
  'stalemate',
  'repetitionAllowed',
  'perpetualAllowed',
  'fiftyMovesAllowed',
  'repetitionMissed',
  'perpetualMissed',
  'fiftyMovesMissed',
  'onlyMove',
  'onlyOther',
  'rightGivenUp',
]

type Story = readonly [said: string, story: MoveStory]

const saying = (stories: readonly Story[]) => {
  test.each(stories)('%s', (said, story) => {
    expect(saidOf(story, isShown)).toBe(said)
  })
}

/** Stories that deserve no comment, each with the reason. */
const silentWhere = (stories: readonly Story[]) => {
  test.each(stories)('are omitted if %s', (_, story) => {
    expect(saidOf(story, isShown)).toBe('')
  })
}

const ROOK: MoveStory = {
  fen: '6k1/5pp1/7p/r7/8/7P/3R1PP1/6K1 b - - 0 1',
  played: 'a5d5',
  best: 'a5a7 g2g3 g7g6',
  then: 'd2d5 g7g6 g2g3',
  worth: [0, -500],
}

const EXCHANGE: MoveStory = {
  fen: '6k1/5pp1/4p2p/r7/8/7P/5PB1/6K1 b - - 0 1',
  played: 'a5d5',
  best: 'a5a7 g2f3 g7g6',
  then: 'g2d5 e6d5 f2f4 g7g6',
  worth: [0, -200],
}

describe('the words about material that a move loses', () => {
  saying([
    ['The rook can be taken on d5.', ROOK],
    ['The rook can be taken on d5.', { ...ROOK, then: 'd2d5' }],
    ['Loses the exchange.', EXCHANGE],
    [
      'Loses the queen for a bishop.',
      {
        ...EXCHANGE,
        fen: '6k1/5pp1/4p2p/q7/8/7P/5PB1/6K1 b - - 0 1',
        best: 'a5a7 g2f3 g7g6',
        worth: [600, 0],
      },
    ],
  ])
  silentWhere([
    [
      'as much comes back',
      {
        ...EXCHANGE,
        fen: '6k1/5pp1/4p2p/8/5n2/7P/5PB1/6K1 b - - 0 1',
        played: 'f4d5',
        best: 'g7g6 g2f3 g8g7',
      },
    ],
    ['the evaluation does not fall with it', { ...ROOK, worth: [0, -120] }],
    ['the move is faultless', { ...ROOK, faultless: true }],
    [
      'the move has taken as much before',
      {
        fen: '3n2k1/5pp1/7p/8/8/7P/3R1PP1/6K1 w - - 0 1',
        played: 'd2d8',
        best: 'd2d8 g8h7 d8d7',
        then: 'g8h7 d8d7',
        worth: [500, 200],
      },
    ],
  ])
})

const FORK: MoveStory = {
  fen: '4k3/p7/8/8/3n4/8/PP3PPP/R3K3 w - - 0 1',
  played: 'h2h3',
  best: 'e1d2 a7a6 d2d3',
  then: 'd4c2 e1d1 c2a1 d1c1 a7a6',
  worth: [0, -500],
}

const PIN: MoveStory = {
  fen: '6k1/4bppp/8/8/R7/8/6PP/6K1 w - - 0 1',
  played: 'a4d4',
  best: 'a4e4 e7f6 g1f2',
  then: 'e7c5 g1f1 c5d4 f1e2 g7g6',
  worth: [200, -300],
}

describe('the words about a pattern that pays off in the line', () => {
  saying([
    ['Allows 1... Nc2+, forking king and rook.', FORK],
    [
      'Misses 1... Nc2+, forking king and rook.',
      {
        fen: '4k3/p7/8/8/3n4/8/PP3PPP/R3K3 b - - 0 1',
        played: 'a7a6',
        best: 'd4c2 e1d1 c2a1 d1c1 a7a6',
        then: 'e1d2 a6a5 d2d3',
        worth: [500, 0],
      },
    ],
    [
      'Allows 1... Ra3+, skewering king and rook.',
      {
        fen: 'r5k1/5ppp/8/8/8/7R/3K4/8 w - - 0 1',
        played: 'd2d3',
        best: 'h3b3 g7g6 d2e2',
        then: 'a8a3 d3d4 a3h3 d4e4 g7g6',
        worth: [0, -600],
      },
    ],
    ['Allows 1... Bc5, pinning and winning the rook on d4.', PIN],
    [
      'Allows 1... d4, attacking the pinned knight on e3.',
      {
        fen: '4r1k1/5ppp/8/3p4/8/4N3/6PP/4K3 w - - 0 1',
        played: 'h2h3',
        best: 'e1f2 d5d4 e3g4',
        then: 'd5d4 e1d2 d4e3 d2d1 g7g6',
        worth: [-200, -500],
      },
    ],
    [
      'Allows 1... Nc5, a discovered attack on the rook on h1.',
      {
        fen: '6k1/1b3ppp/8/8/4n3/8/PP6/4K2R w - - 0 1',
        played: 'b2b3',
        best: 'h1f1 g7g6 a2a3',
        then: 'e4c5 a2a3 b7h1 e1e2 g7g6',
        worth: [-100, -700],
      },
    ],
    [
      'Allows 1... Nd2+, a discovered check.',
      {
        fen: '6k1/1b3ppp/8/8/4n3/8/PP4K1/5R2 w - - 0 1',
        played: 'a2a3',
        best: 'f1f4 g7g6 g2g1',
        then: 'e4d2 g2h3 d2f1 a3a4 g7g6',
        worth: [-100, -700],
      },
    ],
    [
      'Allows 1... c4, trapping the bishop on b3.',
      {
        fen: '6k1/5ppp/p7/1pp5/8/1B6/PPP3PP/6K1 w - - 0 1',
        played: 'h2h3',
        best: 'c2c3 g7g6 g1f2',
        then: 'c5c4 g1f2 c4b3 a2b3 g7g6',
        worth: [100, -150],
      },
    ],
    [
      'Allows 1... Nc2+, which wins a rook.',
      { ...FORK, fen: '4k3/p7/8/8/3n4/8/PP3PPP/R3K3 w - - 0 1', then: 'd4c2 e1d1 a7a6 h3h4 c2a1 d1c1 a6a5' },
    ],
  ])

  saying([
    [
      'Misses 1. Bxf6, which takes the guard of the bishop on d5.',
      {
        fen: '6k1/5ppp/5n2/3b2B1/8/8/5PPP/3R2K1 w - - 0 1',
        played: 'h2h3',
        best: 'g5f6 g7f6 d1d5 g8g7 g2g3',
        then: 'd5e6 g5f6 g7f6 g1h2 g8g7',
        worth: [350, 0],
      },
    ],
    [
      'Misses 1. Rxe8+, and the queen on d7 has too much to guard.',
      {
        fen: '4r1k1/3q1ppp/8/3n4/8/5B1P/5PP1/4R1K1 w - - 0 1',
        played: 'g2g3',
        best: 'e1e8 d7e8 f3d5 g7g6 d5f3 g8g7',
        then: 'd5f6 e1e8 f6e8 h3h4 g7g6',
        worth: [350, 0],
      },
    ],
  ])

  test('do not mention a trap if the piece has a way out, even by taking a pawn', () => {
    const said = saidOf(
      {
        fen: '6k1/5ppp/p7/1pp5/p7/1B6/P1P3PP/6K1 w - - 0 1',
        played: 'h2h3',
        best: 'b3d5 g7g6 g1f2',
        then: 'a4b3 a2b3 g7g6',
        worth: [100, -150],
      },
      isShown,
    )
    expect(said).toBe('Loses a bishop for a pawn.')
  })

  test('do not mention a pin if the piece was pinned before', () => {
    const pinned = '6k1/5ppp/8/2b5/3R4/8/6PP/6K1 w - - 0 1'
    expect(
      saidOf(
        {
          ...PIN,
          fen: pinned,
          played: 'h2h3',
          best: 'g1f1 c5d4 f1e2',
          then: 'c5d4 g1f1 g7g6',
          worth: [-200, -500],
        },
        isShown,
      ),
    ).toBe('')
  })
})

const QUEEN: MoveStory = {
  fen: '8/5k2/8/8/p7/3K4/8/8 w - - 0 1',
  played: 'd3e4',
  best: 'd3c2 a4a3 c2b1',
  then: 'a4a3 e4d3 a3a2 d3c2 a2a1q c2d2 f7f6',
  worth: [0, -900],
}

describe('the words about a future queen', () => {
  saying([
    ['Allows 1... a3, and the a-pawn will queen.', QUEEN],
    [
      'Misses 1... a3, and the a-pawn would queen.',
      {
        fen: '8/5k2/8/8/p7/4K3/8/8 b - - 0 1',
        played: 'f7f6',
        best: 'a4a3 e3d3 a3a2 d3c2 a2a1q c2d2 f7f6',
        then: 'e3d3 f6f5 d3c2',
        worth: [900, 0],
      },
    ],
  ])
  saying([
    [
      'Allows 1... a1=Q+, which makes a queen.',
      {
        fen: '8/5k2/8/8/8/2K5/p7/8 w - - 0 1',
        played: 'c3d4',
        best: 'c3b2 a2a1q b2a1',
        then: 'a2a1q d4d3 f7f6',
        worth: [0, -900],
      },
    ],
    [
      'Allows 1... a1=R, which makes a rook.',
      {
        fen: '8/5k2/8/8/8/2K4p/p7/8 w - - 0 1',
        played: 'c3d4',
        best: 'c3b2 a2a1q b2a1',
        then: 'a2a1r d4e4 h3h2 e4f4 h2h1q f4g4 f7f6',
        worth: [0, -900],
      },
    ],
  ])
  saying([
    [
      'Allows 2. gxf8=R+, which takes the bishop and makes a rook.',
      {
        fen: 'k4b2/6P1/8/8/8/7p/8/7K b - - 0 1',
        played: 'h3h2',
        best: 'f8g7 h1h2 a8b7',
        then: 'g7f8r a8b7 f8f3',
        worth: [0, -900],
      },
    ],
    [
      'Misses 1. fxg8=N+, which takes the rook and makes a knight.',
      {
        fen: '6r1/5P2/7k/8/8/8/8/K7 w - - 0 1',
        played: 'a1b2',
        best: 'f7g8n h6g5 g8e7 g5f6',
        then: 'g8f8 b2c3 f8f7 c3d4',
        worth: [300, -500],
      },
    ],
  ])
  silentWhere([
    ['the game was lost before', { ...QUEEN, worth: [-300, -900] }],
    ['the line breaks off as it queens', { ...QUEEN, then: 'a4a3 e4d3 a3a2 d3c2 a2a1q' }],
    ['it queens in the best line, too', { ...QUEEN, best: 'd3d4 a4a3 d4d3 a3a2 d3c2 a2a1q c2d2 f7f6' }],
  ])
})

const BEFORE_MATE: MoveStory = {
  fen: 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2',
  played: 'g2g4',
  best: 'e2e4 g8f6 b1c3',
  then: 'd8h4',
  worth: [-50, '#-1'],
}

const LADDER: MoveStory = {
  fen: '7k/8/8/8/8/8/R7/1R4K1 b - - 0 1',
  played: 'h8g8',
  best: 'h8g7 a2a6 g7f7',
  then: 'a2a7 g8f8 b1b8',
  worth: [-700, '#-2'],
}

describe('the words about a mate that the line shows to its end', () => {
  saying([
    ['Allows mate with 2... Qh4#.', BEFORE_MATE],
    ['Allows mate in two, beginning with 2. Ra7.', LADDER],
    [
      'Misses mate in two, beginning with 1. Ra7.',
      {
        fen: '6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1',
        played: 'g1f2',
        best: 'a2a7 g8f8 b1b8',
        then: 'g8f8 a2a7 f8e8',
        worth: ['#2', 900],
        faultless: true,
      },
    ],
  ])
  silentWhere([
    ['the line breaks off', { ...LADDER, then: 'a2a7 g8f8' }],
    ['it was allowed before', { ...LADDER, worth: ['#-3', '#-2'] }],
    [
      'the player mates all the same, only later',
      {
        fen: '6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1',
        played: 'g1f2',
        best: 'a2a7 g8f8 b1b8',
        then: 'g8f8 a2a7 f8e8',
        worth: ['#2', '#3'],
        faultless: true,
      },
    ],
  ])
})

const CHECKS: MoveStory = {
  fen: '6k1/6p1/8/7Q/8/q7/8/1K6 b - - 0 1',
  played: 'a3c3',
  best: 'a3b4 b1c2 g7g6',
  then: 'h5e8 g8h7 e8h5 h7g8',
  worth: [600, 0],
}

describe('the words about a mate of a king shut in by its own men', () => {
  saying([
    [
      'Allows 2. Rd8# and mate on the back rank.',
      {
        fen: 'r5k1/5ppp/8/8/8/7P/5PP1/3R2K1 b - - 0 1',
        played: 'a8a2',
        best: 'a8b8 d1d7 g7g6',
        then: 'd1d8',
        worth: [0, '#-1'],
      },
    ],
    [
      'Misses 1. Nf7# and a smothered mate.',
      {
        fen: '6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1',
        played: 'a1b2',
        best: 'g5f7',
        then: 'h7h6 g5f3 g8f8',
        worth: ['#1', 0],
      },
    ],
  ])
})

describe('the words about a possible draw', () => {
  saying([
    ['Allows perpetual check.', CHECKS],
    [
      'Misses perpetual check, beginning with 1. Qe8+.',
      {
        fen: '6k1/6p1/8/7Q/8/2q5/8/1K6 w - - 0 1',
        played: 'h5d1',
        best: 'h5e8 g8h7 e8h5 h7g8',
        then: 'c3b4 b1c2 g7g6',
        worth: [0, -600],
      },
    ],
    [
      'Allows a draw by repetition.',
      {
        fen: '6k1/8/8/8/8/p6r/2R5/1K6 b - - 5 3',
        played: 'h3h7',
        best: 'h3b3 b1a1 g8f7',
        then: 'c2c1 h7h3 c1c2',
        worth: [600, 0],
        past: ['6k1/8/8/8/8/p6r/8/1KR5 w - - 4 3'],
      },
    ],
    [
      'Misses a draw by the fifty-move rule with 80. Kc2.',
      {
        fen: '6k1/8/8/8/3r4/8/P7/2K5 w - - 99 80',
        played: 'a2a4',
        best: 'c1c2 g8f7 a2a3',
        then: 'd4d5 c1c2 g8f7',
        worth: [0, -700],
      },
    ],
    [
      'Gives stalemate.',
      {
        fen: '7k/8/8/6Q1/8/8/8/K7 w - - 0 1',
        played: 'g5g6',
        best: 'a1b2 h8h7',
        then: 'stalemate',
        worth: [900, 0],
      },
    ],
  ])
  silentWhere([
    ['the line does not come back', { ...CHECKS, then: 'h5e8 g8h7 e8h5' }],
    ['the player was not better', { ...CHECKS, worth: [0, 0] }],
    ['the game is over by repetition', { ...CHECKS, then: 'draw' }],
  ])
})

const ENDING: MoveStory = {
  fen: '8/8/8/3k4/8/3K4/3P4/8 w - - 0 1',
  played: 'd3e3',
  best: 'd3e3 d5e5 d2d4',
  then: 'd5e5 d2d4 e5d5',
  worth: [0, 0],
  second: -600,
  faultless: true,
}

describe('the words about an only move', () => {
  saying([
    ['The only move that holds.', ENDING],
    ['The only move that wins.', { ...ENDING, worth: [600, 600], second: 0 }],
    [
      'Only 1. Ke3 wins.',
      { ...ENDING, played: 'd3c3', then: 'd5e4 c3c4 e4e5', worth: [600, 0], second: 0, faultless: false },
    ],
  ])
  silentWhere([
    ['the second holds, too', { ...ENDING, second: -80 }],
    [
      'nothing is known of the second',
      {
        fen: ENDING.fen,
        played: 'd3e3',
        best: ENDING.best,
        then: ENDING.then,
        worth: [0, 0],
        faultless: true,
      },
    ],
    ['both lose', { ...ENDING, worth: [-500, -500], second: -1200 }],
    [
      'there is no other move',
      {
        ...ENDING,
        fen: '8/8/8/8/8/5k2/5p2/7K w - - 0 1',
        played: 'h1h2',
        best: 'h1h2 f3e3',
        then: 'f3e3 h2g2',
      },
    ],
    [
      'it takes in passing',
      {
        ...ENDING,
        fen: '8/8/8/3k4/1pP5/8/8/3K4 b - c3 0 1',
        played: 'b4c3',
        best: 'b4c3 d1c2',
        then: 'd1c2 d5c4',
      },
    ],
    [
      'it takes what is there to be taken',
      {
        ...ENDING,
        fen: '6k1/5pp1/8/3r4/8/7P/3R1PP1/6K1 w - - 0 1',
        played: 'd2d5',
        best: 'd2d5 g7g6',
        then: 'g7g6 g2g3',
        worth: [600, 600],
        second: 0,
      },
    ],
  ])
})

const PASSED: MoveStory = {
  fen: '4k3/5p1p/6p1/3p1p2/4P3/8/5PPP/4K3 w - - 0 1',
  played: 'e4f5',
  best: 'f2f3 e8e7 e1e2 e7d6 e2e3',
  then: 'g6f5 e1e2 e8e7 e2e3 e7e6',
  worth: [0, -120],
}

describe('the words about a passed pawn', () => {
  saying([
    ['Allows 1... gxf5 with a passed d-pawn.', PASSED],
    [
      'Misses 1. a6 with a passed a-pawn.',
      {
        fen: '4k3/2p3pp/1p6/P7/1P6/8/5PPP/4K3 w - - 0 1',
        played: 'h2h3',
        best: 'a5a6 e8d7 e1e2 d7c6 e2e3',
        then: 'e8d7 e1e2 d7c6 e2e3 c6b5',
        worth: [100, -20],
      },
    ],
  ])
  silentWhere([
    ['the line is too short to show that it stays', { ...PASSED, then: 'g6f5 e1e2 e8e7' }],
    ['the best line gives it, too', { ...PASSED, best: 'e4e5 e8e7 e1e2 e7e6 f2f4' }],
  ])
})

describe('the words about giving up a right that the best line uses', () => {
  saying([
    [
      'Gives up the right to castle.',
      {
        fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
        played: 'e1d1',
        best: 'e1g1 e8g8 a2a3',
        then: 'e8g8 a2a3 a7a6',
        worth: [0, -150],
      },
    ],
    [
      'Gives up the right to castle.',
      {
        variant: 'chess960',
        fen: '1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w GBgb - 0 1',
        played: 'd1c1',
        best: 'd1g1 d8g8 a2a3',
        then: 'd8g8 a2a3 a7a6',
        worth: [0, -150],
      },
    ],
    [
      'Gives up the bunker leap.',
      {
        variant: 'contemporary-random',
        fen: 'rqnbnbkr/pppppppp/8/8/8/1P1Q4/P1PPPPPP/RKBNBN1R w KQkq - 0 1 K/K',
        played: 'b1b2',
        best: 'b1g1 a7a6 a2a3',
        then: 'a7a6 a2a3 b7b6',
        worth: [0, -150],
      },
    ],
    [
      'Gives up the bishop adjustment.',
      {
        variant: 'contemporary-random',
        fen: 'rqnbnbkr/pppppppp/8/8/8/1P6/P1PPPPPP/RKBNBNQR w KQkq - 0 1 Kcd/K',
        played: 'c1b2',
        best: 'c1d1 a7a6 a2a3',
        then: 'a7a6 a2a3 b7b6',
        worth: [0, -150],
      },
    ],
    [
      'Gives up the transposition.',
      {
        variant: 'transcendental',
        fen: 'qrnkbnrb/pppppppp/8/8/8/8/PPPPPPPP/BBKNNRQR w - - 0 1 Tt',
        played: 'e2e4',
        best: 'c1d1 a7a6 a2a3',
        then: 'a7a6 a2a3 b7b6',
        worth: [0, -150],
      },
    ],
  ])
  silentWhere([
    [
      'the best line does not use it',
      {
        fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
        played: 'e1d1',
        best: 'a2a3 e8g8 b2b3',
        then: 'e8g8 a2a3 a7a6',
        worth: [0, -150],
      },
    ],
  ])
})

describe('the words about an omitted recapture', () => {
  saying([
    [
      'Fails to recapture with 5. bxc3.',
      {
        fen: '4k3/ppp5/8/8/8/2b5/PPP4P/5KN1 w - - 0 5',
        played: 'f1f2',
        best: 'b2c3 a7a6 a2a3',
        then: 'c3f6 c2c3 a7a6',
        worth: [0, -400],
        past: ['4k3/ppp5/8/b7/8/2N5/PPP4P/5KN1 b - - 0 4'],
      },
    ],
    [
      'Misses 5. bxc3, which wins a bishop.',
      {
        fen: '4k3/ppp5/8/8/8/2b5/PPP4P/5KN1 w - - 0 5',
        played: 'f1f2',
        best: 'b2c3 a7a6 a2a3',
        then: 'c3f6 c2c3 a7a6',
        worth: [0, -400],
        past: ['4k3/ppp5/8/b7/8/8/PPP4P/5KN1 b - - 0 4'],
      },
    ],
  ])
})

describe('the words about a capture', () => {
  silentWhere([
    [
      'king and rook of Chess960 meet',
      {
        variant: 'chess960',
        fen: '1k4r1/pppppppp/8/8/8/8/PPPPPPPP/1K4R1 w Gg - 0 1',
        played: 'a2a3',
        best: 'b1g1 b8g8 a2a4',
        then: 'b8g8 b1g1 a7a6',
        worth: [600, 0],
      },
    ],
  ])
})

/** Lukic - Vujacic: the knight that guards the rook on d7 must not leave the file of its rook. */
const OVERLOADED: MoveStory = {
  variant: 'half-random-transcendental',
  fen: '1k5r/pn1r1ppp/1nQp4/q3p3/2P5/6P1/4PPBP/BR1R2K1 b - - 6 23',
  played: 'h8c8',
  best: 'd7c7 c6e4 a5a4 d1d6 f7f6 d6c6 c7c6 e4c6 a4c6 g2c6',
  then: 'c6d7 c8c7 d7e8 b6c8 d1d6 f7f6 d6d1 a5a2 a1e5 f6e5',
  worth: [-157, -820],
}

const OVERLOOKED: MoveStory = {
  ...OVERLOADED,
  fen: '1kr5/pn1r1ppp/1nQp4/q3p3/2P5/6P1/4PPBP/BR1R2K1 w - - 7 24',
  played: 'c6e4',
  best: OVERLOADED.then,
  then: 'd7c7 d1d6',
  worth: [820, 175],
}

/** The same line, except that a bishop is given away in it. */
const GIVEN_BACK = 'c6d7 c8c7 d7e8 b6c8 d1d6 f7f6 a1d4 e5d4 g1h1 a5a2'

describe('the words about a piece that is taken first, even if the line ends with a pawn less', () => {
  saying([
    ['Leaves the rook on d7 en prise.', OVERLOADED],
    ['Misses 24. Qxd7, which wins a rook.', OVERLOOKED],
    ['', { ...OVERLOADED, then: GIVEN_BACK }],
    ['', { ...OVERLOOKED, best: GIVEN_BACK }],
    // The evaluations show compensation for the piece.
    ['', { ...OVERLOADED, worth: [-157, -400] }],
  ])
})

describe('the words about a move that both allows and misses something', () => {
  saying([
    [
      'Leaves the queen on d5 en prise. Misses 1... Qxd2, which wins a rook.',
      {
        fen: '6k1/5pp1/7p/3q4/8/7P/3R1PP1/6K1 b - - 0 1',
        played: 'g7g6',
        best: 'd5d2 g1f1 g8f8',
        then: 'd2d5 g8g7 g2g3',
        worth: [900, -500],
      },
    ],
  ])
})

/** The cannon on e8 gives check to the general on e1; interposing one guard allows mate by the chariot, the other not. */
const JANGGI: MoveStory = {
  variant: 'korean-random',
  fen: 'n1ea1ae1r/4k4/1c2c1n2/1pp2pp2/8p/9/1PPPE1PP1/1C5C1/1RN5R/r1EAKA1N1 w - - 4 9',
  played: 'd1e2',
  best: 'f1e2 a10c9',
  then: 'a1c1',
  worth: [10, '#-1'],
}

test.each<Story>([
  ['Allows mate with 9... Rxc1#.', JANGGI],
  ['Loses a level game; 9. Afe2 keeps the balance.', { ...JANGGI, then: 'a1a2', worth: [0, -600] }],
  // A general is never said to be mated on the back rank.
  [
    'Misses mate with 1... Ra1#.',
    {
      variant: 'korean-random',
      fen: '4k4/9/9/9/9/9/9/9/r2ENE3/4K4 b - - 0 1',
      played: 'a2a3',
      best: 'a2a1',
      then: 'e1d1',
      worth: ['#1', 500],
    },
  ],
])('in Janggi, where pieces capture differently, words come from lines and chances: %s', (said, story) => {
  expect(saidOf(story, () => true)).toBe(said)
})
