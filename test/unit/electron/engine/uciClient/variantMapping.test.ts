import { describe, expect, test } from 'vitest'
import type { EngineOption } from '@shared/analysis/engine'
import { systemsOf } from '../../../../../electron/engine/uciClient/variantMapping'
import { uciRequest } from '../../../../../electron/engine/uciClient/uciRequest'
import { aJob } from '../../../../support/engineWork'

const CHESS960: EngineOption = { kind: 'check', name: 'UCI_Chess960', default: false }
const variantsOf = (...choices: string[]): EngineOption => ({
  kind: 'combo',
  name: 'UCI_Variant',
  default: choices[0]!,
  choices,
})

const profileOf = (options: readonly EngineOption[]) => ({
  id: 'x',
  origin: 'external' as const,
  name: 'Engine',
  author: '',
  path: '/engine',
  args: [],
  options,
  values: {},
  ...systemsOf(options),
})

const PLAIN = profileOf([])
const STOCKFISH = profileOf([CHESS960])
const FAIRY = profileOf([CHESS960, variantsOf('chess', 'fischerandom', 'horde', 'placement')])
const OLD_960 = profileOf([variantsOf('normal', 'fischerandom')])
const OTHER_GAMES = profileOf([variantsOf('shogi', 'xiangqi')])
const OURS = profileOf([CHESS960, variantsOf('chess', 'chess960', 'fischer-benko', 'ajax-random')])

describe('systems played from their start', () => {
  const ordinary = ['chess', 'chess960', 'double-chess960', 'arrangement-random']
  test.each([
    ['no options', PLAIN, ['chess'], false],
    ['a switch for Chess960', STOCKFISH, ordinary, true],
    ['a list of variants', FAIRY, [...ordinary, 'pre-chess'], true],
    ['Chess960 as one of the variants', OLD_960, ordinary, true],
    ['other games only', OTHER_GAMES, [], false],
    ['our own names', OURS, [...ordinary, 'fischer-benko', 'ajax-random'], true],
  ] as const)('with %s', (_, profile, variants, playsChess960) => {
    expect(new Set(profile.variants)).toEqual(new Set(variants))
    expect(profile.playsChess960).toBe(playsChess960)
  })
})

const FB = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const FB_SETUP = 'R@h1 N@e8 N@d1 R@a8 N@a1 N@h8 Q@g1+K@f1 Q@b8+K@d8'
const FB_GAME = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w HEga - 0 5'

describe('a request to an engine', () => {
  const cases = [
    [
      'orthodox chess with its own castling',
      STOCKFISH,
      { line: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1' },
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1',
      { chess960: false },
    ],
    [
      'Chess960 with file letters, the king taking his rook',
      STOCKFISH,
      { system: 'chess960', fen: 'rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1', line: 'b1f1 b8a8' },
      'rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w FAfa - 0 1',
      'b1f1 b8a8',
      { chess960: true },
    ],
    [
      'a variant of the list instead of the switch',
      OLD_960,
      { system: 'double-chess960', fen: 'rk3r2/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w KQkq - 0 1' },
      'rk3r2/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w HAfa - 0 1',
      '',
      { variantChoice: 'fischerandom', chess960: true },
    ],
    [
      'a position of Chess960 that happens to be orthodox, to an engine without the switch',
      PLAIN,
      { system: 'chess960', fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', line: 'e1h1' },
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      'e1g1',
      { chess960: false },
    ],
    [
      'the game proper after a setup',
      STOCKFISH,
      { system: 'fischer-benko', fen: FB, line: `${FB_SETUP} e2e4 e7e5` },
      FB_GAME,
      'e2e4 e7e5',
      { chess960: true },
    ],
    [
      'a setup to an engine that knows the system',
      OURS,
      { system: 'fischer-benko', fen: FB, line: 'R@h1 N@e8' },
      FB,
      'R@h1 N@e8',
      { variantChoice: 'fischer-benko', chess960: true },
    ],
    [
      'Pre-Chess by the name it has elsewhere, castling as in orthodox chess',
      FAIRY,
      { system: 'pre-chess', fen: '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1', line: 'K@e1' },
      '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1',
      'K@e1',
      { variantChoice: 'placement', chess960: false },
    ],
    [
      'Transcendental Chess once both have moved',
      STOCKFISH,
      {
        system: 'transcendental',
        fen: 'nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 Tt',
        line: 'b1d1 e7e5 e2e4',
      },
      'nrkbbqrn/pppp1ppp/8/4p3/8/8/PPPPPPPP/RQBNKBNR w - - 0 2',
      'e2e4',
      { chess960: true },
    ],
    [
      'Contemporary Random without any of its rights',
      STOCKFISH,
      { system: 'contemporary-random', fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1 -/-' },
      '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
      '',
      { chess960: true },
    ],
    [
      'Beautiful Chess where the king stands between his rooks',
      STOCKFISH,
      { system: 'beautiful', fen: 'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1' },
      'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1',
      '',
      { chess960: true },
    ],
  ] as const

  test.each(cases)('describes %s', (...[, profile, work, fen, moves, mapping]) => {
    const request = uciRequest(profile, aJob(work))
    expect(request).toMatchObject({
      ok: true,
      value: { fen, moves: moves.split(' ').filter(Boolean), mapping },
    })
  })

  test('names the moves to search in the notation of the engine', () => {
    const job = aJob({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', only: 'e1g1 a1a8' })
    expect(uciRequest(STOCKFISH, job)).toMatchObject({ value: { searchMoves: ['e1g1', 'a1a8'] } })
  })
})

describe('positions that an engine cannot analyze', () => {
  test.each([
    ['pieces in hand', STOCKFISH, { system: 'fischer-benko', fen: FB }, true],
    [
      'a relocation',
      STOCKFISH,
      { system: 'arrangement', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king' },
      true,
    ],
    [
      'a transposition',
      STOCKFISH,
      { system: 'transcendental', fen: 'nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 Tt' },
      false,
    ],
    ['a leap', STOCKFISH, { system: 'contemporary-random', fen: '4k3/8/8/8/8/8/8/2K5 w - - 0 1 K/-' }, false],
    [
      'an adjustment',
      STOCKFISH,
      { system: 'contemporary-random', fen: '4k3/8/8/8/8/8/8/BNB1K3 w - - 0 1 abc/-' },
      false,
    ],
    [
      'castling toward b and c',
      STOCKFISH,
      { system: 'contemporary-random', fen: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 -/-' },
      false,
    ],
    [
      'castling with both rooks on one side',
      STOCKFISH,
      {
        system: 'beautiful',
        fen: '4k3/8/8/8/8/8/8/K2R1R2 w FD - 0 1',
      },
      false,
    ],
    ['quiet steps', STOCKFISH, { system: 'ajax-random', fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1' }, false],
    [
      'Chess960, where it is not played',
      PLAIN,
      { system: 'chess960', fen: 'rk3r2/8/8/8/8/8/8/RK3R2 w KQkq - 0 1' },
      false,
    ],
    ['chess, where only other games are played', OTHER_GAMES, {}, false],
  ] as const)('include %s', (_, profile, work, inSetup) => {
    const job = aJob(work)
    expect(uciRequest(profile, job)).toEqual({
      ok: false,
      error: { kind: 'variantNotPlayed', engine: 'Engine', variant: job.variant.id, inSetup },
    })
  })
})
