import { readFileSync } from 'node:fs'
import path from 'node:path'

const FEN = /(?<=\[FEN ").*(?="\])/

const game = readFileSync(path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn'), 'utf8')

const short = game.replace(/26\. Qd3[^]*/, '26. Qd3 *\n')

/** A master game from the last placements of its setup on; earlier ones would require searching thousands of arrays. */
export const LATE_SETUP = short
  .replace(FEN, 'b1nbrn2/pppppppp/8/8/8/8/PPPPPPPP/B2RRB1N[QNKqrk] w - - 0 3')
  .replace(/1\. R@e1[^]*(?=3\. N@c1)/, '')

/** The few moves before and after a rook was left en prise and not taken. */
export const OVERLOOKED = short
  .replace(FEN, '1k5r/p3rppp/1n1pn3/q3p3/2P1Q3/8/4PPPP/BR2RBK1 w - - 2 20')
  .replace(/1\. R@e1[^]*(?=20\. g3)/, '')
