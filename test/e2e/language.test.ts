// @module-tag electron
import { programPath } from '../support/programPath'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Bridge } from '@shared/ipc/contract'
import { clippedTexts, hasPlainWords, plainTexts } from '../support/pseudoText'
import { launchElectron, type Workbench } from './shells'

const electron = programPath('electron')

interface Lines {
  readonly items: readonly { readonly label: string; readonly submenu?: Lines }[]
}

/** Returns the labels of all lines of the application menu that have one. */
const menuLabels = ({ app }: Workbench): Promise<readonly string[]> =>
  app!.evaluate(({ Menu }) => {
    const labelsOf = (menu: Lines): readonly string[] =>
      menu.items.flatMap(({ label, submenu }) => [label, ...(submenu ? labelsOf(submenu) : [])])
    return labelsOf(Menu.getApplicationMenu()!).filter(label => label !== '')
  })

const choose = (page: Page, language: 'en' | 'en-XA') =>
  page.evaluate(
    code =>
      (window as unknown as { backrank: Bridge }).backrank.request('settings:update', { language: code }),
    language,
  )

const NAMES = ['Backrank']

describe('translation in Electron', () => {
  test('leaves no line of the application menu in English', async () => {
    const bench = await launchElectron(electron, { language: 'en-XA' })
    await bench.page.getByRole('navigation').waitFor()
    await expect.poll(() => menuLabels(bench)).toContain('⟦Ƒļîþ Ɓöåŕð ~~~~⟧')
    const labels = await menuLabels(bench)
    expect(labels.filter(label => hasPlainWords(label, NAMES))).toEqual([])
    await bench.close()
  })

  test('follows the language setting at once in menu and page', async () => {
    const bench = await launchElectron(electron)
    await bench.page.getByText('What would you like to do?').waitFor()
    await bench.page.keyboard.press('Control+K')
    await bench.page.getByRole('option', { name: 'Flip board' }).waitFor()
    await choose(bench.page, 'en-XA')
    await bench.page.getByRole('option', { name: '⟦Ƒļîþ ƀöåŕð ~~~~⟧' }).waitFor()
    await expect.poll(() => menuLabels(bench)).toContain('⟦Ƒļîþ Ɓöåŕð ~~~~⟧')
    await choose(bench.page, 'en')
    await bench.page.getByRole('option', { name: 'Flip board' }).waitFor()
    await expect.poll(() => menuLabels(bench)).toContain('Flip Board')
    await bench.close()
  })

  test('is checked by helpers that find English and clipped texts', async () => {
    const bench = await launchElectron(electron)
    await bench.page.evaluate(() => {
      document.body.innerHTML = `
        <section id="probe">
          <p>⟦Ţåķé ƀåçķ ~~~~⟧</p> <p>Take back</p> <p hidden>Not seen</p>
          <p>⟦2 ɱöṽéš öƒ pawn⟧</p> <p translate="no">Karpov</p> <kbd>Ctrl</kbd>
          <p>Nf3 exd8=Q+ R@e4 e2e4</p> <p>rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1</p>
          <p>Stockfish 17</p>
          <input placeholder="Find a game" value="user text" title="⟦Ƒîñð⟧"> <button aria-label="Close">×</button>
          <p class="cut">⟦Ŵöŕðš ţĥåţ ĥåṽé ñö ŕööɱ⟧</p> <p class="told" title="⟦Ŵöŕðš ţĥåţ ĥåṽé ñö ŕööɱ⟧">⟦Ŵöŕðš ţĥåţ ĥåṽé ñö ŕööɱ⟧</p>
          <p class="cut untold">⟦Ŵöŕðš ţĥåţ ĥåṽé ñö ŕööɱ⟧</p>
          <button class="tight">⟦Ŵöŕðš ţĥåţ ĥåṽé ñö ŕööɱ⟧</button>
        </section>`
      for (const element of document.querySelectorAll<HTMLElement>('.cut, .told')) {
        Object.assign(element.style, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' })
      }
      for (const element of document.querySelectorAll<HTMLElement>('.told, .untold')) {
        element.style.textOverflow = 'ellipsis'
      }
      Object.assign(document.querySelector<HTMLElement>('.tight')!.style, {
        width: '60px',
        padding: '0',
        whiteSpace: 'nowrap',
        overflow: 'visible',
      })
    })
    const probe = bench.page.locator('#probe')
    expect(await plainTexts(probe, ['Stockfish'])).toEqual([
      { at: 'placeholder', text: 'Find a game' },
      { at: 'aria-label', text: 'Close' },
      { at: 'text', text: 'Take back' },
      { at: 'text', text: '⟦2 ɱöṽéš öƒ pawn⟧' },
    ])
    expect((await clippedTexts(probe)).map(({ element }) => element)).toEqual([
      'p.cut',
      'p.cut.untold',
      'button.tight',
    ])
    await bench.close()
  })
})
