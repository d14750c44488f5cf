// @module-tag electron
import { programPath } from '../support/programPath'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { launchElectron } from './shells'

const electron = programPath('electron')
const LUKIC = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

describe('sounds in Electron', () => {
  test('are played for a step forward, but not for a step back or when they are off', async () => {
    const bench = await launchElectron(electron, { files: [LUKIC] })
    const { page } = bench
    await page.getByText('Ply 0 of 114').waitFor()
    // Count every source of sound that starts; it still plays.
    await page.evaluate(() => {
      const counted = window as unknown as { begun: number }
      counted.begun = 0
      window.OscillatorNode = class extends OscillatorNode {
        override start(when?: number) {
          counted.begun++
          super.start(when)
        }
      }
    })
    const begun = () => page.evaluate(() => (window as unknown as { begun: number }).begun)
    await page.keyboard.press('ArrowRight')
    await expect.poll(begun).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect.poll(begun).toBe(2)
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.getByRole('switch', { name: 'Move sounds' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await page.getByText('Ply 2 of 114').waitFor()
    expect(await begun()).toBe(2)
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.getByRole('switch', { name: 'Move sounds' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await page.getByText('Ply 3 of 114').waitFor()
    await expect.poll(begun).toBe(3)
    await bench.close()
  })

  test('leave the audio output suspended after they are played', async () => {
    const bench = await launchElectron(electron, { files: [LUKIC] })
    const { page } = bench
    await page.getByText('Ply 0 of 114').waitFor()
    await page.evaluate(() => {
      window.AudioContext = class extends AudioContext {
        constructor() {
          super()
          Object.assign(window, { output: this })
        }
      }
    })
    const state = () => page.evaluate(() => (window as unknown as { output?: AudioContext }).output?.state)
    for (let move = 0; move < 2; move += 1) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(state).toBe('running')
      await expect.poll(state).toBe('suspended')
    }
    await bench.close()
  })
})
