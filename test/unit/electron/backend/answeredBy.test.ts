import { expect, test } from 'vitest'
import { ofType, request } from '@shared/ipc/declare'
import { answeredBy } from '../../../../electron/backend/handlers/services'

const REQUESTS = { 'clock:now': request([], ofType<number>()), 'clock:stop': request([]) }

class Clock {
  private hour = 12
  now(): number {
    return this.hour
  }
  stop(): void {
    this.hour = 0
  }
}

test('requests are answered by the methods of a service, bound to their object', async () => {
  const handlers = answeredBy(REQUESTS, new Clock())
  expect(handlers['clock:now']()).toBe(12)
  await handlers['clock:stop']()
  expect(handlers['clock:now']()).toBe(0)
})

test('a copy of a service without its class methods is refused at once', () => {
  const clock: Pick<Clock, 'now' | 'stop'> = new Clock()
  expect(() => answeredBy(REQUESTS, { ...clock })).toThrow('no method answers clock:now')
})
