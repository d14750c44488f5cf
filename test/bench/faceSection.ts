import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { legalSans } from '../../electron/rules/san/san'
import { generateFens } from './games'
import type { Section } from './report'
import { interleave, type Contender } from './rounds'

const POSITIONS = 2_000

const GOALS = 'The goals are 200 k for legal moves and 50 k for SAN.'

/** What the TypeScript face of the core does in a second. */
export const faceSection = (core: Core, rounds: number): Section => {
  const chess = variantById('chess')
  const fens = generateFens(core, POSITIONS, 'positions')
  const positions = fens.map(fen => unwrap(Position.from(core, chess, unwrap(parseFen(chess, fen)).setup)))
  const onAll = (name: string, work: (position: Position) => unknown): Contender => ({
    name,
    work: () => {
      for (const position of positions) work(position)
      return positions.length
    },
  })
  const speeds = interleave(
    [
      onAll('legal moves', position => position.legalMoves()),
      onAll('SAN of all legal moves', position => legalSans(position)),
      onAll('FEN of a position', position => position.fen()),
      {
        name: 'FEN read, set up and written',
        work: () => {
          for (const fen of fens) {
            using position = unwrap(Position.from(core, chess, unwrap(parseFen(chess, fen)).setup))
            if (position.fen() !== fen) throw new Error(`${fen} does not come back`)
          }
          return fens.length
        },
      },
    ],
    rounds,
  )
  for (const position of positions) position[Symbol.dispose]()
  return { title: 'The TypeScript face', unit: 'positions', speeds, remarks: [GOALS] }
}
