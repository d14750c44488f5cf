// @vitest-environment happy-dom
import { rmSync, writeFileSync } from 'node:fs'
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { DrillAnswer } from '@shared/ipc/contract'
import { err } from '@shared/result'
import { useDamagedDecksStore } from '../../../../../renderer/features/drill/damagedDecksStore'
import DamagedDecks from '../../../../../renderer/features/drill/DamagedDecks.vue'
import { useDrillStore } from '../../../../../renderer/features/drill/drillStore'
import { describeDrillFault } from '../../../../../renderer/features/drill/drillWords'
import { useQuestionStore } from '../../../../../renderer/features/drill/questionStore'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { usePlaceStore } from '../../../../../renderer/workbench/place'
import { aDeck } from '../../../../support/aDeck'
import { aDrillStore } from '../../../../support/aDrillStore'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

type Decks = Awaited<ReturnType<typeof aDrillStore>>

const FULL: DrillAnswer = err({
  kind: 'drillNotWritten',
  trouble: { kind: 'file', reason: 'diskFull', path: '/user/decks.sqlite', detail: 'full' },
})

let decks: Decks
let bridge: MemoryBridge
beforeEach(async () => {
  decks = await aDrillStore()
  bridge = aWorkbench({
    'drill:state': () => decks.ask({ kind: 'state' }),
    'drill:begin': choice => decks.ask({ kind: 'begin', choice }),
    'drill:answer': given => decks.ask({ kind: 'answer', given }),
    'drill:rename': (id, name) => decks.ask({ kind: 'rename', id, name }),
    'drill:restore': number => decks.ask({ kind: 'restore', number }),
    'drill:withoutBackup': () => decks.ask({ kind: 'withoutBackup' }),
  })
  decks.order({ kind: 'put', deck: aDeck(['a', 'b']) })
})

describe('an answer that cannot be saved', () => {
  const playOnFullDisk = async () => {
    const [drill, question] = [useDrillStore(), useQuestionStore()]
    await drill.look()
    await question.begin()
    await settled()
    bridge.answer('drill:answer', () => FULL)
    await question.play('e2e4')
    await settled()
    return { drill, question }
  }

  test('is reported as not counted for as long as it does not count', async () => {
    const { drill, question } = await playOnFullDisk()
    expect(drill.fault).toBeDefined()
    expect(describeDrillFault(drill.fault!)).toEqual({
      title: 'The decks could not be saved',
      detail: 'The disk is full: /user/decks.sqlite',
      remedy: 'Free some space, then try again.',
      kept: 'Nothing was changed. Your answer does not count yet.',
    })
    expect(question.asked).toMatchObject({ phase: 'asked', isKept: false })
    // A successful read does not clear the fault of a failed write.
    await drill.look()
    expect(drill.fault).toBeDefined()
  })

  test('is sent again unchanged, which clears the fault', async () => {
    const { drill, question } = await playOnFullDisk()
    const [[given]] = bridge.askedFor('drill:answer') as [[unknown]]
    bridge.answer('drill:answer', answer => decks.ask({ kind: 'answer', given: answer }))
    await question.tryAgain()
    await settled()
    expect(bridge.askedFor('drill:answer')).toEqual([[given], [given]])
    expect(drill.fault).toBeUndefined()
    expect(question.asked).toMatchObject({ phase: 'done', isKept: true, tried: { verdict: 'right' } })
    expect(decks.order({ kind: 'state' }).answers).toHaveLength(1)
  })

  test('no longer shows a fault after a later write succeeds', async () => {
    const { drill } = await playOnFullDisk()
    await drill.rename(drill.decks[0]!, 'Another name')
    expect(drill.fault).toBeUndefined()
  })

  test('is not sent again after a new question has begun', async () => {
    const { drill, question } = await playOnFullDisk()
    await drill.rename(drill.decks[0]!, 'Another name')
    await question.begin()
    await settled()
    await question.tryAgain()
    expect(bridge.askedFor('drill:answer')).toHaveLength(1)
  })
})

describe('damaged decks', () => {
  /** Backs up a deck of two positions and then empties the file. */
  const emptied = async () => {
    decks.restart()
    decks.order({ kind: 'state' })
    decks.close()
    rmSync(decks.file)
    writeFileSync(decks.file, '')
    const stores = { drill: useDrillStore(), notices: useNoticesStore(), place: usePlaceStore() }
    useDamagedDecksStore()
    await stores.drill.look()
    await nextTick()
    return stores
  }

  test('are reported everywhere with the content of the backup, and restored by one action', async () => {
    const { drill, notices } = await emptied()
    expect(notices.troubles.map(({ text }) => text)).toEqual([
      {
        title: 'The file of your decks is empty',
        detail: `Something has emptied it: ${decks.file}`,
        remedy: expect.stringMatching(/^Backup of .+: 1 deck, 2 positions, 0 answers\.$/) as string,
        kept: 'Nothing has been changed, and nothing will be deleted.',
      },
    ])
    const [{ actions }] = notices.troubles as [(typeof notices.troubles)[number]]
    expect(actions.map(({ label }) => label)).toEqual(['Restore the backup', 'Show in Train'])
    actions[0]!.run()
    await settled()
    expect(drill.decks).toMatchObject([{ cards: 2 }])
    expect(notices.troubles).toEqual([])
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^The backup of .+ is restored$/),
    ])
    expect(drill.state!.damage).toMatchObject({ kept: `${decks.file}.damaged` })
  })

  test('are reported once, and not while the Train page shows them itself', async () => {
    const { drill, notices, place } = await emptied()
    await drill.look()
    expect(notices.troubles).toHaveLength(1)
    place.show('drill')
    await nextTick()
    expect(notices.troubles).toEqual([])
    place.show('analysis')
    await nextTick()
    expect(notices.troubles).toHaveLength(1)
  })

  test('can be abandoned on the Train page', async () => {
    const { drill } = await emptied()
    const damaged = useDamagedDecksStore().damaged!
    const page = mount(DamagedDecks, { props: { damaged } })
    expect(page.text()).toContain('1 deck, 2 positions, 0 answers')
    expect(page.findAll('button').map(button => button.text())).toEqual([
      'Restore the backup',
      'Start without it',
    ])
    await page.findAll('button')[1]!.trigger('click')
    await settled()
    expect(drill.fault).toBeUndefined()
    expect(drill.decks).toEqual([])
  })
})
