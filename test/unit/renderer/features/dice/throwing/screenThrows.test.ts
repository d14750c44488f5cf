// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { writeThrowLog } from '@shared/procedures/throwing/throwLog'
import { seededRandom } from '@shared/setup/starts/random'
import { TUMBLE_MS } from '../../../../../../renderer/features/dice/throwing/useTumble'
import { unpredictableFace } from '../../../../../../renderer/features/dice/throwing/throwSource'
import { useDiceStore } from '../../../../../../renderer/features/dice/throwing/diceStore'
import { useSettingsStore } from '../../../../../../renderer/stores/settings'
import { thrownByLot } from '../../../../../support/throwing'
import { aWorkbench, SETTINGS } from '../../../../../support/workbench'

beforeEach(() => {
  aWorkbench()
  useSettingsStore().receive({ ...SETTINGS, animation: false })
})

const fromSeed = (seed: string) => {
  const dice = useDiceStore()
  dice.thrower = 'seed'
  dice.seed = seed
  return dice
}

describe('throws from a seed', () => {
  test.each(PROCEDURES.map(one => [one.id, one] as const))(
    'give the same start by %s twice',
    (_, procedure) => {
      const dice = fromSeed('table 5')
      dice.choose(procedure)
      dice.throwRest()
      const { log, finished } = dice
      expect(finished).toBeDefined()
      dice.restart()
      dice.throwRest()
      expect([dice.log, dice.finished]).toEqual([log, finished])
      // The command line throws the same from this seed.
      expect(log).toBe(writeThrowLog(thrownByLot(procedure, seededRandom('table 5'))))
    },
  )

  test('are the same one by one, all at once, and after any number of steps back', async () => {
    const dice = fromSeed('table 5')
    dice.throwRest()
    const { log } = dice
    dice.restart()
    for (const back of [0, 1, 3]) {
      for (let taken = 0; taken < back; taken += 1) dice.back()
      await dice.throwForMe()
      await dice.throwForMe()
    }
    expect(log.startsWith(dice.log)).toBe(true)
    dice.throwRest()
    expect(dice.log).toBe(log)
  })

  test('differ from seed to seed', () => {
    const logs = ['1', '2', '3', '4', '5'].map(seed => {
      const dice = fromSeed(seed)
      dice.restart()
      dice.throwRest()
      return dice.log
    })
    expect(new Set(logs).size).toBe(logs.length)
  })
})

describe('unpredictable throws', () => {
  test.each([2, 4, 6, 10, 12, 20])('of a die with %d sides show every side and nothing else', sides => {
    const seen = new Set(Array.from({ length: 60 * sides }, () => unpredictableFace({ kind: 'die', sides })))
    expect([...seen].sort((one, other) => one - other)).toEqual(
      Array.from({ length: sides }, (_, side) => side + 1),
    )
  })

  test('reject random numbers that would favor some sides', () => {
    const numbers = [2 ** 32 - 1, 2 ** 32 - 4, 7]
    const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation(bits => {
      ;(bits as Uint32Array)[0] = numbers.shift()!
      return bits
    })
    // 2^32 modulo 6 is 4, so the last four numbers are drawn again.
    expect(unpredictableFace({ kind: 'die', sides: 6 })).toBe(2)
    expect(drawn).toHaveBeenCalledTimes(3)
    drawn.mockRestore()
  })
})

describe('a step back', () => {
  test('cancels a tumbling throw and removes the one before', async () => {
    const dice = fromSeed('table 5')
    await dice.throwForMe()
    await dice.throwForMe()
    const two = dice.log
    useSettingsStore().receive({ ...SETTINGS, animation: true })
    vi.useFakeTimers()
    const third = dice.throwForMe()
    expect(dice.tumbling).toBeDefined()
    dice.back()
    await vi.advanceTimersByTimeAsync(2 * TUMBLE_MS)
    await third
    vi.useRealTimers()
    expect([dice.tumbling, dice.throws.length]).toEqual([undefined, 1])
    expect(two.startsWith(dice.log)).toBe(true)
  })

  test('removes typed text first, then throw after throw back to the beginning', () => {
    const dice = fromSeed('table 5')
    dice.throwRest()
    expect(dice.start).toBeDefined()
    for (let left = dice.throws.length; left > 0; left -= 1) {
      dice.back()
      expect([dice.throws.length, dice.finished]).toEqual([left - 1, undefined])
      dice.select('1')
      dice.back()
      expect([dice.typed, dice.throws.length]).toEqual(['', left - 1])
    }
    expect(dice.canGoBack).toBe(false)
    dice.back()
    expect(dice.throws).toEqual([])
  })
})

describe('a tumbling throw', () => {
  test('counts once it has landed, and blocks keys and a second throw until then', async () => {
    const dice = fromSeed('table 5')
    useSettingsStore().receive({ ...SETTINGS, animation: true })
    vi.useFakeTimers()
    const landed = dice.throwForMe()
    void dice.throwForMe()
    dice.type('3')
    dice.takeChosen()
    expect([dice.throws.length, dice.typed]).toEqual([0, ''])
    await vi.advanceTimersByTimeAsync(2 * TUMBLE_MS)
    await landed
    vi.useRealTimers()
    expect(dice.throws).toHaveLength(1)
  })
})
