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

/** A program that leaves a sign that it has run. */
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

/** What a script in the page gets for a request: its answer, or the text of its refusal. */
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

/** What the message box of the main process was asked so far; the answer is Cancel. */
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

/** Drops a file on the middle of the window, as the browser process does it for a person. */
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

/** Something that a script makes and says was dropped. */
const forgeDrop = (page: Page) =>
  page.evaluate(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['1. e4 *'], 'forged.pgn'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true }))
  })

/** The path that the bridge has for what a script holds out, or why it has none. */
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

  test('reads, writes and runs nothing that the user has not chosen', async () => {
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

  test('reads what was copied only once the user has done something', async () => {
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
    // What a script makes up is no press.
    await page.evaluate(() => {
      for (const type of ['mousedown', 'keydown', 'click']) document.body.dispatchEvent(new Event(type))
    })
    expect(await read()).toBe('NotAllowedError')
    await page.mouse.move(300, 300)
    expect(await read()).toBe('NotAllowedError')
    // A click gives the page the focus, too, which reading needs.
    await page.mouse.click(700, 500)
    await expect.poll(read).toBe(SECRET)
    await expect.poll(read).toBe('NotAllowedError')
    await bench.close()
  })

  test('cannot say that a file was dropped', async () => {
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

/** What a script gets out of a page that `launch` opens, by the ways that no policy names, as the browser logs it. */
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

describe('words that a script would send away', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('do not leave the window', async () => {
    expect(await leaksOf(switches => launchElectron(electron, { switches }))).toEqual(NOTHING)
  })
})

describe('the user of the window', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('drops a file, which is opened and saved in place', async () => {
    const file = aCopy('dropped.pgn')
    const bench = await launchElectron(electron, { ownProcess: true })
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    await drop(page, file)
    await editAndSave(page, 'Dropped and kept.')
    expect(readFileSync(file, 'utf8')).toContain('Dropped and kept.')
    await bench.close()
  })

  test('opens files by the dialog, by the system, by a second start and by the menu', async () => {
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

  test('sends no words away', async () => {
    expect(await leaksOf(switches => launchWeb(chromium, { switches }))).toEqual(NOTHING)
  })

  test('waits for the user who started the host before a program runs', async () => {
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
