// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProcedureDraft } from '@shared/ipc/contract'
import { procedureById } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { readDraftText, writeProcedure } from '@shared/procedures/model/readProcedure'
import { ok, unwrap } from '@shared/result'
import App from '../../../../../../renderer/App.vue'
import { doOddsJob } from '../../../../../../renderer/features/dice/odds/oddsJob'
import { provideOddsJobs } from '../../../../../../renderer/features/dice/odds/useOdds'
import { useDiceStore } from '../../../../../../renderer/features/dice/throwing/diceStore'
import { useProceduresStore } from '../../../../../../renderer/features/dice/editor/proceduresStore'
import { freshPinia } from '../../../../../support/freshPinia'
import type { MemoryBridge } from '../../../../../support/memoryBridge'
import { LONG_WAIT } from '../../../../../support/longWait'
import { aWorkbench, settled, START } from '../../../../../support/workbench'

let bridge: MemoryBridge

const MINE: Procedure = { ...procedureById('chess960')!, id: 'mine', name: 'Mine' }

/** Opens the assistant with a procedure of the user and the drafts of an earlier run. */
const opened = async (drafts: readonly ProcedureDraft[] = []) => {
  const own = new Map([[MINE.id, MINE]])
  bridge = aWorkbench({
    'app:start': () => ({ ...START, settings: { ...START.settings, animation: false } }),
    'window:theme': () => undefined,
    'window:title': () => undefined,
    'procedures:list': () => [...own.values()],
    'procedures:drafts': () => drafts,
    'procedures:save': json => {
      const saved = unwrap(readDraftText(json))
      own.set(saved.id, saved)
      return ok([...own.values()])
    },
    'procedures:remove': id => {
      own.delete(id)
      return [...own.values()]
    },
  })
  const pinia = freshPinia()
  mount(App, { attachTo: document.body, global: { plugins: [pinia] } })
  await settled()
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'd', ctrlKey: true, bubbles: true, cancelable: true }),
  )
  await settled()
}

const editMine = async () => {
  const dice = useDiceStore()
  dice.choose(dice.own.find(({ id }) => id === MINE.id)!)
  useProceduresStore().edit()
  await settled()
}

const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]
const one = (label: string): HTMLInputElement =>
  document.body.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!
const text = (selector: string) => document.body.querySelector(selector)?.textContent.trim()

const named = (name: string): HTMLElement =>
  all('button').findLast(button => button.textContent.trim() === name)!

const click = async (button: HTMLElement) => {
  button.click()
  await settled()
}

const write = async (field: HTMLInputElement | HTMLSelectElement, value: string, event = 'input') => {
  field.value = value
  field.dispatchEvent(new Event(event, { bubbles: true }))
  await settled()
}

const nameField = () => document.body.querySelector<HTMLInputElement>('.head-fields input')!

/** The draft kept last. */
const keptDraft = (): Procedure => unwrap(readDraftText(bridge.askedFor('procedures:keepDraft').at(-1)![1]))

beforeEach(() => {
  provideOddsJobs((job, tell) => {
    doOddsJob(job, tell)
    return () => undefined
  })
  document.body.replaceChildren()
})

