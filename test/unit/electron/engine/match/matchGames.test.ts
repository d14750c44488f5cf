import { describe, expect, test } from 'vitest'
import { parseGames } from '@shared/notation/pgn/parser'
import { findByUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { loadCore } from '../../../../../electron/core/load'
import { Position } from '../../../../../electron/core/position'
import type { GameEnd, PlayedGame, PlayedPly } from '../../../../../electron/engine/match/game'
import { matchPgn } from '../../../../../electron/engine/match/matchPgn'
import { faultText, gameRow, matchJson, matchReport } from '../../../../../electron/engine/match/matchReport'
import { drawStarts, readStarts } from '../../../../../electron/engine/match/matchStarts'
import {
  emptyTally,
  engineOf,
  gamePoints,
  withGame,
  withPairOf,
  type MatchGame,
} from '../../../../../electron/engine/match/tally'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { playMove } from '../../../../../electron/rules/positions/playMove'

const core = loadCore()
const variant = variantById('double-chess960')
const setup = unwrap(startSetup(variant, 518 * 960 + 518))

const NOTHING = { nags: [], commentsBefore: [], comments: [], children: [] }

const played = (moves: readonly string[], end: GameEnd, result: PlayedGame['result']): PlayedGame => {
  using position = unwrap(Position.from(core, variant, setup))
  const startFen = position.fen()
  const plies = moves.map((uci, index): PlayedPly => {
    const color = position.turn()
    const { uci: id, ...node } = playMove(position, findByUci(variant, position.legalMoves(), uci)!)
    return {
      color,
      node: { id, uci: id, ...node, ...NOTHING },
      elapsedMs: 100 + index,
      nodes: 1000,
      depth: index === 0 ? undefined : 10,
      score: index === 0 ? undefined : { kind: index === 3 ? 'mate' : 'cp', value: index === 3 ? -1 : 35 },
    }
  })
  return { startFen, startInCheck: false, plies, end, result }
}

const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
const MATE: GameEnd = { by: 'rules', outcome: { kind: 'checkmate', winner: 'black' } }
const FAULT: GameEnd = {
  by: 'fault',
  fault: {
    kind: 'illegalMove',
    detail: 'e2e5',
    said: ['> go nodes 1', '< bestmove e2e5'],
    color: 'white',
    fen: 'FEN',
    ply: 0,
  },
}

const aGame = (game: PlayedGame, color: MatchGame['color'], number = 1): MatchGame => ({
  number,
  round: 1,
  start: { label: 'start 497798', setup },
  opponent: 0,
  color,
  game,
})

describe('the tally of a match', () => {
  const lost = aGame(played(FOOLS_MATE, MATE, '0-1'), 'white')
  const won = aGame(played([], FAULT, '0-1'), 'black', 2)

  test('counts the points of the first engine', () => {
    expect([lost, won].map(gamePoints)).toEqual([0, 1])
    expect(gamePoints(aGame(played([], MATE, '1/2-1/2'), 'black'))).toBe(0.5)
    expect(engineOf(lost, 'white')).toBe(0)
    expect(engineOf({ ...won, opponent: 2 }, 'white')).toBe(3)
  })

  test('counts for both engines, with depths only where they were reported', () => {
    const tally = withGame(emptyTally(1), lost)
    expect(tally.duels).toEqual([{ wins: 0, draws: 0, losses: 1, pairs: [0, 0, 0, 0, 0] }])
    expect(tally.engines).toEqual([
      { moves: 2, nodes: 2000, timeMs: 202, longestMs: 102, depths: 10, depthMoves: 1 },
      { moves: 2, nodes: 2000, timeMs: 204, longestMs: 103, depths: 20, depthMoves: 2 },
    ])
  })

  test('counts a pair once both games are over, and faults by engine', () => {
    const tally = withPairOf(withGame(withGame(emptyTally(1), lost), won), [lost, won])
    expect(tally).toMatchObject({
      games: 2,
      duels: [{ wins: 1, draws: 0, losses: 1, pairs: [0, 0, 1, 0, 0] }],
      faults: [{ engine: 1, fault: { kind: 'illegalMove' } }],
    })
  })

  const NAMES = ['Ours', 'Theirs']
  const tally = withPairOf(withGame(withGame(emptyTally(1), lost), won), [lost, won])

  test('is reported line by line', () => {
    expect(gameRow(won, tally, NAMES, undefined)).toBe(
      '   2  Theirs - Ours  0-1  illegal move, 0 plies (start 497798)  | +1 =0 -1, 50.0 %, Elo +0.0 +- inf\n',
    )
    expect(gameRow(lost, withGame(emptyTally(1), lost), NAMES, undefined)).toContain(
      'checkmate, 4 plies (start 497798)  | +0 =0 -1, 0.0 %, no pair yet',
    )
    expect(faultText(tally.faults[0]!, NAMES)).toBe(
      'game 2 (start 497798), Theirs as white against Ours: illegal move after 0 plies: e2e5\n  FEN\n    > go nodes 1\n    < bestmove e2e5\n',
    )
  })

  test('is reported at the end', () => {
    const report = matchReport(tally, NAMES, { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.05 })
    expect(report).toMatch(/^Theirs +2 +1 +0 +1 +50\.0 % +\+0\.0 +inf +50\.0 % +0 0 1 0 0$/m)
    expect(report).toMatch(/^Ours +2 +10\.0 +9901 +1000 +101\.0 +102$/m)
    expect(report).toMatch(/^SPRT \[0, 5\]: LLR -0\.01 \(-2\.94, 2\.94\), not decided$/m)
    expect(report).toContain('1 fault\n')
    expect(matchReport(emptyTally(1), NAMES, undefined)).toMatch(/^Theirs +0 +0 +0 +0 *$/m)
  })

  test('is printed as JSON, with infinite numbers as null', () => {
    expect(JSON.parse(matchJson(tally, NAMES, undefined, 'finished'))).toMatchObject({
      ended: 'finished',
      first: 'Ours',
      duels: [{ against: 'Theirs', wins: 1, losses: 1, estimate: { elo: 0, error: null } }],
      faults: [{ game: 2, engine: 'Theirs', kind: 'illegalMove', color: 'white' }],
    })
  })
})

describe('the PGN of a game', () => {
  const heading = {
    variant: 'double-chess960',
    options: [],
    white: 'A "quoted" name',
    black: 'B',
    whiteLimits: { nodes: 1000 },
    blackLimits: { moveTimeMs: 100 },
    opponents: 1,
    date: new Date(2026, 0, 9),
  } as const
  const text = matchPgn(heading, aGame(played(FOOLS_MATE, MATE, '0-1'), 'white'))

  test('has the players, their limits and the result as tags', () => {
    const [pgn] = parseGames(text)
    const tags = Object.fromEntries(pgn!.tags.map(({ name, value }) => [name, value]))
    expect(tags).toMatchObject({
      Date: '2026.01.09',
      Round: '1.1',
      Couplet: '1.1',
      White: 'A "quoted" name',
      Result: '0-1',
      Variant: 'Double Chess960',
      WhiteTimeControl: '1000 nodes',
      BlackTimeControl: '100 ms',
      PlyCount: '4',
      Termination: 'normal',
    })
  })

  test('has the score, depth and time of each move, from the view of the side that moves', () => {
    const [pgn] = parseGames(text)
    const line = mainline(unwrap(readGame(core, pgn!, text)).root).slice(1)
    expect(line.map(({ san, comments }) => [san, comments[0]!.text])).toEqual([
      ['f3', '0.100s'],
      ['e5', '-0.35/10 0.101s'],
      ['g4', '+0.35/10 0.102s'],
      ['Qh4#', '+M1/10 0.103s, checkmate'],
    ])
  })

  test.each<[GameEnd, string]>([
    [FAULT, 'rules infraction'],
    [{ by: 'fault', fault: { ...FAULT.fault, kind: 'timeForfeit' } }, 'time forfeit'],
    [{ by: 'fault', fault: { ...FAULT.fault, kind: 'crash' } }, 'abandoned'],
    [{ by: 'adjudication', verdict: { kind: 'draw' } }, 'adjudication'],
  ])('names its termination (%#)', (end, termination) => {
    const pgn = matchPgn(heading, aGame(played(['e2e4'], end, '0-1'), 'white'))
    expect(pgn).toContain(`[Termination "${termination}"]`)
  })
})

describe('starts', () => {
  test('are the same for the same seed, for any number of them', () => {
    const few = drawStarts(variant, [], 'seed', 3, false)!
    const more = drawStarts(variant, [], 'seed', 5, false)!
    expect(more.slice(0, 3)).toEqual(few)
    expect(new Set(more.map(({ label }) => label)).size).toBe(5)
    expect(drawStarts(variant, [], 'other', 3, false)).not.toEqual(few)
  })

  test('are drawn before placement in systems that have one', () => {
    const benko = variantById('fischer-benko')
    expect(drawStarts(benko, [], 's', 1, true)![0]!.setup.pockets.white).toMatchObject({ queen: 1 })
    expect(drawStarts(variant, [], 's', 1, true)).toBeUndefined()
  })

  const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

  test('are read from a text with one position per line', () => {
    const starts = unwrap(readStarts(core, variant, [], `# a comment\n\n${FEN}\r\n  ${FEN}\n`))
    expect(starts.map(({ label }) => label)).toEqual(['line 3', 'line 4'])
  })

  test.each([
    [`${FEN}\nnonsense`, 2],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 1],
    ['8/8/8/8/8/8/8/8 w - - 0 1', 1],
    ['# nothing', 1],
  ])('are refused when no game can be played from them: %j', (text, line) => {
    expect(readStarts(core, variant, [], text)).toMatchObject({ ok: false, error: { line } })
  })
})
