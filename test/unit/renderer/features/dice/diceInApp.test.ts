// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { flatten } from '@shared/tree/flat'
import type { Handlers, Settings } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import App from '../../../../../renderer/App.vue'
import { doOddsJob } from '../../../../../renderer/features/dice/odds/oddsJob'
import { provideOddsJobs } from '../../../../../renderer/features/dice/odds/useOdds'
import { useDiceStore } from '../../../../../renderer/features/dice/throwing/diceStore'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { beginProcedure } from '@shared/procedures/throwing/throwing'
import { writeThrowLog } from '@shared/procedures/throwing/throwLog'
import type { ProcedureState } from '@shared/procedures/model/state'
import { throwBoards } from '../../../../../electron/round/rollRound'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { aGame, line } from '../../../../support/aGame'
import { freshPinia } from '../../../../support/freshPinia'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled, START } from '../../../../support/workbench'

let bridge: MemoryBridge

const still = { ...START, settings: { ...START.settings, animation: false } }

const opened = async (over: Partial<Settings> = {}, handlers: Partial<Handlers> = {}) => {
  bridge = aWorkbench({
    'app:start': () => ({ ...still, settings: { ...still.settings, ...over } }),
    'games:create': () => ok(flatten(aGame(line('e2e4:e4')))),
    'window:theme': () => undefined,
    'window:title': () => undefined,
    ...handlers,
  })
  const pinia = freshPinia()
  mount(App, { attachTo: document.body, global: { plugins: [pinia] } })
  await settled()
  await press('d', { ctrlKey: true })
}

const text = (selector: string) => document.body.querySelector(selector)?.textContent.trim()
const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]

const press = async (key: string, held: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  await settled()
}

const pressAll = async (...keys: readonly string[]) => {
  for (const key of keys) await press(key)
}

const click = async (element: HTMLElement) => {
  element.click()
  await settled()
}

beforeEach(() => {
  provideOddsJobs((job, tell) => {
    doOddsJob(job, tell)
    return () => undefined
  })
  document.body.replaceChildren()
})

