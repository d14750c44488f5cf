import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { limitsOf, parseGo, type GoCommand } from '../../../../../electron/engine/uciServer/goCommand'
import { MAX_COMMAND_LENGTH, parseCommand } from '../../../../../electron/engine/uciServer/uciCommand'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

describe('a line', () => {
  test.each(['uci', 'isready', 'ucinewgame', 'stop', 'ponderhit', 'quit', 'd', 'eval', 'bench'] as const)(
    '%s stands for itself',
    word => {
      expect(parseCommand(word)).toEqual({ ok: true, value: { kind: word } })
      expect(parseCommand(`  ${word}\t now\r`)).toEqual({ ok: true, value: { kind: word } })
    },
  )

  test.each(['', '   ', '\r', 'debug on', 'register later'])('%j asks for nothing', line => {
    expect(parseCommand(line)).toEqual({ ok: true, value: { kind: 'nothing' } })
  })

  test.each([
    ['joho', { kind: 'unknownCommand', found: 'joho' }],
    ['constructor', { kind: 'unknownCommand', found: 'constructor' }],
    ['position', { kind: 'badPosition', found: '' }],
    ['position here moves e2e4', { kind: 'badPosition', found: 'here moves e2e4' }],
    ['position fen moves e2e4', { kind: 'badPosition', found: 'fen moves e2e4' }],
    ['setoption Hash 3', { kind: 'badOption', found: 'Hash 3' }],
    ['setoption name value 3', { kind: 'badOption', found: 'name value 3' }],
    ['go depth', { kind: 'badNumber', word: 'depth', found: '' }],
    ['go depth 0', { kind: 'badNumber', word: 'depth', found: '0' }],
    ['go nodes 1e6', { kind: 'badNumber', word: 'nodes', found: '1e6' }],
    ['go wtime x btime 1', { kind: 'badNumber', word: 'wtime', found: 'x' }],
    ['go perft 99', { kind: 'badNumber', word: 'perft', found: '99' }],
    ['x'.repeat(MAX_COMMAND_LENGTH + 1), { kind: 'tooLong', characters: MAX_COMMAND_LENGTH + 1 }],
  ])('%.40s is refused', (line, error) => {
    expect(parseCommand(line)).toEqual({ ok: false, error })
  })
})

describe('position', () => {
  test.each([
    ['position startpos', { start: { kind: 'startpos' }, moves: [] }],
    ['position startpos moves', { start: { kind: 'startpos' }, moves: [] }],
    [
      'position  startpos moves e2e4  N@c1 Q@g1+K@f1',
      { start: { kind: 'startpos' }, moves: ['e2e4', 'N@c1', 'Q@g1+K@f1'] },
    ],
    [`position fen ${START}`, { start: { kind: 'fen', fen: START }, moves: [] }],
    [
      `position fen ${START} king moves e8e8`,
      { start: { kind: 'fen', fen: `${START} king` }, moves: ['e8e8'] },
    ],
  ])('%s', (line, position) => {
    expect(parseCommand(line)).toEqual({ ok: true, value: { kind: 'position', ...position } })
  })
})

describe('setoption', () => {
  test.each([
    ['setoption name Hash value 64', 'Hash', '64'],
    ['setoption name Move Overhead value 30', 'Move Overhead', '30'],
    ['setoption name Clear Hash', 'Clear Hash', undefined],
    ['setoption name A value', 'A', ''],
    ['setoption name A value b  c value d', 'A', 'b c value d'],
  ])('%s', (line, name, value) => {
    expect(parseCommand(line)).toEqual({ ok: true, value: { kind: 'setoption', name, value } })
  })
})

describe('go', () => {
  const go = (words: string): GoCommand => unwrap(parseGo(words.split(' ')))

  test('takes every limit in any order', () => {
    expect(
      go('ponder binc 5 wtime 1000 btime -20 winc 4 movestogo 7 depth 9 nodes 10 movetime 11 mate 3'),
    ).toEqual({
      numbers: {
        binc: 5,
        wtime: 1000,
        btime: -20,
        winc: 4,
        movestogo: 7,
        depth: 9,
        nodes: 10,
        movetime: 11,
        mate: 3,
      },
      isInfinite: false,
      isPonder: true,
      searchMoves: [],
      unknown: [],
    })
  })

  test('ends searchmoves at the next keyword', () => {
    expect(go('searchmoves e2e4 d2d4 infinite')).toMatchObject({
      searchMoves: ['e2e4', 'd2d4'],
      isInfinite: true,
    })
  })

  test('skips unknown words and reports them', () => {
    expect(go('fast depth 3 now')).toMatchObject({ numbers: { depth: 3 }, unknown: ['fast', 'now'] })
  })

  test.each<[string, 'white' | 'black', object]>([
    ['wtime 1000 btime 2000 winc 3 binc 4', 'white', { clock: { timeMs: 1000, incrementMs: 3 } }],
    ['wtime 1000 btime 2000 winc 3 binc 4', 'black', { clock: { timeMs: 2000, incrementMs: 4 } }],
    ['wtime 1000 movestogo 5', 'white', { clock: { timeMs: 1000, incrementMs: 0, movesToGo: 5 } }],
    ['wtime 1000 movestogo 0', 'white', { clock: { timeMs: 1000, incrementMs: 0 } }],
    ['wtime 1000', 'black', { clock: { timeMs: 1000, incrementMs: 0 } }],
    ['wtime -50', 'white', { clock: { timeMs: 0, incrementMs: 0 } }],
    ['movetime 30', 'white', { moveTimeMs: 30 }],
    ['depth 4 nodes 5 mate 6', 'white', { depth: 4, nodes: 5, mate: 6 }],
    ['ponder wtime 9', 'white', { ponder: true, clock: { timeMs: 9, incrementMs: 0 } }],
    ['infinite wtime 9 movetime 3', 'white', {}],
  ])('%s for %s', (words, turn, limits) => {
    expect(limitsOf(go(words), turn, 20)).toEqual({ ...limits, overheadMs: 20 })
  })
})
