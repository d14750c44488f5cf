// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ok } from '@shared/result'
import { variantById } from '@shared/variants'
import FinalPair from '../../../../../renderer/features/solver/FinalPair.vue'
import SolverPane from '../../../../../renderer/features/solver/SolverPane.vue'
import { useSolverStore } from '../../../../../renderer/features/solver/solverStore'
import SetupShelf from '../../../../../renderer/features/setup/SetupShelf.vue'
import { placementWorth } from '../../../../../renderer/board/setup/heat'
import { openPlacements } from '../../../../../renderer/board/setup/placements'
import { shelfOf } from '../../../../../renderer/board/setup/shelf'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { aStatus } from '../../../../support/anEngine'
import { aSetupGame, aSolverMove, aView, THROW_FEN } from '../../../../support/aSolverView'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { saidBy, shownBy } from '../../../../support/saidText'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge

beforeEach(async () => {
  bridge = aWorkbench({ 'solver:look': () => ok(aView()) })
  useEnginesStore().receive([aStatus()])
  useDocumentsStore().add(aSetupGame())
  useGameStore().goFirst()
  await useSolverStore().toggle()
  await settled()
})

afterEach(settled)

describe('the solver pane', () => {
  test('shows the value of the throw and the number of arrays left', () => {
    const values = mount(SolverPane).findAll('.solver-values .value')
    expect(values.map(value => value.text())).toEqual(['+0.9', '+0.9', '36'])
  })

  test('says that values are estimated from a sample, and of how many arrays', async () => {
    const pane = mount(SolverPane)
    expect(pane.find('.sample').exists()).toBe(false)
    const start = { value: 86, error: 30, arrays: 8_294_400 }
    bridge.answer('solver:look', () => ok(aView({ sampled: 3660, start })))
    await useSolverStore().change({ reading: 'simultaneous' })
    await settled()
    expect(pane.find('.sample').text()).toBe('Estimated from a sample of 3,660 of 8,294,400 starts.')
    expect(pane.findAll('.solver-values .more').at(-1)?.text()).toBe('sampled')
  })

  test('lists the placements with the best first, each described in words', () => {
    const rows = mount(SolverPane).findAll('.placement-row')
    expect(rows.map(row => saidBy(row.element))).toEqual([
      '1 N@a1 plus 0.9 costs 0.0, one of the best set',
      '2 R@h1 plus 0.3 costs 0.6',
    ])
    expect(rows.map(row => row.classes('is-best'))).toEqual([true, false])
    expect(shownBy(rows[1]!.get('.cost').element)).toBe('−0.6')
  })

  test('shows the best placements as a set when several are equally good', async () => {
    bridge.answer('solver:look', () => ok(aView({ moves: [aSolverMove('N@a1'), aSolverMove('N@f1')] })))
    await useSolverStore().change({ reading: 'simultaneous' })
    await settled()
    expect(mount(SolverPane).get('.placement-table .chip').text()).toBe('2 equally good (within the error)')
  })

  test('shows the line of the focused row', async () => {
    const pane = mount(SolverPane)
    expect(pane.get('.expected .line').text()).toBe('1.\u00a0N@a1 N@e8')
    await pane.findAll('.placement-row')[1]?.trigger('focus')
    expect(pane.get('.expected .line').text()).toBe('1.\u00a0R@h1 Q@h8')
  })

  test('plays the placement of a clicked row', async () => {
    await mount(SolverPane).findAll('.placement-row')[1]?.trigger('click')
    await settled()
    expect(useGameStore().path).toEqual(['R@h1'])
  })

  test('is switched on and off by its label', async () => {
    const pane = mount(SolverPane)
    const isOn = () => pane.get('[role="switch"]').attributes('aria-checked')
    expect([pane.get('.solve-label').text(), isOn()]).toEqual(['Evaluate setup', 'true'])
    await pane.get('.solve-label').trigger('click')
    await settled()
    expect([useSolverStore().isOn, isOn()]).toEqual([false, 'false'])
    await pane.get('.solve-label').trigger('click')
    await settled()
    expect(useSolverStore().isOn).toBe(true)
  })

  test('shows only the switch when it is off', async () => {
    await useSolverStore().toggle()
    const pane = mount(SolverPane)
    expect(pane.find('.placement-row').exists()).toBe(false)
    expect(pane.get('[role="switch"]').attributes('aria-checked')).toBe('false')
  })
})

