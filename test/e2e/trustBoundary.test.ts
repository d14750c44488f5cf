import { programPath } from '../support/programPath'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleCopy } from './flows'
import { listenOnLoopback, timesInLog, tryToLeak } from './leaks'
import { launchElectron, launchWeb, type Workbench } from './shells'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const SECRET = 'root:secret\n'

const aFile = (name: string, content: string): string => {
  writeFileSync(path.join(folder, name), content)
  return path.join(folder, name)
}

const aCopy = (name: string): string => aFile(name, readFileSync(sampleCopy(folder), 'utf8'))

/** Creates a program that leaves a sign when it runs. */
const aProgram = () => {
  const sign = path.join(folder, 'has-run')
  const file = aFile('payload', `#!/bin/sh\n: > '${sign}'\n`)
  chmodSync(file, 0o755)
  return { file, hasRun: () => existsSync(sign) }
}

interface Reachable {
  readonly backrank: {
    request(name: string, ...args: readonly unknown[]): Promise<unknown>
    pathOf(file: unknown): string
  }
}

/** Returns what a script in the page gets for a request: the answer, or the text of the refusal. */
const asScript = (page: Page, name: string, ...args: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([asked, given]) =>
      (window as unknown as Reachable).backrank
        .request(asked, ...given)
        .catch((error: unknown) => ({ rejected: String(error) })),
    [name, args] as const,
  )

const isRefused = async (page: Page, file: string) =>
  expect(await asScript(page, 'files:open', file)).toMatchObject({
    ok: false,
    error: { reason: 'notChosen', path: file },
  })

const rejected = (text: string) => ({ rejected: expect.stringContaining(text) as unknown })

/** Answers the main process's message boxes with Cancel; returns a function that tells what they have asked so far. */
const listenToQuestions = async ({ app }: Workbench) => {
  await app!.evaluate(({ dialog }) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (...args: readonly unknown[]) => {
      asked.push((args.at(-1) as { readonly detail: string }).detail)
      return Promise.resolve({ response: 1, checkboxChecked: false })
    }
  })
  return () => app!.evaluate(() => (globalThis as unknown as { readonly asked: string[] }).asked)
}

/** Drops a file on the middle of the window, as the browser process does for the user. */
const drop = async (page: Page, file: string) => {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 500, y: 400, data })
}

const editAndSave = async (page: Page, text: string) => {
  const box = page.getByRole('textbox', { name: /^Comment/ })
  await box.fill(text)
  await box.press('Control+Enter')
  await page.keyboard.press('Control+s')
  await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
}

/** Makes a file in a script and reports it as dropped. */
const forgeDrop = (page: Page) =>
  page.evaluate(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['1. e4 *'], 'forged.pgn'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true }))
  })

/** Returns the paths that the bridge gives for files forged by a script, `thrown` where it throws. */
const forgedPaths = (page: Page, file: string) =>
  page.evaluate(path => {
    const { backrank } = window as unknown as Reachable
    const forged = [new File(['x'], path), Object.assign(new File(['x'], 'x'), { path }), { path }, path]
    return forged.map(one => {
      try {
        return backrank.pathOf(one)
      } catch {
        return 'thrown'
      }
    })
  }, file)

describe('a script in the window', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('can read, write and run only what the user has chosen', async () => {
    const secret = aFile('shadow', SECRET)
    const { file: program, hasRun } = aProgram()
    const bench = await launchElectron(electron, { ownProcess: true })
    const { page } = bench
    const questions = await listenToQuestions(bench)
    await page.getByText('What would you like to do?').waitFor()

    await isRefused(page, secret)
    await isRefused(page, '/etc/passwd')
    const [game] = (await asScript(page, 'games:read', '1. e4 *')) as { readonly value: unknown }[]
    const request = {
      game: game!.value,
      suggestedName: 'x.pgn',
      path: secret,
      overwrite: true,
      heldGames: 'replace',
      interoperable: false,
    }
    for (const name of ['files:saveAs', 'files:export'])
      expect(await asScript(page, name, request)).toMatchObject({ error: { reason: 'notChosen' } })
    expect(await asScript(page, 'engines:add', program)).toMatchObject({
      error: { kind: 'programNotConfirmed', path: program },
    })
    expect(await asScript(page, 'procedures:export', '{}', secret)).toMatchObject(rejected('arguments'))
    expect(await asScript(page, 'files:browse', folder)).toMatchObject({ error: { reason: 'notChosen' } })

    expect(readFileSync(secret, 'utf8')).toBe(SECRET)
    expect(hasRun()).toBe(false)
    expect(await questions()).toHaveLength(1)
    expect((await questions())[0]).toContain(program)
    await bench.close()
  })

  test('can read the clipboard only after an action of the user', async () => {
    const bench = await launchElectron(electron, { ownProcess: true })
    const { page, app } = bench
    await page.getByText('What would you like to do?').waitFor()
    await app!.evaluate(async ({ BrowserWindow, clipboard }, text) => {
      await clipboard.writeText(text)
      BrowserWindow.getAllWindows()[0]!.webContents.focus()
    }, SECRET)
    const read = () =>
      page.evaluate(() =>
        navigator.clipboard.readText().catch((error: unknown) => (error as DOMException).name),
      )
    // Events that a script makes up do not count as an action.
    await page.evaluate(() => {
      for (const type of ['mousedown', 'keydown', 'click']) document.body.dispatchEvent(new Event(type))
    })
    expect(await read()).toBe('NotAllowedError')
    await page.mouse.move(300, 300)
    expect(await read()).toBe('NotAllowedError')
    // A click also gives the page the focus, which reading needs.
    await page.mouse.click(700, 500)
    await expect.poll(read).toBe(SECRET)
    await expect.poll(read).toBe('NotAllowedError')
    await bench.close()
  })

  test('cannot pretend that a file was dropped', async () => {
    const secret = aFile('shadow', SECRET)
    const bench = await launchElectron(electron, { ownProcess: true })
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    expect(await asScript(page, 'files:dropped', [secret])).toMatchObject(rejected('unknown request'))
    expect(await forgedPaths(page, secret)).toEqual(['', '', 'thrown', 'thrown'])
    await forgeDrop(page)
    await page.getByRole('tab', { name: /forged|Chess/ }).waitFor()
    await isRefused(page, secret)

    await page.evaluate(() => {
      const input = Object.assign(document.createElement('input'), { type: 'file', id: 'taken' })
      document.body.append(input)
    })
    await page.locator('#taken').setInputFiles(secret)
    await page.evaluate(() => {
      const carried = new DataTransfer()
      const [file] = document.querySelector<HTMLInputElement>('#taken')!.files!
      carried.items.add(file!)
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true }))
    })
    await isRefused(page, secret)
    await bench.close()
  })
})

