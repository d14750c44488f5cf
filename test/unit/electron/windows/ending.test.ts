import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endInOrder } from '../../../../electron/windows/ending'
import { silentLogger } from '../../../support/silentLogger'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the end of the program', () => {
  test('takes its steps one after the other', async () => {
    const heard: string[] = []
    const step = (name: string) => ({
      run: async () => {
        heard.push(`${name} begins`)
        await Promise.resolve()
        heard.push(`${name} ends`)
      },
      limitMs: 1,
    })
    expect(await endInOrder([step('save'), step('rest')], silentLogger)).toBe(true)
    expect(heard).toEqual(['save begins', 'save ends', 'rest begins', 'rest ends'])
  })

  test('gives each step the time that it may take', async () => {
    const save = { run: () => new Promise<void>(resolve => setTimeout(resolve, 60_000)), limitMs: 120_000 }
    const rest = vi.fn(() => Promise.resolve())
    const ended = endInOrder([save, { run: rest, limitMs: 5_000 }], silentLogger)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(rest).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await ended).toBe(true)
    expect(rest).toHaveBeenCalledOnce()
  })

  test('comes even if a step exceeds its time', async () => {
    const never = { run: () => new Promise<void>(() => undefined), limitMs: 5_000 }
    const error = vi.fn()
    const ended = endInOrder([never], { ...silentLogger, error })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await ended).toBe(false)
    expect(error).toHaveBeenCalledOnce()
  })

  test('continues after a step that fails, and reports that', async () => {
    const error = vi.fn()
    const rest = vi.fn(() => Promise.resolve())
    const failing = { run: () => Promise.reject(new Error('full')), limitMs: 1 }
    expect(await endInOrder([failing, { run: rest, limitMs: 1 }], { ...silentLogger, error })).toBe(true)
    expect(error).toHaveBeenCalledOnce()
    expect(rest).toHaveBeenCalledOnce()
  })
})
