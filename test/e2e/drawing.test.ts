// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { centerOf, drag } from './board'
import { launchElectron, type Workbench } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-drawing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const draw = ({ page }: Workbench, from: string, to: string) =>
  drag(page, async () => [await centerOf(page, from), await centerOf(page, to)], 'right')

const shown = ({ page }: Workbench) => page.locator('.cg-shapes g > g').count()

describe('drawings on the board', () => {
  test('are kept with the move, undone, saved and shown again', async () => {
    const file = path.join(folder, 'drawn.pgn')
    writeFileSync(file, '[White "A"]\n[Black "B"]\n\n1. e4 {Good.} e5 *\n')
    const bench = await launchElectron(electron, { files: [file] })
    await bench.page
      .locator('.status-bar')
      .getByText(/^Ply 0/)
      .waitFor()
    await bench.page.keyboard.press('ArrowRight')
    await bench.page
      .locator('.status-bar')
      .getByText(/^Ply 1/)
      .waitFor()
    await draw(bench, 'g1', 'f3')
    await draw(bench, 'd5', 'd5')
    await expect.poll(() => shown(bench)).toBe(2)
    await bench.page.keyboard.press('Control+z')
    await expect.poll(() => shown(bench)).toBe(1)
    await bench.page.keyboard.press('Control+s')
    await bench.page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    expect(readFileSync(file, 'utf8')).toContain('{[%cal Gg1f3] Good.}')
    await bench.page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(bench)).toBe(0)
    await bench.page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(bench)).toBe(1)
    await bench.close()
  })
})
