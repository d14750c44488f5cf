// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import type {
  Handlers,
  SelfTestDifference,
  SelfTestProgress,
  SelfTestReport,
  SelfTestRow,
} from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { selfTest } from '../../../../../renderer/features/selfTest/feature'
import { listen } from '../../../../../renderer/shell/useFeatures'
import SelfTestDialog from '../../../../../renderer/features/selfTest/SelfTestDialog.vue'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

const row = (over: Partial<SelfTestRow> = {}): SelfTestRow => ({
  variant: 'chess',
  positions: 2,
  positionsDone: 0,
  counts: 3,
  countsDone: 0,
  expected: 98_262,
  found: 0,
  milliseconds: 0,
  differences: 0,
  ...over,
})

const STARTS_ONLY = row({ variant: 'korean-random', positions: 0, expected: 0, counts: 6 })
const THROUGH = row({ positionsDone: 2, countsDone: 3, found: 98_262, milliseconds: 2 })

const DIFFERENCE: SelfTestDifference = {
  variant: 'chess',
  what: 'Kiwipete',
  expected: 97_863,
  found: 97_862,
  tree: {
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    options: ['curtailed'],
    depth: 3,
    divide: [
      { uci: 'a1b1', nodes: 1969 },
      { uci: 'a1c1', nodes: 1968 },
    ],
  },
}

const progress = (over: Partial<SelfTestProgress> = {}): SelfTestProgress => ({
  runId: 'run-1',
  rows: [row({ countsDone: 3, positionsDone: 1, found: 400 }), STARTS_ONLY],
  done: 0.43,
  elapsedMs: 4000,
  leftMs: 5300,
  current: { variant: 'chess', what: 'Kiwipete', depth: 3 },
  differences: [],
  ...over,
})

const report = (over: Partial<SelfTestReport> = {}): SelfTestReport => ({
  runId: 'run-1',
  ending: 'finished',
  rows: [THROUGH, { ...STARTS_ONLY, countsDone: 6 }],
  elapsedMs: 9000,
  differences: [],
  ...over,
})

let bridge: MemoryBridge
let runs = 0

beforeEach(() => {
  document.body.replaceChildren()
  runs = 0
})

const opened = (handlers: Partial<Handlers> = {}) => {
  bridge = aWorkbench({
    'selfTest:start': () => {
      runs += 1
      return ok({ runId: `run-${runs}`, rows: [row(), STARTS_ONLY] })
    },
    'selfTest:cancel': () => undefined,
    ...handlers,
  })
  const WithNews = defineComponent(() => {
    selfTest.events(listen)
    return () => h(SelfTestDialog)
  })
  return mount(WithNews, { attachTo: document.body })
}

const page = () => document.body.querySelector('[role=dialog]')!
const text = () => page().textContent.replace(/\s+/g, ' ')
const button = (name: string) =>
  [...page().querySelectorAll('button')].find(one => one.textContent.trim() === name)
const press = async (name: string) => {
  await settled()
  button(name)!.click()
  await settled()
}

describe('the self-test dialog before a run', () => {
  test('explains the test, and the Start button has the focus', async () => {
    opened()
    await settled()
    expect(text()).toContain('checks them against reference numbers')
    expect(document.activeElement).toBe(button('Start'))
    expect(page().querySelector('table')).toBeNull()
  })

  test('lets the user choose the level', async () => {
    opened()
    await settled()
    const radio = page().querySelector<HTMLInputElement>('input[value=full]')!
    radio.checked = true
    radio.dispatchEvent(new Event('change'))
    await press('Start')
    expect(bridge.askedFor('selfTest:start')).toEqual([[{ level: 'full', variants: [] }]])
  })
})

