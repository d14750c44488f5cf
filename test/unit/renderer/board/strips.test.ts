import { expect, test } from 'vitest'
import { stripsOf } from '../../../../renderer/board/strips'

test.each([
  ['rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5', 'rqbknbrn', 'NBBNRKQR'],
  ['2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1', '..b..br.', '.BB.R...'],
  ['8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1', '........', '........'],
  ['10/r8r/pppppppppp/10/10/10/10/PPPPPPPPPP/R8R/10 w - - 0 1', '..........', '..........'],
])('%s', (fen, black, white) => {
  expect(stripsOf(fen)).toEqual([
    { color: 'black', rank: black },
    { color: 'white', rank: white },
  ])
})
