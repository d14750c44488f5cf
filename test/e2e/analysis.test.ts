// @long
import type { ProgramName } from '../../scripts/testPrograms.mjs'
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, test } from 'vitest'
import {
  analyseSample,
  killWhileSearching,
  practiseAcrossRuns,
  practiseSetup,
  restartByHand,
  type Launch,
  type SaveAs,
} from './analysisFlows'
import { launchElectron, launchWeb } from './shells'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Makes the system dialog answer as if the user had chosen `file`. */
const saveByDialog: SaveAs = async ({ app, page }, file) => {
  await app!.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await page.keyboard.press('Control+Shift+s')
}

/** Types a path on this machine into the page's own dialog. */
const saveByPath: SaveAs = async ({ page }, file) => {
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: /Save/ })
  await dialog.getByRole('textbox', { name: 'File name' }).fill(file)
  await dialog.getByRole('button', { name: /^Save/ }).click()
}

const shells: readonly [shell: string, program: ProgramName, launch: Launch, saveAs: SaveAs][] = [
  ['electron', 'electron', options => launchElectron(programPath('electron'), options), saveByDialog],
  [
    'web',
    'chromium',
    options => launchWeb(programPath('chromium'), { ...options, home: folder }),
    saveByPath,
  ],
]

for (const [shell, program, launch, saveAs] of shells)
  describe(`in the ${shell} shell`, { tags: [program] }, () => {
    test(
      'analyzes the sample with two engines, inserts a line, saves it, and finds it in the next run',
      { tags: ['stockfish'] },
      () => analyseSample(launch, shell, saveAs, folder),
    )

    test('starts a practice game with the engine’s placement and takes back a resignation', () =>
      practiseSetup(launch))

    test('continues a practice game in the next run', () => practiseAcrossRuns(launch, folder))
  })

describe('engines added by their path', { tags: ['chromium'] }, () => {
  const chromium = programPath('chromium')

  const launch: Launch = options => launchWeb(chromium, options)

  test('an engine killed during a search is reported and continues the search', { tags: ['stockfish'] }, () =>
    killWhileSearching(launch, folder, programPath('stockfish')),
  )

  test('an engine that keeps failing searches again after a restart by hand', () =>
    restartByHand(launch, folder))
})
