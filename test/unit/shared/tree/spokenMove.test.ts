import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { ORTHODOX_ARMY } from '@shared/variants/variant'
import { spokenMove } from '@shared/tree/spokenMove'

test.each([
  ['white', 'placement', 'N@a1', 'White: knight placed on a1'],
  ['black', 'placement', 'Q@g8+K@b8', 'Black: queen placed on g8 and king placed on b8'],
  ['white', 'normal', 'e4', 'White: pawn to e4'],
  ['black', 'normal', 'Nbxd7+', 'Black: knight b takes d7, check'],
  ['white', 'normal', 'exd8=Q#', 'White: pawn e takes d8, promotes to queen, checkmate'],
  ['white', 'normal', 'R1a3', 'White: rook 1 to a3'],
  ['white', 'castlingA', 'O-O-O', 'White: castles a-side'],
  ['black', 'castlingH', 'O-O+', 'Black: castles h-side, check'],
  ['white', 'castlingA', 'O-Ob', 'White: castles with the king to the b-file'],
  ['black', 'castlingH', 'O-Og+', 'Black: castles with the king to the g-file, check'],
  ['white', 'relocation', 'K<=>g1', 'White: king changes places with the piece on g1'],
  ['white', 'relocation', 'Q=', 'White: queen stays'],
  ['white', 'leap', 'Kb>>g1', 'White: king leaps to g1'],
  ['white', 'leap', 'Kc>>g1+', 'White: king leaps to g1, check'],
  ['black', 'adjustment', 'Bf<=>N', 'Black: bishop f and knight change places'],
  ['black', 'adjustment', 'Bd<=>Ne#', 'Black: bishop d and knight e change places, checkmate'],
  ['white', 'transposition', 'Nb1<=>Qg1', 'White: knight b1 and queen g1 change places'],
] as const)('%s, %s %s is spoken as "%s"', (color, kind, san, said) => {
  expect(spokenMove(ORTHODOX_ARMY, color, { kind, san })).toBe(said)
})

test.each([
  ['korean-random', 'pass', '--', 'White: passes'],
  ['korean-random', 'pass', '--+', 'White: passes, check'],
  ['korean-random', 'normal', 'Rxa10', 'White: chariot takes a10'],
  ['korean-random', 'normal', 'A9e9', 'White: guard 9 to e9'],
  ['korean-random', 'normal', 'ab4', 'White: soldier a to b4'],
  ['capablanca-random', 'normal', 'ixj8=A', 'White: pawn i takes j8, promotes to archbishop'],
  ['modern-capablanca-random', 'castlingH', 'O-Oi', 'White: castles with the king to the i-file'],
] as const)('in %s, %s %s is spoken as "%s"', (id, kind, san, said) => {
  expect(spokenMove(variantById(id).army, 'white', { kind, san })).toBe(said)
})