describe('a draft of a procedure', () => {
  test('is kept on every change and returns when the editor is reopened', async () => {
    await opened()
    await editMine()
    expect(bridge.askedFor('procedures:keepDraft')).toEqual([])
    await write(nameField(), 'Mine, longer')
    expect(keptDraft().name).toBe('Mine, longer')
    await click(named('Close'))
    await editMine()
    expect(nameField().value).toBe('Mine, longer')
    expect(text('.foot .state')).toBe('Not saved. The draft is kept until you save or discard it.')
  })

  test('is dropped when all changes are undone, and when it is saved', async () => {
    await opened()
    await editMine()
    await write(nameField(), 'Other')
    await click(named('Undo'))
    expect(bridge.askedFor('procedures:dropDraft')).toEqual([['mine']])
    await write(nameField(), 'Other')
    await click(named('Save procedure'))
    expect(bridge.askedFor('procedures:dropDraft')).toHaveLength(2)
    expect(useDiceStore().own.map(({ id }) => id)).toEqual(['other'])
    expect(useProceduresStore().drafts).toEqual([])
  })

  test('can be discarded and restored', async () => {
    await opened()
    await editMine()
    await write(nameField(), 'Other')
    await click(named('Discard'))
    expect(useProceduresStore().drafts).toEqual([])
    await click(all('.toast-list button').find(button => button.textContent.includes('Undo'))!)
    expect(nameField().value).toBe('Other')
    expect(useProceduresStore().drafts).toHaveLength(1)
  })

  test('of an earlier run is offered even if it is far from valid', async () => {
    const half: Procedure = { ...MINE, name: '', rank: '', steps: [{ kind: 'check', conditions: [] }] }
    await opened([
      { base: 'broken', json: '{' },
      { base: 'mine', json: writeProcedure(half) },
    ])
    expect(useProceduresStore().drafts.map(({ base }) => base)).toEqual(['mine'])
    await click(all('.toast-list button').find(button => button.textContent.includes('Go on'))!)
    expect(nameField().value).toBe('')
    expect(text('.verdict .fault')).toBe('Name has 0 letters; at least 1 can be read.')
  })
})

test('the name of another procedure is refused', async () => {
  await opened()
  await editMine()
  await write(nameField(), 'Chess960')
  expect(text('.verdict .fault')).toBe('Another procedure has this name already.')
  expect(named('Save procedure').hasAttribute('disabled')).toBe(true)
  await write(nameField(), 'Mine')
  expect(document.body.querySelector('.verdict .fault')).toBeNull()
})

describe('a step of a procedure', () => {
  test('takes up to four regions, like a procedure file', async () => {
    await opened()
    await editMine()
    const regions = ['light', 'inner', 'leftWing', 'otherColor']
    for (const [at, region] of regions.entries())
      await write(one(`Step 2: squares ${at + 1}`), region, 'change')
    expect(keptDraft().steps[1]).toMatchObject({
      where: [
        { color: 'light' },
        { kind: 'inner' },
        { side: 'left' },
        { kind: 'otherColor', piece: 'bishop' },
      ],
    })
    expect(one('Step 2: squares 5')).toBeNull()
  })

  test('takes up to twelve conditions, with their pieces, files and ranks', async () => {
    await opened()
    await editMine()
    await write(one('Step 1: technique'), 'check', 'change')
    for (let at = 1; at < 12; at += 1)
      await write(one(`Step 1: condition ${at + 1}`), 'oppositeColors', 'change')
    await write(one('Step 1: condition 2, piece 1'), 'queen', 'change')
    await write(one('Step 1: condition 3'), 'differsFrom', 'change')
    await write(one('Step 1: condition 3, files'), '5')
    await write(one('Step 1: condition 3, rank'), 'rnbkqbnr')
    const [step] = keptDraft().steps
    const conditions = step?.kind === 'check' ? step.conditions : []
    expect(conditions).toHaveLength(12)
    expect(conditions[1]).toEqual({ kind: 'oppositeColors', roles: ['queen', 'bishop'] })
    expect(conditions[2]).toEqual({ kind: 'differsFrom', rank: 'RNBKQBNR', files: 5 })
    expect(one('Step 1: condition 13')).toBeNull()
  })

  test('can have its own die, and go back to the usual one', async () => {
    await opened()
    await editMine()
    await click(one('Step 2: how it is thrown'))
    await write(one('Step 2: thrown with'), 'd8', 'change')
    await write(one('Step 2: too high'), 'subtract', 'change')
    expect(keptDraft().steps[1]).toEqual({ kind: 'place', piece: 'queen', with: 'd8', tooHigh: 'subtract' })
    await write(one('Step 2: thrown with'), '', 'change')
    await write(one('Step 2: too high'), 'again', 'change')
    expect(bridge.askedFor('procedures:dropDraft')).toEqual([['mine']])
  })

  test('can be shared by both players when Black throws afterwards', async () => {
    await opened()
    await editMine()
    const second = all('.head-fields select')[1] as HTMLSelectElement
    await write(second, 'after', 'change')
    await write(document.body.querySelector<HTMLInputElement>('.head-fields input[type=number]')!, '2')
    expect(keptDraft().second).toEqual({ kind: 'own', turns: 'after', shared: 2 })
  })
})

