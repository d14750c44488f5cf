// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairnessOf } from '@shared/atlas/fairnessOf'
import type { Handlers, QueuedBuild, StartsPicture } from '@shared/ipc/contract'
import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, unwrap } from '@shared/result'
import { randomStartSetup } from '@shared/setup/starts/starts'
import { flatten } from '@shared/tree/flat'
import { variantById } from '@shared/variants'
import App from '../../../../../renderer/App.vue'
import { useStartsStore } from '../../../../../renderer/features/starts/startsStore'
import { findingOf } from '../../../../../renderer/features/starts/startWords'
import { aGame, line } from '../../../../support/aGame'
import { freshPinia } from '../../../../support/freshPinia'
import { aWorkbench, settled, SETTINGS, START } from '../../../../support/workbench'

const ORTHODOX = { number: 518, value: 21, white: 'RNBQKBNR', black: 'RNBQKBNR' }

const aPicture = (over: Partial<StartsPicture> = {}): StartsPicture => {
  const all = fairnessOf({ numbers: [518, 519], values: [21, 15] })
  return {
    variant: 'chess960',
    atlas: {
      engine: 'Backrank',
      nodes: 20_000,
      date: '2026-11-25',
      error: 48,
      estimatedFrom: null,
      isDenoised: false,
      isOwn: false,
    },
    all,
    featured: all,
    matching: 2,
    bins: { from: 10, width: 10, counts: [1, 1] },
    features: [{ feature: { kings: [1, 6] }, side: 'white', starts: 2, mean: 18, error: 3 }],
    lists: { even: [ORTHODOX], white: [ORTHODOX], black: [ORTHODOX] },
    ...over,
  }
}

const SYSTEMS = [
  { variant: 'chess960', starts: 960, atlas: 'shipped' },
  { variant: 'pre-chess', starts: 8_294_400, atlas: undefined },
] as const

const opened = async (handlers: Partial<Handlers> = {}) => {
  const bridge = aWorkbench({
    'app:start': () => ({ ...START, settings: { ...SETTINGS, place: 'starts' } }),
    'window:theme': () => undefined,
    'window:title': () => undefined,
    'starts:systems': () => SYSTEMS,
    'starts:picture': id => (id === 'chess960' ? ok(aPicture()) : err({ kind: 'noAtlas' })),
    'starts:count': () => ({ matching: 700, all: 960, isEstimate: false }),
    ...handlers,
  })
  mount(App, { attachTo: document.body, global: { plugins: [freshPinia()] } })
  await settled()
  // Changes of the filter are debounced.
  await new Promise(resolve => setTimeout(resolve, 80))
  await settled()
  return bridge
}

const text = () => document.body.textContent.replace(/\s+/g, ' ')

beforeEach(() => document.body.replaceChildren())

describe('the Starts page', () => {
  test('shows the finding, its source and its error', async () => {
    await opened()
    expect(text()).toContain('Chess960 favors White by 0.18 on average')
    expect(text()).toContain('Backrank, 20,000 nodes each')
    expect(text()).toContain('Error of a value ± 0.48')
    expect(text()).toContain('White’s king on b or g')
    expect(text()).toContain('700 starts, 73%')
  })

  test('requests the starts with a clicked feature', async () => {
    const bridge = await opened()
    document.querySelector('.feature-chart [role=button]')!.dispatchEvent(new Event('click'))
    await new Promise(resolve => setTimeout(resolve, 80))
    await settled()
    expect(bridge.askedFor('starts:picture').at(-1)).toEqual(['chess960', { side: 'white', kings: [1, 6] }])
  })

  test('says that a variant is not evaluated yet, and how to evaluate it', async () => {
    await opened()
    const names = [...document.querySelectorAll<HTMLElement>('.starts-side .system .name')]
    names.find(({ textContent }) => textContent.trim() === 'Pre-Chess')!.click()
    await new Promise(resolve => setTimeout(resolve, 80))
    await settled()
    expect(text()).toContain('Not evaluated yet')
    expect(text()).toContain('backrank atlas build pre-chess -o pre-chess.atlas')
  })

  test('reports a damaged atlas and shows no numbers', async () => {
    await opened({ 'starts:picture': () => err({ kind: 'damaged', file: '/atlas/chess960.atlas' }) })
    expect(text()).toContain('The atlas of Chess960 is damaged')
    expect(text()).toContain('/atlas/chess960.atlas')
    expect(document.querySelector('.value-histogram')).toBeNull()
  })
})

