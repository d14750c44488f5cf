import { expect, test } from 'vitest'
import { newSession } from '../../../../electron/web/hostServer'

const session = newSession(8080)
const cookie = session.setCookie.split(';')[0]!

test('the cookie is for this host alone and hidden from scripts', () => {
  expect(session.setCookie).toMatch(/^backrank-8080=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/$/)
})

test('the token of the address is recognized', () => {
  expect(session.isToken(session.token)).toBe(true)
})

test.each([null, '', 'x', newSession(8080).token, session.token.slice(1)])('%j is not the token', given => {
  expect(session.isToken(given)).toBe(false)
})

test('the cookie is found among others', () => {
  expect(session.hasCookie(`a=b; ${cookie}; c=d=e`)).toBe(true)
})

test.each([
  undefined,
  '',
  'backrank-8080',
  'backrank-8080=',
  `backrank-8080=${session.token}`,
  newSession(8080).setCookie.split(';')[0]!,
  cookie.replace('8080', '8081'),
])('%j is not the cookie', header => {
  expect(session.hasCookie(header)).toBe(false)
})
