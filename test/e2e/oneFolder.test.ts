import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { sandboxArguments } from '../../scripts/electronBinary.mjs'
import { programPath } from '../support/programPath'
import { launchElectron } from './shells'

const root = path.join(import.meta.dirname, '..', '..')
const parent = mkdtempSync(path.join(tmpdir(), 'backrank-one-'))
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }))
const newFolder = () => mkdtempSync(path.join(parent, 'user-'))

const GAME = '[Event "Another"]\n[White "Cara"]\n[Black "Dora"]\n[Result "*"]\n\n1. e4 *\n'

/** Starts a program and collects its output. */
const started = (command: string, args: readonly string[]) => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()))
  const says = (pattern: RegExp) => expect.poll(() => said, { timeout: 60_000 }).toMatch(pattern)
  const ends = async (): Promise<number | null> => {
    if (child.exitCode === null) await once(child, 'exit')
    return child.exitCode
  }
  return { child, says, ends, said: () => said }
}

const startHost = (folder: string) =>
  started(process.execPath, [path.join(root, 'out', 'main', 'webHost.js'), '--user-data-dir', folder])
const startWindow = (folder: string, files: readonly string[] = []) =>
  started(programPath('electron'), [root, `--user-data-dir=${folder}`, ...sandboxArguments(), '--', ...files])

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a window and a web host on one folder', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('the host refuses a folder that the window uses, and takes it once the window is killed', async () => {
    const folder = newFolder()
    const bench = await launchElectron(electron, { folder })
    const window = bench.app!.process()
    const second = startHost(folder)
    expect(await second.ends()).toBe(1)
    expect(second.said()).toMatch(
      new RegExp(
        `^A window of Backrank \\(process ${window.pid}\\) has been using ${folder} since .+\\. ` +
          'Close it and start again, or start with another --user-data-dir\\.\n$',
      ),
    )
    await bench.page.getByRole('navigation').first().waitFor()
    await kill(window)
    const third = startHost(folder)
    await third.says(/Backrank is at http/)
    third.child.kill('SIGTERM')
    expect(await third.ends()).toBe(0)
    expect(existsSync(path.join(folder, 'backrank.lock'))).toBe(false)
  })

  test('the window reports that the host uses the folder, and opens nothing', async () => {
    const folder = newFolder()
    const host = startHost(folder)
    await host.says(/Backrank is at http/)
    const second = startWindow(folder)
    await second.says(
      new RegExp(
        `Backrank is running already: The web host of Backrank \\(process ${host.child.pid}\\) has been using ` +
          `${folder} since .+\\. End it with Ctrl\\+C in its terminal and start again`,
      ),
    )
    expect(existsSync(path.join(folder, 'window.json'))).toBe(false)
    await kill(second.child)
    await kill(host.child)
    const bench = await launchElectron(electron, { folder })
    await bench.page.getByRole('navigation').first().waitFor()
    await bench.close()
  })

  test('a second start of the window passes its files to the first', async () => {
    const folder = newFolder()
    const bench = await launchElectron(electron, { folder })
    const file = path.join(folder, 'another.pgn')
    writeFileSync(file, GAME)
    const second = startWindow(folder, [file])
    expect(await second.ends()).toBe(0)
    await bench.page.getByRole('tab', { name: /Cara/ }).waitFor()
    await bench.close()
  })
})
