// @long
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parsePgn } from 'chessops/pgn'
import type { ProgramName } from '../../scripts/testPrograms.mjs'
import { describe, expect, test } from 'vitest'
import { parseGames } from '@shared/notation/pgn/parser'
import type { PgnGame } from '@shared/notation/pgn/pgn'
import { walk } from '@shared/tree/walk'
import { loadCore } from '../../electron/core/load'
import { firstFault } from '../../electron/rules/games/checkRead'
import { readGame } from '../../electron/rules/games/gameReader'
import { cli, runCli } from '../support/builtCli'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { secondReferee } from '../support/secondReferee'

/*
 * Plays a hundred fast games of `backrank uci`, in its own process, and some games of the systems that only
 * it knows: without illegal moves, time forfeits, crashes or stalls. The match runner is the first referee.
 */

interface MatchJson {
  readonly ended: string
  readonly games: number
  readonly faults: readonly unknown[]
}

/** Plays a match and returns its games as PGN; asserts everything but the games themselves. */
const play = async (games: number, args: readonly string[]): Promise<string> => {
  const file = path.join(await scratchFolder(), 'games.pgn')
  const more = ['--rounds', String(games / 2), '--concurrency', '2', '--pgn', file, '--json']
  const { code, out, err } = runCli(cli, ['match', ...args, ...more])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { ended, games: played, faults } = JSON.parse(out) as MatchJson
  expect({ ended, played, faults }).toEqual({ ended: 'finished', played: games, faults: [] })
  return readFileSync(file, 'utf8')
}

const engines = (...texts: readonly string[]) => texts.flatMap(text => ['--engine', text])

const ours = (name: string, limits: string) => `name=${name} cmd='${process.execPath} ${cli} uci' ${limits}`

/** The milliseconds by which a clock may be exceeded, since other programs may use the machine. */
const MARGIN = ['--margin', '200']

/** Draws games of this many plies; longer games would only take time. */
const RULES = ['--max-plies', '160', ...MARGIN]

/** Long enough for a clock to run low. */
const BY_CLOCK = ['--max-plies', '80', ...MARGIN]

/** Long enough for a clock to run low, and for the next one after twenty moves. */
const BY_CLOCKS = ['--max-plies', '50', ...MARGIN]

const core = loadCore()

const tagOf = ({ tags }: PgnGame, name: string) => tags.find(tag => tag.name === name)?.value

/** Reads games like any file of a user; every move must be legal. */
const readAll = (text: string) =>
  parseGames(text).map(pgn => {
    const read = readGame(core, pgn, text)
    expect(read.ok && firstFault(pgn, read.value), tagOf(pgn, 'FEN')).toBeUndefined()
    expect(tagOf(pgn, 'Termination')).toMatch(/^(normal|adjudication)$/)
    return { pgn, nodes: read.ok ? [...walk(read.value.root)].map(({ node }) => node) : [] }
  })

describe('a hundred games of double-chess960', () => {
  const matches: readonly [
    what: string,
    games: number,
    tags: ProgramName[],
    who: () => readonly string[],
    rules?: readonly string[],
  ][] = [
    ['by nodes against itself', 30, [], () => engines(ours('A', 'nodes=100'), ours('B', 'nodes=150'))],
    [
      'by nodes against stockfish',
      24,
      ['stockfish'],
      () => engines(ours('A', 'nodes=200'), `cmd=${programPath('stockfish')} nodes=150`),
    ],
    [
      'by nodes against fairy-stockfish',
      24,
      ['fairy-stockfish'],
      () => engines(ours('A', 'nodes=200'), `cmd=${programPath('fairy-stockfish')} nodes=150`),
    ],
    [
      'by a clock of a quarter of a second and a hundredth for each move',
      14,
      [],
      () => engines(ours('A', 'tc=0.25+0.01'), ours('B', 'tc=0.25+0.01')),
      BY_CLOCK,
    ],
    [
      'by a clock that gives half a second for twenty moves',
      8,
      ['stockfish'],
      () => engines(ours('A', 'tc=20/0.5'), `cmd=${programPath('stockfish')} nodes=100`),
      BY_CLOCKS,
    ],
  ]
  for (const [what, games, tags, who, rules = RULES] of matches)
    test(`${what} are without a fault, and a second referee agrees`, { timeout: 100_000, tags }, async () => {
      const seed = ['--seed', `games-${games}`]
      const text = await play(games, [...who(), ...rules, ...seed])
      const seen = [...parsePgn(text)]
      expect(seen).toHaveLength(games)
      for (const game of seen) {
        const result = secondReferee(game)
        expect(game.headers.get('Result')).toBe(result ?? '1/2-1/2')
      }
      expect(readAll(text)).toHaveLength(games)
    })
})

/** The flags for matches from a file with one start. */
const startsFile = async (fen: string): Promise<readonly string[]> => {
  const file = path.join(await scratchFolder(), 'starts.txt')
  writeFileSync(file, `${fen}\n`)
  return ['--starts', file]
}

const none = () => Promise.resolve([])
const inSetup = () => Promise.resolve(['--random-start'])
const beforeRelocation = () => startsFile('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king')

describe('games of systems that only our engine knows', () => {
  test.each([
    ['contemporary-random', 8, none, 'normal'],
    ['transcendental', 8, none, 'normal'],
    ['beautiful', 8, none, 'normal'],
    ['arrangement', 2, beforeRelocation, 'relocation'],
    ['fischer-benko', 8, inSetup, 'placement'],
    ['pre-chess', 4, inSetup, 'placement'],
  ])('%s: %d games are played without a fault', { timeout: 60_000 }, async (variant, games, starts, kind) => {
    const who = engines(ours('A', 'nodes=100'), ours('B', 'nodes=150'))
    const more = [...(await starts()), '--seed', variant, ...RULES]
    const text = await play(games, [...who, '--variant', variant, ...more])
    const read = readAll(text)
    expect(read).toHaveLength(games)
    for (const { nodes } of read) expect(nodes.map(node => node.kind)).toContain(kind)
  })
})
