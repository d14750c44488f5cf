// @module-tag electron
import { programPath } from '../support/programPath'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shows } from './largeBoard'
import { launchElectron, type Workbench } from './shells'

const electron = programPath('electron')

let bench: Workbench
let page: Page

const draw = async (system: RegExp, text: string) => {
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New analysis' })
  await dialog.getByRole('option', { name: system }).click()
  await dialog.getByRole('textbox', { name: /Number, ranks/ }).fill(text)
  return dialog
}

const begin = async (system: RegExp, text: string) => {
  const dialog = await draw(system, text)
  await dialog.getByRole('button', { name: /^(Open|Begin)/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits until a closed dialog has given the focus back, which it does in a later task. */
const focusIsBack = () =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done))))

const focusBoard = async () => {
  const near = page.locator('[role=grid][aria-label=Board] [role=gridcell][tabindex="0"]')
  await expect
    .poll(async () => {
      await focusIsBack()
      await near.focus()
      return near.evaluate(cell => cell === document.activeElement)
    })
    .toBe(true)
  return near
}

const piecesOnBoard = () => page.locator('cg-board piece:not(.ghost)').count()

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

describe('games of several systems', () => {
  beforeAll(async () => {
    bench = await launchElectron(electron, { width: 1280, height: 800 })
    page = bench.page
    await page.getByText('What would you like to do?').waitFor()
  })

  afterAll(() => bench.close())

  test('are played from square to square by keyboard', async () => {
    await begin(/^Chess960/, '518')
    const near = await focusBoard()
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter')
    await press('ArrowUp', 'ArrowUp', 'Enter')
    await shows(page, 'e4', 'white pawn')
    expect(await near.textContent()).toBe('e4: white pawn')
    await press('ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown', 'Enter', 'Enter')
    await shows(page, 'e6', 'black pawn')
    await page.getByText('Nothing stands on').waitFor({ state: 'detached' })
    await press('Escape', 'ArrowLeft')
    await shows(page, 'e7', 'black pawn')
  })

  test('show on the board why a move cannot be played', async () => {
    await begin(/^Fischer-Benko/, '1 2 2 3 3 5')
    await page.getByText('White’s 1st placement of 4').waitFor()
    await focusBoard()
    await press(...Array<string>(7).fill('ArrowDown'), ...Array<string>(7).fill('ArrowLeft'), 'k', 'Enter')
    const said = page.locator('.board-line [role=status]')
    await expect
      .poll(() => said.textContent())
      .toContain('King on a1 leaves no room for a rook on the a-side')
  })

  test('keep the place and size of the board when the last piece is placed', async () => {
    const box = async () => (await page.locator('.board-view').first().boundingBox())!
    const before = await box()
    for (const keys of ['rh', 'ne', 'nd', 'ra', 'na', 'nh', 'qg', 'kf', 'qb', 'kd']) {
      const pieces = await piecesOnBoard()
      for (const key of Array.from(keys)) await press(key)
      await expect.poll(piecesOnBoard).toBe(pieces + 1)
    }
    await page.getByText('Setup complete').waitFor()
    expect(await box()).toEqual(before)
  })

  test('open a single tab for practice from New analysis', async () => {
    const before = await page.locator('[role=tablist] .document-tab').count()
    const dialog = await draw(/^Chess960/, '17')
    await dialog.getByRole('button', { name: 'Practice…' }).click()
    const practice = page.getByRole('dialog', { name: /Practice/i })
    await practice.waitFor()
    expect(await page.locator('[role=tablist] .document-tab').count()).toBe(before)
    await practice.getByRole('button', { name: /^(Start|Begin|Play)/ }).click()
    await practice.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[role=tablist] .document-tab').count()).toBe(before + 1)
  })

  test('do not cut off the names of many tabs', async () => {
    for (let number = 0; number < 8; number++) await begin(/^Capablanca Random/, String(number))
    const cut = await page
      .locator('[role=tab] .ellipsis')
      .evaluateAll(names => names.filter(name => name.scrollWidth > name.clientWidth + 1).length)
    expect(cut).toBe(0)
  })

  test('let every side of a die be reached at 150 %', async () => {
    await page.setViewportSize({ width: 853, height: 533 })
    await page.keyboard.press('Control+d')
    const stage = page.locator('.dice-stage')
    await stage.locator('.throw-pad .side').first().waitFor()
    const left = (await stage.boundingBox())!.x
    const sides = await stage.locator('.throw-pad .side').all()
    for (const side of sides) expect((await side.boundingBox())!.x).toBeGreaterThanOrEqual(left)
  })
})