describe('the dice assistant', () => {
  test.each([
    [false, 'White’s light bishop'],
    [true, 'Black’s light bishop'],
  ])('accepts a digit without Enter only if the setting says so: %j', async (throwAtOnce, next) => {
    await opened({ throwAtOnce })
    await press('1')
    expect(text('.dice-stage h1')).toBe(next)
  })

  test('says what to throw and why, and numbers the squares to count', async () => {
    await opened()
    expect(text('.dice-stage h1')).toBe('White’s light bishop')
    expect(text('.dice-stage .words p')).toContain('counted from the left among the free light squares')
    expect(text('.dice-stage .words p')).toContain('The bishops stand on opposite colors.')
    expect(all('.rank-row.is-turn .square b').map(number => number.textContent.trim())).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  test('reaches the worked example from typed throws and opens it with its log', async () => {
    await opened()
    await pressAll('1', 'Enter', '2', 'Enter', '2', 'Enter', '3', 'Enter', '3', 'Enter', '5', 'Enter')
    expect(text('.dice-stage h1')).toBe('Throw 4,532 of Fischer-Benko Chess')
    await press('Enter')
    const [request] = bridge.askedFor('games:create')[0]!
    expect(request.variant).toBe('fischer-benko')
    expect(request.fen.split(' ')[0]).toMatch(/^2b2br1\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/1BB1R3/)
    const tags = useDocumentsStore().active!.game.tags
    expect(tags.find(({ name }) => name === 'Throws')?.value).toBe('fischer-benko die 1 2 2 3 3 5')
    expect(document.body.querySelector('.dice-stage')).toBeNull()
    expect(document.activeElement?.getAttribute('data-region')).toBe('stage')
  })

  test('asks to rethrow unfair starts when only fair ones are wanted, and records them in the game', async () => {
    const worth = { error: null, percentile: null, mean: 30, isEstimate: true, neighbors: [] }
    let value = 86
    const settings = { ...still.settings, onlyFairStarts: true, fairWithin: 25 }
    await opened(
      {},
      {
        'app:start': () => ({ ...still, settings }),
        'starts:worth': () => ({ ...worth, value }),
        'starts:throws': () =>
          ok({
            values: [10, -20, 60, 80],
            reading: 'sequential',
            means: [0, 0, 0, 0],
            spreads: [1, 1, 1, 1],
            placements: [],
            isEstimate: true,
          }),
      },
    )
    const typed = ['1', 'Enter', '2', 'Enter', '2', 'Enter', '3', 'Enter', '3', 'Enter', '5', 'Enter']
    await pressAll(...typed)
    expect(text('.finished-start')).toContain('Not fair: ≈ +0.86 for White. Throw again.')
    expect(text('.finished-start')).toContain('≈ 50% of all throws are within 0.25')
    value = 10
    await click(all('.finished-start .button').find(button => button.textContent.includes('Another start'))!)
    await pressAll(...typed)
    expect(text('.finished-start')).toContain('Thrown again 1 time, because not fair: 4,532 (+0.86)')
    expect(text('.finished-start')).not.toContain('Throw again.')
    await press('Enter')
    const tags = useDocumentsStore().active!.game.tags
    expect(tags.find(({ name }) => name === 'ThrownAgain')?.value).toBe('4532 +0.86')
  })

  test.each(['screen', 'seed'] as const)(
    'rethrows unfair starts thrown by the program (%s) by itself',
    async thrower => {
      const worth = { error: null, percentile: null, mean: 30, isEstimate: true, neighbors: [] }
      const values = [86, -40, 10]
      await opened(
        { onlyFairStarts: true, fairWithin: 25 },
        { 'starts:worth': () => ({ ...worth, value: values.shift() ?? 10 }) },
      )
      const dice = useDiceStore()
      dice.thrower = thrower
      dice.seed = 'table 5'
      await settled()
      dice.throwRest()
      await settled()
      expect(dice.unfair.map(({ value }) => value)).toEqual([86, -40])
      expect(text('.finished-start')).toContain('Thrown again 2 times, because not fair: ')
      expect(text('.finished-start')).not.toContain('Throw again.')
      if (thrower === 'seed') {
        // The command line throws the same for the third board.
        const boards = throwBoards(beginProcedure(dice.procedure, dice.equipment), 'table 5')
        const [, , third] = [boards.next(), boards.next(), boards.next()]
        expect(dice.log).toBe(writeThrowLog(third.value as ProcedureState))
      }
      const [first, second] = dice.unfair
      await press('Enter')
      const tags = useDocumentsStore().active!.game.tags
      expect(tags.find(({ name }) => name === 'ThrownAgain')?.value).toBe(
        `${first!.number} +0.86, ${second!.number} -0.40`,
      )
    },
  )

  test('keeps an existing throw when only fair starts are wanted later', async () => {
    const worth = { error: null, percentile: null, mean: 30, isEstimate: true, neighbors: [] }
    await opened(
      {},
      {
        'starts:worth': () => ({ ...worth, value: 86 }),
        'settings:update': patch => ({ ...still.settings, ...patch }),
      },
    )
    const dice = useDiceStore()
    dice.thrower = 'screen'
    dice.throwRest()
    await settled()
    const { log } = dice
    await useSettingsStore().update({ onlyFairStarts: true })
    await settled()
    expect([dice.log, dice.unfair]).toEqual([log, []])
    expect(text('.finished-start')).toContain('Not fair: ≈ +0.86 for White. Throw again.')
  })

  test('gives up after 100 throws when none is fair', async () => {
    const worth = { error: null, percentile: null, mean: 30, isEstimate: true, neighbors: [] }
    await opened(
      { onlyFairStarts: true, fairWithin: 25 },
      { 'starts:worth': () => ({ ...worth, value: 86 }) },
    )
    const dice = useDiceStore()
    dice.thrower = 'screen'
    dice.throwRest()
    for (let waited = 0; waited < 200 && dice.unfair.length < 100; waited += 1) await settled()
    await settled()
    expect(dice.unfair).toHaveLength(100)
    expect(text('.finished-start')).toContain('Throw again.')
  })

  test('accepts typed throws while the choice of who throws has the focus', async () => {
    await opened()
    const byHand = all('input[type=radio]').find(
      radio => radio.parentElement?.textContent.trim() === 'By hand',
    )!
    byHand.focus()
    expect(document.activeElement).toBe(byHand)
    await pressAll('2', 'Enter')
    expect(useDiceStore().state.events.filter(({ thrown }) => thrown)).toHaveLength(1)
  })

  test('selects a clicked side of the die, and Enter places the piece', async () => {
    await opened()
    const three = all('.throw-pad .side')[2]!
    three.focus()
    await click(three)
    expect(text('.take')).toContain('Place bishop on f1')
    await press('Enter')
    expect(text('.tag')).toBe('[Throws "fischer-benko die 3"]')
  })

  test.each([
    ['7', '7 cannot be thrown here: the die shows 1 to 6. The 2 throws before it are kept.'],
    ['x', 'x cannot be thrown here: the die shows 1 to 6. The 2 throws before it are kept.'],
  ])('refuses %s with an explanation and keeps all throws', async (key, sentence) => {
    await opened()
    await pressAll('1', 'Enter', '2', 'Enter', key)
    expect(text('.dice-stage .fault')).toBe(sentence)
    expect(text('.tag')).toBe('[Throws "fischer-benko die 1 2"]')
    await pressAll('2', 'Enter')
    expect(text('.dice-stage .fault')).toBe('')
    expect(text('.tag')).toBe('[Throws "fischer-benko die 1 2 2"]')
  })

  test('steps back on Backspace and on undo, beginning with typed text', async () => {
    await opened()
    await pressAll('1', 'Enter', '2', 'Enter', '3', 'Backspace')
    expect(text('.tag')).toBe('[Throws "fischer-benko die 1 2"]')
    await press('Backspace')
    expect(text('.tag')).toBe('[Throws "fischer-benko die 1"]')
    await press('z', { ctrlKey: true })
    expect(text('.tag')).toBe('[Throws "fischer-benko die"]')
  })

  test('throws from a seed, with the same results after stepping back', async () => {
    await opened()
    const dice = useDiceStore()
    dice.thrower = 'seed'
    dice.seed = 'table 5'
    await settled()
    await pressAll('Enter', 'Enter', 'Enter')
    const { log } = dice
    expect(dice.throws).toHaveLength(3)
    await pressAll('Backspace', 'Backspace', 'Enter', 'Enter')
    expect(dice.log).toBe(log)
    dice.throwRest()
    expect(dice.finished).toBeDefined()
  })

  test('replays a pasted log up to the first impossible throw', async () => {
    await opened()
    const dice = useDiceStore()
    expect(dice.replay('[Throws "ajax-random coins H TT"]')).toBe(true)
    expect(dice.log).toBe('ajax-random coins H TT')
    expect(dice.replay('fischer-benko die 1 2 9 4')).toBe(false)
    expect(dice.log).toBe('fischer-benko die 1 2')
    expect(dice.fault).toBe(
      'Throw 3: 9 cannot be thrown here: the die shows 1 to 6. The 2 throws before it are kept.',
    )
    expect(dice.replay('nowhere die 1')).toBe(false)
    expect(dice.fault).toBe('Procedure nowhere is not known here.')
    expect(dice.log).toBe('fischer-benko die 1 2')
  })

  test('flips a coin on a click', async () => {
    await opened()
    useDiceStore().throwWith('coins')
    await settled()
    await click(all('.coin')[1]!)
    expect(useDiceStore().typed).toBe('HH')
    await click(all('.coin')[0]!)
    expect(useDiceStore().chosen?.text).toBe('TH')
    await press('t')
    expect(useDiceStore().typed).toBe('T')
  })

  test('restores the throws that a change of procedure discarded', async () => {
    await opened()
    await pressAll('1', 'Enter')
    const dice = useDiceStore()
    dice.choose(dice.procedures[0]!)
    await settled()
    await click(all('.toast-list button').find(button => button.textContent.includes('Undo'))!)
    expect(dice.log).toBe('fischer-benko die 1')
  })

  test('shows the exact odds of fair and unfair procedures in words and numbers', async () => {
    await opened()
    expect(text('.odds-card h2')).toBe('Every pair of ranks equally likely')
    expect(text('.odds-card .fraction')?.replace(/\s/g, '')).toBe('19,216')
    expect(text('.odds-card .result p')).toBe(
      'Gives each of the 96 ranks with a chance of 1/96, for each player.',
    )
    expect(text('.both-armies')).toContain(
      'Gives each of the 9,216 pairs of armies with a chance of 1/9,216.',
    )
    const dice = useDiceStore()
    dice.choose(dice.procedures.find(({ id }) => id === 'fischer-random-2')!)
    await settled()
    expect(text('.odds-card .result p')).toMatch(/^Makes \d+ of the 960 ranks /)
    expect(all('.odds-card .ends section')).toHaveLength(2)
    expect(text('.both-armies p')).toBe(
      'Black’s army follows from White’s, so each pair is as likely as White’s rank alone.',
    )
    expect(all('.odds-chart rect').length).toBeGreaterThan(20)
  })

  test('hides its panels in large type', async () => {
    await opened()
    await press('F9')
    expect(all('.dice-side, .dice-notes')).toEqual([])
    expect(all('.dice-stage.is-large')).toHaveLength(1)
    await press('F9')
    expect(all('.dice-side')).toHaveLength(1)
  })

  test('handles typed letters itself, not as board shortcuts', async () => {
    await opened()
    await press('f')
    expect(text('.dice-stage .fault')).toContain('f cannot be thrown here')
    await click(all('.rail-bar [aria-label=Home]')[0]!)
    expect(document.body.querySelector('.dice-stage')).toBeNull()
  })
})
