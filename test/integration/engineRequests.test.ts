import { describe, expect, test, vi } from 'vitest'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import { unwrap } from '@shared/result'
import { programPath } from '../support/programPath'
import { faultyEngine, ownPath } from '../support/faultyEngine'
import { LONG_WAIT } from '../support/longWait'
import { leftOf } from '../support/processes'
import { scratchFolder } from '../support/scratchFolder'
import { type TestBackend, testBackend } from '../support/testBackend'

/** Adds an engine by its path; the user agrees. */
const added = async (backend: TestBackend, program = programPath('stockfish')): Promise<EngineProfile> => {
  backend.answers.agrees = true
  return unwrap(await backend.request('engines:add', program))!
}

const external = async (backend: TestBackend) =>
  (await backend.request('engines:list')).filter(({ profile }) => profile.origin === 'external')

describe('engines managed by the page', () => {
  test('are added by path, announced, and kept for the next run', { tags: ['stockfish'] }, async () => {
    const folder = await scratchFolder()
    const backend = await testBackend(folder)
    const program = await ownPath(programPath('stockfish'))
    const profile = await added(backend, program)
    expect(profile).toMatchObject({ origin: 'external', path: program, values: {}, playsChess960: true })
    expect(profile.name).toMatch(/^Stockfish/)
    expect(profile.options.map(({ name }) => name)).toContain('Clear Hash')
    expect(await external(backend)).toEqual([{ profile, state: 'off' }])
    await vi.waitFor(
      () =>
        expect(
          backend
            .heard('engines:changed')
            .at(-1)
            ?.map(engine => engine.profile.id),
        ).toContain(profile.id),
      LONG_WAIT,
    )
    expect(await leftOf(program)).toEqual([])
    await backend.dispose()
    expect(await external(await testBackend(folder))).toEqual([{ profile, state: 'off' }])
  })

  test('can be chosen in a dialog, which can be canceled', { tags: ['stockfish'] }, async () => {
    const backend = await testBackend(await scratchFolder())
    expect(await backend.request('engines:add')).toEqual({ ok: true, value: null })
    const program = programPath('stockfish')
    backend.answers.program = program
    expect(unwrap(await backend.request('engines:add'))).toMatchObject({ path: program })
  })

  test('are detected where they are installed, until they are added', { tags: ['stockfish'] }, async () => {
    const backend = await testBackend(await scratchFolder())
    const program = programPath('stockfish')
    expect(await backend.request('engines:detect')).toContain(program)
    await added(backend)
    expect(await backend.request('engines:detect')).not.toContain(program)
  })

  test('take a new name and values, all or nothing', { tags: ['stockfish'] }, async () => {
    const folder = await scratchFolder()
    const backend = await testBackend(folder)
    const { id, name } = await added(backend)
    const changed = await backend.request('engines:change', id, { name: '  Fish ', values: { Hash: 64 } })
    expect(unwrap(changed)).toMatchObject({ name: 'Fish', values: { Hash: 64 } })
    expect(unwrap(await backend.request('engines:change', id, { values: { Threads: 2 } }))).toMatchObject({
      name: 'Fish',
      values: { Hash: 64, Threads: 2 },
    })
    const refused = await backend.request('engines:change', id, {
      name,
      values: { Threads: 1, 'Skill Level': 21 },
    })
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'badValue', option: 'Skill Level', found: '21' },
    })
    const [status] = await external(backend)
    expect(status!.profile).toMatchObject({ name: 'Fish', values: { Hash: 64, Threads: 2 } })
    await backend.dispose()
    expect(await readFile(path.join(folder, 'engines.json'), 'utf8')).toContain('"name":"Fish"')
  })

  test('get different names if they are the same program', { tags: ['stockfish'] }, async () => {
    const backend = await testBackend(await scratchFolder())
    const first = await added(backend)
    const second = await added(backend)
    expect(second.id).not.toBe(first.id)
    expect(second.name).toBe(`${first.name} (2)`)
  })

  test('have buttons, and nothing else can be pressed', { tags: ['stockfish'] }, async () => {
    const backend = await testBackend(await scratchFolder())
    const { id } = await added(backend)
    expect(await backend.request('engines:press', id, 'Clear Hash')).toEqual({ ok: true, value: null })
    expect(await backend.request('engines:press', id, 'Hash')).toMatchObject({ error: { kind: 'badValue' } })
  })

  test('are forgotten when they are removed', { tags: ['stockfish'] }, async () => {
    const folder = await scratchFolder()
    const backend = await testBackend(folder)
    const { id } = await added(backend)
    await backend.request('engines:remove', id)
    expect(await external(backend)).toEqual([])
    const unknown = { ok: false, error: { kind: 'unknownEngine', engineId: id } }
    expect(await backend.request('engines:change', id, {})).toEqual(unknown)
    expect(await backend.request('engines:press', id, 'Clear Hash')).toEqual(unknown)
    expect(await backend.request('engines:log', id)).toEqual([])
    await backend.dispose()
    expect(await external(await testBackend(folder))).toEqual([])
  })

  test('are refused with the reason if the program is no engine', async () => {
    const backend = await testBackend(await scratchFolder())
    const program = await faultyEngine('exitsAtOnce')
    expect(await backend.addEngine(program)).toMatchObject({
      ok: false,
      error: { kind: 'exited', path: program, code: 127 },
    })
    expect(await external(backend)).toEqual([])
  })

  test.each([
    ['engines:add', ['']],
    ['engines:add', ['a\0b']],
    ['engines:change', ['id', { values: { Hash: null } }]],
    ['engines:change', ['id', { path: '/bin/sh' }]],
    ['engines:press', ['id']],
    ['engines:log', []],
  ])('reject %s with %j, which is outside the contract', async (name, args) => {
    const backend = await testBackend(await scratchFolder())
    await expect(backend.ask(name, args)).rejects.toThrow(name)
  })
})
