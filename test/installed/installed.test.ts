// @module-tag gio
// @module-tag desktop-file-validate
// @module-tag stockfish
// @module-tag fairy-stockfish
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { versionOf } from '../../electron/shell/versionOf'
import { programPath } from '../support/programPath'
import { leftOf, processesOf } from '../support/processes'

/** The Debian package of the program; without it, this test project does not run. */
const debian = path.resolve(process.env.BACKRANK_DEB!)
const PROGRAM = '/usr/lib/backrank'
const ENTRY = '/usr/share/applications/backrank.desktop'
const PGN_TYPE = 'application/vnd.chess-pgn'

/** An unprivileged user, whose home is a folder of the test. */
const NOBODY = 65534
const home = mkdtempSync(path.join(tmpdir(), 'backrank-home-'))
const game = path.join(home, 'game.pgn')
const userFolder = path.join(home, '.config', 'Backrank')

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']

/** Runs a command as root. Throws an error with its output if it fails. */
const administer = (...words: readonly string[]): string => {
  const [command, ...args] = [...asRoot, ...words]
  return execFileSync(command!, args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 })
}

const install = (...words: readonly string[]) =>
  administer(
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-q', '-o', 'DPkg::Lock::Timeout=300'],
    ...words,
  )

/** Returns the environment of an unprivileged user, without a screen unless one is given. */
const environment = (display?: string) => ({
  HOME: home,
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  XDG_RUNTIME_DIR: home,
  ...(display !== undefined && { DISPLAY: display }),
})

const asNobody = (...words: readonly string[]): [string, string[]] => [
  asRoot[0] ?? 'setpriv',
  [
    ...(asRoot.length > 0 ? [...asRoot.slice(1), '-E', 'setpriv'] : []),
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    ...words,
  ],
]

/** Runs a program as that user, without a screen unless one is given; returns its output and exit status. */
const run = (
  words: readonly string[],
  { input = '', display }: { readonly input?: string; readonly display?: string | undefined } = {},
) => {
  const [command, args] = asNobody(...words)
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    cwd: home,
    encoding: 'utf8',
    env: environment(display),
  })
  return { status, stdout, stderr }
}

/** Returns the path of every system file that a package could leave. */
const systemFiles = (): readonly string[] =>
  administer('find', '/usr', '/etc', '/opt', '/var/lib/dpkg/info', '/var/spool', '-xdev')
    .split('\n')
    .filter(file => !file.startsWith('/var/lib/dpkg/info/format'))
    .sort()

const isInstalled = (): boolean => spawnSync('dpkg-query', ['-s', 'backrank']).status === 0

const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

let before: readonly string[] = []

beforeAll(() => {
  if (isInstalled()) throw new Error('backrank is installed here: remove it first, as these tests would')
  install('satisfy', '--no-install-recommends', administer('dpkg-deb', '-f', debian, 'Depends').trim())
  before = systemFiles()
  install('install', '--no-install-recommends', debian)
  mkdirSync(home, { recursive: true })
  copyFileSync(path.resolve('samples/lukic-vujacic.pgn'), game)
  administer('chown', '-R', `${NOBODY}:${NOBODY}`, home)
  // The parent folder is closed to other users.
  chmodSync(path.dirname(home), 0o755)
})

afterAll(() => {
  if (isInstalled()) install('purge', 'backrank')
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
})

