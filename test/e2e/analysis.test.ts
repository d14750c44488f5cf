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

/** The system's own dialog answers as if a person had chosen `file`. */
const saveByDialog: SaveAs = async ({ app, page }, file) => {
  await app!.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await page.keyboard.press('Control+Shift+s')
}

/** The page's own dialog takes a path on this machine. */
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
      'engines look at the sample, a line comes into the game, is saved and found again',
      { tags: ['stockfish'] },
      () => analyseSample(launch, shell, saveAs, folder),
    )

    test('a practice game begins with the engine’s own placement, and giving up can be taken back', () =>
      practiseSetup(launch))

    test('a practice game is played on after the program has ended', () => practiseAcrossRuns(launch, folder))
  })

describe('engines by their path', { tags: ['chromium'] }, () => {
  const chromium = programPath('chromium')

  const launch: Launch = options => launchWeb(chromium, options)

  test('an engine killed while it searches is reported, and searches on', { tags: ['stockfish'] }, () =>
    killWhileSearching(launch, folder, programPath('stockfish')),
  )

  test('an engine that has given up searches when it is restarted by hand', () =>
    restartByHand(launch, folder))
})
