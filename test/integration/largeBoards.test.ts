import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import { mistakeCards } from '@shared/drill/makeCards'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { unflatten } from '@shared/tree/flat'
import { mainline } from '@shared/tree/tree'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import { hasOrdinaryBoard } from '@shared/variants/ordinary'
import { coreCodec } from '../../electron/files/pgn/coreCodec'
import { theCore } from '../support/aPosition'
import { ENGINE_THREADS } from '../support/builtEngine'
import { cli, runCli } from '../support/builtCli'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { positionOf } from '../support/positionOf'
import { programFile } from '../support/programs'
import { randomLine } from '../support/randomGameText'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

/* What can be done with games on all larger boards without a window. `docs/larger-boards.md` lists it. */

const LARGER: readonly VariantId[] = VARIANTS.filter(variant => !hasOrdinaryBoard(variant)).map(
  ({ id }) => id,
)

const THREADS = {
  ...ENGINE_THREADS,
  ...SEARCH_THREADS,
  drillStoreWorker: programFile('drillStoreWorker'),
}

const HAND = { marks: [''], variations: 1_000_000 }
const TEXT_START = { line: 1, column: 1, offset: 0 }

const startOf = (id: VariantId): string => {
  const variant = variantById(id)
  return makeFen(variant, randomStart(variant, seededRandom(`large ${id}`)).setup)
}

/** A game of random legal moves, which has plenty of mistakes. */
const pgnOf = (id: VariantId): string => {
  const fen = startOf(id)
  using position = positionOf(theCore(), id, fen)
  const moves = randomLine(position, seededRandom(`moves ${id}`), 24, HAND)
  return `[White "Anna"]\n[Black "Bela"]\n[Result "*"]\n[Variant "${id}"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n${moves} *\n`
}

const gameOf = (text: string) => unflatten(unwrap(coreCodec(theCore()).read(text, TEXT_START)))

const gameFile = async (id: VariantId): Promise<string> => {
  const file = path.join(await scratchFolder(), `${id}.pgn`)
  writeFileSync(file, pgnOf(id))
  return file
}

test('five systems have larger boards', () => {
  expect(LARGER).toHaveLength(5)
})

describe.each(LARGER)('%s', id => {
  test('a game is annotated, and its mistakes are trained', async () => {
    const annotated = runCli(cli, ['annotate', await gameFile(id), '-o', '-', '--nodes', '300', '--words'])
    expect(annotated).toMatchObject({ code: 0, err: '' })
    const game = gameOf(annotated.out)
    expect(mainline(game.root).map(({ uci }) => uci)).toEqual(
      mainline(gameOf(pgnOf(id)).root).map(({ uci }) => uci),
    )
    const backend = await testBackend(await scratchFolder(), THREADS)
    for (const color of COLORS) {
      const cards = mistakeCards([{ game, from: [] }], color)
      const [first] = cards
      expect(first).toBeDefined()
      const { variant, options, startFen, fen, moves } = first!
      const deck = {
        ...{ id: `mistakes-${color}`, name: 'Mistakes', color, variant, options },
        ...{ source: { startFen }, cards },
      }
      unwrap(await backend.request('drill:put', deck))
      const begun = unwrap(
        await backend.request('drill:begin', { id: color, deckIds: [deck.id], length: 20, more: false }),
      )
      expect(begun.session?.question).toMatchObject({ content: { variant: id } })
      using position = positionOf(theCore(), id, fen)
      const right = moves[0]!.uci
      const other = position
        .legalMoves()
        .map(move => makeUci(position.variant, move))
        .find(uci => uci !== right)!
      const tried = { variant, options, fen, right, tried: other }
      const judged = await backend.request('drill:judge', tried)
      // With few nodes another move may look better than the right one.
      expect(Math.abs(judged!.loss)).toBeLessThanOrEqual(100)
      expect(judged!.line).not.toBe('')
    }
  })

  test('a game is published as text, with all of its moves', async () => {
    const { code, out } = runCli(cli, ['publish', await gameFile(id), '-o', '-', '--to', 'text', '--letters'])
    expect(code).toBe(0)
    const words = out.replaceAll(/\s+/g, ' ')
    for (const { san } of mainline(gameOf(pgnOf(id)).root).slice(1)) expect(words).toContain(san)
    expect(words).toContain(variantById(id).name)
  })

  test('the starts of a round are drawn, printed as games, and checked', () => {
    const round = runCli(cli, ['start', id, '--count', '6', '--seed', 'round', '--pgn', '--couplets'])
    expect(round).toMatchObject({ code: 0, err: '' })
    expect(new Set(round.out.match(/^\[FEN .*$/gm)).size).toBe(6)
    expect(runCli(cli, ['verify', '-'], round.out)).toMatchObject({ code: 0, err: '' })
    expect(runCli(cli, ['pgn', 'check', '-'], round.out)).toMatchObject({ code: 0, err: '' })
  })

  test('batch answers questions about it', () => {
    const fen = startOf(id)
    const [, first] = mainline(gameOf(pgnOf(id)).root)
    const ask = (question: object) => JSON.stringify({ variant: id, fen, ...question })
    const input = [
      ask({ command: 'moves' }),
      ask({ command: 'perft', depth: 2 }),
      ask({ command: 'play', moves: [first!.san] }),
      ask({ command: 'play', moves: ['a1a1z'] }),
      JSON.stringify({ command: 'start', variant: id, number: 0 }),
      JSON.stringify({ command: 'pgn check', words: ['-'], input: pgnOf(id) }),
    ].join('\n')
    const { code, out } = runCli(cli, ['batch'], input)
    expect(code).toBe(0)
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    expect(answers).toMatchObject([
      { moves: expect.arrayContaining([{ uci: first!.uci, san: first!.san }]) as unknown },
      { nodes: expect.any(Number) as unknown },
      { fen: first!.fen },
      { error: expect.any(String) as unknown },
      { fen: expect.stringContaining(' w ') as unknown },
      { plies: 24 },
    ])
  })

  test('engines play a match', () => {
    const engine = (name: string) => `name=${name} cmd='${process.execPath} ${cli} uci' nodes=50`
    const words = ['match', '--variant', id, '--rounds', '1', '--seed', 'x', '--max-plies', '12', '--json']
    const { code, out } = runCli(cli, [...words, '--engine', engine('A'), '--against', engine('B')])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'finished', games: 2, faults: [] })
  })

  test('practice is played on every level', async () => {
    const backend = await testBackend(await scratchFolder(), THREADS)
    const startFen = startOf(id)
    // Without a clock the strongest level takes seconds: once is enough.
    const clock = id !== LARGER[0] && { clock: { whiteMs: 8000, blackMs: 8000, incrementMs: 0 } }
    const moves: string[] = []
    let fen = startFen
    for (const { level } of PLAY_LEVELS) {
      const request = { gameId: 'game-1', variant: id, options: [], startFen, moves: [...moves], level }
      const move = unwrap(await backend.request('play:move', { ...request, ...clock }))!
      const here = { variant: id, options: [], fen }
      const { next, ...played } = unwrap(await backend.request('rules:play', here, move.uci))
      expect(move).toMatchObject(played)
      expect(next?.fen).toBe(move.fen)
      moves.push(move.uci)
      fen = move.fen
    }
    expect(moves).toHaveLength(13)
  })
})
