import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import type { Examined } from '@shared/report/examined'
import {
  ANNOTATION_CHOICES,
  annotateGame,
  type AnnotationChoices,
  reportSummary,
} from '@shared/report/gameAnnotation'
import { playedMoves, reportMoves, type GameFindings } from '@shared/report/gameReport'
import type { JudgedBy } from '@shared/report/judgedBy'
import { accuracyOf, judgmentOf, JUDGMENT_POINTS } from '@shared/report/judgment'
import { summarize } from '@shared/report/playerSummary'
import { turningPoints } from '@shared/report/turningPoints'
import { judgedLine } from '@shared/publish/document/judgedLine'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { mainline } from '@shared/tree/tree'
import { loadCore } from '../../../../electron/core/load'
import type { Position } from '../../../../electron/core/position'
import { readGame } from '../../../../electron/rules/games/gameReader'
import { lineMoves } from '../../../../electron/rules/positions/playMove'
import { openPosition } from '../../../../electron/rules/positions/openPosition'

const core = loadCore()

const gameOf = (moves: string, tags = ''): Game => {
  const text = `${tags}\n\n${moves} *`
  return unwrap(readGame(core, parseGame(text), text))
}

const linesAt = (fen: string, ...lines: readonly string[]): readonly (readonly BetterMove[])[] => {
  using position: Position = unwrap(openPosition(core, { variant: 'chess', options: [], fen })).position
  return lines.map(line => lineMoves(position, line.split(' ')))
}

/** The findings if the positions of a line have these values in centipawns and these best lines. */
const findings = (
  game: Game,
  values: readonly number[],
  best: Readonly<Record<number, readonly string[]>> = {},
): GameFindings => {
  const line = mainline(game.root)
  const examined = values.map((value, ply): [number, Examined] => {
    const node = line[ply]!
    const lines = linesAt(node.fen, ...(best[ply] ?? [line[ply + 1]?.uci ?? 'a2a3']))
    return [ply, { kind: 'searched', score: { kind: 'cp', value }, depth: 12, nodes: 1000, lines }]
  })
  return { examined: new Map(examined) }
}

describe('a move', () => {
  test('is judged by the points it gives away', () => {
    expect([0, 4.9, 5, 9.9, 10, 19.9, 20, 100].map(loss => judgmentOf(loss, JUDGMENT_POINTS))).toEqual([
      undefined,
      undefined,
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ])
  })

  test('is less accurate the more it gives away', () => {
    expect([0, 16, 32].map(accuracyOf)).toEqual([100, 50, 25])
  })

  test('gives nothing away if the engine would have played it, even if its value falls one ply later', () => {
    const game = gameOf('1. e4 e5')
    const moves = reportMoves(game, findings(game, [50, -300, 0]), JUDGMENT_POINTS)
    expect(moves.map(({ loss, better, judgment }) => ({ loss, better, judgment }))).toEqual([
      { loss: 0, better: [], judgment: undefined },
      { loss: 0, better: [], judgment: undefined },
    ])
  })

  test('gives away the loss of winning chance of its player', () => {
    const game = gameOf('1. f3 e5 2. g4')
    const found = findings(game, [0, -100, 0, -1000], { 0: ['e2e4 e7e5'], 1: ['d7d5'], 2: ['d2d4'] })
    const [white, black, mate] = reportMoves(game, found, JUDGMENT_POINTS)
    // 100 / (1 + exp(0.58)) is 35.89.
    expect(white).toMatchObject({ ply: 1, color: 'white', phase: 'opening', judgment: 'mistake' })
    expect(white!.loss).toBe(14.1)
    expect(white!.better.map(line => line.map(({ san }) => san))).toEqual([['e4', 'e5']])
    expect(black!.loss).toBe(14.1)
    expect(mate).toMatchObject({ color: 'white', judgment: 'blunder' })
  })

  test('gives nothing away if it mates, and everything if it allows mate', () => {
    const game = gameOf('1. f3 e5 2. g4 Qh4#')
    const { examined } = findings(game, [0, 0, 0, -1000], { 2: ['d2d4'], 3: ['d7d5'] })
    const all = new Map(examined).set(4, { kind: 'ended', winner: 'black' })
    const moves = reportMoves(game, { examined: all }, JUDGMENT_POINTS)
    expect(moves[3]).toMatchObject({ loss: 0, better: [] })
    expect(moves[2]!.loss).toBeGreaterThan(49)
  })

  test('is left out if the position before or after it was not examined', () => {
    const game = gameOf('1. e4 e5 2. Nf3 Nc6')
    const { examined } = findings(game, [0, 0, 0, 0])
    const known = new Map([...examined].filter(([ply]) => ply !== 2))
    const moves = reportMoves(game, { examined: known }, JUDGMENT_POINTS)
    expect(moves.map(({ ply }) => ply)).toEqual([1])
  })

  test('of the setup is judged by its cost', () => {
    const game = gameOf(
      '1. R@h1 N@e8',
      '[Variant "Fischer-Benko Chess"]\n[SetUp "1"]\n[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]\n',
    )
    const turn = { turn: 'white', value: 0, cost: 100, isBest: false, better: [] } as const
    const setup = {
      value: 0,
      isThrow: true,
      skipped: 0,
      turns: [turn, { ...turn, turn: 'black', cost: 3, isBest: true }],
    } as const
    const moves = reportMoves(game, { examined: new Map(), setup }, JUDGMENT_POINTS)
    expect(moves.map(({ phase, color, judgment }) => [phase, color, judgment])).toEqual([
      // Judged by the Solver's scale of centipawns, not by points, so that there is only one standard.
      ['setup', 'white', 'blunder'],
      ['setup', 'black', undefined],
    ])
    expect(moves[0]!.loss).toBeCloseTo(14.11, 2)
    expect(moves[1]!.loss).toBe(0)
  })
})

