import { describe, expect, test } from 'vitest'
import { nextTryMs } from '../../../../../electron/engine/queue/queueServer'
import { readServerAddress, shownAddress } from '../../../../../electron/engine/queue/serverAddress'
import { unwrap } from '@shared/result'

describe('the URL of a server', () => {
  test('contains the address, the credentials and the database', () => {
    expect(readServerAddress('rediss://anna:p%40ss%2F@queue.example:7000/3')).toEqual({
      ok: true,
      value: {
        ...{ host: 'queue.example', port: 7000, database: 3, isSecure: true },
        ...{ username: 'anna', password: 'p@ss/' },
      },
    })
    expect(readServerAddress('redis://localhost')).toEqual({
      ok: true,
      value: {
        ...{ host: 'localhost', port: 6379, database: 0, isSecure: false },
        ...{ username: undefined, password: undefined },
      },
    })
  })

  test.each([
    ['redis://:secret@localhost/2', 'redis://localhost:6379/2'],
    ['rediss://user:secret@[::1]:7/0', 'rediss://[::1]:7/0'],
  ])('is shown without name and password: %s', (url, shown) => {
    expect(shownAddress(unwrap(readServerAddress(url)))).toBe(shown)
  })

  test.each([
    ['', 'noServer'],
    ['localhost:6379', 'noServer'],
    ['http://localhost/0', 'noServer'],
    ['redis://user:%E0%A4%A@localhost/0', 'noServer'],
    ['redis://localhost/zero', 'database'],
    ['redis://localhost/0/1', 'database'],
    ['redis://localhost/0?family=6', 'database'],
  ])('is refused without a valid server or database: %s', (url, error) => {
    expect(readServerAddress(url)).toEqual({ ok: false, error })
  })
})

test('a lost server is tried again for about two minutes', () => {
  let waited = 0
  let tries = 0
  for (let wait: number | null = 0; wait !== null; wait = nextTryMs(++tries, waited)) waited += wait
  expect(waited).toBeGreaterThan(120_000)
  expect(waited).toBeLessThan(123_000)
  expect(tries).toBeLessThan(100)
})
