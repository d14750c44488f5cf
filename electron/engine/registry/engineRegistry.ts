import { randomUUID } from 'node:crypto'
import type { EngineError, EngineLogLine, EngineNotice, EngineProfile } from '@shared/analysis/engine'
import { checkValues, validValues } from '@shared/analysis/optionValue'
import type { EngineChange, EngineStatus } from '@shared/ipc/engines'
import { err, ok, type Result } from '@shared/result'
import type { JsonFile } from '../../files/disk/jsonFile'
import { detectEngines } from './detectEngines'
import { systemsOf } from '../uciClient/variantMapping'
import type { EngineSession } from '../line/engineSession'
import type { Greeting } from '../uciClient/greeting'
import { readEngines, type StoredEngines, writeEngines } from './storedEngines'

export interface RegistryParts {
  readonly file: JsonFile
  /** The engines available in every run, our own first. */
  readonly builtIn: readonly EngineSession[]
  /** Opens the session of an external engine; the engine is not started yet. */
  readonly openSession: (profile: EngineProfile) => EngineSession
  readonly introduce: (path: string) => Promise<Result<Greeting, EngineError>>
  readonly changed: (engines: readonly EngineStatus[]) => void
  readonly noticed: (notice: EngineNotice) => void
}

const MAX_NAME_LENGTH = 120

const isNamed = (profiles: readonly EngineProfile[], name: string) =>
  profiles.some(profile => profile.name === name)

/** A name that is still free, such as `Stockfish 15.1 (2)`. */
const freeName = (profiles: readonly EngineProfile[], name: string): string => {
  if (!isNamed(profiles, name)) return name
  let number = 2
  while (isNamed(profiles, `${name} (${number})`)) number++
  return `${name} (${number})`
}

const fileName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path

const newProfile = (path: string, { name, author, options }: Greeting): EngineProfile => ({
  id: `external-${randomUUID()}`,
  origin: 'external',
  name: name === '' ? fileName(path).slice(0, MAX_NAME_LENGTH) : name,
  author,
  path,
  args: [],
  options,
  values: {},
  ...systemsOf(options),
})

/** The new name; absent if it is only blanks. */
const changedName = ({ name }: EngineChange): { readonly name?: string } => {
  const trimmed = name?.trim().slice(0, MAX_NAME_LENGTH)
  return trimmed === undefined || trimmed === '' ? {} : { name: trimmed }
}

const withChange = (profile: EngineProfile, change: EngineChange): Result<EngineProfile, EngineError> => {
  const values = checkValues(profile.options, change.values ?? {})
  if (!values.ok) return values
  return ok({ ...profile, ...changedName(change), values: { ...profile.values, ...values.value } })
}

/**
 * All engines that can be used: our own first, then bundled ones, then the user's in the order in which they were
 * added.
 */
export class EngineRegistry {
  private readonly sessions = new Map<string, EngineSession>()
  private announcing = false
  private closed = false

  constructor(
    private readonly parts: RegistryParts,
    { external, builtIn, isFlawed }: StoredEngines,
  ) {
    for (const session of parts.builtIn) {
      const { profile } = session
      const values = validValues(profile.options, builtIn.get(profile.id) ?? {})
      if (Object.keys(values).length > 0) session.change({ ...profile, values })
      this.take(session)
    }
    for (const profile of external) this.take(parts.openSession(profile))
    if (isFlawed) this.keep()
  }

  list(): readonly EngineStatus[] {
    return [...this.sessions.values()].map(({ profile, state }) => ({ profile, state }))
  }

  /** Absolute paths of programs that look like engines and are not known yet. */
  detect(): Promise<readonly string[]> {
    return detectEngines(this.profiles().flatMap(({ path }) => path ?? []))
  }

  /** Runs the program, asks for its name and options, and adds it to the list. */
  async add(path: string): Promise<Result<EngineProfile, EngineError>> {
    const greeting = await this.parts.introduce(path)
    if (!greeting.ok) return greeting
    const found = newProfile(path, greeting.value)
    const profile = { ...found, name: freeName(this.profiles(), found.name) }
    if (!this.closed) {
      this.take(this.parts.openSession(profile))
      this.keep()
    }
    return ok(profile)
  }

  /** Applies a change completely, or not at all. */
  change(engineId: string, change: EngineChange): Result<EngineProfile, EngineError> {
    const session = this.sessions.get(engineId)
    if (!session) return err({ kind: 'unknownEngine', engineId })
    const changed = withChange(session.profile, change)
    if (!changed.ok) return changed
    session.change(changed.value)
    this.keep()
    return changed
  }

  press(engineId: string, option: string): Result<null, EngineError> {
    const session = this.sessions.get(engineId)
    if (!session) return err({ kind: 'unknownEngine', engineId })
    const button = session.profile.options.find(({ kind, name }) => kind === 'button' && name === option)
    if (!button) return err({ kind: 'badValue', option, found: '' })
    session.press(option)
    return ok(null)
  }

  /** Ends one of the user's engines and removes it; other engines cannot be removed. */
  async remove(engineId: string): Promise<void> {
    const session = this.sessions.get(engineId)
    if (session?.profile.origin !== 'external') return
    this.sessions.delete(engineId)
    this.keep()
    await session.close()
  }

  log(engineId: string): readonly EngineLogLine[] {
    return this.sessions.get(engineId)?.log() ?? []
  }

  /** The session of an engine, whether the engine has been started or not. */
  session(engineId: string): EngineSession | undefined {
    return this.sessions.get(engineId)
  }

  /** Ends all engines; resolves when none is running. */
  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.sessions.values()].map(session => session.close()))
  }

  private profiles(): readonly EngineProfile[] {
    return [...this.sessions.values()].map(({ profile }) => profile)
  }

  private take(session: EngineSession): void {
    this.sessions.set(session.profile.id, session)
    session.listen({ state: () => this.announce(), notice: this.parts.noticed })
  }

  private keep(): void {
    this.parts.file.write(writeEngines(this.profiles()))
    this.announce()
  }

  /** Announces the list; several changes at once are announced together. */
  private announce(): void {
    if (this.announcing || this.closed) return
    this.announcing = true
    setImmediate(() => {
      this.announcing = false
      if (!this.closed) this.parts.changed(this.list())
    })
  }
}

/**
 * Opens the registry with the engines of earlier runs; none is started before it is needed. If the stored list has
 * broken entries, it is put aside.
 */
export const openEngineRegistry = async (parts: RegistryParts): Promise<EngineRegistry> => {
  const stored = readEngines(await parts.file.read())
  if (stored.isFlawed) await parts.file.putAside('not all of it can be understood')
  return new EngineRegistry(parts, stored)
}