describe('the moves of a player', () => {
  const game = gameOf('1. f3 e5 2. g4 d6')
  const moves = reportMoves(
    game,
    findings(game, [0, -100, -100, -500, 0], { 0: ['e2e4'], 2: ['d2d4'], 3: ['d8h4'] }),
    JUDGMENT_POINTS,
  )

  test('are summed up, also by phase', () => {
    const white = summarize(moves, 'white')
    expect(white.moves).toBe(2)
    expect(white.judged.mistake.map(({ ply }) => ply)).toEqual([1])
    expect(white.judged.blunder.map(({ ply }) => ply)).toEqual([3])
    expect(white.averageLoss).toBeCloseTo((moves[0]!.loss + moves[2]!.loss) / 2, 9)
    expect(white.accuracy).toBeCloseTo((accuracyOf(moves[0]!.loss) + accuracyOf(moves[2]!.loss)) / 2, 9)
    expect(summarize(moves, 'white', 'opening')).toEqual(white)
    expect(summarize(moves, 'white', 'endgame')).toEqual({
      moves: 0,
      judged: { inaccuracy: [], mistake: [], blunder: [] },
    })
  })

  test('are summed up in words', () => {
    expect(reportSummary(moves)).toMatch(
      /^White: accuracy \d+, 1 mistake, 1 blunder\. Black: accuracy \d+, 1 blunder\.$/,
    )
  })

  test('are turning points where most is given away, in the order of the game', () => {
    expect(turningPoints(moves).map(({ ply }) => ply)).toEqual([1, 3, 4])
    expect(turningPoints(moves, 2).map(({ ply }) => ply)).toEqual([3, 4])
  })
})

const CHOICES: AnnotationChoices = { ...ANNOTATION_CHOICES, lines: 2, plies: 2 }