describe('the starts of a throw', () => {
  const fischerBenko = variantById('fischer-benko')
  const fen = makeFen(fischerBenko, unwrap(randomStartSetup(fischerBenko, 4532)))
  const thrownStarts = { variant: 'fischer-benko', fen } as const

  test('are restored from the settings, named, and can be left', async () => {
    const bridge = await opened({
      'app:start': () => ({ ...START, settings: { ...SETTINGS, place: 'starts', thrownStarts } }),
      'starts:systems': () => [...SYSTEMS, { variant: 'fischer-benko', starts: 921_600, atlas: 'shipped' }],
      'starts:picture': () => ok(aPicture({ variant: 'fischer-benko' })),
      'starts:throws': () => err({ kind: 'noThrows' }),
      'starts:worth': () => ({
        value: 42,
        error: null,
        percentile: null,
        mean: 18,
        isEstimate: true,
        neighbors: [],
      }),
      'settings:update': patch => ({ ...SETTINGS, place: 'starts', ...patch }),
    })
    expect(bridge.askedFor('starts:picture').at(-1)).toEqual([
      'fischer-benko',
      { side: 'either', throw: fen },
    ])
    expect(text()).toContain('Throw 4,532 favors White by 0.18 on average')
    expect(text()).toContain('≈ +0.42 after best placing')
    document.querySelector<HTMLElement>('[aria-label="All starts again"]')!.click()
    await new Promise(resolve => setTimeout(resolve, 80))
    await settled()
    expect(bridge.askedFor('starts:picture').at(-1)).toEqual(['fischer-benko', { side: 'either' }])
    expect(bridge.askedFor('settings:update').at(-1)).toEqual([{ thrownStarts: null }])
    expect(text()).toContain('Fischer-Benko Chess favors White by 0.18 on average')
  })
})

describe('the finding on the Starts page', () => {
  const withMean = (mean: number) => aPicture({ all: { ...aPicture().all, mean } })

  test.each([
    [18, 'Chess960 favors White by 0.18 on average'],
    [-31, 'Chess960 favors Black by 0.31 on average'],
    [-3, 'Chess960 starts even: −0.03 for White on average'],
  ])('describes a mean of %d', (mean, title) => {
    expect(findingOf([withMean(mean)])?.title).toBe(title)
  })

  test('tells which of two variants is fairer', () => {
    const within = { 25: 0.1, 50: 0.3, 100: 0.9 }
    const other = aPicture({ variant: 'beautiful', all: { ...aPicture().all, within } })
    expect(findingOf([aPicture(), other])).toEqual({
      title: 'Systems side by side',
      detail: 'Chess960 has the largest share of starts within half a pawn: 100%.',
    })
  })

  test('is undefined without variants', () => expect(findingOf([])).toBeUndefined())
})

describe('an estimate on the Starts page', () => {
  test('is marked wherever a value is shown, including the values of throws', async () => {
    const all = fairnessOf({ numbers: [518, 519], values: [121, -15] })
    const picture = aPicture({
      variant: 'fischer-benko',
      atlas: {
        engine: 'Backrank',
        nodes: 20_000,
        date: '2026-11-26',
        error: 57,
        estimatedFrom: 35_461,
        isDenoised: false,
        isOwn: false,
      },
      all,
    })
    const bridge = await opened({
      'starts:systems': () => [{ variant: 'fischer-benko', starts: 921_600, atlas: 'shipped' }],
      'starts:picture': () => ok(picture),
      'games:create': () => ok(flatten(aGame(line('e2e4:e4')))),
      'starts:throws': () =>
        ok({
          values: [10, -20, 60, 20],
          reading: 'sequential',
          means: [15, -5, 40, 40],
          spreads: [10, 12, 14, 40],
          placements: [
            { color: 'white', piece: 'R', file: 'a', share: 0.27 },
            { color: 'white', piece: 'R', file: 'h', share: 0.32 },
            { color: 'black', piece: 'R', file: 'a', share: 0.5 },
          ],
          isEstimate: true,
        }),
    })
    expect(text()).toContain('Estimated from 35,461 starts that were searched')
    expect(document.querySelector('[role=option] b')!.textContent).toBe('≈ +0.21')
    expect(text()).toContain('Placing makes Fischer-Benko Chess fairer than the dice alone')
    expect(text()).toContain('≈ 75% are within 0.25')
    const row = [...document.querySelectorAll('.places tbody tr')].map(one =>
      one.textContent.replace(/\s+/g, ' '),
    )
    expect(row.join()).toContain('Rook')
    expect(row.join()).toContain('27%')

    const draw = [...document.querySelectorAll('button')].find(one =>
      one.textContent.includes('Draw a throw that rewards placing'),
    )!
    draw.click()
    await settled()
    // The quarter in which placing matters most is the last throw alone.
    const fen = makeFen(
      variantById('fischer-benko'),
      unwrap(randomStartSetup(variantById('fischer-benko'), 3)),
    )
    expect(bridge.askedFor('games:create')[0]![0]).toMatchObject({ variant: 'fischer-benko', fen })
  })
})

