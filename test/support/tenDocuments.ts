import { readFileSync } from 'node:fs'
import { makeFen } from '@shared/notation/fen/fen'
import { seededRandom } from '@shared/setup/starts/random'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { Position } from '../../electron/core/position'
import { theCore } from './aPosition'
import { makeSan } from './makeSan'
import { anyFirstSetup } from './randomPositions'

/** A document of games, with the name of its file. */
export interface TestDocument {
  readonly name: string
  readonly pgn: string
}

interface Written {
  /** Text after a move, by its ply. */
  readonly behind?: (ply: number) => string
  readonly plies: number
}

const SEED = 'ten documents'

const numberOf = (position: Position): string =>
  `${position.setup().fullmoves}${position.turn() === 'white' ? '.' : '...'}`

/** A game of a system with random legal moves. */
const anyGame = (variant: VariantDefinition, { behind = () => '', plies }: Written): string => {
  const random = seededRandom(`${SEED} ${variant.id}`)
  let made = Position.from(theCore(), variant, anyFirstSetup(variant, random))
  while (!made.ok) made = Position.from(theCore(), variant, anyFirstSetup(variant, random))
  using position = made.value
  const fen = makeFen(variant, position.setup())
  const words: string[] = []
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = position.legalMoves()
    if (moves.length === 0) break
    const move = moves[random.below(moves.length)]!
    words.push(`${numberOf(position)} ${makeSan(position, move)}${behind(ply)}`)
    position.play(move)
  }
  const tags = `[White "Long, Ann"]\n[Black "Short, Bo"]\n[Result "*"]\n[Variant "${variant.pgnVariant[0]}"]`
  return `${tags}\n[SetUp "1"]\n[FEN "${fen}"]\n\n${words.join(' ')} *\n`
}

const CHESS = VARIANTS.find(({ id }) => id === 'chess')!

/** A game of knights moving back and forth, of any length. */
const longGame = (moves: number, behind: (ply: number) => string = () => ''): string => {
  const dance = ['Nf3', 'Nf6', 'Nc3', 'Nc6', 'Ng1', 'Ng8', 'Nb1', 'Nb8']
  const words = Array.from({ length: 2 * moves }, (_, ply) => {
    const number = `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`
    return `${number} ${dance[ply % dance.length]!}${behind(ply)}`
  })
  return `[White "Long, Ann"]\n[Black "Short, Bo"]\n[Result "1/2-1/2"]\n[Variant "${CHESS.pgnVariant[0]}"]\n\n${words.join(' ')} 1/2-1/2\n`
}

const REMARKS = [
  'The usual move.',
  'White keeps the tension for the moment, since an exchange would only help Black to free the position of the knight.',
  'Threatens nothing, but it is useful to know where the pieces belong before the center is opened.',
]

const remarkAt = (ply: number): string => ` {${REMARKS[ply % REMARKS.length]!}}`

const gamesIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split(/\n\n(?=\[Event )/)
    .map(game => `${game.trim()}\n`)

/**
 * The documents for judging the layout of pages: both samples, five published games of Chess960 with an annotation, a
 * game of each system with special rules, a game of 300 moves and one with 400 remarks.
 */
export const tenDocuments = (): readonly TestDocument[] => [
  { name: 'sample-game', pgn: readFileSync('samples/lukic-vujacic.pgn', 'utf8') },
  { name: 'sample-setup', pgn: readFileSync('samples/fischer-benko-setup.pgn', 'utf8') },
  ...gamesIn('test/fixtures/publish/freestyle.pgn').map((pgn, place) => ({
    name: `freestyle-${place + 1}`,
    pgn,
  })),
  {
    name: 'special-systems',
    pgn: VARIANTS.filter(({ id, board }) => board.files === 8 && id !== CHESS.id)
      .map(variant => anyGame(variant, { plies: 60 }))
      .join('\n'),
  },
  { name: 'three-hundred-moves', pgn: longGame(300) },
  { name: 'four-hundred-remarks', pgn: longGame(200, remarkAt) },
]