describe('an imported procedure file', () => {
  test('opens in the editor, renamed if its name is already in use', async () => {
    await opened()
    useProceduresStore().importText('one.json', writeProcedure({ ...MINE, id: 'one', name: 'One' }))
    await settled()
    expect(nameField().value).toBe('One')
    await click(named('Close'))
    useProceduresStore().importText('mine.json', `\uFEFF${writeProcedure(MINE)}`)
    await settled()
    expect(nameField().value).toBe('Mine 2')
  })

  test.each([
    ['{\n  "id": mine', 'This is not JSON: line 2, column 9, has mine.'],
    [
      writeProcedure({ ...MINE, steps: MINE.steps.slice(1) }),
      'Pieces, bishop: the army has 2 bishops, and the steps place 0.',
    ],
    ['[1]', 'The procedure must be an object, not a list.'],
  ])('that is broken is reported with the place: %.30j', async (json, sentence) => {
    await opened()
    useProceduresStore().importText('broken.json', json)
    await settled()
    expect(document.body.textContent).toContain('broken.json is not a procedure')
    expect(document.body.textContent).toContain(sentence)
    expect(useProceduresStore().isEditing).toBe(false)
  })
})

describe('the odds of a procedure', () => {
  test('show their progress, and can be canceled and restarted', async () => {
    const ended: string[] = []
    let started = 0
    provideOddsJobs((job, tell) => {
      started += 1
      tell({ kind: 'progress', progress: { unit: 'step', done: 0, all: 10 } })
      setTimeout(() => tell({ kind: 'progress', progress: { unit: 'step', done: 3, all: 10 } }), 320)
      return () => ended.push(job.equipment)
    })
    await opened()
    const dice = useDiceStore()
    dice.choose(dice.procedures.find(({ id }) => id === 'transcendental')!)
    await vi.waitFor(
      () => expect(text('.odds-card .text')).toContain('Working out the odds: step 4 of 10'),
      LONG_WAIT,
    )
    await click(named('Cancel'))
    expect(ended.at(-1)).toBe('die')
    expect(text('.odds-card .text')).toContain('The odds are not worked out.')
    const before = started
    await click(named('Work them out'))
    expect(started).toBe(before + 1)
  })

  test('are labeled as an estimate when there are too many ranks', async () => {
    const rank = {
      seed: 'backrank',
      throwings: 200_000,
      seen: 159_309,
      equallyLikely: { mean: 350_412, error: 4512 },
      expectedThrows: { mean: 9.8794, error: 0.0123 },
    }
    provideOddsJobs((_, tell) => {
      const report = { kind: 'estimate', rank, both: undefined } as const
      tell({ kind: 'found', found: { report, ending: 'unknown' } })
      return () => undefined
    })
    await opened()
    const dice = useDiceStore()
    dice.choose(dice.procedures.find(({ id }) => id === 'contemporary-random')!)
    await settled()
    const card = text('.odds-card')
    expect(card).toContain('An estimate')
    expect(card).toContain('the same ranks come up as often as with 350,400 ± 4,500 equally likely ranks')
    expect(card).toContain('159,309 different ranks')
    expect(card).toContain('9.879 ± 0.012')
    expect(card).toContain('It could not be determined whether it always ends.')
  })

  test('are not recomputed when only the name changes', async () => {
    let started = 0
    provideOddsJobs((job, tell) => {
      started += 1
      doOddsJob(job, tell)
      return () => undefined
    })
    await opened()
    await editMine()
    const before = started
    await write(nameField(), 'Another')
    expect(started).toBe(before)
  })
})
