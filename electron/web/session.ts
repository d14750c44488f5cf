import { randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * Every page of every browser can reach 127.0.0.1. Access is proven by a secret: it is once in the address that the
 * host prints, and from then on in a cookie that scripts cannot read and that no other site can make the browser send.
 */

export interface WebSession {
  /** The secret for the address. */
  readonly token: string
  /** The header that moves the secret into the browser. */
  readonly setCookie: string
  isToken(given: string | null): boolean
  /** @param header the Cookie header, if there is one */
  hasCookie(header: string | undefined): boolean
}

const newSecret = (): string => randomBytes(24).toString('base64url')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const cookieOf = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map(part => part.trim().split('='))
    .find(([key]) => key === name)
    ?.slice(1)
    .join('=')

/** @param port cookies do not know ports: two hosts must not take each other's */
export const newSession = (port: number): WebSession => {
  const token = newSecret()
  const cookie = newSecret()
  const name = `backrank-${port}`
  return {
    token,
    setCookie: `${name}=${cookie}; HttpOnly; SameSite=Strict; Path=/`,
    isToken: given => given !== null && isSame(given, token),
    hasCookie: header => {
      const given = header === undefined ? undefined : cookieOf(header, name)
      return given !== undefined && isSame(given, cookie)
    },
  }
}
