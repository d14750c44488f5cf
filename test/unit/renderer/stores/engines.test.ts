import { beforeEach, describe, expect, test } from 'vitest'
import type { EngineNotice } from '@shared/ipc/contract'
import { err } from '@shared/result'
import { useEnginesStore } from '../../../../renderer/stores/engines'
import { aWorkbench } from '../../../support/workbench'

beforeEach(() => {
  aWorkbench({})
})

const noticeOf = (kind: EngineNotice['kind'], engineId = 'one'): EngineNotice => ({
  engineId,
  kind,
  detail: `of ${kind}`,
  at: 0,
})

const kinds = (engineId: string) =>
  useEnginesStore()
    .noticesOf(engineId)
    .map(({ kind }) => kind)

describe('the notices of an engine', () => {
  test.each<readonly [string, readonly EngineNotice['kind'][], readonly EngineNotice['kind'][]]>([
    ['a crash and the restart', ['crashed', 'restarted'], ['restarted']],
    ['crashes until it is given up', ['crashed', 'restarted', 'crashed', 'gaveUp'], ['gaveUp']],
    ['a freeze and what came of it', ['hanging', 'restarted', 'hanging'], ['hanging']],
    ['a crash does not hide a word of its moves', ['illegalMove', 'crashed'], ['illegalMove', 'crashed']],
  ])('replace each other: %s', (_, said, shown) => {
    for (const kind of said) useEnginesStore().meetNotice(noticeOf(kind))
    expect(kinds('one')).toEqual(shown)
  })

  test('stay when another engine crashes, and disappear when they are dismissed', () => {
    const engines = useEnginesStore()
    engines.meetNotice(noticeOf('restarted'))
    engines.meetNotice(noticeOf('crashed', 'two'))
    engines.dismiss(noticeOf('restarted'))
    expect([kinds('one'), kinds('two')]).toEqual([[], ['crashed']])
  })
})

test('a refused change resets the fields to the values of the engine', async () => {
  const error = { kind: 'optionNotConfirmed', option: 'Book' } as const
  const bridge = aWorkbench({ 'engines:change': () => err(error) })
  const engines = useEnginesStore()
  await engines.change('one', { values: { Book: '/etc/passwd' } })
  expect([engines.error, engines.isSetting]).toEqual([error, false])
  expect(bridge.askedFor('engines:list')).toHaveLength(1)
})
