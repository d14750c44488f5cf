// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, test } from 'vitest'
import {
  brokenCopy,
  comesBack,
  findAgain,
  isLockedIn,
  mendNothing,
  opensNoWindow,
  readSample,
  setUpAndSave,
} from './flows'
import { saveByDialog } from './saving'
import { launchElectron } from './shells'
import { versionOf } from '../../electron/shell/versionOf'
import { t } from '@shared/i18n/t'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

describe('in Electron', () => {
  test('the status bar shows the version of the program, not of Electron', async () => {
    const bench = await launchElectron(electron)
    const version = t('shell.status.version', { version: versionOf('.') })
    await bench.page.locator('.status-bar').getByText(version, { exact: true }).waitFor()
    await bench.close()
  })

  test('the sample is opened from the menu and stepped through to its last ply', async () => {
    const bench = await launchElectron(electron, { ownProcess: true })
    await readSample(bench, 'electron', () =>
      bench.app!.evaluate(({ Menu }) => {
        const item = Menu.getApplicationMenu()!.getMenuItemById('sample:lukic-vujacic')!
        const click = item.click as () => void
        click()
      }),
    )
    await isLockedIn(bench.page)
    await opensNoWindow(bench.page)
    await bench.close()
  })

  test('a setup is placed by dragging, played on, saved, and reopened after a restart', async () => {
    const bench = await launchElectron(electron, { motion: true })
    const file = await setUpAndSave({ ...bench, folder }, 'electron', saveByDialog)
    await bench.close()
    const again = await launchElectron(electron, { files: [file] })
    await findAgain(again, 'electron')
    await again.close()
  })

  test('the tabs of the last session are restored, and a missing file is named', async () => {
    await comesBack(options => launchElectron(electron, options), mkdtempSync(path.join(folder, 'session-')))
  })

  test('a broken file shows its fault and keeps the unread part', async () => {
    const file = brokenCopy(folder)
    const bench = await launchElectron(electron, { files: [file] })
    await mendNothing(bench, 'electron', file)
    await bench.close()
  })
})
