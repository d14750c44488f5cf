import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import { cli, runCli } from '../support/builtCli'
import { LONG_WAIT } from '../support/longWait'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const root = path.resolve(import.meta.dirname, '..', '..')

const worker = programFile('selfTestWorker')

/** A tree that takes more than a minute. */
const ENDLESS =
  'id endless\nfen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nperft 9 2439530234167\n'

/** A program folder with a custom suite for one system. */
const programWith = async (variant: string, suite: string): Promise<string> => {
  const folder = await scratchFolder()
  await cp(path.join(root, 'resources', 'core.wasm'), path.join(folder, 'resources', 'core.wasm'))
  for (const name of ['counts', 'suites'])
    await cp(path.join(root, 'test', 'perft', name), path.join(folder, 'test', 'perft', name), {
      recursive: true,
    })
  await mkdir(path.join(folder, 'samples'))
  await writeFile(path.join(folder, 'test', 'perft', 'suites', `${variant}.perft`), suite)
  return folder
}

const suiteOf = (variant: string): Promise<string> =>
  readFile(path.join(root, 'test', 'perft', 'suites', `${variant}.perft`), 'utf8')

const backendIn = async (appFolder: string) =>
  testBackend(path.join(await scratchFolder(), 'user'), { appFolder, selfTestWorker: worker })

describe('the self-test of the page', () => {
  test('a correct system agrees', async () => {
    const backend = await backendIn(root)
    const begun = unwrap(
      await backend.request('selfTest:start', { level: 'quick', variants: ['arrangement'] }),
    )
    expect(begun.rows).toMatchObject([{ variant: 'arrangement', positionsDone: 0, found: 0 }])
    const [report] = await vi.waitUntil(() => ended(backend), LONG_WAIT)
    const [row] = report!.rows
    expect(report).toMatchObject({ runId: begun.runId, ending: 'finished', differences: [] })
    expect(row).toMatchObject({
      positionsDone: row?.positions,
      countsDone: row?.counts,
      found: row?.expected,
    })
  })

  test('a wrong reference number is found, and reported with its divide', async () => {
    const wrong = (await suiteOf('arrangement')).replace(/^perft 4 80$/m, 'perft 4 81')
    const backend = await backendIn(await programWith('arrangement', wrong))
    unwrap(await backend.request('selfTest:start', { level: 'quick', variants: ['arrangement'] }))
    const [report] = await vi.waitUntil(() => ended(backend), LONG_WAIT)
    expect(report).toMatchObject({
      ending: 'finished',
      rows: [{ differences: 1 }],
      differences: [
        {
          variant: 'arrangement',
          what: 'the relocation',
          expected: 81,
          found: 80,
          tree: {
            depth: 4,
            divide: ['e8b8', 'e8c8', 'e8d8', 'e8e8', 'e8g8'].map(uci => ({ uci, nodes: 16 })),
          },
        },
      ],
    })
  })

  test('a long tree can be cancelled in the middle', async () => {
    const backend = await backendIn(await programWith('chess', ENDLESS))
    const { runId } = unwrap(await backend.request('selfTest:start', { level: 'full', variants: ['chess'] }))
    await vi.waitUntil(
      () => backend.heard('selfTest:progress').some(({ rows }) => rows[0]!.found > 0),
      LONG_WAIT,
    )
    await backend.request('selfTest:cancel', runId)
    const [report] = await vi.waitUntil(() => ended(backend), LONG_WAIT)
    expect(report).toMatchObject({ runId, ending: 'cancelled', rows: [{ positions: 1, positionsDone: 0 }] })
    expect(report!.rows[0]!.found).toBeGreaterThan(0)
  })

  test('a new run ends the one before', async () => {
    const backend = await backendIn(await programWith('chess', ENDLESS))
    const first = unwrap(await backend.request('selfTest:start', { level: 'full', variants: ['chess'] }))
    const second = unwrap(
      await backend.request('selfTest:start', { level: 'quick', variants: ['beautiful'] }),
    )
    const reports = await vi.waitUntil(() => {
      const all = backend.heard('selfTest:done')
      return all.length === 2 && all
    }, LONG_WAIT)
    expect(Object.fromEntries(reports.map(({ runId, ending }) => [runId, ending]))).toEqual({
      [first.runId]: 'cancelled',
      [second.runId]: 'finished',
    })
  })

  test('the program can be left while it runs', async () => {
    const backend = await backendIn(await programWith('chess', ENDLESS))
    unwrap(await backend.request('selfTest:start', { level: 'full', variants: ['chess'] }))
    await backend.dispose()
    expect(backend.heard('selfTest:done')).toEqual([])
  })

  test('broken references are reported with their line', async () => {
    const backend = await backendIn(await programWith('chess', 'id a\nfen x\nperft one 20\n'))
    expect(await backend.request('selfTest:start', { level: 'quick', variants: [] })).toMatchObject({
      ok: false,
      error: { kind: 'reference', reason: 'broken', line: 3 },
    })
  })

  test('a thread that fails is reported as broken', async () => {
    const folder = await programWith('chess', ENDLESS)
    await writeFile(path.join(folder, 'truncated.js'), 'throw new Error("no such thread")\n')
    const backend = await testBackend(path.join(folder, 'user'), {
      appFolder: folder,
      selfTestWorker: path.join(folder, 'truncated.js'),
    })
    unwrap(await backend.request('selfTest:start', { level: 'quick', variants: ['beautiful'] }))
    const [report] = await vi.waitUntil(() => ended(backend), LONG_WAIT)
    expect(report).toMatchObject({ ending: 'broken', rows: [{ variant: 'beautiful', found: 0 }] })
    expect(report?.detail).toContain('no such thread')
  })

  test.each<[what: string, args: readonly unknown[]]>([
    ['a level that does not exist', [{ level: 'endless', variants: [] }]],
    ['an unknown system', [{ level: 'quick', variants: ['tiddlywinks'] }]],
    ['more systems than there are', [{ level: 'quick', variants: VARIANTS.flatMap(({ id }) => [id, id]) }]],
    ['a folder of references', [{ level: 'quick', variants: [], references: '/etc' }]],
  ])('%s is refused', async (_, args) => {
    const backend = await backendIn(root)
    await expect(backend.ask('selfTest:start', args)).rejects.toThrow('selfTest:start')
  })
})

