import { err, ok, type Result } from '@shared/result'

/** The address of a Redis or Valkey server, and the login. */
export interface ServerAddress {
  readonly host: string
  readonly port: number
  /** The number of the database on the server. */
  readonly database: number
  readonly username: string | undefined
  readonly password: string | undefined
  /** Whether the connection uses TLS. */
  readonly isSecure: boolean
}

/** What is wrong with a URL. */
export type AddressFault = 'noServer' | 'database'

const DEFAULT_PORT = 6379

const SCHEMES: ReadonlySet<string> = new Set(['redis:', 'rediss:'])

const decoded = (part: string): string | undefined => (part === '' ? undefined : decodeURIComponent(part))

const urlOf = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && SCHEMES.has(url.protocol) && url.hostname !== '' ? url : undefined
}

/** Reads `redis://[user:password@]host[:port][/database]`; with `rediss:` the connection is encrypted. */
export const readServerAddress = (text: string): Result<ServerAddress, AddressFault> => {
  const url = urlOf(text)
  if (!url) return err('noServer')
  const database = url.pathname.replace(/^\//, '')
  if (!/^\d{0,5}$/.test(database) || url.search !== '' || url.hash !== '') return err('database')
  try {
    return ok({
      host: decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? DEFAULT_PORT : Number(url.port),
      database: Number(database),
      username: decoded(url.username),
      password: decoded(url.password),
      isSecure: url.protocol === 'rediss:',
    })
  } catch (error) {
    if (error instanceof URIError) return err('noServer')
    throw error
  }
}

/** The address as `redis://host:6379/0`, without name and password, which are never shown. */
export const shownAddress = ({ host, port, database, isSecure }: ServerAddress): string =>
  `${isSecure ? 'rediss' : 'redis'}://${host.includes(':') ? `[${host}]` : host}:${port}/${database}`