test('drops the throws of a variant before it shows another one with other piece letters', async () => {
  await opened({
    'starts:systems': () => [
      { variant: 'fischer-benko', starts: 921_600, atlas: 'shipped' },
      { variant: 'korean-random', starts: 36, atlas: 'shipped' },
    ],
    'starts:picture': id => ok(aPicture({ variant: id, features: [] })),
    'starts:throws': () =>
      ok({
        values: [10, -20],
        reading: 'sequential',
        means: [15, -5],
        spreads: [10, 12],
        placements: [{ color: 'white', piece: 'Q', file: 'a', share: 0.27 }],
        isEstimate: false,
      }),
  })
  expect(document.querySelector('.places tbody')!.textContent).toContain('Queen')
  useStartsStore().choose('korean-random')
  await new Promise(resolve => setTimeout(resolve, 80))
  await settled()
  expect(text()).toContain('Korean Random Chess favors White by 0.18 on average')
  expect(document.querySelector('.places')).toBeNull()
})

describe('the Starts page with atlas builds', () => {
  const BUILD: QueuedBuild = {
    variant: 'pre-chess',
    nodes: 20_000,
    server: 'redis://host:6379/0',
    done: 2_073_600,
    wanted: 8_294_400,
    workers: [
      { host: 'one', process: 7, threads: 4, positionsPerSecond: 150.4, isOther: false },
      { host: 'two', process: 8, threads: 1, positionsPerSecond: 4.25, isOther: false },
      { host: 'old', process: 9, threads: 1, positionsPerSecond: 0, isOther: true },
    ],
    state: { kind: 'running' },
  }

  const openDialog = async (handlers: Partial<Handlers>) => {
    const bridge = await opened({ 'starts:currentBuild': () => null, ...handlers })
    button('Have one built…').click()
    await settled()
    return bridge
  }
  const button = (name: string): HTMLButtonElement =>
    [...document.querySelectorAll('button')].find(one => one.textContent.trim() === name)!
  const type = (selector: string, value: string) => {
    const field = document.querySelector<HTMLInputElement>(selector)!
    field.value = value
    field.dispatchEvent(new Event('input'))
  }

  test('shows the workers of a build and their speed, and can stop the build', async () => {
    let stopped = 0
    await openDialog({ 'starts:currentBuild': () => BUILD, 'starts:stopBuild': () => void (stopped += 1) })
    expect(text()).toContain('2,073,600 of 8,294,400 starts of Benko’s Pre-Chess')
    expect(text()).toContain('2 workers, 155 starts a second')
    expect(text()).toContain('one, 4 threads150 a second')
    expect(text()).toContain('two, 1 thread4.3 a second')
    expect(text()).toContain('another version, left out')
    expect(text()).toContain('Being built, 25%')
    expect(button('Stop').type).toBe('submit')
    document.querySelector('form')!.dispatchEvent(new Event('submit'))
    await settled()
    expect(stopped).toBe(1)
  })

  test('starts a build with the entered values, and saves the server without its password', async () => {
    const asked: unknown[] = []
    const kept: unknown[] = []
    await openDialog({
      'starts:build': (...args) => {
        asked.push(args)
        return ok(null)
      },
      'settings:update': patch => {
        kept.push(patch)
        return { ...SETTINGS, ...patch }
      },
    })
    type('input[placeholder^="redis"]', 'redis://anna:s3cret@host/2')
    document.querySelector('form')!.dispatchEvent(new Event('submit'))
    await settled()
    expect(asked).toEqual([['chess960', 20_000, 'redis://anna:s3cret@host/2', '']])
    expect(kept).toEqual([{ queueServer: 'redis://anna@host/2' }])
  })

  test('says why a build does not start', async () => {
    await openDialog({
      'starts:build': () =>
        err({ kind: 'unreachable', server: 'redis://host:6379/0', detail: 'connect ECONNREFUSED' }),
    })
    type('input[placeholder^="redis"]', 'redis://host')
    document.querySelector('form')!.dispatchEvent(new Event('submit'))
    await settled()
    expect(document.querySelector('[role=alert]')!.textContent).toMatch(
      /redis:\/\/host:6379\/0 does not answer.*connect ECONNREFUSED/s,
    )
  })
})