describe("Debian's package", () => {
  test('is small, and recommends the other engines', () => {
    expect(statSync(debian).size).toBeLessThan(105e6)
    expect(administer('dpkg-deb', '-f', debian, 'Recommends').trim()).toBe('stockfish, fairy-stockfish')
  })

  test('brings an icon, a manual page, and completions', () => {
    const files = administer('dpkg', '-L', 'backrank').split('\n')
    expect(files).toEqual(
      expect.arrayContaining([
        '/usr/share/icons/hicolor/256x256/apps/backrank.png',
        '/usr/share/man/man1/backrank.1.gz',
        '/usr/share/bash-completion/completions/backrank',
        `${PROGRAM}/LICENSES.txt`,
      ]),
    )
    expect(text(`${PROGRAM}/LICENSES.txt`)).toMatch(/@lichess-org\/chessground/)
    expect(files.filter(file => /\.map$|\/test\/(?!perft)/.test(file))).toEqual([])
  })

  test('lets only root change what it runs, and Chromium build its sandbox', () => {
    const loose = administer('find', PROGRAM, '!', '-user', 'root', '-o', '!', '-type', 'l', '-perm', '/022')
    expect(loose).toBe('')
    expect(statSync(`${PROGRAM}/chrome-sandbox`).mode & 0o7777).toBe(0o4755)
  })

  test('runs every kind of command without a screen, for an unprivileged user', () => {
    expect(run(['backrank', '--version'])).toEqual({
      status: 0,
      stdout: `${versionOf('.')}\n`,
      stderr: '',
    })
    expect(run(['backrank', 'moves', 'chess', 'startpos']).stdout.split('\n')[0]).toBe('a2a3\ta3')
    expect(run(['backrank', 'pgn', 'check', game]).status).toBe(0)
    expect(run(['backrank', 'pgn']).status).toBe(2)
    const batch = run(['backrank', 'batch'], {
      input: '{"command":"start","variant":"chess960","number":518}\n',
    })
    expect(JSON.parse(batch.stdout)).toMatchObject({ fen: expect.stringContaining('RNBQKBNR') as string })
    expect(run(['backrank', 'selftest', 'chess960']).stdout).toMatch(/no difference/)
  })

  test('plays as a UCI engine', () => {
    const { status, stdout } = run(['backrank', 'uci'], {
      input: 'uci\nisready\nposition startpos\ngo nodes 2000\nquit\n',
    })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^uciok$/m)
    expect(stdout).toMatch(/^bestmove [a-h][1-8][a-h][1-8]/m)
  })

  test('finds the engines of the system by their names, wherever they are installed', () => {
    programPath('stockfish')
    programPath('fairy-stockfish')
    const { status, stdout, stderr } = run([
      ...['backrank', 'match', '--engine', 'cmd=stockfish', '--engine', 'cmd=fairy-stockfish'],
      ...['--each', 'depth=1', '--variant', 'chess960', '--rounds', '1', '--max-plies', '10', '--json'],
    ])
    expect(stderr).not.toMatch(/there is no engine/)
    expect({ status, finds: /fairy-stockfish/i.test(stdout) }).toEqual({ status: 0, finds: true })
  })

  test('starts from its desktop entry and opens games by their type', async () => {
    const display = inject('displays')[0]
    const gio = programPath('gio')
    expect(spawnSync(programPath('desktop-file-validate'), [ENTRY], { encoding: 'utf8' }).stdout).toBe('')
    expect(run(['xdg-mime', 'query', 'default', PGN_TYPE]).stdout.trim()).toBe('backrank.desktop')

    const [command, args] = asNobody(gio, 'launch', ENTRY)
    spawn(command, args, { env: environment(display), cwd: home, stdio: 'ignore' })
    await expect
      .poll(() => text(path.join(userFolder, 'logs', 'main.log')), { interval: 100 })
      .toContain('window open')

    expect(run([gio, 'open', game], { display }).status).toBe(0)
    await expect.poll(() => text(path.join(userFolder, 'recent.json')), { interval: 100 }).toContain(game)

    // Chromium's sandbox confines pages: the kernel filters their system calls.
    const pages = processesOf(`${PROGRAM}/backrank`).filter(pid =>
      text(`/proc/${pid}/cmdline`).includes('--type=renderer'),
    )
    expect(pages.length).toBeGreaterThan(0)
    for (const pid of pages) expect(text(`/proc/${pid}/status`)).toMatch(/^Seccomp:\t2$/m)

    const [main] = processesOf(`${PROGRAM}/backrank`).filter(
      pid => !text(`/proc/${pid}/cmdline`).includes('--type='),
    )
    administer('kill', String(main))
    expect(await leftOf(`${PROGRAM}/backrank`, 30_000)).toEqual([])
  })

  test('is removed without a trace', () => {
    install('purge', 'backrank')
    expect(systemFiles()).toEqual(before)
    expect(text('/usr/share/applications/mimeinfo.cache')).not.toMatch(/backrank/)
    expect(isInstalled()).toBe(false)
  })
})