describe('the final pair', () => {
  const [rows, columns] = [
    ['Q@g1+K@f1', 'Q@f1+K@g1'],
    ['Q@b8+K@d8', 'Q@d8+K@b8'],
  ]

  test('marks the saddle point and says what it means', () => {
    const values = [
      [137, 30],
      [198, 42],
    ]
    const pair = mount(FinalPair, {
      props: { matrix: { rows, columns, values, white: [0, 1], black: [0, 1], value: 42 } },
    })
    expect(pair.findAll('.cell.is-saddle').map(cell => cell.attributes('aria-label'))).toEqual([
      'plus 0.42, best for both',
    ])
    expect(pair.findAll('.margin').map(cell => cell.text())).toEqual([
      'worst for White',
      '+0.30',
      '+0.42',
      '+1.98',
      '+0.42',
    ])
    expect(pair.get('p').text()).toContain('one best pair')
  })

  test('says that pairs are forced where there is no choice', () => {
    const matrix = {
      rows: ['Q@g1+K@f1'],
      columns: ['Q@b8+K@d8'],
      values: [[63]],
      white: [1],
      black: [1],
      value: 63,
    }
    const pair = mount(FinalPair, { props: { matrix, error: 25 } })
    expect(pair.find('table').exists()).toBe(false)
    expect(pair.get('.chip').text()).toBe('Value +0.6')
    expect(pair.text()).toContain('Both pairs are forced.')
  })

  test('shows the shares of a mixed strategy', () => {
    const values = [
      [100, 0],
      [0, 100],
    ]
    const pair = mount(FinalPair, {
      props: { matrix: { rows, columns, values, white: [0.5, 0.5], black: [0.25, 0.75], value: 50 } },
    })
    expect(pair.findAll('th small').map(share => share.text())).toEqual(['25%', '75%', '50%', '50%'])
    expect(pair.get('p').text()).toContain(
      'White gets +0.50; if White’s pair is shown first, White gets +0.00',
    )
  })
})

describe('the setup shelf with solver values', () => {
  const rules = variantById('fischer-benko')
  const moves = [
    { uci: 'N@a1', san: 'N@a1', kind: 'placement' as const, ways: 4 },
    { uci: 'R@h1', san: 'R@h1', kind: 'placement' as const, ways: 3 },
  ]
  const rows = shelfOf({
    rules,
    setup: shownSetup(rules, THROW_FEN),
    open: openPlacements(moves, undefined),
    pending: undefined,
  })
  const props = { rows, color: 'white', orientation: 'white', selected: undefined, army: rules.army } as const

  test('shows the value, the ways and the heat of every cell, also in words', () => {
    const worth = placementWorth(aView().moves, undefined)
    const cells = mount(SetupShelf, { props: { ...props, worth } }).findAll('.cell.heat')
    expect(cells.map(cell => cell.text())).toEqual(['+0.3 3', '+0.9 4'])
    expect(cells.map(cell => cell.classes().find(name => name.startsWith('is-heat')))).toEqual([
      'is-heat-3',
      'is-heat-0',
    ])
    expect(cells.map(cell => cell.attributes('aria-label'))).toEqual([
      'rook on h1, plus 0.3, 3 ways to complete, costs 0.6',
      'knight on a1, plus 0.9, 4 ways to complete, in the best set',
    ])
  })

  test('has a heat legend only while the solver is on', () => {
    expect(mount(SetupShelf, { props }).find('.heat-legend').exists()).toBe(false)
    const solved = mount(SetupShelf, { props: { ...props, worth: new Map() } })
    expect(solved.findAll('.heat-legend .chip').map(chip => chip.text())).toEqual([
      'best set',
      '≤ 0.25',
      '≤ 0.50',
      '≤ 0.80',
      '≤ 1.20',
      'more',
    ])
  })
})
