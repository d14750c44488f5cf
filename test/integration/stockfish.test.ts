// @module-tag stockfish
import { expect, test } from 'vitest'
import { loadCore } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import type { Random } from '@shared/setup/starts/random'
import { variantById, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { expectSame } from '../support/expectSame'
import { engineMoves } from '../support/engineMoves'
import { programPath } from '../support/programPath'
import { gameSetup, randomPositions, thinned } from '../support/randomPositions'

/*
 * Compares the core's legal moves with an engine's, in positions of random games of the game proper. All
 * these systems castle as in Chess960; transposition, which Stockfish does not know, starts switched off.
 */

const POSITIONS = Number(process.env['ENGINE_POSITIONS'] ?? 4000)

const core = loadCore()

const withoutTransposition = (variant: VariantDefinition, random: Random): Setup => {
  const setup = gameSetup(variant, random)
  return { ...setup, memory: { ...setup.memory, transposition: { white: false, black: false } } }
}

/** Stockfish requires the king between the rooks of each side that may castle. */
const isOrderOfChess960 = ({ board, castling }: Setup): boolean =>
  (['white', 'black'] as const).every(color => {
    const king = board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === color)
    const { aSide = -1, hSide = 64 } = castling[color]
    return aSide < king && king < hSide
  })

const betweenRooks = (variant: VariantDefinition, random: Random): Setup => {
  const setup = gameSetup(variant, random)
  return isOrderOfChess960(setup) ? setup : betweenRooks(variant, random)
}

/** The six fields that every program reads. */
const sixFields = (variant: VariantDefinition, setup: Setup): string =>
  makeFen(variant, setup).split(' ').slice(0, 6).join(' ')

const own = (position: Position): string[] =>
  position
    .legalMoves()
    .map(move => makeUci(position.variant, move))
    .sort()

test.each<[VariantId, typeof gameSetup]>([
  ['chess', gameSetup],
  ['chess960', gameSetup],
  ['double-chess960', gameSetup],
  ['fischer-benko', gameSetup],
  ['pre-chess', gameSetup],
  ['half-random-transcendental', gameSetup],
  ['transcendental', withoutTransposition],
  ['arrangement', gameSetup],
  ['beautiful', betweenRooks],
])('%s has the moves that Stockfish finds', (id, first) => {
  const stockfish = programPath('stockfish')
  const variant = variantById(id)
  const begin = (rules: VariantDefinition, random: Random) => thinned(first(rules, random), random)
  const asked = Array.from(randomPositions(core, variant, 'stockfish', POSITIONS, begin), position => ({
    fen: sixFields(variant, position.setup()),
    moves: own(position),
  }))
  const options = { UCI_Chess960: String(variant.castling?.uci !== 'kingTarget') }
  const found = engineMoves(
    stockfish,
    options,
    asked.map(({ fen }) => fen),
  )
  expect(asked.length).toBeGreaterThanOrEqual(POSITIONS)
  for (const [i, { fen, moves }] of asked.entries()) expectSame(moves, found[i], fen)
})