/** Returns what a script leaks from a page of `launch`, by ways that no policy covers, as the browser logs it. */
const leaksOf = async (launch: (switches: readonly string[]) => Promise<Workbench>) => {
  const log = path.join(mkdtempSync(path.join(folder, 'log-')), 'net.json')
  const { heard, udp, tcp } = await listenOnLoopback()
  const bench = await launch([`--log-net-log=${log}`])
  await bench.page.getByText('What would you like to do?').waitFor()
  await tryToLeak(bench.page, { udp, tcp, secret: 'secret.example' })
  await bench.close()
  return { ...heard, names: timesInLog(log, 'secret.example'), isLogged: timesInLog(log, 'constants') > 0 }
}

const NOTHING = { packets: 0, connections: 0, names: 0, isLogged: true }

describe('data that a script tries to send', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('does not leave the window', async () => {
    expect(await leaksOf(switches => launchElectron(electron, { switches }))).toEqual(NOTHING)
  })
})

describe('the user of the window', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('can drop a file, which is opened and saved in place', async () => {
    const file = aCopy('dropped.pgn')
    const bench = await launchElectron(electron, { ownProcess: true })
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    await drop(page, file)
    await editAndSave(page, 'Dropped and kept.')
    expect(readFileSync(file, 'utf8')).toContain('Dropped and kept.')
    await bench.close()
  })

  test('can open files by the dialog, by the system, by a second start and by the menu', async () => {
    const [byDialog, bySystem, bySecond] = ['dialog.pgn', 'system.pgn', 'second.pgn'].map(aCopy)
    const user = mkdtempSync(path.join(folder, 'user-'))
    const bench = await launchElectron(electron, { folder: user, ownProcess: true })
    const { page, app } = bench
    const hasTabs = (many: number) => expect.poll(() => page.locator('.document-tab').count()).toBe(many)
    await page.getByText('What would you like to do?').waitFor()
    await app!.evaluate(({ dialog }, file) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file!] })
    }, byDialog)
    await page.keyboard.press('Control+o')
    await hasTabs(1)
    await app!.evaluate(({ app: program }, file) => {
      program.emit('open-file', { preventDefault: () => undefined }, file)
    }, bySystem)
    await hasTabs(2)
    await app!.evaluate(({ app: program }, file) => {
      program.emit('second-instance', {}, [], '', { files: [file] })
    }, bySecond)
    await hasTabs(3)
    await bench.close()

    writeFileSync(path.join(user, 'session.json'), '[]')
    const again = await launchElectron(electron, { folder: user, ownProcess: true })
    await again.page.getByText('What would you like to do?').waitFor()
    await again.app!.evaluate(({ Menu }, file) => {
      const click = Menu.getApplicationMenu()!.getMenuItemById(`recent:${file!}`)!.click as () => void
      click()
    }, bySystem)
    await again.page.locator('.document-tab').waitFor()
    await again.close()
  })
})

describe('a page in a browser', { tags: ['chromium'] }, () => {
  const chromium = programPath('chromium')

  test('cannot send data away', async () => {
    expect(await leaksOf(switches => launchWeb(chromium, { switches }))).toEqual(NOTHING)
  })

  test('runs a program only after the user who started the host agrees', async () => {
    const { file, hasRun } = aProgram()
    const bench = await launchWeb(chromium)
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    rmSync(path.join(folder, 'has-run'), { force: true })
    await page.keyboard.press('Control+Shift+e')
    const dialog = page.getByRole('dialog', { name: 'Engines' })
    await dialog.getByRole('button', { name: 'Add a program…' }).click()
    await dialog.getByRole('textbox', { name: 'Path of the program' }).fill(file)
    await page.keyboard.press('Enter')
    await dialog.getByText(/in the terminal where it was started/).waitFor()
    expect(hasRun()).toBe(false)
    await bench.agree()
    await dialog.getByText(/^payload ended with code/).waitFor()
    expect(hasRun()).toBe(true)
    await bench.close()
  })
})