describe('the annotation of a game', () => {
  const MOVES = '1. f3 {Mine.} e5 $1 2. g4 (2. d4 {My line.} exd4) 2... d6 {[%eval 1.50] Theirs.}'
  const game = gameOf(MOVES)
  const found = findings(game, [0, -100, -400, -500, 0], {
    0: ['e2e4 e7e5 g1f3', 'd2d4 d7d5'],
    2: ['d2d4 e5d4'],
    3: ['d8h4'],
  })
  const moves = reportMoves(game, found, JUDGMENT_POINTS)
  const written = annotateGame(game, moves, found, CHOICES)

  test('follows the existing comments and variations', () => {
    const text = writeGame(written)
    expect(text).toContain('[%report summary]')
    expect(text).toMatch(/1\. f3 \$2 \{Mine\.\}\s+\{\[%eval -1\.00,12\]\s+\[%report 14\.1,2\]\}/)
    expect(text).toMatch(
      /\(1\. e4 \{\[%report\s+better\]\}\s+1\.\.\. e5\)\s+\(1\. d4 \{\[%report\s+better\]\}\s+1\.\.\. d5\)/,
    )
    expect(text).toMatch(/\{My line\.\}/)
    expect(text.match(/2\. d4/g)).toHaveLength(1)
    expect(text).toMatch(/\{\[%eval 1\.50\]\s+Theirs\.\}\s+\{\[%report [\d.]+,4\]\}/)
    expect(text).not.toContain('0.00,12')
  })

  test('contains the losses exactly enough for the same accuracies when it is read', () => {
    const read = judgedLine(written).moves
    expect(read.map(({ ply }) => ply)).toEqual(moves.map(({ ply }) => ply))
    for (const [place, { loss }] of read.entries())
      expect(Math.abs(loss - moves[place]!.loss)).toBeLessThan(0.051)
  })

  test('is replaced by the next report without a trace', () => {
    const again = unwrap(readGame(core, parseGame(writeGame(written)), writeGame(written)))
    const nothing = annotateGame(again, [], { examined: new Map() })
    expect(writeGame(nothing)).toBe(writeGame(game))
    const second = annotateGame(again, moves, found, CHOICES)
    expect(writeGame(second)).toBe(writeGame(written))
  })

  test('names the engine that evaluated the game, if known', () => {
    const by = (judgedBy: JudgedBy) => writeGame(annotateGame(game, moves, { ...found, judgedBy }, CHOICES))
    const fish = by({ engine: 'Stockfish 19 Lite', nodes: 200_000 })
    expect(fish.replaceAll(/\s+/g, ' ')).toContain(
      '[%report summary] Evaluated by Stockfish 19 Lite, 200,000 nodes a move. White: accuracy',
    )
    const again = unwrap(readGame(core, parseGame(fish), fish))
    expect(writeGame(annotateGame(again, moves, found, CHOICES))).toBe(writeGame(written))
    expect(by({ engine: 'A{}[%]B' }).replaceAll(/\s+/g, ' ')).toContain('Evaluated by AB. White:')
  })

  test('has no glyphs and no lines if none are chosen', () => {
    const text = writeGame(annotateGame(game, moves, found, { ...CHOICES, glyphs: false, lines: 0 }))
    expect(text).not.toMatch(/\$2|\$4|better/)
    expect(text).toContain('$1')
  })

  test('has sentences about placements, and nothing else about them', () => {
    const tags =
      '[Variant "Fischer-Benko Chess"]\n[SetUp "1"]\n[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]'
    const setup = gameOf('1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. Q@g1+K@f1 Q@b8+K@d8 5. e4', tags)
    const placed = playedMoves(setup).map(played => ({ ...played, loss: 0, better: [] }))
    const sentences = new Map([[5, 'In the corner the knight has two squares at most.']])
    const said = annotateGame(setup, placed, { examined: new Map() }, { ...CHOICES, words: true }, sentences)
    const text = writeGame(said)
    expect(text).toMatch(/3\. N@a1\s+\{\[%report\s+words\s+\S+\]\s+In\s+the\s+corner/)
    expect(text.match(/\[%report \d/g)).toHaveLength(1)
    expect(writeGame(annotateGame(said, [], { examined: new Map() }))).toBe(writeGame(setup))
    const silent = annotateGame(setup, placed, { examined: new Map() }, CHOICES, sentences)
    expect(writeGame(silent)).not.toContain('corner')
  })

  test('has sentences if words are chosen, which the next report replaces', () => {
    const sentences = new Map([
      [1, 'Weakens the king.'],
      [3, 'Allows mate with 2... Qh4#.'],
    ])
    const choices = { ...CHOICES, words: true }
    const said = writeGame(annotateGame(game, moves, found, choices, sentences))
    expect(said).toMatch(/\{\[%report\s+words\s+\S+\]\s+Allows\s+mate\s+with\s+2\.\.\.\s+Qh4#\.\}/)
    expect(writeGame(annotateGame(game, moves, found, CHOICES, sentences))).toBe(writeGame(written))
    const again = unwrap(readGame(core, parseGame(said), said))
    expect(writeGame(annotateGame(again, moves, found, choices, sentences))).toBe(said)
    expect(writeGame(annotateGame(again, [], { examined: new Map() }))).toBe(writeGame(game))
    const front = writeGame(annotateGame(game, moves, found, choices, new Map([[0, 'Black wins.']])))
    expect(front).toMatch(/\{\[%report\s+summary\]\s+Black\s+wins\.\s+White:\s+accuracy/)
    const other = new Map([[1, 'Weakens the king.']])
    expect(writeGame(annotateGame(again, moves, found, choices, other))).not.toContain('Allows')
  })
})
