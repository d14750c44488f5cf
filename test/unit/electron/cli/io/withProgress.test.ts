import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { withProgress, type Terminal } from '../../../../../electron/cli/io/terminal'

/** A terminal that records its status lines and can be interrupted. */
const aTerminal = () => {
  const shown: string[] = []
  const listeners = new Set<() => void>()
  const terminal: Pick<Terminal, 'status' | 'onInterrupt'> = {
    status: line => void shown.push(line),
    onInterrupt: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { terminal, shown, listeners, interrupt: () => listeners.forEach(listener => listener()) }
}

describe('a long task with progress', () => {
  test('shows its progress, then clears the line and stops listening', async () => {
    const { terminal, shown, listeners } = aTerminal()
    const outcome = await withProgress(terminal, status => {
      status('half of it')
      return { outcome: Promise.resolve('all of it'), stop: () => undefined }
    })
    expect([outcome, shown, listeners.size]).toEqual(['all of it', ['half of it', ''], 0])
  })

  test('stops when the user interrupts it', async () => {
    const { terminal, interrupt } = aTerminal()
    const attended = withProgress(terminal, () => {
      const stopper = new AbortController()
      const outcome = once(stopper.signal, 'abort').then(() => 'stopped')
      return { outcome, stop: () => stopper.abort() }
    })
    interrupt()
    expect(await attended).toBe('stopped')
  })

  test('clears the line and stops listening when it fails', async () => {
    const { terminal, shown, listeners } = aTerminal()
    const attended = withProgress(terminal, () => ({
      outcome: Promise.reject(new Error('it broke')),
      stop: () => undefined,
    }))
    await expect(attended).rejects.toThrow('it broke')
    expect([shown, listeners.size]).toEqual([[''], 0])
  })
})
