// @long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { RAIL_PLACES } from '@shared/ipc/settings'
import { expectAccessible } from '../support/accessibility'
import { programPath } from '../support/programPath'
import { launchElectron, launchWeb, type Workbench } from './shells'
import { browserScenes } from './walk/browser'
import { declaredDialogs, openingComponents } from './walk/declared'
import { SCENES } from './walk/table'
import { fillUserFolder } from './walk/userFolder'
import { goTo, type Scene, type Stop } from './walk/walk'

/*
 * Checks every place of the rail, every dialog, popover and menu, and everything else that looks different with axe, in
 * light and dark colors, in a single window.
 */

const root = mkdtempSync(path.join(tmpdir(), 'backrank-walk-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

/** Sets the theme of the system, which the window follows by default, without color transitions. */
const showTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme=${theme}]`).waitFor()
}

const walkThrough = async (bench: Workbench, { stops }: Scene): Promise<void> => {
  const walk = { page: bench.page, bench, folder: bench.folder }
  let before: Stop | undefined
  let themes: readonly ['light' | 'dark', 'light' | 'dark'] = ['light', 'dark']
  for (const stop of stops) {
    await goTo(walk, stop, before)
    const [first, second] = themes
    await showTheme(walk.page, first)
    await expectAccessible(walk.page, `${stop.where}, ${first}`)
    // The themes differ only in their colors.
    await showTheme(walk.page, second)
    await expectAccessible(walk.page, `${stop.where}, ${second}`, 'colors')
    // The next stop begins in the current theme.
    themes = [second, first]
    before = stop
  }
}

/** Walks through scenes in one window. After a failure it opens a new one, so that the retry starts clean. */
const walkScenes = (scenes: readonly Scene[], launch: (first: Scene) => Promise<Workbench>): void => {
  let bench: Workbench | undefined

  const open = async (scene: Scene): Promise<Workbench> => {
    const opened = await launch(scene)
    opened.page.setDefaultTimeout(20_000)
    return opened
  }

  afterAll(() => bench?.close())

  test.each(scenes)('$name', async scene => {
    const used = (bench ??= await open(scene))
    try {
      await walkThrough(used, scene)
    } catch (error) {
      bench = undefined
      await used.close()
      throw error
    }
  })
}

describe('the accessibility walk', () => {
  const stops = [...SCENES, ...browserScenes].flatMap(scene => scene.stops)

  test.each(RAIL_PLACES)('visits the place “%s” of the rail', place =>
    expect(stops.map(stop => stop.place ?? 'analysis')).toContain(place),
  )

  test.each(declaredDialogs())('visits the dialog “%s”', name =>
    expect(stops.map(({ dialog }) => dialog)).toContain(name),
  )

  test.each(openingComponents())('visits what %s opens', file =>
    expect(stops.map(({ opens }) => opens)).toContain(file),
  )
})

describe('accessibility in Electron', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  walkScenes(SCENES, first => {
    const folder = mkdtempSync(path.join(root, 'electron-'))
    // Only the first scene dismisses the notice about the damaged journal.
    fillUserFolder(folder, first === SCENES[0])
    return launchElectron(electron, { folder, forLater: true, width: 1440, height: 900 })
  })
})

describe('accessibility in a browser', { tags: ['chromium'] }, () => {
  const chromium = programPath('chromium')

  walkScenes(browserScenes, () => launchWeb(chromium, { forLater: true, width: 1440, height: 900 }))
})