describe('the self-test dialog during a run', () => {
  test('shows a row for every variant at once, and disables the levels', async () => {
    opened()
    await press('Start')
    const rows = [...page().querySelectorAll('tbody tr')].map(one => one.textContent.replace(/\s+/g, ' '))
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/Chess ?0\/3 ?0\/2 ?98,262 ?0/)
    expect(rows[1]).toContain('starts only')
    expect(page().querySelector('fieldset')?.disabled).toBe(true)
  })

  test('shows the progress, the current step and the time left', async () => {
    opened()
    await press('Start')
    bridge.send('selfTest:progress', progress())
    await settled()
    expect(page().querySelector('progress')?.value).toBeCloseTo(0.43, 2)
    expect(text()).toContain('Chess: Kiwipete, depth 3')
    expect(text()).toContain('43%, 5 s left')
    expect(page().querySelector('tbody tr')?.className).toBe('bg-accent-soft')
  })

  test('cancels the run and shows the results so far', async () => {
    opened()
    await press('Start')
    await press('Cancel')
    expect(bridge.askedFor('selfTest:cancel')).toEqual([['run-1']])
    bridge.send('selfTest:done', report({ ending: 'cancelled', rows: [row({ found: 400 }), STARTS_ONLY] }))
    await settled()
    expect(page().querySelector('[role=status]')?.textContent).toContain(
      'Canceled; everything counted so far agrees: 400 leaves',
    )
    expect(button('Start again')).toBeDefined()
  })

  test('ignores news of another run', async () => {
    opened()
    await press('Start')
    bridge.send('selfTest:progress', progress({ runId: 'other' }))
    bridge.send('selfTest:done', report({ runId: 'other' }))
    await settled()
    expect(text()).not.toContain('43%')
    expect(button('Cancel')).toBeDefined()
  })
})

describe('the self-test dialog after a run', () => {
  test('marks agreement, also in words', async () => {
    opened()
    await press('Start')
    bridge.send('selfTest:done', report())
    await settled()
    expect(text()).toContain('Everything agrees: 98,262 leaves and 9 counts in 9 s')
    const states = [...page().querySelectorAll('tbody .state')].map(one => one.textContent.trim())
    expect(states).toEqual(['Agrees', 'Agrees'])
  })

  test('shows a difference below its variant, with its divide on demand', async () => {
    opened()
    await press('Start')
    const rows = [{ ...THROUGH, differences: 1 }, STARTS_ONLY]
    bridge.send('selfTest:progress', progress({ rows, differences: [DIFFERENCE] }))
    bridge.send('selfTest:progress', progress({ rows, differences: [DIFFERENCE] }))
    await settled()
    expect(text()).toContain('Kiwipete, depth 3')
    expect(text()).toContain('expected 97,863, found 97,862')
    expect(text()).not.toContain('a1b1')
    await press('Divide')
    expect(button('Divide')?.getAttribute('aria-expanded')).toBe('true')
    expect(text()).toContain(`${DIFFERENCE.tree!.fen} (curtailed)`)
    expect(text()).toMatch(/a1b1 ?1,969 ?a1c1 ?1,968/)
    bridge.send('selfTest:done', report({ rows, differences: [DIFFERENCE] }))
    await settled()
    expect(page().querySelectorAll('.difference')).toHaveLength(1)
    expect(text()).toContain('1 number differs')
  })

  test('reports an error in the program as such', async () => {
    opened()
    await press('Start')
    bridge.send('selfTest:done', report({ ending: 'broken', detail: 'RangeError: out of memory' }))
    await settled()
    expect(text()).toContain('an error in the program')
    expect(text()).toContain('RangeError: out of memory')
  })

  test('forgets the last run when a new one starts', async () => {
    opened()
    await press('Start')
    bridge.send('selfTest:done', report({ differences: [DIFFERENCE] }))
    await settled()
    await press('Start again')
    expect(page().querySelectorAll('.difference')).toHaveLength(0)
    bridge.send('selfTest:done', report({ runId: 'run-2' }))
    await settled()
    expect(text()).toContain('Everything agrees')
  })
})

test('unreadable reference numbers are reported with their place', async () => {
  opened({
    'selfTest:start': () =>
      err({ kind: 'reference', reason: 'broken', file: '/app/test/perft/suites/chess.perft', line: 7 }),
  })
  await press('Start')
  expect(page().querySelector('[role=alert]')?.textContent).toMatch(/chess\.perft cannot be read.*line 7/)
  expect(button('Start')).toBeDefined()
})

describe('closing the self-test dialog', () => {
  test('cancels a run in progress', async () => {
    const dialog = opened()
    await press('Start')
    dialog.unmount()
    await settled()
    expect(bridge.askedFor('selfTest:cancel')).toEqual([['run-1']])
  })

  test('cancels a run whose start is not yet confirmed', async () => {
    const dialog = opened()
    await settled()
    button('Start')!.click()
    dialog.unmount()
    await settled()
    expect(bridge.askedFor('selfTest:cancel')).toEqual([['run-1']])
  })

  test('cancels nothing after a run has finished', async () => {
    const dialog = opened()
    await press('Start')
    bridge.send('selfTest:done', report())
    await settled()
    dialog.unmount()
    await settled()
    expect(bridge.askedFor('selfTest:cancel')).toEqual([])
  })
})
