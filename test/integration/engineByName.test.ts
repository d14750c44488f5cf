import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { matchProgram } from '../../electron/cli/engines/matchProgram'
import { parseEngineSpec } from '../../electron/engine/match/engineSpec'
import { cli, runCli, type CliRun } from '../support/builtCli'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const LATE = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'

/** A folder as the engines dialog leaves it: Stockfish under these names, with these settings. */
const folderWith = async (
  ...engines: readonly { readonly name?: string; readonly values?: Record<string, boolean> }[]
): Promise<{ readonly folder: string; readonly names: readonly string[] }> => {
  const folder = await scratchFolder()
  const backend = await testBackend(folder)
  backend.answers.agrees = true
  const names: string[] = []
  for (const change of engines) {
    const { id } = unwrap(await backend.request('engines:add', programPath('stockfish')))!
    names.push(unwrap(await backend.request('engines:change', id, change)).name)
  }
  await backend.dispose()
  return { folder, names }
}

const solve = (engine: string, folder: string): CliRun =>
  runCli(cli, [
    ...['solve', 'fischer-benko', LATE, '--json', '--nodes', '2000'],
    ...['--engine', engine, '--user-data-dir', folder],
  ])

const values = ({ out }: CliRun): unknown => (JSON.parse(out) as { readonly moves: unknown }).moves

describe('an engine of the engines dialog', () => {
  test(
    'is found by its name, in upper or lower case, and plays with its settings',
    { tags: ['stockfish'] },
    async () => {
      const { folder, names } = await folderWith({}, { name: 'Old Fish', values: { 'Use NNUE': false } })
      const plain = solve(programPath('stockfish'), folder)
      expect(plain).toMatchObject({ code: 0, err: '' })
      expect(names[0]).toMatch(/^Stockfish 1\d/)
      expect(solve(names[0]!.toUpperCase(), folder).out).toBe(plain.out)
      const old = solve('old fish', folder)
      expect(old).toMatchObject({ code: 0, err: '' })
      expect(values(old)).not.toEqual(values(plain))
      expect(solve('Old Fish', folder).out).toBe(old.out)
    },
  )

  test('annotates games, and plays matches', { tags: ['stockfish'] }, async () => {
    const { folder } = await folderWith({ name: 'Fish' })
    const games = '[Event "?"]\n[Result "*"]\n\n1. e4 *\n'
    const file = path.join(folder, 'games.pgn')
    writeFileSync(file, games)
    const args = ['annotate-setup', file, '--engine', 'Fish', '--user-data-dir', folder]
    expect(runCli(cli, args)).toEqual({ code: 0, out: games, err: '' })
    const batch = JSON.stringify({ command: 'annotate-setup', pgn: games, engine: 'fish' })
    const { out } = runCli(cli, ['batch', '--user-data-dir', folder], `${batch}\n`)
    expect(JSON.parse(out)).toEqual({ pgn: games })
    const match = ['match', '--engine', 'engine=fish nodes=50', '--engine', 'engine=Fish name=B nodes=50']
    const limits = ['--rounds', '1', '--max-plies', '8', '--variant', 'chess960', '--user-data-dir', folder]
    const played = runCli(cli, [...match, ...limits])
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out).toContain('fish (50 nodes) against B')
  })

  test(
    'has its dialog settings in a match unless the spec overrides them',
    { tags: ['stockfish'] },
    async () => {
      const { folder } = await folderWith({
        name: 'Fish',
        values: { 'Use NNUE': false, UCI_LimitStrength: true },
      })
      const spec = unwrap(parseEngineSpec('engine=Fish nodes=1 option.UCI_LimitStrength=false'))
      const found = unwrap(await matchProgram(spec, folder))
      expect(found.program).toMatchObject({ path: programPath('stockfish'), args: [] })
      expect(Object.fromEntries(found.spec.options)).toEqual({
        'Use NNUE': 'false',
        UCI_LimitStrength: 'false',
      })
    },
  )

  test('is refused if its name is ambiguous', { tags: ['stockfish', 'fairy-stockfish'] }, async () => {
    const { folder } = await folderWith({ name: 'Fish' }, { name: 'fish' })
    const file = path.join(folder, 'engines.json')
    const kept = readFileSync(file, 'utf8').replace(programPath('stockfish'), programPath('fairy-stockfish'))
    writeFileSync(file, kept)
    expect(solve('fish', folder)).toMatchObject({ code: 0 })
    const { code, err } = solve('FISH', folder)
    expect({ code, err }).toEqual({
      code: 1,
      err: 'backrank: the engines dialog has several engines called Fish; give one of them another name\n',
    })
  })
})

describe('an unknown engine name', () => {
  test('is reported with similar names', { tags: ['stockfish'] }, async () => {
    const { folder } = await folderWith({ name: 'Deep Salmon' })
    expect(solve('deep salmn', folder)).toEqual({
      code: 1,
      out: '',
      err: 'backrank: there is no engine or program deep salmn; nearest: Deep Salmon\n',
    })
    expect(solve('stokfish', folder).err).toContain('nearest: stockfish')
    // With the bundled engine, if its package is installed.
    expect(solve('no-such-engine', folder).err).toMatch(
      /^backrank: there is no engine or program no-such-engine; the engines dialog has (Stockfish 19 Lite, )?Deep Salmon\n$/,
    )
    const spec = [
      'match',
      '--engine',
      'engine=salmon nodes=1',
      '--against',
      `cmd=${programPath('stockfish')} nodes=1`,
    ]
    const { code, err } = runCli(cli, [...spec, '--user-data-dir', folder])
    expect({ code, err }).toEqual({
      code: 1,
      err: 'backrank: salmon: there is no engine or program salmon; nearest: Deep Salmon\n',
    })
  })

  test('is reported with the fault of an unreadable engines file, which stays in place', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'engines.json')
    writeFileSync(file, '{"external":')
    const { code, err } = solve('no-such-engine', folder)
    expect(code).toBe(1)
    expect(err).toMatch(/^backrank: there is no engine or program no-such-engine; /)
    expect(err).toContain(`; ${file} cannot be read`)
    expect(readFileSync(file, 'utf8')).toBe('{"external":')
    expect(solve('backrank', folder)).toMatchObject({ code: 0, err: '' })
  })
})

test(
  "without a folder, engines come from the window's folder, then from the browser's",
  { tags: ['stockfish'] },
  async () => {
    const { folder } = await folderWith({ name: 'Fish of the browser' })
    const config = await scratchFolder()
    const web = path.join(config, 'Backrank', 'web')
    mkdirSync(web, { recursive: true })
    writeFileSync(path.join(web, 'engines.json'), readFileSync(path.join(folder, 'engines.json')))
    const args = ['solve', 'fischer-benko', LATE, '--nodes', '1000', '--engine', 'Fish of the browser']
    expect(runCli(cli, args, '', { XDG_CONFIG_HOME: config })).toMatchObject({ code: 0, err: '' })
    const { code, err } = runCli(cli, args, '', { XDG_CONFIG_HOME: folder })
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringMatching(/has (none|Stockfish 19 Lite)/) as unknown,
    })
  },
)
