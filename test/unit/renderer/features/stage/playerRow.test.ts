// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, onTestFinished, test } from 'vitest'
import { effectScope } from 'vue'
import type { LegalPosition } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { ORTHODOX_ARMY } from '@shared/variants/variant'
import PlayerRow from '../../../../../renderer/features/stage/PlayerRow.vue'
import { useStagePosition } from '../../../../../renderer/features/stage/useStagePosition'
import { aWorkbench, settled } from '../../../../support/workbench'

const stage = async (fen: string, legal: Partial<LegalPosition>, variant: VariantId = 'chess') => {
  aWorkbench({ 'rules:legal': () => ok({ fen, moves: [], check: false, warnings: [], ...legal }) })
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const found = scope.run(() =>
    useStagePosition(() => ({
      variant: variantById(variant),
      position: { variant, fen, options: [] },
      orientation: 'white',
      players: { white: 'Polgár, Judit', black: '' },
    })),
  )!
  await settled()
  return found
}

const seats = async (fen: string, legal: Partial<LegalPosition>) => (await stage(fen, legal)).seats.value

test('each player has a tray during placement, on either turn', async () => {
  const fen = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2RRB2[QNNKqrnnk] b - - 0 1'
  const { white, black } = (await stage(fen, {}, 'half-random-transcendental')).trays.value
  expect(white).toMatchObject({ color: 'white', name: 'Polgár, Judit', isToMove: false })
  expect(black).toMatchObject({ color: 'black', isToMove: true })
  expect(black.pocket).toMatchObject({ queen: 1, rook: 1, knight: 2, king: 1 })
})

describe('the row of the player to move', () => {
  test.each([
    {
      fen: 'R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1',
      outcome: { kind: 'checkmate', winner: 'white' },
      words: 'Checkmate, White wins',
    },
    { fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 1 1', outcome: { kind: 'stalemate' }, words: 'Draw: stalemate' },
    { fen: '7k/8/6K1/8/8/8/8/8 b - - 1 1', outcome: undefined, words: 'to move' },
  ] as const)('says $words', async ({ fen, outcome, words }) => {
    const { black, white } = await seats(fen, outcome ? { outcome } : {})
    expect(
      mount(PlayerRow, { props: { ...black, army: ORTHODOX_ARMY } })
        .get('.turn')
        .text(),
    ).toBe(words)
    expect(
      mount(PlayerRow, { props: { ...white, army: ORTHODOX_ARMY } })
        .find('.turn')
        .exists(),
    ).toBe(false)
  })

  test('shows the full name as a tooltip', async () => {
    const { white } = await seats('7k/8/6K1/8/8/8/8/8 w - - 1 1', {})
    expect(
      mount(PlayerRow, { props: { ...white, army: ORTHODOX_ARMY } })
        .get('.name')
        .attributes('title'),
    ).toBe('Polgár, Judit')
  })

  test('shows other content instead of turn, rights and material', async () => {
    const { white } = await seats('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', {})
    expect(
      mount(PlayerRow, { props: { ...white, army: ORTHODOX_ARMY } })
        .find('.rights')
        .exists(),
    ).toBe(true)
    const row = mount(PlayerRow, {
      props: { ...white, army: ORTHODOX_ARMY },
      slots: { instead: 'Looking ahead', default: 'Buttons' },
    })
    expect(row.find('.rights').exists()).toBe(false)
    expect(row.text()).toBe('Polgár, JuditLooking aheadButtons')
  })
})

test('player rows show points instead of material in variants that count points', async () => {
  const fen = 'rnea1aen1/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR b - - 0 1'
  const { white, black } = (await stage(fen, {}, 'korean-random')).seats.value
  const { army } = variantById('korean-random')
  expect(white.lead.roles).toEqual([])
  const words = [white, black].map(seat => mount(PlayerRow, { props: { ...seat, army } }).text())
  expect(words).toEqual([expect.stringContaining('72 points'), expect.stringContaining('60.5 points')])
})
