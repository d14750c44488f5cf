import { describe, expect, test } from 'vitest'
import { POSITION_BYTES } from '../../../../electron/core/layout/position'
import { loadCore } from '../../../../electron/core/load'
import { Position } from '../../../../electron/core/position'
import { COLORS } from '@shared/board/color'
import { POSITION_FAULTS, type PositionError } from '@shared/board/positionError'
import { parseFen, makeFen } from '@shared/notation/fen/fen'
import { parseSquare } from '@shared/board/square'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { playAll, positionOf } from '../../../support/positionOf'

const core = loadCore()

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const faultOf = (id: VariantId, fen: string): PositionError['fault'] | undefined => {
  const variant = variantById(id)
  const made = Position.from(core, variant, unwrap(parseFen(variant, fen)).setup)
  if (!made.ok) return made.error.fault
  made.value[Symbol.dispose]()
  return undefined
}

const FAULTS: readonly (readonly [PositionError['fault'], string, VariantId, string])[] = [
  ['kings', 'no kings', 'chess', '8/8/8/8/8/8/8/8 w - - 0 1'],
  ['kings', 'one king only', 'chess', '8/8/8/4k3/8/8/8/8 w - - 0 1'],
  ['kings', 'two kings of one side', 'chess', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1'],
  ['kings', 'one on the board, one in hand', 'pre-chess', '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[QRRBBNNKqrrbbnn] w - - 0 2'],
  ['oppositeCheck', 'the side that has moved stands in check', 'chess', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1'],
  ['oppositeCheck', 'kings side by side', 'chess', '8/8/8/3kK3/8/8/8/8 w - - 0 1'],
  ['pawnsOnBackRank', 'a pawn on the first rank', 'chess', '4k3/8/8/8/8/8/8/4K2P w - - 0 1'],
  ['pawnsOnBackRank', 'a pawn on the last rank', 'chess', 'P3k3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['tooManyPieces', 'seventeen of one side', 'chess', '4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1'],
  ['tooManyPieces', 'seventeen with those in hand', 'pre-chess', 'rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/8[QRRBBNNK] w - - 0 1'],
  ['pocketDoesNotFit', 'more in hand than room', 'fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPP1/1BB1R2N[QRNNKqrnnk] w - - 0 1'],
  ['pocketDoesNotFit', 'more room than in hand', 'fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNKqrnnk] w - - 0 1'],
  ['pocketDoesNotFit', 'nothing in hand for the side to place', 'pre-chess', 'rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[r] w - - 0 8'],
  ['pocketDoesNotFit', 'White to place with a smaller hand', 'pre-chess', 'rr1b1kbq/pppppppp/8/8/8/8/PPPPPPPP/QNBKNB1R[Rnn] w - - 0 7'],
  ['pocketDoesNotFit', 'Black to place with an equal hand', 'fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] b - - 0 1'],
  ['noCompletion', 'no room for the king between the rooks', 'fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/RRBB4[QNNKqrnnk] w - - 0 2'],
  ['noCompletion', 'no square of the other color for a bishop', 'pre-chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQNRBK1[B] w - - 0 8'],
  ['nothingToRelocate', 'a queen that is not at home', 'arrangement', 'rnb1kbnr/pppppppp/8/3q4/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 2 queen'],
  ['nothingToRelocate', 'no queen', 'arrangement', '4k3/8/8/8/8/8/8/4K3 b - - 0 1 king'],
  ['nothingToRelocate', 'White cannot mirror the king', 'arrangement', 'rnbqrbnk/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 2 king'],
  ['outsidePalace', 'a general outside', 'korean-random', '4k4/9/9/9/9/9/4K4/9/9/9 w - - 0 1'],
  ['kings', 'no general', 'korean-random', '4k4/9/9/9/9/9/9/9/9/9 w - - 0 1'],
  ['oppositeCheck', 'a cannon over a soldier', 'korean-random', '4k4/9/9/4P4/9/9/4C4/9/9/3K5 w - - 0 1'],
  ['oppositeCheck', 'an archbishop', 'capablanca-random', '5k4/10/4A5/10/10/10/10/5K4 w - - 0 1'],
  ['pawnsOnBackRank', 'a pawn on the tenth rank', 'english-random', '1p8/5k4/10/10/10/10/10/10/5K4/10 w - - 0 1'],
  ['tooManyPieces', 'twenty-one a side', 'capablanca-random', 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1'.replace('/10/10/10/10/', '/10/10/10/9Q/')],
] // prettier-ignore

describe('the faults of a setup', () => {
  test.each(FAULTS)('%s: %s', (fault, _why, id, fen) => {
    expect(faultOf(id, fen)).toBe(fault)
  })

  test('are all tested above', () => {
    expect(new Set(FAULTS.map(([fault]) => fault))).toEqual(new Set(POSITION_FAULTS))
  })

  test('do not include a check while pieces are being placed', () => {
    expect(faultOf('pre-chess', '4k3/8/8/8/8/8/8/4R3[QRBBNNKqrrbbnn] w - - 0 2')).toBeUndefined()
  })
})

describe('memory', () => {
  test('is released by a position and after an invalid setup', () => {
    const taken = () => core.top - core.free.length * POSITION_BYTES
    faultOf('chess', START)
    const before = taken()
    for (let i = 0; i < 1000; i++) {
      using position = positionOf(core, 'chess', START)
      playAll(position, 'e2e4 e7e5 g1f3')
      faultOf('chess', '8/8/8/8/8/8/8/8 w - - 0 1')
    }
    expect(taken()).toBe(before)
  })

  test('rules are packed once for each set of options', () => {
    const arrangement = variantById('arrangement')
    const setup = unwrap(startSetup(arrangement, 0))
    for (const options of [[], ['curtailed'], [], ['curtailed']])
      unwrap(Position.from(core, arrangement, setup, options))[Symbol.dispose]()
    expect(
      [...core.rules.keys()].filter(key => key.startsWith('arrangement,') || key === 'arrangement'),
    ).toEqual(['arrangement', 'arrangement,curtailed'])
  })

  test('a line of 5,000 plies can be played and undone', () => {
    using position = positionOf(core, 'chess', START)
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    for (let ply = 0; ply < 5000; ply++) playAll(position, shuffle[ply % 4]!)
    expect(makeFen(position.variant, position.setup())).toBe(START.replace('0 1', '5000 2501'))
    expect(position.outcome()).toEqual({ kind: 'fiftyMoves' })
    for (let ply = 0; ply < 5000; ply++) position.undo()
    expect(makeFen(position.variant, position.setup())).toBe(START)
    expect(position.perft(3)).toBe(8902)
  })
})

describe('a misused position', () => {
  test('throws when there is no move to take back', () => {
    using position = positionOf(core, 'chess', START)
    expect(() => position.undo()).toThrow('no move to take back')
  })

  test.each([
    ['in check', 'chess', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'],
    ['while pieces are placed', 'pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
    [
      'while king and queen are relocated',
      'arrangement',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king',
    ],
  ] as const)('throws when the turn is passed %s', (_when, id, fen) => {
    using position = positionOf(core, id, fen)
    expect(position.canPass()).toBe(false)
    expect(() => position.playNull()).toThrow('cannot be passed')
  })

  test('throws when an illegal move is played', () => {
    using position = positionOf(core, 'chess', START)
    expect(() => position.play({ kind: 'normal', from: 4, to: 28 })).toThrow('not a legal move')
  })
})

describe('the FEN of a position', () => {
  test.each([
    ['a capture is legal', START, 'e2e4 a7a6 e4e5 d7d5', 'd6'],
    ['no enemy pawn stands beside', START, 'e2e4', '-'],
    ['the capture would open the rank', '8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1', 'd2d4', '-'],
    ['one of two may capture', '4k3/8/8/8/r1p1pK2/8/3P4/8 w - - 0 1', 'd2d4', 'd3'],
    ['the pawn that would capture is pinned', '4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1', 'd2d4', '-'],
    ['the capture ends a check', '8/8/8/2k5/4p3/8/3P4/K7 w - - 0 1', 'd2d4', 'd3'],
  ])('has an en-passant square only if a capture is legal: %s', (_why, fen, moves, square) => {
    using position = positionOf(core, 'chess', fen)
    playAll(position, moves)
    expect(makeFen(position.variant, position.setup()).split(' ')[3]).toBe(square)
  })

  test('omits an en-passant square that no pawn can use and castling that moves nothing', () => {
    using chess = positionOf(core, 'chess', '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1')
    expect(chess.setup().epSquare).toBeUndefined()
    using beautiful = positionOf(
      core,
      'beautiful',
      'nbkrrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN w EDed - 0 1',
    )
    expect(makeFen(beautiful.variant, beautiful.setup())).toMatch(/ w Ee - 0 1$/)
  })

  test('is updated when the turn is passed', () => {
    using position = positionOf(core, 'chess', 'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3')
    position.playNull()
    expect(makeFen(position.variant, position.setup())).toBe(
      'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 4',
    )
  })
})

describe('completions', () => {
  test('are counted for each side and shrink with each placement', () => {
    using position = positionOf(
      core,
      'fischer-benko',
      '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
    )
    const counts = { white: [position.completions('white')], black: [position.completions('black')] }
    for (const placed of ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@d8+K@b8']) {
      playAll(position, placed)
      for (const color of COLORS) counts[color].push(position.completions(color))
    }
    for (const color of COLORS) {
      expect(counts[color].toSorted((a, b) => b - a)).toEqual(counts[color])
      expect(counts[color][0]).toBeGreaterThan(1)
      expect(counts[color].at(-1)).toBe(1)
    }
  })
})

describe('movesTo', () => {
  const FEN = 'r3k2r/1P6/8/2pP4/8/8/PP3PPP/R3K2R w KQkq c6 0 1'

  test.each([
    ['rooks', 'rook', 'd1', ['a1d1']],
    ['rooks from two sides', 'rook', 'f1', ['h1f1']],
    ['the king', 'king', 'd1', ['e1d1']],
    ['castling is not among them', 'king', 'h1', []],
    ['a pawn’s two steps', 'pawn', 'b4', ['b2b4']],
    ['a capture in passing', 'pawn', 'c6', ['d5c6']],
    ['promotions', 'pawn', 'a8', ['b7a8q', 'b7a8r', 'b7a8b', 'b7a8n']],
    ['nothing to an own piece', 'rook', 'e1', []],
  ] as const)('%s', (_what, role, to, expected) => {
    using position = positionOf(core, 'chess', FEN)
    const found = position.movesTo(role, parseSquare(to)!)
    expect(found.map(move => makeUci(position.variant, move))).toEqual(expected)
  })
})

describe('readSan', () => {
  const FEN = 'r3k2r/1P6/8/2pP4/8/8/PP3PPP/R3K2R w KQkq c6 0 1'

  test.each([
    ['O-O-O', 'e1c1'],
    ['O-O', 'e1g1'],
    ['Rf1', 'h1f1'],
    ['Rhf1', 'h1f1'],
    ['R1f1', 'h1f1'],
    ['Rh1f1', 'h1f1'],
    ['Rhxf1', 'h1f1'],
    ['Raf1', undefined],
    ['dxc6', 'd5c6'],
    ['d6+', 'd5d6'],
    ['bxa8=N', 'b7a8n'],
    ['bxa8Q#', 'b7a8q'],
    ['bxa8', undefined],
    ['b8=', undefined],
    ['c6', undefined],
    ['Kd8', undefined],
    ['e1g1', undefined],
    ['0-0', undefined],
    ['Rf1!', undefined],
    ['Rf1e', undefined],
    ['', undefined],
    ['Rh1f1=Q+andmore', undefined],
  ])('reads %s as %s', (text, uci) => {
    using position = positionOf(core, 'chess', FEN)
    const move = position.readSan(text)
    expect(move && makeUci(position.variant, move)).toBe(uci)
  })
})
