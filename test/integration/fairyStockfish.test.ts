// @module-tag fairy-stockfish
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadCore } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import type { MoveKind } from '@shared/board/move'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { randomStartCount, randomStartSetup } from '@shared/setup/starts/starts'
import type { Random } from '@shared/setup/starts/random'
import { variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { expectSame } from '../support/expectSame'
import { engineMoves } from '../support/engineMoves'
import { programPath } from '../support/programPath'
import { gameSetup, randomPositions, thinned } from '../support/randomPositions'
import { scratchFolder } from '../support/scratchFolder'

/*
 * Checks our systems against an engine for variants as far as it knows them: castling to b and g, and the
 * placement of single pieces. It knows no leaps, no adjustments, no double placements and no king that must
 * stand between rooks; Debian's version has no pieces with non-capturing steps.
 */

const VARIANTS_INI = `
[contemporary:chess]
chess960 = true
castlingQueensideFile = b
castlingKingsideFile = g

[half-random:placement]
castling = false
castlingDroppedPiece = false
`

const POSITIONS = Number(process.env['ENGINE_POSITIONS'] ?? 3000)

const core = loadCore()

const settings = async (variant: string) => {
  const file = path.join(await scratchFolder(), 'variants.ini')
  await writeFile(file, VARIANTS_INI)
  return { VariantPath: file, UCI_Variant: variant, UCI_Chess960: 'true' }
}

const UNKNOWN: ReadonlySet<MoveKind> = new Set(['leap', 'adjustment'])

interface Asked {
  readonly fen: string
  readonly moves: readonly string[]
}

const asked = (position: Position): Asked => ({
  fen: makeFen(position.variant, position.setup()).split(' ').slice(0, 6).join(' '),
  moves: position
    .legalMoves()
    .filter(({ kind }) => !UNKNOWN.has(kind))
    .map(move => makeUci(position.variant, move))
    .sort(),
})

const compare = async (name: string, questions: readonly Asked[]): Promise<void> => {
  const engine = programPath('fairy-stockfish')
  const found = engineMoves(
    engine,
    await settings(name),
    questions.map(({ fen }) => fen),
  )
  expect(questions.length).toBeGreaterThan(POSITIONS / 2)
  for (const [i, { fen, moves }] of questions.entries()) expectSame(moves, found[i], fen)
}

const thrown = (variant: VariantDefinition, random: Random) =>
  unwrap(randomStartSetup(variant, random.below(randomStartCount(variant))))

const thinnedGame = (variant: VariantDefinition, random: Random) =>
  thinned(gameSetup(variant, random), random)

test('castling to b and g has the moves that Fairy-Stockfish finds', async () => {
  const variant = variantById('contemporary-random')
  await compare(
    'contemporary',
    Array.from(randomPositions(core, variant, 'fairy', POSITIONS, thinnedGame), asked),
  )
})

test('placement of all pieces and the game after it have the moves that Fairy-Stockfish finds', async () => {
  const variant = variantById('pre-chess')
  await compare('placement', Array.from(randomPositions(core, variant, 'fairy', POSITIONS, thrown), asked))
})

test('placement that completes a thrown rank has the moves that Fairy-Stockfish finds', async () => {
  const variant = variantById('half-random-transcendental')
  const single = Array.from(randomPositions(core, variant, 'fairy', POSITIONS, thrown), asked).filter(
    ({ moves }) => moves.every(move => !move.includes('+')),
  )
  await compare('half-random', single)
})
