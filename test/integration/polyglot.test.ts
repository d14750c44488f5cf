// @module-tag polyglot
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { parseSan } from 'chessops/san'
import { makeUci, parseUci } from 'chessops/util'
import type { Move } from 'chessops/types'
import { expect, test } from 'vitest'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { cli } from '../support/builtCli'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { startProcess } from '../support/uciProcess'

/*
 * Polyglot speaks UCI to the engine and the xboard protocol to us. It knows nothing of Backrank, refuses
 * moves that it finds illegal, and keeps the clock.
 */

/** The time for all moves of the engine together. */
const CLOCK_MS = 10_000

const configuration = (log: string): string =>
  [
    '[PolyGlot]',
    `EngineCommand = ${process.execPath} ${cli} uci`,
    'Book = false',
    'Resign = false',
    `LogFile = ${log}`,
    'Log = true',
    '[Engine]',
    'Hash = 16',
    '',
  ].join('\n')

/** Reads a move from Polyglot: coordinates, or castling by its name. */
const readMove = (position: Chess, text: string): Move | undefined =>
  text.startsWith('O-O') ? parseSan(position, text) : parseUci(text)

/** A legal move as coordinates. Castling, which Polyglot expects by its name, is left out. */
const anyMove = (position: Chess, random: Random): string => {
  const moves = [...position.allDests()]
    .flatMap(([from, targets]) => [...targets].map(to => ({ from, to })))
    .filter(({ to }) => position.board.get(to)?.color !== position.turn)
  const { from, to } = moves[random.below(moves.length)]!
  const promotes = position.board.getRole(from) === 'pawn' && (to < 8 || to >= 56)
  return makeUci({ from, to, ...(promotes && { promotion: 'queen' as const }) })
}

test.each([
  ['chess', 'normal', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['Chess960', 'fischerandom', 'bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1'],
])('Polyglot plays a fast game of %s with the engine and finds no fault', async (_, variant, fen) => {
  const folder = await scratchFolder()
  const [settings, log] = [path.join(folder, 'polyglot.ini'), path.join(folder, 'polyglot.log')]
  writeFileSync(settings, configuration(log))
  const polyglot = startProcess(programPath('polyglot'), [settings], folder)
  polyglot.send('xboard', 'protover 2')
  await polyglot.until(/feature done=1/)
  polyglot.send('new', `variant ${variant}`, `setboard ${fen}`, 'easy')

  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
  const random = seededRandom('a fast game')
  let plies = 0
  let leftMs = CLOCK_MS
  const hurry = (...lines: readonly string[]) =>
    polyglot.send(`time ${Math.floor(leftMs / 10)}`, 'otim 1000', ...lines)
  hurry('go')
  for (; plies < 120; plies += 2) {
    const askedAt = performance.now()
    const text = (await polyglot.until(/^move /)).at(-1)!.slice('move '.length)
    leftMs -= performance.now() - askedAt
    const move = readMove(position, text)
    expect(move && position.isLegal(move), `${text} at ply ${plies}`).toBe(true)
    position.play(move!)
    if (position.isEnd()) break
    const answer = anyMove(position, random)
    position.play(parseUci(answer)!)
    if (position.isEnd()) break
    hurry(`usermove ${answer}`)
  }
  expect(plies).toBeGreaterThan(10)
  expect(leftMs).toBeGreaterThan(0)
  expect(await polyglot.end('quit')).toBe(0)
  expect(readFileSync(log, 'utf8')).not.toMatch(/illegal|error|crash|forfeit/i)
})
