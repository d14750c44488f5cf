// @module-tag stockfish
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { programPath } from '../support/programPath'
import { processesNamed } from '../support/processesNamed'

const SCRIPT = path.join(import.meta.dirname, '../fixtures/match/faultyEngine.mjs')
const GOOD = `name=Good cmd=${programPath('stockfish')} nodes=50`

interface FaultJson {
  readonly game: number
  readonly engine: string
  readonly kind: string
  readonly detail: string
  readonly fen: string
  readonly ply: number
  readonly said: readonly string[]
}

interface MatchJson {
  readonly games: number
  readonly ended: string
  readonly duels: readonly { readonly losses: number }[]
  readonly faults: readonly FaultJson[]
}

let runs = 0

const play = (fault: string, words = 'nodes=50', ...more: readonly string[]) => {
  const mark = `mark-${fault}-${process.pid}-${++runs}`
  const faulty = `name=Faulty cmd='${process.execPath} ${SCRIPT} ${fault} ${mark}' ${words}`
  const args = ['match', '--engine', faulty, '--engine', GOOD, '--rounds', '1', '--seed', 'faults']
  return { ...runCli(cli, [...args, ...more]), left: processesNamed(mark) }
}

describe('a faulty engine loses the game, and the match goes on', () => {
  test.each<[fault: string, kind: string, words: string, detail: RegExp, said: RegExp]>([
    ['illegalMove', 'illegalMove', 'nodes=50', /^a1a8$/, /< bestmove a1a8/],
    ['gibberish', 'illegalMove', 'nodes=50', /^castle$/, /< bestmove castle please/],
    ['noMove', 'noMove', 'nodes=50', /named no move/, /< bestmove \(none\)/],
    ['crash', 'crash', 'nodes=50', /exit code 3/, /! out of luck/],
    ['silent', 'stall', 'movetime=50', /no answer to go movetime 50/, /> stop/],
    ['late', 'timeForfeit', 'movetime=50', /over 150 ms/, /< bestmove a2a3/],
    ['late', 'timeForfeit', 'tc=0.1+0', /over 200 ms/, /> go wtime 100 btime 100/],
    ['flood', 'flood', 'nodes=50', /more than anybody could read/, /< info string xxx/],
  ])('%s is reported as %s (%s)', (fault, kind, words, detail, said) => {
    const { code, out, left } = play(fault, words, '--margin', '100', '--json')
    const { games, ended, duels, faults } = JSON.parse(out) as MatchJson
    expect({ code, games, ended, losses: duels[0]!.losses }).toEqual({
      code: 1,
      games: 2,
      ended: 'finished',
      losses: 2,
    })
    // In its second game it is Black: the engine was started again, and White has moved.
    expect(faults.map(({ ply }) => ply)).toEqual([0, 1])
    for (const each of faults) {
      expect(each).toMatchObject({ engine: 'Faulty', kind })
      expect(each.detail).toMatch(detail)
      expect(each.said.join('\n')).toMatch(said)
    }
    expect(faults[0]!.fen).toMatch(/ w .* 0 1$/)
    expect(faults[1]!.fen).toContain(' b ')
    expect(left).toEqual([])
  })

  test('the report names game, position, move and last words', () => {
    const { out } = play('illegalMove')
    expect(out).toContain('2 faults\n')
    expect(out).toMatch(
      /^game 1 \(start \d+\), Faulty as white against Good: illegal move after 0 plies: a1a8\n {2}\S+ w \S+ - 0 1\n/m,
    )
    expect(out).toContain('    < bestmove a1a8\n')
  })
})

test('an engine that does not quit is killed with all processes that it started', () => {
  const { code, left } = play('stubborn', 'movetime=20', '--margin', '0')
  expect({ code, left }).toEqual({ code: 1, left: [] })
})

describe('before the first game the match reports', () => {
  test.each<[what: string, code: number, fault: string, words: string, sentence: string]>([
    [
      'that an engine cannot play the system',
      1,
      'orthodox',
      'nodes=1',
      'neither by its name nor as Chess960',
    ],
    ['that an option is not declared', 1, 'noMove', 'nodes=1 option.Speed=9', 'there is no option Speed'],
    [
      'that a value is out of bounds',
      1,
      'noMove',
      'nodes=1 option.Hash=65',
      'Hash must be a number from 1 to 64',
    ],
    ['that a limit is missing', 2, 'noMove', '', 'a limit is missing'],
  ])('%s', (_, code, fault, words, sentence) => {
    const run = play(fault, words)
    expect(run).toMatchObject({ code, out: '', left: [] })
    expect(run.err).toContain(sentence)
  })

  test.each<[string, readonly string[], string]>([
    ['nowhere', [], 'there is no program no-such-engine'],
    ['a variant', ['--variant', 'tiddlywinks'], 'there is no variant tiddlywinks'],
    ['no dice', ['--variant', 'chess960', '--random-start'], 'has no random starts'],
    ['a file', ['--starts', 'no-such-file'], 'no-such-file was not found'],
    ['a count', ['--rounds', '0'], '--rounds must be a number'],
    ['a test', ['--sprt', 'elo0=5 elo1=5'], 'elo0 must be less than elo1'],
    ['a word', ['--win', 'points=5'], 'points=5 is none of score=, moves='],
  ])('that an argument is wrong: %s', (_, more, sentence) => {
    const args = ['--engine', 'cmd=no-such-engine nodes=1', '--engine', GOOD]
    const { code, err } = runCli(cli, ['match', ...args, ...more])
    expect(code).toBeGreaterThan(0)
    expect(err).toContain(sentence)
  })
})
