import { err, ok, type Result } from '@shared/result'
import { parseTimeControl, type MatchLimits } from './limits'
import { shellWords } from './shellWords'

/** An engine of a match, as the user describes it. */
export interface EngineSpec {
  readonly name: string
  /** The name of an engine of the engines dialog; no command is given then. */
  readonly engine?: string
  /** Empty for an engine of the engines dialog. */
  readonly command: string
  readonly args: readonly string[]
  /** The working folder; the current one by default. */
  readonly folder?: string
  /** Options to set, by the names under which the engine declares them. */
  readonly options: ReadonlyMap<string, string>
  readonly limits: MatchLimits
  /**
   * How castling rights are written in FENs: `K` for the outermost rook, or always the file of the rook. By default as
   * such engines usually expect.
   */
  readonly castling?: 'outermost' | 'files'
}

/** The settings of one text; a later one may override them. */
interface Draft {
  readonly texts: Map<'name' | 'folder' | 'engine', string>
  readonly options: Map<string, string>
  readonly limits: { -readonly [K in keyof MatchLimits]: MatchLimits[K] }
  program?: readonly [command: string, ...args: string[]]
  castling?: 'outermost' | 'files'
}

const emptyDraft = (): Draft => ({ texts: new Map(), options: new Map(), limits: {} })

/** Sets a value, or says in half a sentence why it cannot be used. */
type Setter = (draft: Draft, value: string) => string | undefined

const setNumber =
  (key: 'moveTimeMs' | 'nodes' | 'depth'): Setter =>
  ({ limits }, value) => {
    if (!/^[1-9]\d{0,11}$/.test(value)) return 'must be a whole number above 0'
    limits[key] = Number(value)
    return undefined
  }

const setCommand: Setter = (draft, value) => {
  const words = shellWords(value)
  if (!words.ok) return `has a ${words.error.quote} without its end`
  const [command, ...args] = words.value
  if (command === undefined) return 'is empty'
  draft.program = [command, ...args]
  return undefined
}

const setClock: Setter = ({ limits }, value) => {
  const clock = parseTimeControl(value)
  if (!clock) return 'must be like 10+0.1 or 40/60+0.5 (seconds)'
  limits.clock = clock
  return undefined
}

const setText =
  (key: 'name' | 'folder' | 'engine'): Setter =>
  ({ texts }, value) => {
    texts.set(key, value)
    return value === '' ? 'is empty' : undefined
  }

const setCastling: Setter = (draft, value) => {
  if (value !== 'outermost' && value !== 'files') return 'must be outermost or files'
  draft.castling = value
  return undefined
}

const SETTERS: Readonly<Record<string, Setter>> = {
  name: setText('name'),
  engine: setText('engine'),
  cmd: setCommand,
  dir: setText('folder'),
  tc: setClock,
  movetime: setNumber('moveTimeMs'),
  nodes: setNumber('nodes'),
  depth: setNumber('depth'),
  castling: setCastling,
}

const OPTION = 'option.'

const setterOf = (key: string): Setter | undefined => {
  if (!key.startsWith(OPTION)) return Object.hasOwn(SETTERS, key) ? SETTERS[key] : undefined
  const name = key.slice(OPTION.length)
  return ({ options }, value) => {
    options.set(name, value)
    return name === '' ? 'names no option' : undefined
  }
}

const takeWord = (draft: Draft, word: string): string | undefined => {
  const equals = word.indexOf('=')
  const key = equals < 0 ? word : word.slice(0, equals)
  const setter = setterOf(key)
  if (equals < 0 || !setter) return `there is no ${key} among ${Object.keys(SETTERS).join(', ')}, option.NAME`
  const fault = setter(draft, word.slice(equals + 1))
  return fault === undefined ? undefined : `${key} ${fault}`
}

const parseDraft = (text: string): Result<Draft, string> => {
  const words = shellWords(text)
  if (!words.ok) return err(`${text}: a ${words.error.quote} has no end`)
  const draft = emptyDraft()
  for (const word of words.value) {
    const fault = takeWord(draft, word)
    if (fault !== undefined) return err(`${text}: ${fault}`)
  }
  return ok(draft)
}

/** The default name of a program is the last part of its path. */
const usualName = (command: string): string => command.replace(/^.*[\\/]/, '')

/** The engine's own text takes precedence over the common one. */
const programOf = (common: Draft, own: Draft) => {
  const { texts, program } = own.program || own.texts.has('engine') ? own : common
  return { engine: texts.get('engine'), program }
}

const specOf = (common: Draft, own: Draft): Result<EngineSpec, string> => {
  const limits = Object.keys(own.limits).length > 0 ? own.limits : common.limits
  const { engine, program } = programOf(common, own)
  const [command = '', ...args] = program ?? []
  const castling = own.castling ?? common.castling
  const folder = own.texts.get('folder') ?? common.texts.get('folder')
  if (engine !== undefined && program) return err('give engine or cmd, not both')
  if (engine === undefined && !program)
    return err('cmd is missing, or engine with a name of the engines dialog')
  if (Object.keys(limits).length === 0) return err('a limit is missing: tc, movetime, nodes or depth')
  return ok({
    name: own.texts.get('name') ?? engine ?? usualName(command),
    ...(engine !== undefined && { engine }),
    command,
    args,
    ...(folder !== undefined && { folder }),
    options: new Map([...common.options, ...own.options]),
    limits,
    ...(castling !== undefined && { castling }),
  })
}

/**
 * Reads `name=Ours cmd='node cli.js uci' option.Hash=16 movetime=100`: words as in a shell, each with a name and a
 * value. `common` supplies what the text leaves out; limits are not mixed.
 *
 * @returns a sentence that says what is wrong, if anything
 */
export const parseEngineSpec = (text: string, common = ''): Result<EngineSpec, string> => {
  const shared = parseDraft(common)
  if (!shared.ok) return shared
  const own = parseDraft(text)
  if (!own.ok) return own
  const spec = specOf(shared.value, own.value)
  return spec.ok ? spec : err(`${text}: ${spec.error}`)
}