const ended = (backend: Awaited<ReturnType<typeof testBackend>>) => {
  const reports = backend.heard('selfTest:done')
  return reports.length > 0 && reports
}

describe('the self-test on the command line', () => {
  test('a table says that systems agree, in the order of all lists', () => {
    const run = runCli(cli, ['selftest', 'korean-random', 'arrangement'])
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(run.out).toMatch(/^Level quick: [\d,]+ nodes and 13 counts\n\n/)
    const [head, first, second] = run.out
      .split('\n')
      .slice(2)
      .map(line => line.split(/\s\s+/))
    expect(head).toEqual(['system', 'counts', 'positions', 'nodes', 'Mnodes/s', 'result'])
    expect([first?.[0], first?.at(-1)]).toEqual(['arrangement', 'agrees'])
    expect(second?.slice(0, 2)).toEqual(['korean-random', '6/6'])
    expect(second?.at(-1)).toBe('agrees')
    expect(run.out).toMatch(/nodes and \d+ counts in [\d.]+ s: no difference\n$/)
  })

  test('a difference is printed with its divide, and is an error', async () => {
    const wrong = (await suiteOf('arrangement')).replace(/^perft 4 80$/m, 'perft 4 81')
    const folder = path.join(await programWith('arrangement', wrong), 'test', 'perft')
    const run = runCli(cli, ['selftest', 'arrangement', '--references', folder])
    expect(run).toMatchObject({ code: 1, err: '' })
    expect(run.out).toContain(
      'arrangement: the relocation, depth 4: expected 81, found 80\n' +
        '  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king\n  e8b8 16\n  e8c8 16\n',
    )
    expect(run.out).toContain('1 difference')
  })

  test('--json prints the result as JSON', () => {
    const run = runCli(cli, ['selftest', 'korean-random', '--json'])
    expect(JSON.parse(run.out)).toMatchObject({
      level: 'quick',
      ending: 'finished',
      systems: [{ variant: 'korean-random', counts: 6, countsDone: 6, differences: 0 }],
      differences: [],
    })
  })

  test.each<[code: number, args: readonly string[], says: string]>([
    [1, ['tiddlywinks'], 'there is no variant tiddlywinks'],
    [2, ['--level', 'endless'], 'the level must be one of quick, standard, full'],
    [1, ['chess', '--references', '/no/such/folder'], 'chess.counts are missing'],
  ])('with code %i: backrank selftest %j', (code, args, says) => {
    const run = runCli(cli, ['selftest', ...args])
    expect(run).toMatchObject({ code, out: '' })
    expect(run.err).toContain(says)
  })

  test('a broken reference is named with its line', async () => {
    const folder = path.join(await programWith('chess', 'id a\nfen x\n'), 'test', 'perft')
    const run = runCli(cli, ['selftest', 'chess', '--references', folder])
    expect(run).toMatchObject({ code: 1, out: '' })
    expect(run.err).toContain('chess.perft, line 1')
  })

  test('Ctrl-C ends it with the results so far', async () => {
    const references = path.join(await programWith('chess', ENDLESS), 'test', 'perft')
    const child = spawn(process.execPath, [
      cli,
      'selftest',
      'chess',
      '--level',
      'full',
      '--references',
      references,
    ])
    const written: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => written.push(piece))
    // It already listens for the signal when it prints its first line.
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    const [code] = (await once(child, 'close')) as [number | null]
    const out = Buffer.concat(written).toString()
    expect({ code, table: /^chess .* not finished$/m.test(out) }).toEqual({ code: 130, table: true })
    expect(out).toContain('no difference so far')
  })
})
