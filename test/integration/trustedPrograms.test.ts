import { chmod, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

/*
 * A page under an attacker's control asks for programs of its own choice, and has engines write where it likes. It gets
 * what the user has agreed to and nothing else.
 */

let folder: string
let user: string

beforeEach(async () => {
  folder = await scratchFolder()
  user = path.join(folder, 'user')
})

const inFolder = (name: string) => path.join(folder, name)

const aFile = async (name: string, content: string) => {
  await writeFile(inFolder(name), content)
  return inFolder(name)
}

const window = () => testBackend(user, { shell: 'electron' })

/** A program that leaves a sign that it has run. */
const aProgram = async () => {
  const sign = inFolder('has-run')
  const file = await aFile('payload', `#!/bin/sh\n: > '${sign}'\n`)
  await chmod(file, 0o755)
  const hasRun = () =>
    stat(sign).then(
      () => true,
      () => false,
    )
  return { file, hasRun }
}

describe('a page that names a program', () => {
  test('cannot run it before the user agrees to exactly this program', async () => {
    const backend = await window()
    const { file, hasRun } = await aProgram()
    expect(await backend.request('engines:add', file)).toEqual({
      ok: false,
      error: { kind: 'programNotConfirmed', path: file },
    })
    expect(await hasRun()).toBe(false)
    expect(backend.questions).toMatchObject([{ message: 'Run this program as an engine?' }])
    expect(backend.questions[0]!.detail).toContain(file)
    backend.answers.agrees = true
    expect(await backend.request('engines:add', file)).toMatchObject({ error: { kind: 'exited' } })
    expect(await hasRun()).toBe(true)
  })

  test('makes the question show where it leads, in visible characters', async () => {
    const backend = await window()
    const { file } = await aProgram()
    await symlink(file, inFolder('stock\u202efish\n'))
    await backend.request('engines:add', `${folder}/./stock\u202efish\n`)
    const [question] = backend.questions
    expect(question!.detail).toContain(`${inFolder('stock\\u{202e}fish\\u{a}')}\nwhich leads to\n${file}\n`)
  })

  test('does not learn whether it exists', async () => {
    const backend = await window()
    const nowhere = inFolder('nowhere')
    expect(await backend.request('engines:add', nowhere)).toEqual({
      ok: false,
      error: { kind: 'programNotConfirmed', path: nowhere },
    })
  })

  test('cannot pile up questions', async () => {
    const asked: ((agrees: boolean) => void)[] = []
    const backend = await testBackend(user, {
      shell: 'electron',
      confirm: () => new Promise(resolve => asked.push(resolve)),
    })
    const { file, hasRun } = await aProgram()
    const first = backend.request('engines:add', inFolder('harmless'))
    await vi.waitFor(() => expect(asked).toHaveLength(1), LONG_WAIT)
    expect(await backend.request('engines:add', file)).toMatchObject({
      error: { kind: 'programNotConfirmed', path: file },
    })
    asked[0]!(false)
    expect(await first).toMatchObject({ ok: false })
    expect(asked).toHaveLength(1)
    expect(await hasRun()).toBe(false)
  })

  test('cannot replace a known program with another', { tags: ['stockfish'] }, async () => {
    const backend = await window()
    const { file, hasRun } = await aProgram()
    const { id } = unwrap(await backend.addEngine(programPath('stockfish')))!
    for (const change of [{ path: file }, { args: [file] }, { command: file }])
      await expect(backend.ask('engines:change', [id, change])).rejects.toThrow('engines:change')
    for (const patch of [{ engines: [{ path: file }] }, { external: [{ id, path: file }] }])
      await expect(backend.ask('settings:update', [patch])).rejects.toThrow('settings:update')
    const profile = (await backend.request('engines:list')).find(one => one.profile.id === id)!.profile
    expect(profile.path).toBe(programPath('stockfish'))
    expect(await hasRun()).toBe(false)
  })

  test('cannot make a known engine write or read a file of its choice', { tags: ['stockfish'] }, async () => {
    const backend = await window()
    const { id } = unwrap(await backend.addEngine(programPath('stockfish')))!
    const victim = await aFile('bashrc', 'alias ls=ls\n')
    const change = { values: { 'Debug Log File': victim, Hash: 32 } }
    expect(await backend.request('engines:change', id, change)).toEqual({
      ok: false,
      error: { kind: 'optionNotConfirmed', option: 'Debug Log File' },
    })
    const { detail } = backend.questions[0]!
    expect(detail).toContain(victim)
    expect(detail).toContain(programPath('stockfish'))
    const engine = (await backend.request('engines:list')).find(({ profile }) => profile.id === id)
    expect(engine!.profile.values).toEqual({})
  })
})

describe('a page in a browser', () => {
  test('runs no program without the consent of the user who started the host', async () => {
    const backend = await testBackend(user)
    const { file, hasRun } = await aProgram()
    expect(await backend.request('engines:add', file)).toMatchObject({
      error: { kind: 'programNotConfirmed' },
    })
    expect(await hasRun()).toBe(false)
  })
})

describe('the user', () => {
  test(
    'adds an engine by the dialog without a question, and has it in the next run',
    { tags: ['stockfish'] },
    async () => {
      const backend = await window()
      const { id } = unwrap(await backend.addEngine(programPath('stockfish')))!
      await backend.dispose()
      const next = await window()
      expect((await next.request('engines:list')).map(({ profile }) => profile.id)).toContain(id)
      expect([...backend.questions, ...next.questions]).toEqual([])
    },
  )

  test(
    'sets the options of an engine: a text after a confirmation, everything else at once',
    { tags: ['stockfish'] },
    async () => {
      const backend = await window()
      const { id } = unwrap(await backend.addEngine(programPath('stockfish')))!
      const set = (values: Record<string, string | number | boolean>) =>
        backend.request('engines:change', id, { values })
      unwrap(await set({ Hash: 32, Ponder: true }))
      expect(backend.questions).toEqual([])
      backend.answers.agrees = true
      unwrap(await set({ SyzygyPath: folder }))
      expect(backend.questions).toHaveLength(1)
      backend.answers.agrees = false
      expect(unwrap(await set({ SyzygyPath: folder, Hash: 16 })).values).toMatchObject({ Hash: 16 })
      unwrap(await set({ SyzygyPath: '' }))
      expect(backend.questions).toHaveLength(1)
    },
  )
})
