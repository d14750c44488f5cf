import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { materialLead } from '../../../../../renderer/features/stage/material'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'

const lead = (fen: string, color: 'white' | 'black', id: 'chess' | 'fischer-benko' = 'chess') =>
  materialLead(shownSetup(variantById(id), fen), color)

test('the material lead shows the surplus pieces of each side, the most valuable first', () => {
  const fen = '1k6/pn1r3p/1n1p2p1/5p2/3BpP2/4P1P1/2r4P/1R1R1BK1 b - - 3 31'
  expect(lead(fen, 'black')).toEqual({ roles: ['knight', 'knight', 'pawn', 'pawn'], points: 2 })
  expect(lead(fen, 'white')).toEqual({ roles: ['bishop', 'bishop'], points: 0 })
})

test('the material lead counts pieces in hand like pieces on the board', () => {
  const fen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1'
  expect(lead(fen, 'white', 'fischer-benko')).toEqual({ roles: [], points: 0 })
  expect(lead(fen, 'black', 'fischer-benko')).toEqual({ roles: [], points: 0 })
})
