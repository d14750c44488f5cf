import { describe, expect, test } from 'vitest'
import { saidOf, type MoveStory } from '../../../../support/aWordsQuestion'

type Story = readonly [said: string, story: MoveStory]

/** Positions from games, with the lines that our engine found before and after the move. */
const STORIES: readonly Story[] = [
  [
    // Fischer - Keres, 1959.
    'Allows 26... Nxf4 with an attack on the king.',
    {
      fen: '6k1/1pq2ppp/2rb1nnP/7r/p2pPB2/P2P1QPB/R1P5/1N3RK1 w - - 3 26',
      played: 'h3g4',
      best: 'f4d6 c7d6 g3g4 g6e5 f3g3 h5g5 f1f5 g5f5 e4f5 g7h6 b1d2',
      then: 'g6f4 g4h5 f4h5 b1d2 d6g3 a2b2 g3h2 g1g2 h5f4 g2h1 f6h5 b2b1 h5g3 h1h2 g3f1 d2f1 c6h6 h2g1',
      worth: [-260, -326],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Vaganian R - Arbakov, 1981.
    'Allows 40... Rd8+, a discovered check.',
    {
      fen: '7k/1R4bp/2q3p1/p1prp3/2P2P2/2P3P1/2Q3K1/8 w - - 0 40',
      played: 'b7b8',
      best: 'c4d5 c6d5 g2h2 d5b7 f4f5 b7f7 f5g6 h7g6 h2g1 e5e4 c2e4 h8h7 g1g2',
      then: 'd5d8 g2g1 d8b8 f4e5 g7e5 c2g2 c6g2 g1g2 e5g7 g2g1 b8e8 g3g4',
      worth: [-460, -850],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Leaves Black with an isolated d-pawn.',
    {
      variant: 'half-random-transcendental',
      fen: '1kr5/pn1r1ppp/1n1p4/q3p3/2P1Q3/6P1/4PPBP/BR1R2K1 b - - 8 24',
      played: 'g7g6',
      best: 'c8c7 e4h7 f7f6 d1c1 a5a2 e2e3 d7d8 h2h4 g7g5 h7g6 g5h4 g3h4 c7c4 c1c4 a2c4 g6f6 d8g8 h4h5',
      then: 'a1e5 f7f5 e4f4 c8c4 e5d4 c4b4 f4e3 d7c7 e3e8 c7c8 e8f7 c8c7 f7g8 b6c8 e2e3 b4b1 d1b1 a5d2 g2d5 d2c2 b1b2 c2d1 g1g2 d1d3',
      worth: [-151, -275],
      judgment: 'mistake',
    },
  ],
  [
    // Firouzja - Keymer, 2025.
    'Leaves White close to lost; 22. Na5 was better.',
    {
      variant: 'chess960',
      fen: '2kr1r2/pp1p1b1p/2p1n3/7P/5q2/1NQ3R1/PPPP4/1RKB4 w Q - 9 22',
      played: 'a2a4',
      best: 'b3a5 f4f1 g3f3 f1d1 c1d1 f7h5 c3b4 b7b6 d1c1 b6a5 b4a5 h5f3 a5a7 e6c7 b2b3 f3d5 c1b2 f8f6 c2c4 d5g2 b1e1 d8g8 a7c5 f6e6',
      then: 'f4f1 c3f3 f7e8 f3g4 e6f4 g4f3 f1f3 d1f3 e8h5 f3h5 f4h5 g3g1 h5f4 g1e1 d8e8 c1b1 e8e1 d1e1',
      worth: [-128, -276],
      judgment: 'mistake',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Allows 17... Bxa5, trading off the knight on a5. Much of the winning advantage is gone.',
    {
      variant: 'half-random-transcendental',
      fen: '1knq3r/p3rppp/1b1pn3/4p3/1PP1Q3/1N6/4PPPP/B2RRBK1 w - - 2 17',
      played: 'b3a5',
      best: 'c4c5 b6c7 e2e3 d8d7 f1a6 c7b6 c5b6 a7b6 e4d5 h8d8 d1c1 c8a7 d5d1 a7b5 a1e5 d6e5 d1d7 e7d7 a6b5',
      then: 'b6a5 b4a5 d8a5 d1b1 b8c7 e1d1 h8e8 e4h7 a5a4 a1c3 f7f6 h7e4 e6c5 e4a8 c8b6',
      worth: [482, 201],
      judgment: 'mistake',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Allows a trade of queens with 21. Qxg6.',
    {
      variant: 'chess960',
      fen: '2krrn2/pp6/1np5/3p1qpQ/3P1b2/1N3B2/PPP5/1K1RR1B1 b - - 3 20',
      played: 'f5g6',
      best: 'e8e1 d1e1 f5h7 a2a3 b6c4 h5h7 f8h7 e1e7',
      then: 'h5g6 f8g6 b3c5 b6c4 f3g4 c8b8 c5e6 d8d6 e6f4 e8e1 d1e1 g6f4 e1e8 b8c7',
      worth: [53, 13],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Ivkov Borislav - Ivanovic Bozidar, 1981.
    'The knight goes back to the first rank; 12... Nh5 keeps it in play.',
    {
      fen: 'r1bq1rk1/p3nppp/1p1ppn2/6B1/2PP4/2QB1N2/PP3PPP/3R1RK1 b - - 1 12',
      played: 'f6e8',
      best: 'f6h5 f1e1 h7h6 g5c1 c8d7 c3b4 d7c6 d4d5 e6d5',
      then: 'f1e1 h7h6 d3e4 a8b8 g5h4 c8b7 e4b7 b8b7 h2h3 b7c7 h4e7 d8e7',
      worth: [-115, -169],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Bird - Pollock William, 1889.
    'Overlooks 54. Re8, which 53... Be5 prevents. Now Black is lost.',
    {
      fen: '8/5pk1/5p2/5P1Q/p2b3K/6P1/1P2R2P/5q2 b - - 2 53',
      played: 'f1c1',
      best: 'd4e5 h5g4 g7h7 g4e4 h7g7 h4g4 f1a1 g4h3 e5b2 e4g4 g7h7 g4h5 h7g7',
      then: 'e2e8 c1g5 h5g5 f6g5 h4g4 d4b2 e8a8 a4a3 g4g5 b2f6 g5h5 f6b2 g3g4 g7f6 h2h4 f6e5 a8a5 e5f4',
      worth: [-196, -456],
      judgment: 'mistake',
    },
  ],
  [
    // Ivkov Borislav - Ivanovic Bozidar, 1981.
    'Loses time: the king goes back with 33... Kg8.',
    {
      fen: '6k1/pbn2qp1/1p1p4/3P1pP1/PP3P1r/5Q2/1B3P2/1B1R2K1 b - - 0 30',
      played: 'g8h8',
      best: 'g8f8 b1a2 c7e6 g1f1 f7g6 b4b5 e6c5 f1e2 g6h7 e2d2 h4h3 f3e2',
      then: 'b1a2 c7e6 g1f1 f7g6 d1c1 h8g8 c1c4 g6h7 f1e2 h4h3 g5g6 h7h6 f3g2 h3h2',
      worth: [33, -46],
      judgment: 'mistake',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Allows 7. Bf3, which wins a pawn.',
    {
      variant: 'chess960',
      fen: '1rkbrnq1/ppppp1pp/1n6/3b4/5P2/1N2N3/PPPP2PP/1RKBR1BQ b Qkq - 4 6',
      played: 'd5f7',
      best: 'd5c6 g1f2 e7e5 f4e5 f8g6 f2g3 g6e5 h1f1 d8f6 d1h5 e8f8 e3f5 b6c4 b3d4 g7g6 g3e5',
      then: 'd1f3 c7c6 g2g3 a7a5 b3a5 g7g5 f4f5 b8a8 b2b4 b6a4 h1g2 d8a5 b4a5 a8a5 b1b4 f7a2 c2c3 a5a8',
      worth: [-11, -105],
      judgment: 'mistake',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Allows 26... Rh8, which takes the open h-file.',
    {
      variant: 'chess960',
      fen: '1k1r4/pp1n4/1np5/2Np2p1/3P1bB1/8/PPP5/1K2R1B1 w - - 5 26',
      played: 'c5e6',
      best: 'b2b3 d7f6 g4f5 b6c8 e1e6 f6h5 f5g4 h5g3 b1b2 c8d6 g1h2 d8h8 h2g3 f4g3',
      then: 'd8h8 b2b3 d7f6 g4f3 g5g4 f3g2 f4d6 e1f1 f6e4 g2e4 d5e4',
      worth: [-53, -108],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Aronian - Fedoseev, 2025.
    'Allows 23... Be7 with a passed e-pawn.',
    {
      variant: 'chess960',
      fen: 'r6k/3n1qpp/2p2b2/prP1pP2/np1PN3/1N2B3/PPQ4P/2KR2R1 w - - 0 23',
      played: 'd4d5',
      best: 'e4d6 f7e7 d6b5 c6b5 c1b1 e5d4 e3d4 f6d4 b3d4 a4c5',
      then: 'f6e7 d5d6 e7d8 c2g2 d7f6 c1b1 f6d5 e3c1 d8f6 h2h4 a8f8 g2g4 a4c3 b2c3 b4c3',
      worth: [285, 226],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Allows the break 7. d4.',
    {
      variant: 'half-random-transcendental',
      fen: 'bknbrnqr/pppp1ppp/8/4p3/8/1P4N1/P1PPPPPP/BQNRRBK1 b - - 0 6',
      played: 'd7d6',
      best: 'h7h5 c2c4 h5h4 g3f5 g7g6 f5e3 h8h5 d2d4 e5d4 a1d4 f7f5 c1d3 h4h3 g2g3 f8e6 d4b2',
      then: 'd2d4 e5d4 g3f5 c7c5 b3b4 f8e6 b4c5 d6c5 e2e3 g7g6 f5g3 b7b6 e3d4 e6d4 c1b3 e8e1 d1e1',
      worth: [46, -45],
      judgment: 'mistake',
    },
  ],
  [
    // Firouzja - Keymer, 2025.
    'Allows 27. Qa5, which hits the pawn on a7.',
    {
      variant: 'chess960',
      fen: '2k1rr2/pp1p1b1p/2p1n3/7P/P7/1NQ1R3/1PPP4/1RKBq3 b Q - 8 26',
      played: 'e1f1',
      best: 'e1h1 b3c5 f7h5 b2b3 h1d1 c1b2 d1g4 c5e4 g4f4 b1h1 e6c7 c3c5 f4e5 c5e5 e8e5',
      then: 'c3a5 e6c7 b3d4 e8e3 d2e3 f1g1 b2b3 g1e3 a5d2 e3e5 d1e2 f7h5 e2h5 e5h5 c1b1 h5e5 c1b1',
      worth: [312, 225],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lilienthal Andor - Kotov Alexander, 1942.
    'Better 21. Bd4, bringing the bishop to the center.',
    {
      fen: '7r/3nkp1p/4pp2/1q1b4/8/1P2B1Q1/P1P2P1P/2KR4 w - - 1 21',
      played: 'g3c7',
      best: 'e3d4 h8c8 d4c3 d7c5 c3f6 e7f6 g3h4 f6e5 h4g3 e5f5 d1d5 e6d5 g3h3 f5g6 h3c8',
      then: 'b5c6 c7c6 d5c6 a2a4 e6e5 a4a5 e7e6 e3d2 c6f3 d1e1 f6f5 a5a6 h8a8',
      worth: [-184, -267],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Allows 20... Nc5, and the queen on e4 has to move.',
    {
      variant: 'half-random-transcendental',
      fen: '1k5r/p3rppp/1n1pn3/q3p3/2P1Q3/8/4PPPP/BR2RBK1 w - - 2 20',
      played: 'g2g3',
      best: 'e4d3 e7d7 a1c3 a5c5 e2e3 h8c8 e1c1 c5c6 d3h7 b8c7 h7h5 e6c5 c3b4 c6e4 b4c5 d6c5',
      then: 'e6c5 e4g4 f7f6 f1g2 h8c8 e1c1 a5a2 a1c3 c5b7 c3b4 c8c4',
      worth: [197, 125],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Quinones Oscar - Najdorf Miguel, 1961.
    'Allows 25. Bxf8, trading off the bishop on f8.',
    {
      fen: 'r5k1/7p/p3pr1B/1pbb1p2/8/P2P3R/1P2N1PP/5R1K b - - 4 24',
      played: 'c5f8',
      best: 'c5d6 e2f4 d6f4 h6f4 f6g6 h3g3 g6g3 h2g3 a8c8 f1c1 c8c1 f4c1 g8f7 h1g1 h7h5 c1f4 f7f6 g1f2',
      then: 'h6f8 f6f8 e2f4 f8d8 h3g3 g8f7 g3h3 f7g8',
      worth: [62, -1],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Better 9. d4, challenging the pawn on e5.',
    {
      variant: 'half-random-transcendental',
      fen: '1knbrnqr/pbp2ppp/1p1p4/4p3/P1P5/1P4N1/3PPPPP/BQNRRBK1 w - - 1 9',
      played: 'a4a5',
      best: 'd2d4 e5d4 a1d4 f8e6 g3f5 c8e7 f5e7 e8e7 d4c3 f7f5 a4a5 e6g5 a5b6 a7b6',
      then: 'h7h5 d2d4 e5d4 d1d4 f8e6 d4d5 h5h4 g3e4 g8h7 f2f3 b7d5 c4d5',
      worth: [36, -18],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Leaves the rook on d7 en prise.',
    {
      variant: 'half-random-transcendental',
      fen: '1k5r/pn1r1ppp/1nQp4/q3p3/2P5/6P1/4PPBP/BR1R2K1 b - - 6 23',
      played: 'h8c8',
      best: 'd7e7 c6f3 h8e8 d1c1 e8c8 f3d3 e7c7 a1c3 a5a3 c3b4 a3d3 e2d3 f7f6 g2b7 b8b7 b4d6',
      then: 'c6d7 c8c7 d7e8 c7c8 e8f7 c8c7 f7g8 b6c8 g8h7 a5c5 h2h3 c5c4 h7d3 c8b6 d3c4',
      worth: [-160, -837],
    },
  ],
  [
    // Aronian - Fedoseev, 2025.
    'Should castle: 9... O-O-O.',
    {
      variant: 'chess960',
      fen: '1rk1r2q/pp1nb1pp/1np2p2/3bpP2/6P1/1N3BN1/PPPP3P/2KRR1BQ b kq - 3 9',
      played: 'h8g8',
      best: 'c8b8 c1b1 h8f8 d2d3 d7c5 c2c4 d5f3 h1f3 b6a4 e1e2 g7g6 e2c2 e7d6',
      then: 'd2d3 e7b4 e1e2 a7a5 c2c4 d5f3 h1f3 a5a4 b3d2 a4a3 d2e4 a3b2 c1b2',
      worth: [-61, -98],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Firouzja - Keymer, 2025.
    'The rook should come out: 7. Ra1.',
    {
      variant: 'chess960',
      fen: '2krrnbq/ppbpp1pp/1np5/8/4RP1P/1N6/PPPP2PQ/1RKB1NB1 w Q - 3 7',
      played: 'h4h5',
      best: 'b1a1 e7e5 f4e5 g7g6 g1d4 f8e6 d4c3 b6d5 d1f3 d5c3 b2c3 d7d6 e5d6 c7d6',
      then: 'd7d6 h2h3 c8b8 a2a4 e7e5 a4a5 b6d5 f4e5 d6e5 b3c5 f8e6 b1a1 e6c5 g1c5 d5f4 h3a3',
      worth: [-29, -65],
      judgment: 'inaccuracy',
      phase: 'opening',
    },
  ],
  [
    // Platonov - Gufeld, 1971.
    'The pawn on c6 is not worth it; 32. Qe2 is better.',
    {
      fen: '5r2/4p2k/1rp1Q1p1/7p/p6q/P7/1PR5/1KR5 w - - 0 32',
      played: 'c2c6',
      best: 'e6e2 b6b7 b1a1 h4f6 c1e1 b7d7 c2c1 f6f3 e2h2 f3f5 c1c6',
      then: 'b6c6 c1c6 h4f6 e6c4 f6f4 c4c3 f4e4 b1a2 e4d5 c6c4',
      worth: [-243, -345],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Firouzja - Keymer, 2025.
    'Loses the queen for a bishop.',
    {
      variant: 'chess960',
      fen: '2k1rr2/pp1p1b1p/2p1n3/7P/P7/1NQ1R3/1PPP4/1RKB1q2 w Q - 9 27',
      played: 'c3d3',
      best: 'c3a5 e6c7 b3d4 e8e3 d2e3 f1g1 b2b3 g1e3 a5d2 e3e5 d1e2 f7h5 e2h5 e5h5 c1b1 h5e5 c1b1',
      then: 'f7h5 d3e2 h5e2 e3e2 e6f4 e2e8 f8e8 b1a1 e8e1 c1b1 e1d1 b1a2 d1a1 b3a1 f1h1 d2d3 f4e6',
      worth: [-225, -946],
    },
  ],
  [
    // Bird - Pollock William, 1889.
    'Allows mate in three, beginning with 56. Qh6+.',
    {
      fen: '5k2/5p2/5p2/5P2/p2b1Q1K/6P1/1P2R2P/2q5 b - - 6 55',
      played: 'c1c5',
      best: 'c1f4 g3f4 d4c5 e2c2 c5d6 h4g4 a4a3 c2c8 f8g7 b2a3 d6a3 g4f3 a3e7 c8c4 e7a3 h2h3 g7h6',
      then: 'f4h6 f8g8 e2e8 c5f8 e8f8',
      worth: [-441, '#-3'],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Misses 5. c4, which wins a pawn.',
    {
      variant: 'half-random-transcendental',
      fen: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5',
      played: 'h1g3',
      best: 'c2c4 f7f5 e2e3 b7b6 b1f5 h7h5 f2f3 h5h4 h1f2 e7e5 f5c2 f8e6 b2b4 e6g5',
      then: 'e7e6 b2b4 h7h5 e2e4 h5h4 g3e2 h4h3 g2g3 f7f5 e4f5 e6f5 e2d4 f8e6 d4e6 e8e6 c2c4 b7b6',
      worth: [86, -5],
      judgment: 'mistake',
    },
  ],
  [
    // Lilienthal Andor - Kotov Alexander, 1942.
    'Misses 30... Nxf4 with a passed e-pawn.',
    {
      fen: '8/4kp1p/5pn1/PP2p3/2P2Pr1/2K1B3/6bP/3R4 b - - 0 30',
      played: 'g6h4',
      best: 'g6f4 e3c5 e7e8 a5a6 f4e6 c3b4 e6c7 a6a7 g4g8 b5b6 c7a6 b4b5 a6c5 b5c5',
      then: 'a5a6 e7e6 b5b6 g4g8 b6b7 h4g6 d1b1 e5f4 e3c5 g8b8 a6a7 b8b7 a7a8q',
      worth: [-96, -360],
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Misses the break 6. d4.',
    {
      variant: 'half-random-transcendental',
      fen: 'bknbrnqr/pppp1ppp/8/4p3/8/6N1/PPPPPPPP/BQNRRBK1 w - - 0 6',
      played: 'b2b3',
      best: 'd2d4 e5d4 g3f5 f8e6 b2b4 d8f6 f5d4 f6d4 a1d4 f7f5 c2c4 e6d4 d1d4 b7b6',
      then: 'h7h5 c2c4 h5h4 g3f5 g7g6 f5e3 h8h5 d2d4 e5d4 a1d4 f7f5 c1d3 h4h3 g2g3 f8e6 d4b2',
      worth: [40, -46],
      judgment: 'mistake',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Misses 44. Rc7, with a rook on the seventh rank.',
    {
      variant: 'half-random-transcendental',
      fen: '1r6/7p/1n1p2p1/3k1p2/p2BpP2/1n2P1P1/B6P/2R2K2 w - - 4 44',
      played: 'c1d1',
      best: 'c1c7 b6c4 f1f2 h7h6 d4g7 b3c5 g7c3 b8b3 a2b3 a4b3 c7c8 c4b6 c8d8 c5d3 f2e2',
      then: 'd5c6 f1e2 c6b5 h2h3 b3d4 d1d4 b5c5 g3g4 d6d5 d4d2 b6c4 d2c2 b8b7 g4f5 g6f5',
      worth: [-285, -402],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Rodriguez Jorge - Smyslov Vasily, 1967.
    'Misses 33... Rf6, and the rook on d6 has to move.',
    {
      fen: '2r2rk1/6p1/p2R2p1/1p2p3/5p2/1P6/P3BB2/4K3 b - - 1 33',
      played: 'f8d8',
      best: 'f8f6 d6d1 f4f3 e2d3 e5e4 d3b1 f6f4 a2a4 b5a4 b3a4 c8c3 f2d4 c3a3 d4e5 f4h4 e5g3',
      then: 'd6d8 c8d8 a2a4 b5a4 b3a4 d8a8 a4a5 g8h7 f2g1 g6g5 e2f3',
      worth: [281, 213],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Bird - Pollock William, 1889.
    'Misses 39. Rxd5, trading off the rook on d5.',
    {
      fen: '8/5pk1/1bp1qp1p/p2r4/7N/6P1/1P1R1PKP/3Q4 w - - 21 39',
      played: 'f2f3',
      best: 'd2d5 e6d5 d1d5 c6d5 b2b3 d5d4 g2f3 d4d3 h4f5 g7g6 f5e3 d3d2 f3e2 b6e3 f2e3 g6f5 e2d2',
      then: 'd5e5 f3f4 e5b5 b2b3 e6e4 g2h3 h6h5 d2d6 b5d5 d6d5 e4d5 d1d5 c6d5 h4f5 g7f8 g3g4',
      worth: [-59, -124],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Fischer - Keres, 1959.
    'Overlooks 17... e5, which 17. e5 prevents.',
    {
      fen: 'r4rk1/1p1n1ppp/1q2pn2/2b5/p2pP3/P2P1QPP/R1PB1PB1/1N3RK1 w - - 0 17',
      played: 'f3e2',
      best: 'e4e5 d7e5 f3b7 b6b7 g2b7 a8b8 b7g2 c5d6 f1e1 e5d7 g2c6 d7e5 c6a4',
      then: 'e6e5 h3h4 f8c8 g1h2 c8c6 g2h3 c5f8 f2f4 a8c8 e2d1 e5f4 d2f4',
      worth: [-8, -47],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'The a-pawn should run: 39... a5.',
    {
      variant: 'half-random-transcendental',
      fen: 'r7/7p/pnkp2p1/2n2p2/3BpP2/4P1P1/4B2P/2R2K2 b - - 3 39',
      played: 'c6d5',
      best: 'a6a5 g3g4 a5a4 h2h4 a4a3 g4f5 g6f5 e2h5 a8a7 h5e8 c6d5 c1a1 b6c4 a1a2 d5e6 d4c5 d6c5',
      then: 'c1d1 d5c6 g3g4 a6a5 g4f5 g6f5 e2h5 a5a4 h5f7 a8a7 f7g8 c5b3 d4b6 c6b6 d1d6 b6c5',
      worth: [300, 239],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Abdusattorov - Carlsen, 2025.
    'The wrong rook: 22. Rfe1 was right.',
    {
      variant: 'chess960',
      fen: '2kr1b1r/1pp3p1/2npb1p1/p2N4/2P5/6B1/PPN3PP/2KR1R2 w - - 0 22',
      played: 'd1e1',
      best: 'f1e1 e6f7 e1f1 c6e5 c2e3 f7e6 f1f4 h8h5 f4e4 d8e8 d1f1 e5d3 c1d2 d3b2',
      then: 'c6e5 e1e3 e6g8 b2b3 g8d5 c4d5 f8e7 c1b1 d8f8 f1d1 e7f6 c2d4 e5g4 e3e4 f6d4 d1d4',
      worth: [-65, -121],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lilienthal Andor - Kotov Alexander, 1942.
    'Allows 39... Bc6, which stops the c-pawn. Gives Black the better game.',
    {
      fen: '8/3k1p1p/PP3p2/2P5/3K4/8/6bP/8 w - - 1 39',
      played: 'd4c3',
      best: 'd4e3 g2f1 a6a7 f1g2 e3f4 g2b7 f4f5 d7c6 f5f6 c6c5 f6f7 c5b6 f7g7 b6a7 g7h7',
      then: 'g2c6 c3d4 c6b5 a6a7 b5c6 d4e3 c6a8 e3f4 d7c6 f4f5 c6c5 b6b7 a8b7',
      worth: [-46, -176],
      judgment: 'mistake',
    },
  ],
  [
    // Short Nigel D - Dizdar, 1991.
    'Allows 21. Rde1, doubling rooks on the e-file.',
    {
      fen: '1r1r4/pb3pkp/3bp3/2p2p2/2B5/1P1N1P2/P1P1R1PP/3R2K1 b - - 4 20',
      played: 'b8c8',
      best: 'd6c7 d1f1 c7a5 d3c5 a5b6 b3b4 d8d4 c4e6 b6c5 b4c5 f7e6 e2e6',
      then: 'd1e1 h7h5 d3e5 d6e5 e2e5 h5h4 h2h3 g7f6 e5e2 c8c7 a2a4 c7d7 a4a5 d7d2 g1f2',
      worth: [108, 47],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Quinones Oscar - Najdorf Miguel, 1961.
    'Allows 33... Bf6, attacking the rook on g5.',
    {
      fen: '3r4/5kbp/p5b1/1p2p1R1/8/P1BP2N1/1P4PP/7K w - - 5 33',
      played: 'h2h4',
      best: 'g3e2 d8d3 g5g3 d3d1 e2g1 f7e6 g3e3 g7f6 h2h3 g6d3 h1h2 d3c4 g1f3',
      then: 'g7f6 g5e5 f6e5 c3e5 d8d3 h1h2 d3d2 e5c3 d2c2 h2g1 h7h6 g1h2 h6h5 h2g1 c2c1 g1h2',
      worth: [-161, -241],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Spielmann R - Marshall F, 1928.
    'Allows 13. Rd1, pinning the knight on d7.',
    {
      fen: 'r2q1rk1/pp1n1ppp/2p5/4p2b/1b2P3/1B3N1P/PPP1QPP1/R1B2RK1 b - - 2 12',
      played: 'g8h8',
      best: 'b4e7 c1e3',
      then: 'f1d1 d8e8',
      worth: [9, -38],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Loses time: the queen goes back with 22. Qe4.',
    {
      variant: 'half-random-transcendental',
      fen: '1k5r/p3rppp/1n1p4/q1n1p3/2P1Q3/6P1/4PP1P/BR2RBK1 w - - 1 21',
      played: 'e4c6',
      best: 'e4f3 h8c8 a1c3 a5a2 f1g2 e7b7 b1b5 e5e4 f3f4 b6c4 b5b7 b8b7 f4f7 c8c7',
      then: 'c5b7 c6e4 a5a4 e1c1 e7c7 e4f3 f7f6 f1g2 h8c8 f3e4 a4d7 e4d3 d7e6 d3h7',
      worth: [150, 92],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Short Nigel D - Dizdar, 1991.
    'Misses 21. Rde1, doubling rooks on the e-file.',
    {
      fen: '2rr4/pb3pkp/3bp3/2p2p2/2B5/1P1N1P2/P1P1R1PP/3R2K1 w - - 5 21',
      played: 'g1f2',
      best: 'd1e1 h7h5 d3e5 d6e5 e2e5 h5h4 h2h3 g7f6 e5e2 c8c7 a2a4 c7d7 a4a5 d7d2 g1f2',
      then: 'd6c7 h2h4',
      worth: [-47, -113],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Gukesh - Caruana, 2025.
    'Misses 39. Ng5, attacking the rook on h3.',
    {
      variant: 'chess960',
      fen: '8/1p3N1B/2p2kP1/p4n2/P6P/2PK1p1r/1P1P4/8 w - - 3 39',
      played: 'g6g7',
      best: 'f7g5 f3f2 d3e2 h3h4 g5f3 h4f4 e2f2 f5h4 f2g3 f4f3 g3h4 f3f2 h4g4 f2d2 b2b3 d2c2 c3c4 c2c1 g4f3',
      then: 'f3f2 d3e2 h3f3 g7g8n f6g7 e2f3 f2f1q f3g4 g7h7 g4g5 h7g8 f7e5 g8g7 e5g6 f1g1 g5f5 g1f2 f5g4',
      worth: [-330, -727],
      judgment: 'mistake',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Better 56... Ne4, bringing the knight to the center.',
    {
      variant: 'chess960',
      fen: '1k6/1p6/1P6/P7/2K5/6n1/8/8 b - - 3 56',
      played: 'g3f5',
      best: 'g3e4 c4b5 e4d6 b5c5 d6f5 c5d5 f5g7 d5c5 g7e6 c5b5 e6d4 b5c5 d4b3 c5b4 b3c1 b4b5 c1d3 a5a6 b7a6 b5a6',
      then: 'c4b5 f5d6 b5c5 d6f7 c5b5 b8c8 a5a6 b7a6 b5a6 c8b8 b6b7 f7d6 a6b6 d6b7',
      worth: [53, 1],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Better 13. Nb3, guarding the pawn on a5. Much of the winning advantage is gone.',
    {
      variant: 'half-random-transcendental',
      fen: '1knbr1qr/pb3ppp/1p1pn3/P3p3/1PP5/6N1/4PPPP/BQNRRBK1 w - - 1 13',
      played: 'g3e4',
      best: 'c1b3 g8f8 c4c5 d6c5 a5b6 d8b6 a1e5 b8a8 b3a5 c5b4 a5b7 f7f6 e5d6 f8f7 d6b4 f7b7',
      then: 'g8f8 e4c3 f7f5 a5b6 a7b6 e2e3 h7h5 c1d3 h5h4 c4c5',
      worth: [312, 194],
      judgment: 'mistake',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Better 28. b3, taking a4 from the knight.',
    {
      variant: 'chess960',
      fen: '1k5r/pp1n4/1np5/3p4/3P1pB1/8/PPP5/1K2R1B1 w - - 0 28',
      played: 'e1f1',
      best: 'b2b3 b8c7 b1b2 d7f6 g4f3 b6d7 c2c4 h8h3 e1f1 d7b6 f3e2 h3h4 c4c5 b6d7',
      then: 'd7f6 g4e2 h8h1 b1c1 f6e4 e2f3 h1h4 f1e1 e4g5 f3e2 h4h1 g1f2 h1h2 f2g1 h2g2 e2d3 b8c7 e1e7 c7d6',
      worth: [-107, -165],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'The queen has more scope after 26. Qf3. Gives Black the better game.',
    {
      variant: 'half-random-transcendental',
      fen: '1kr5/pn1r3p/1n1p2p1/q3pp2/2P1QP2/6P1/4P1BP/BR1R2K1 w - - 0 26',
      played: 'e4d3',
      best: 'e4f3 e5e4 f3f2 c8c4 a1d4 d7c7 h2h3 c4c2 b1a1 c2a2 a1a2 a5a2 d4b6 a7b6 f2b6 a2e2 d1b1',
      then: 'e5e4 d3b3 b6c4 a1d4 c4d2 b3b2 d2b1 d1b1 a5d5 b2a1 a7a5 e2e3 d7c7 g2f1',
      worth: [-21, -94],
      judgment: 'mistake',
    },
  ],
  [
    // Quinones Oscar - Najdorf Miguel, 1961.
    'Should take the pawn on e5: 36. Bxe5. Now White is lost.',
    {
      fen: '3r4/4bk2/p5b1/1p2p2p/1R5P/P1BP2N1/1P4P1/7K w - - 2 36',
      played: 'b4b3',
      best: 'c3e5 e7b4 a3b4 d8d3 h1h2 d3e3 e5c3 f7e6 c3d2 e3b3 d2c3 e6d5 g3e2',
      then: 'd8d3 h1h2 e7d6 g3e2 d3e3 e2g1 g6c2 b3b4 e5e4 g2g3 d6b4 a3b4 c2b3 g1h3 e3e2 h2g1',
      worth: [-213, -388],
      judgment: 'mistake',
    },
  ],
  [
    // Fischer - Foguelman, 1960.
    'On the rim the knight is badly placed; 6. Nf3 was better.',
    {
      fen: 'rn1qkbnr/pp2pppp/2p3b1/8/3P4/6N1/PPP2PPP/R1BQKBNR w KQkq - 3 6',
      played: 'g1h3',
      best: 'g1f3 g8f6 h2h4 h7h6 f1d3 g6d3 d1d3 e7e6 c1d2 b8d7 e1g1 f8d6 a1e1',
      then: 'g8f6 h3f4 b8d7 h2h4 e7e5 d4e5 d8a5 c2c3 a5e5 f1e2 f8d6 h4h5 g6e4 g3e4 f6e4 h5h6',
      worth: [68, 17],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Ivanchuk Vassily - Salov Valery, 1994.
    'The bishop has more scope after 9. Bf4.',
    {
      fen: 'r1bqkb1r/1p3pp1/p1nppn1p/6B1/3NP3/2N5/PPPQ1PPP/2KR1B1R w kq - 0 9',
      played: 'g5e3',
      best: 'g5f4 c8d7 d4b3 e6e5 f4e3 f8e7 c1b1 a8c8 f1e2 b7b5 f2f3 e8g8 g2g4',
      then: 'f8e7 f1e2 c8d7 c1b1 d8c7 f2f4 a8c8 h1e1 e8g8 a2a3 c6d4 e3d4',
      worth: [96, 55],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Firouzja - Keymer, 2025.
    'Better 5. Re1 at once.',
    {
      variant: 'chess960',
      fen: '1rkbrnbq/pp1pp1pp/1np5/8/4RP2/1N6/PPPP2PP/1RKB1NBQ w Qkq - 0 5',
      played: 'h2h4',
      best: 'e4e1 d8c7 g2g3 b8a8 d1g4 a7a5 h1f3 a5a4 b3c5 g8a2 b1a1 a2d5 f3c3 h8g8',
      then: 'd8c7 h1h2 c8b8 e4e1 e7e5 f4e5 g7g6 d2d4 d7d6 d1f3 g8b3 a2b3 d6e5',
      worth: [19, -32],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Gukesh - Caruana, 2025.
    'The king belongs in the center: 29. Kc2.',
    {
      variant: 'chess960',
      fen: '1r6/1p1kr1Pp/2pn4/p5P1/P2N1p2/1BP5/1P1P3P/R1K5 w - - 2 29',
      played: 'g7g8q',
      best: 'c1c2 e7g7 b3e6 d7c7 e6b3 c7d7',
      then: 'b8g8 b3g8 e7e1 c1c2 e1a1 g8h7 a1g1 d4f3 g1g2 h7d3 g2f2 f3e5 d7e6 e5g6 f4f3 g6f4 e6e7 h2h4 f2h2 g5g6 f3f2',
      worth: [-1, -41],
      judgment: 'inaccuracy',
      phase: 'endgame',
    },
  ],
  [
    // Bird - Pollock William, 1889.
    'Better 10. Bd3 at once.',
    {
      fen: 'rnb1k2r/p4ppp/1qp5/2b5/4n3/5N2/PPP1BPPP/RNBQ1RK1 w kq - 0 10',
      played: 'd1e1',
      best: 'e2d3 f7f5 b1d2 e8g8 d3e4 f5e4 d2e4 b8a6 e4c5 b6c5 c1e3 c5h5 d1d4 c8e6 d4e5 h5g6 e5g3 g6c2',
      then: 'e8g8 e2d3 e4f6 b1c3 f8e8 e1d2 c8g4 c3a4 b6b4 a4c5 b4c5 b2b4 c5d5 f1e1 e8e1 f3e1',
      worth: [258, 120],
      judgment: 'mistake',
    },
  ],
  [
    // Carlsen - Abdusattorov, 2025.
    'Should give check: 19. Qa7+.',
    {
      variant: 'chess960',
      fen: '1k2r3/1p1n1q1p/2pp1np1/Q7/2P1pP2/1N2P1P1/1PK4P/R4B2 w - - 2 19',
      played: 'b3d4',
      best: 'a5a7 b8c7 a1a6 f6g4 c2b1 d7c5 b3a5 g4e3 a6c6 c7d7',
      then: 'b8c8 f1e2 d7b8 b2b4 f6d7 a5a7 c8c7 c2b1 f7f6 a1a5 d7b6',
      worth: [281, 199],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Keymer - Firouzja, 2025.
    'Should gain space on the kingside: 12. f5.',
    {
      variant: 'chess960',
      fen: '1rk4r/2ppq1pp/p1n2p2/1p2p3/n1b1PP2/1NP1B1Q1/PPP3PP/2KR1B1R w kq - 1 12',
      played: 'g3g4',
      best: 'f4f5 e7f7 h2h4 d7d6 g3h3 a6a5 h4h5 c4f1 h1f1 h8e8',
      then: 'e5f4 e3f4 g7g5 f4e3 h8e8 c1b1 c6e5 g4g3 h7h5 e3a7 b8b7 g3f2',
      worth: [-15, -65],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Van der Sterren P - Vaganian R, 1992.
    'Should exchange on d4: 5... cxd4.',
    {
      fen: 'r1bqkb1r/pp2pppp/2n2n2/2pp4/2PP4/2N2NP1/PP2PP1P/R1BQKB1R b KQkq - 0 5',
      played: 'e7e6',
      best: 'c5d4 f3d4 d5c4 d4c6 d8d1 c3d1 b7c6 d1e3 f6d5 e3c4 c8a6 e2e4 d5b4',
      then: 'c4d5 e6d5 f1g2 c5d4 f3d4 f8c5 d4b3 c5b6 e1g1 d5d4 c3a4 e8g8 c1g5 f8e8 g5f6 d8f6',
      worth: [7, -38],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Nakamura - Sindarov, 2025.
    'Misses 49. Rf3, which puts the rook behind the f-pawn.',
    {
      variant: 'chess960',
      fen: '8/8/8/7p/1kbpBP2/R5P1/1KP5/6r1 w - - 4 49',
      played: 'f4f5',
      best: 'a3f3 g1e1 e4d3 c4d3 f3d3 b4c4 d3f3 e1e6 b2c1 c4d5 c1d2 d5e4 f3b3',
      then: 'g1e1 e4f3 e1f1 f3h5 f1f5 g3g4 f5f2 h5g6 f2d2 a3a8 d4d3 g6d3 c4d3 a8b8 b4c4',
      worth: [83, 21],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Bronstein - Grigorian, 1975.
    'Should contest the open b-file: 25... Rb7. The advantage is gone.',
    {
      fen: '1Rb5/r3bk1r/p1p1p3/4Qp1N/2P5/6P1/q3B3/4K2R b K - 2 25',
      played: 'a7d7',
      best: 'a7b7 b8b7 c8b7 e1g1 a2a3 f1f5 e6f5 e5f5 f7g8 f5g6 g8h8 g6e8 e7f8',
      then: 'e1g1 d7d8 b8c8 d8c8 f1f5 e6f5 e5f5 f7e8 f5c8 e7d8 h5f6 e8e7 c8d7 e7f6 d7d8 f6g7 d8c7 g7h6 c7c6 h6g7',
      worth: [164, -27],
    },
  ],
  [
    // Aravindh - Fedoseev, 2025.
    'Misses 31... Rd8, which wins a pawn. From better to worse.',
    {
      variant: 'chess960',
      fen: '7r/pp1Pp1k1/8/4P3/4Rp2/2P3p1/PPKR4/5r2 b - - 0 31',
      played: 'e7e6',
      best: 'h8d8 b2b4 g7g6 e5e6 g6f5 e4c4 f5e6 c4e4 e6f7 a2a4 f4f3 e4f4 f7e6',
      then: 'e4c4 g7f7 c4c8 f1h1 d7d8q h8d8 d2d8 f7g6 d8g8 g6f5 c8f8 f5e4 f8d8 e4e5',
      worth: [227, -279],
    },
  ],
  [
    // Fischer - Keres, 1959.
    'Should take the knight on g4: 29. Qxg4. It was level, and now White is lost.',
    {
      fen: '6k1/1pq2ppp/2rb3P/7n/p2pP1n1/P2P1QP1/R1P3K1/1N3R2 w - - 2 29',
      played: 'b1d2',
      best: 'f3g4 g7g6 b1d2 h5g3 f1f2 g3h5 d2f3 h5f4 g2h1 f4e6 a2b2 d6a3 b2a2 a3f8 a2a4 f8h6',
      then: 'g4e3 g2g1 d6g3 f3h5 c6h6 h5h6 g7h6 f1f3 g3f4 d2f1 e3f1 a2b2',
      worth: [-50, -523],
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Should take the pawn on e5: 25. Bxe5. The advantage is gone.',
    {
      variant: 'half-random-transcendental',
      fen: '1kr5/pn1r1p1p/1n1p2p1/q3p3/2P1Q3/6P1/4PPBP/BR1R2K1 w - - 0 25',
      played: 'f2f4',
      best: 'a1e5 f7f5 e4f4 d6e5 d1d7 c8c7 d7c7 e5f4 c7b7 b8c8 b7h7 a5a2 b1f1 b6c4 f1c1 a2e2 h7a7',
      then: 'f7f5 e4e3 b6c4 e3f2 c4a3 b1b7 d7b7 g2b7 b8b7 f4e5 d6e5 d1d7 c8c7 d7c7 b7c7 a1e5 a5e5 f2a7 c7d6 a7a3 e5c5 a3c5 d6c5',
      worth: [199, -52],
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Loses time: the king goes back with 47... Kd7.',
    {
      variant: 'chess960',
      fen: '8/pp1k4/8/1PP1n3/P2p4/4p3/2K5/5B2 b - - 0 46',
      played: 'd7e6',
      best: 'e5g6 f1g2 b7b6 c5c6 d7c7 g2h1 g6f4 c2d1 f4e6 d1e2 e6c5 h1f3 c5a4 e2d3 a4c3',
      then: 'a4a5 e6d7 f1e2 d7c7 e2f1 a7a6 b5a6 b7a6 f1a6 e5c6 a6f1 c6a5',
      worth: [196, 112],
      judgment: 'mistake',
    },
  ],
  [
    // Bird - Pollock William, 1889.
    'Misses 22. Qd2, which hits the pawn on h6. From better to worse.',
    {
      fen: 'r5k1/5p2/1qp2p1p/p1b5/8/2PB1N2/bPQ2PPP/4R1K1 w - - 0 22',
      played: 'c3c4',
      best: 'c2d2 h6h5 d2h6 c5f2 g1h1 f2e1 d3h7 g8h8 h7b1 h8g8 b1a2',
      then: 'a8d8 e1e2 a5a4 f3d2 a2b3 d2b3 b6b3 c2b3 a4b3 e2d2 d8d6 g1f1 f6f5 g2g3 c5b4 d2d1 g8g7 f1g2',
      worth: [72, -81],
    },
  ],
  [
    // Keymer - Firouzja, 2025.
    'Gives Black a small edge; 36. Ne2 was better.',
    {
      variant: 'chess960',
      fen: '6k1/6p1/4pq2/p6p/2p1P3/2N4P/PnPQ2P1/4K3 w - - 0 36',
      played: 'e1e2',
      best: 'c3e2 f6h4 e1f1 h4e4 d2d8 g8f7 d8a5 e4c2 a5h5 f7f6 h5f3 c2f5 e2f4 f5b1 f1f2 b1a2 f3c3 e6e5',
      then: 'a5a4 c3b5 f6e5 b5c3 a4a3 e2f1 g8h7 f1g1 h7g6 g1h1 h5h4 c3e2 e5e4 e2f4 g6h7',
      worth: [-8, -49],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Rodriguez Jorge - Smyslov Vasily, 1967.
    'What edge there was is gone; 4. g3 was better.',
    {
      fen: 'rn1qkb1r/pbpppppp/1p3n2/8/2PP4/5N2/PP2PPPP/RNBQKB1R w KQkq - 1 4',
      played: 'e2e3',
      best: 'g2g3 e7e6 f1g2 f8b4 c1d2 b4d2 d1d2 h7h6 e1g1 b8c6 d2d3 e8g8 b1c3 d7d5 c4d5',
      then: 'e7e6 b1c3 f8b4 c1d2 c7c5 f1d3 d7d6 e1g1 b8d7 d1e2 b4c3 d2c3 d8c7 f1d1 e8g8',
      worth: [68, 27],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Leaves White with an isolated h-pawn.',
    {
      variant: 'chess960',
      fen: '2krrn2/ppb1pq2/1np5/3p1Ppp/3P4/1N3BP1/PPP4P/2KRR1BQ w - - 0 15',
      played: 'g3g4',
      best: 'f3e2 g5g4 e2d3 e7e6 g1e3 e6e5 d4e5 c7e5 c1b1 f8d7 e3g5',
      then: 'e7e6 f5e6 f8e6 g4h5 g5g4 f3e2 f7h5 h2h3 e8g8 e2g4 g8g4 h1f3 g4h4 f3h5 h4h5 e1e6 h5h3',
      worth: [28, -68],
      judgment: 'mistake',
    },
  ],
  [
    // Ivkov Borislav - Ivanovic Bozidar, 1981.
    'Loses a level game; 38. Rxe4 keeps the balance.',
    {
      fen: '7k/1bq3p1/1p1p4/pP1P1pP1/3BnP1r/5Q2/B4P2/4RK2 w - - 6 38',
      played: 'a2b1',
      best: 'e1e4 f5e4 f3e4 c7c1 f1e2 h4f4 e4g6 f4d4 g6e8 h8h7 a2b1 c1b1 e8h5 h7g8 h5e8 g8h7',
      then: 'e4d2 f1g2 c7f7 d4g7 h8g8 f3g3 b7d5 f2f3 h4g4 g7c3 g4g3 g2g3 d2b1 e1b1',
      worth: [1, -420],
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Better 9... h5 at once. Gives White the better game.',
    {
      variant: 'half-random-transcendental',
      fen: '1knbrnqr/pbp2ppp/1p1p4/P3p3/2P5/1P4N1/3PPPPP/BQNRRBK1 b - - 0 9',
      played: 'f8d7',
      best: 'h7h5 d2d4 e5d4 d1d4 f8e6 d4d5 h5h4 g3e4 g8h7 f2f3 b7d5 c4d5',
      then: 'd2d4 h7h5 g3f5 g7g6 f5e3 h5h4 a5b6 a7b6 h2h3 f7f5 b3b4 e5d4 a1d4 h8h7',
      worth: [18, -87],
      judgment: 'mistake',
    },
  ],
  [
    // Fischer - Keres, 1959.
    'The win slips away.',
    {
      fen: '6k1/1pq2ppp/2rb1n1P/7n/p2pP3/P2P1QP1/R1P3K1/1N3R2 b - - 1 28',
      played: 'f6g4',
      best: 'c6c5 a2b2 d6g3 b1d2 g3f4 f1b1 c5g5 g2h1 h5g3 h1g1 f4d2 b2b5 g5b5 b1b5 d2h6',
      then: 'f3g4 g7g6 b1d2 d6g3 f1f5 g3f4 d2c4 g8f8 f5b5 c7e7 a2b2 c6c4 b5h5 g6h5 g4f4',
      worth: [490, 44],
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Misses 33. Ra1, which hits the pawn on a7.',
    {
      variant: 'half-random-transcendental',
      fen: '3r4/pnk4p/1n1p2p1/1B3p2/3BpP2/4P1P1/2r4P/1R1R2K1 w - - 6 33',
      played: 'd4f6',
      best: 'b1a1 d8a8 a1c1 c2c1 d1c1 b7c5 d4c5 d6c5 c1c5 c7d6 c5c6 d6d5 c6c2 a8c8 c2d2 d5c5 b5a6',
      then: 'd8a8 d1c1 c2c1 b1c1 b7c5 f6d4 a7a6 b5e2 c7c6 g3g4 c6d5 c1b1 b6c4 g4g5 a6a5 g1f2',
      worth: [-127, -216],
      judgment: 'mistake',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Too early: 16. c5 should come first.',
    {
      variant: 'half-random-transcendental',
      fen: '1kn3qr/p3rppp/1b1pn3/4p3/1PP1Q3/8/4PPPP/B1NRRBK1 w - - 0 16',
      played: 'c1b3',
      best: 'c4c5 b6c7 c1b3 g8e8 d1b1 f7f5 e4c2 e6g5 e2e4 g5e4 b3a5 c7a5 b4a5 e7b7 b1b7 b8b7',
      then: 'f7f6 g2g3 e6g5 e4c2 g8e6 c4c5 g5h3 f1h3 e6h3 c5b6 a7b6 c2e4 h7h5 e4g2 h3e6 g2f3',
      worth: [432, 319],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Quinones Oscar - Najdorf Miguel, 1961.
    'Leaves Black with a bad bishop behind its own pawns.',
    {
      fen: 'r3k2r/1bq1bppp/p2ppn2/1pn5/3NPP2/P1NB1Q2/1PP2BPP/4RRK1 b kq - 9 13',
      played: 'd6d5',
      best: 'e8g8 f3h3 a8c8 g1h1 f8e8 f4f5 e6e5 d4f3 c7d7 f3g5 c5d3 c2d3',
      then: 'e4e5 f6e4 d3e4 c5e4 f4f5 e4f2 f3f2 e7c5 b2b4 c5d4 f2d4 e8g8 f5f6',
      worth: [6, -53],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Leaves White with the two bishops.',
    {
      variant: 'half-random-transcendental',
      fen: 'bknbrnqr/pppppppp/8/8/8/6N1/PPPPPPPP/BQNRRBK1 b - - 1 5',
      played: 'e7e5',
      best: 'e7e6 b2b4 h7h5 e2e4 h5h4 g3e2 h4h3 g2g3 f7f5 e4f5 e6f5 e2d4 f8e6 d4e6 e8e6 c2c4 b7b6',
      then: 'd2d4 e5d4 g3f5 f8e6 b2b4 d8f6 f5d4 f6d4 a1d4 f7f5 c2c4 e6d4 d1d4 b7b6',
      worth: [5, -40],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Leaves White with doubled c-pawns.',
    {
      variant: 'chess960',
      fen: '1rkbrnq1/pp1ppbpp/1np5/8/5P2/1N2NB2/PPPP2PP/1RK1R1BQ w Qkq - 0 8',
      played: 'c1b1',
      best: 'g2g3 b8a8 b3c5 f8e6 c5e6 f7e6 b2b3 g8f8 c2c4 e6g8 c4c5 e7e5 c5b6 a7b6',
      then: 'a7a5 d2d4 a5a4 b3c5 d7d6 f3g4 c8c7 h2h4 a4a3 b2b3 d6c5 d4c5 b6d7 h1h3 d7c5 g1h2',
      worth: [95, 54],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Sindarov - Nakamura, 2025.
    'Leaves White with an isolated b-pawn.',
    {
      variant: 'chess960',
      fen: '1k6/pp6/2p2n2/3p4/3P4/1P2p3/P1P5/2K2B2 w - - 0 34',
      played: 'f1e2',
      best: 'c1d1 f6e4 d1e2 e4g3 e2e1 b8c7 f1h3 b7b5 b3b4 a7a6 h3g4 c7b6 g4c8',
      then: 'f6e4 c2c4 e4c3 e2f3 c3a2 c1d1 a7a5 c4d5 a2c3 d1c2 c3d5 c2d3 b8c7 f3d5 c6d5 d3e3 c7d6 e3f4 d6e6',
      worth: [-200, -298],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Opens the cover of the black king.',
    {
      variant: 'half-random-transcendental',
      fen: '1knbr1qr/pbpn1ppp/1p1p4/P3p3/2PP4/1P4N1/4PPPP/BQNRRBK1 b - - 0 10',
      played: 'c7c5',
      best: 'e5d4 a1d4 h7h5 a5b6 a7b6 f2f3 h5h4 g3f5 d7e5 c1d3 g7g6 d4e5 d6e5 f5e3 f7f5',
      then: 'd4c5 d7c5 b3b4 c5a6 c1d3 f7f6 e2e4 b6a5 c4c5 a5b4 c5d6 g8e6 d3b4 a6b4 b1b4',
      worth: [-75, -278],
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Takes with the wrong piece: 15... axb6 was right.',
    {
      variant: 'half-random-transcendental',
      fen: '1knb2qr/p3rppp/1P1pn3/4p3/1PP1Q3/8/4PPPP/B1NRRBK1 b - - 0 15',
      played: 'd8b6',
      best: 'a7b6 c1b3 f7f6 c4c5 e6c5 b3c5 d6c5 b4c5 g8a2 d1b1 e7b7 e2e3',
      then: 'c4c5 b6c7 c1b3 g8e8 d1b1 f7f5 e4c2 e6g5 e2e4 g5e4 b3a5 c7a5 b4a5 e7b7 b1b7 b8b7',
      worth: [-292, -432],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Ivanov Igor V (USA) - Schiller E, 1991.
    'Misses a trade of queens with 16. Qb3.',
    {
      fen: 'r1r3k1/pRp2ppp/2n3b1/8/3Pn1P1/4PN1P/q2BBP2/3Q1RK1 w - - 1 16',
      played: 'd1c1',
      best: 'd1b3 a2b3 b7b3 a7a5 f1c1 a5a4 b3a3 e4d2 f3d2 c6b4 e2f3',
      then: 'a2d5 e2c4 d5d6 f3h4 c8b8 b7b8 a8b8 d2e1 a7a5 f2f3 e4g3 h4g6 h7g6 f1f2',
      worth: [61, 15],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Fedoseev - Aronian, 2025.
    'Should take the knight on c4: 23. bxc4.',
    {
      variant: 'chess960',
      fen: '2kr4/1pp3pp/5p2/2B5/B1n2n2/1P2pP2/qPK3PP/1NQ4R w - - 6 23',
      played: 'a4b5',
      best: 'b3c4 a2a4 b2b3 a4e8 h1e1 f4d3 e1e3 d3c1 e3e8 d8e8 c2c1 e8e1 c1c2 e1e2 c2c1 e2g2',
      then: 'c4d2 b5a4 d8d3 b1a3 d2b3 a4b3 a2b3 c2b1 e3e2 a3c2 d3d5 c2d4 b3d3 b1a2 d5d4 c5d4 d3d4',
      worth: [-105, -280],
      judgment: 'mistake',
    },
  ],
  [
    // Keres Paul GM (EST) - Bronstein, 1946.
    'After this Black does not get to castle.',
    {
      fen: 'r3k1r1/1bp1b2p/p3pn2/3qN3/2pp1B2/5P1Q/PP4PP/RN3RK1 b q - 2 20',
      played: 'f6d7',
      best: 'e7d6 f1e1 e8c8 b1d2 d4d3 g1h1 f6d7 e5d7 d6f4 d7f6 d5g5 d2e4 b7e4 h3e6 c8b8 f6g8 d8g8',
      then: 'e5d7 e8d7 b1d2 a8f8 f4g3 c4c3 b2c3 d4c3 d2e4 d5c4 a1d1 d7c8 h3h7 c3c2 h7e7 c2d1q f1d1 b7e4',
      worth: [211, 135],
      judgment: 'inaccuracy',
    },
  ],
  [
    // Lukic - Vujacic, 2020.
    'Better 5. e4, opening the way for the bishop on f1.',
    {
      variant: 'half-random-transcendental',
      fen: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5',
      played: 'h1g3',
      best: 'e2e4 e7e5 b2b4 h7h5 c2c4 h5h4 a2a4 b7b6 a4a5 f7f5 e4f5 h4h3 a5b6 h3g2 b6a7 c8a7',
      then: 'h7h5 b2b4 e7e6 c2c4 b7b6 e2e3 h5h4 g3e2 h4h3 g2g3 f7f5',
      worth: [85, -34],
      judgment: 'mistake',
      loss: 17.0,
    },
  ],
  [
    // Gukesh - Caruana, 2025.
    'Better 39. Ng5 at once.',
    {
      variant: 'chess960',
      fen: '8/1p3N1B/2p2kP1/p4n2/P6P/2PK1p1r/1P1P4/8 w - - 3 39',
      played: 'g6g7',
      best: 'f7g5 f3f2 d3e2 h3h4 g5f3 h4a4 e2f2 f6g7 f3e5 a4f4 f2e2',
      then: 'f3f2 d3c2 f5g7 f7g5 f2f1q g5h3 f1h3 h7d3 f6e7 d3c4 h3h4 b2b3 g7e6 c2b2 h4e1 c4e6 e1e6',
      worth: [-341, -742],
      judgment: 'mistake',
      loss: 10.8,
    },
  ],
  [
    // Fischer - Keres, 1959.
    'The bishop should come out: 10. Bg2.',
    {
      fen: 'rn2k2r/pp3ppp/1qp1pn2/8/1b1pP3/3P1QPP/PPPB1P2/RN2KB1R w KQkq - 2 10',
      played: 'b2b3',
      best: 'f1g2 e8g8 e1g1 b4d2 b1d2 b6b2 f3d1 b8d7 d2c4 b2c3',
      then: 'b8d7 a2a3 b4e7 d2c1 h7h5 b1d2 b6c7 f3f4 e6e5 f4f5 h5h4 g3h4 h8h4',
      worth: [15, -24],
      judgment: 'inaccuracy',
      loss: 5.6,
    },
  ],
  [
    // Aravindh - Salem, 2025.
    'Better 25... Qd7 at once.',
    {
      variant: 'chess960',
      fen: 'rk6/1pp4p/p1q2Bp1/P2rPb2/2RP4/1Q6/1PP4P/1K1R4 b Kq - 6 25',
      played: 'c6b5',
      best: 'c6d7 b3c3 f5e6 c4c5 b7b6 c5d5 e6d5 b2b3 b8b7 b1b2 d7g4 d1e1 b6a5 c3c5',
      then: 'b3c3 b5d7',
      worth: [-141, -212],
      judgment: 'inaccuracy',
      loss: 8.0,
    },
  ],
  [
    // Spielmann - Marshall, 1928.
    'Allows 25. Rxd1, which takes the open d-file.',
    {
      fen: '3r1r1k/ppq3pp/2p2p2/4pN2/4PnP1/5P1P/PPP2Q1K/R2R4 b - - 9 24',
      played: 'd8d1',
      best: 'a7a5 f5e3 f4e6 h3h4 b7b5 b2b3 g7g6 a1b1 f8g8 e3g2 g6g5 h4g5 e6g5 d1d8 g8d8',
      then: 'a1d1 g7g6 f2c5 f4e6 c5d6 c7d6 d1d6 e6g5 f5h4 h8g7 h2g3 f8f7 h4g2 g7f8 h3h4 f8e7',
      worth: [62, 2],
      judgment: 'inaccuracy',
      loss: 8.6,
    },
  ],
  [
    // Georgadze - Smyslov, 1979.
    'Gives up d4 to the knight: 10... Nd4.',
    {
      fen: 'r2qk2r/1ppbnpbp/p1n3p1/4p1B1/B3P3/2P2N2/PP3PPP/RN1Q1RK1 w kq - 2 10',
      played: 'c3c4',
      best: 'g5e3 e8g8 d1c1 d8c8 f1d1 b7b5 a4b3 c6a5 h2h3 f8d8 e3g5 a5b3 a2b3 d8e8',
      then: 'c6d4 a4d7 d8d7 b1c3 e8g8 h2h3 a8e8 f1e1 f7f5 f3d4 e5d4 c3d5 e7d5 e4d5 e8e1 d1e1',
      worth: [52, -28],
      judgment: 'mistake',
      loss: 11.5,
    },
  ],
  [
    // Georgadze - Smyslov, 1979.
    'Castles on the wrong side; 14... O-O-O was right.',
    {
      fen: 'r3k2r/1ppq1pbp/p5p1/8/2PpP3/3Q4/PP3PPP/RN3RK1 b kq - 1 14',
      played: 'e8g8',
      best: 'e8c8 b1d2 h8e8 f2f4 g7h6 e4e5 d7g4 d2e4 h6f4 e4f6 g4g5 f6e8 d8e8 a1e1 f4e5 f1f7 e5h2 g1f1 e8e1 f1e1',
      then: 'f2f4 d7g4 b1d2 g7h6 d3f3 f7f5 e4e5 g4f3 f1f3 f8d8 d2b3 b7b6 c4c5 h6f8 c5b6 c7b6',
      worth: [66, 14],
      judgment: 'inaccuracy',
      loss: 7.4,
    },
  ],
  [
    // Benko - Gligoric, 1959.
    'Overlooks 19. a4, which 18... b5 prevents.',
    {
      fen: '2rq1rk1/n2bppb1/pp1p1npp/3P4/2PN3B/P1N1Q2P/1P2BPP1/3RR1K1 b - - 1 18',
      played: 'd8c7',
      best: 'b6b5 c4b5 a6b5 g1h2 f8e8 f2f4 d8a5 f4f5 d7f5 d4f5 g6f5 h4f6 e7f6',
      then: 'a3a4 c8e8 e3d2 g8h7 b2b4 f6g8 h4g3 e7e5 d5e6 f7e6',
      worth: [-109, -160],
      judgment: 'inaccuracy',
      loss: 6.4,
    },
  ],
  [
    // Keymer - Carlsen, 2025.
    'Better 27... fxg5 at once. Gives White the better game.',
    {
      variant: 'chess960',
      fen: '1kr5/1pp4q/p2r1pp1/2NPp1P1/P1QnP3/8/1P5P/1KRR4 b - - 0 27',
      played: 'c8d8',
      best: 'f6g5 d1d2',
      then: 'a4a5 d4b5 c5e6 f6g5 e6d8 d6d8 d1d2 h7h4 b1a2 h4f4 c4c2 g5g4 d2f2 f4e3 f2f7 d8h8 f7c7 b5c7 c2c7 b8a8 c7e5',
      worth: [-14, -124],
      judgment: 'mistake',
      loss: 15.2,
    },
  ],
  [
    // Platonov - Gufeld, 1971.
    'Better 5. e3, opening the way for the bishop on f1.',
    {
      fen: 'r1bqkb1r/pppnpp1p/5np1/3p2B1/3P4/2N2N2/PPP1PPPP/R2QKB1R w KQkq - 0 5',
      played: 'd1d3',
      best: 'e2e3 f8g7 f1d3 c7c6 a2a4 e8g8 e1g1 f8e8 c3e2 h7h6 g5h4 d8b6 d1c1 e7e5 d4e5 d7e5 f3e5 e8e5',
      then: 'f8g7 e2e4 d5e4 c3e4 e8g8 f1e2 c7c6 e4c3 d7b6 e1g1 h7h6 g5h4 f6d5 c3d5 b6d5',
      worth: [1, -38],
      judgment: 'inaccuracy',
      loss: 5.6,
    },
  ],
  [
    // Owens - Fischer, 1956.
    'Misses the moment for 14. Ndb5, which 14... c6 now rules out.',
    {
      fen: 'r1bqr1k1/1ppn1pb1/3p2pp/p1n5/2PNPB2/2N3PP/PP3PB1/R2QR1K1 w - - 2 14',
      played: 'f4e3',
      best: 'd4b5 d7e5 f4e5 e8e5 f2f4 e5h5 g3g4 h5h4 e4e5 c8d7 e5d6 c7d6 b5d6',
      then: 'c7c6 b2b3 g8h7 a1b1 d7e5 g1h2 e5d3 e1f1 a5a4 c3a4',
      worth: [12, -30],
      judgment: 'inaccuracy',
      loss: 6.1,
    },
  ],
  [
    // Gurevich - Cooper, 1991.
    'Should take the pawn on e3: 27... Nxe3.',
    {
      fen: '4r1k1/p2Q1ppp/1q6/4rn2/8/1PR1P1P1/4P2P/2R2NK1 b - - 0 27',
      played: 'g7g6',
      best: 'f5e3 c3c8 e3d5 e2e3 d5f6 d7d4 b6d4 e3d4 e5e7 c1c5 e8c8 c5c8 e7e8',
      then: 'c3c8 e8f8 c1c6 b6b3 d7a7 f8c8 c6c8 g8g7 a7a8 e5e3 a8a1 g7h6',
      worth: [43, -106],
      judgment: 'blunder',
      loss: 21.1,
    },
  ],
  [
    // Firouzja - Gukesh, 2025.
    'Lets the advantage go; 92. Ne6 keeps it.',
    {
      variant: 'chess960',
      fen: '8/4b3/8/2NK4/2P5/2k5/8/8 w - - 1 92',
      played: 'd5e4',
      best: 'c5e6 c3b4 e6d4 e7h4 d4f5 h4f2 f5d6 f2b6 d6b7 b6c7 c4c5 b4b5 b7d6 b5a6',
      then: 'e7c5 e4d5 c5a7 d5e5 a7b8 e5e4 c3b4 e4d5 b8h2 d5c6 b4c4',
      worth: [122, -1],
      judgment: 'mistake',
      loss: 17.1,
      phase: 'endgame',
    },
  ],
  [
    // Sindarov - Carlsen, 2025.
    'Lets the pawn on f7 go: 6. Qxf7.',
    {
      variant: 'chess960',
      fen: 'b1rkrb1n/ppqp1ppp/2p2n2/4p3/PP2P3/1Q3N2/2PP1PPP/B1RKRB1N b KQkq - 2 5',
      played: 'h8g6',
      best: 'c6c5 b4c5 f8c5 a4a5 b7b5 a5b6 c5b6 f1a6 c8b8',
      then: 'b3f7 c6c5',
      worth: [15, -62],
      judgment: 'mistake',
      loss: 11.1,
    },
  ],
  [
    // Ivanov - Schiller, 1991.
    'Lets the pawn on c7 go: 33. Qxc7.',
    {
      fen: '1r2n1k1/2p3p1/1r1n2p1/3Pqp2/R5P1/B3P2P/2Q2PB1/3R2K1 b - - 1 32',
      played: 'e8f6',
      best: 'b6b3 d1c1 f5g4 c2g6 g4g3 g6g3 e5g3 f2g3 e8f6 a3c5 d6f5 g1h2 f5e3 c5e3 b3e3 c1c7',
      then: 'c2c7 f6e8 c7c2 b8c8 c2a2 f5g4 a4g4 e5f6 e3e4 b6b8 a2a1 f6a1 d1a1',
      worth: [-163, -286],
      judgment: 'mistake',
      loss: 12.0,
    },
  ],
]

describe('the words about a faulty move', () => {
  test.each(STORIES)('%s', (said, story) => {
    expect(saidOf(story)).toContain(said)
  })
})

const OUTPOST: MoveStory = {
  fen: '6k1/pp3ppp/3p4/8/4P3/2N5/PP3PPP/6K1 w - - 0 1',
  played: 'h2h3',
  best: 'c3d5 g8f8 g2g3 f8e8 f2f3 e8d7',
  then: 'g8f8 c3e2 f8e7 e2d4 g7g6 d4f3',
  worth: [60, 10],
  judgment: 'inaccuracy',
}

describe('a knight outpost', () => {
  test('is guarded by a pawn and out of reach of others', () => {
    expect(saidOf(OUTPOST)).toContain('Misses 1. Nd5 with a knight outpost on d5.')
  })

  test.each([
    ['a pawn can still drive it away', { ...OUTPOST, fen: '6k1/ppp2ppp/3p4/8/4P3/2N5/PP3PPP/6K1 w - - 0 1' }],
    ['no pawn guards it', { ...OUTPOST, fen: '6k1/pp3ppp/3p4/8/8/2N1P3/PP3PPP/6K1 w - - 0 1' }],
    ['it does not stay', { ...OUTPOST, best: 'c3d5 g8f8 d5e3 f8e8 f2f3 e8d7' }],
  ])('is not named if %s', (_, story) => {
    expect(saidOf(story)).not.toContain('outpost')
  })
})

/** Sindarov - Nakamura, 2025. */
const KEPT: MoveStory = {
  variant: 'chess960',
  fen: '1rkbrnq1/ppppp1pp/1n6/3b4/5P2/1N2N3/PPPP2PP/1RKBR1BQ b Qkq - 4 6',
  played: 'd5f7',
  best: 'd5c6 g1f2 e7e5 e3g4 f8g6 g4e5 g6e5 f4e5 b6c4',
  then: 'g2g3 c7c6 d1f3 a7a5 b3a5 b8a8 b2b4 f7a2',
  worth: [-28, -103],
  judgment: 'mistake',
}

describe('the words that a better move keeps the balance', () => {
  test('are used if the move gives away so much that a stronger engine will agree', () => {
    expect(saidOf(KEPT)).toBe('Gives White the better game; 6... Bc6 was stronger.')
    expect(saidOf({ ...KEPT, worth: [10, -109] })).toBe(
      'Gives White the better game; 6... Bc6 keeps the balance.',
    )
  })
})

/** Lilienthal - Kotov, 1942: a bishop is sacrificed for two pawns. */
const SACRIFICE: MoveStory = {
  fen: 'r1b1kb1r/2qn1ppp/p2ppn2/1p4B1/3NP3/2N3Q1/PPP2PPP/2KR1B1R w kq - 0 10',
  played: 'f1b5',
  best: 'f2f3 c8b7 c1b1 a8c8 f1e2 f8e7 h2h4 h7h6 g5e3 f6h5',
  then: 'a6b5 d4b5 c7b8 d1d6 f8d6 b5d6 e8f8 h1d1 h7h6 g5e3',
  worth: [26, -22],
  judgment: 'inaccuracy',
  loss: 6.9,
}

describe('a sacrificed piece', () => {
  test('gets no words as an inaccuracy, because a deeper search may find its compensation', () => {
    expect(saidOf(SACRIFICE)).toBe('')
  })

  test('is not called greed for a pawn', () => {
    const mistake = saidOf({ ...SACRIFICE, worth: [26, -122], judgment: 'mistake', loss: 20 })
    expect(mistake).not.toMatch(/pawn on b5/)
    expect(mistake).not.toBe('')
  })
})
