import { availableParallelism } from 'node:os'
import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { publishedAssets } from './scripts/publishedAssets.mjs'
import { canMakeScreens, findPrograms } from './scripts/testPrograms.mjs'
import { testTags } from './scripts/testTags.mjs'
import { FileOrder } from './test/support/fileOrder.ts'

const resolve = { alias: { '@shared': path.join(import.meta.dirname, 'shared') } }

/** What the tests need of the system: where it is, and which tests are left out where it is not. */
const programs = findPrograms()
const needs = { tags: testTags(programs), provide: { programs } }

const project = (name: string, test: object) => ({
  plugins: [vue(), publishedAssets()],
  resolve,
  test: { name, include: [`test/${name}/**/*.test.ts`], environment: 'node', ...needs, ...test },
})

/** Compiles the rules core once before the first project that needs it. */
const core = { globalSetup: ['test/support/buildCore.ts'] }

/**
 * Workers that drive windows: each wants a display of its own, as windows would take each other's focus and clipboard. One more
 * than cores, as windows wait for timers, engines and the disk.
 */
const windowWorkers = canMakeScreens() ? Math.min(4, availableParallelism() + 1) : 1

/**
 * Projects that drive real windows, after all others, which would want the same cores. Their workers keep the program and
 * the browser from file to file.
 */
const windows = {
  globalSetup: ['test/support/display.ts'],
  setupFiles: ['test/support/ownDisplay.ts'],
  isolate: false,
  maxWorkers: windowWorkers,
  sequence: { groupOrder: 2 },
  // Windows depend on much that is not ours: a loaded machine, a driver that loses an answer, a program that is slow to take the
  // focus. One bad moment shall not fail ten thousand tests, and shall not be hidden either: the end of a run names each test
  // that needed its second try, with what the first one said. A fault that is there fails twice.
  retry: 1,
  // How long something takes is the machine's business; these are for what never comes.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Each look goes through driver, main process and page: at the usual twenty a second, waiting takes a sixth of a core.
  expect: { poll: { timeout: 120_000, interval: 100 } },
}

export default defineConfig({
  resolve,
  test: {
    // One for each core: Vitest itself has little to do once a file runs, and leaves one of two cores idle by default.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: FileOrder },
    // Windows that a worker has kept take their time to go on a busy machine, and their folders are removed after them.
    teardownTimeout: 60_000,
    reporters: ['default', './test/support/countReporter.ts'],
    projects: [
      project('unit', {
        ...core,
        // Files share the modules that they import: what a test leaves behind is taken away.
        isolate: false,
        setupFiles: ['test/support/leaveNothing.ts'],
        testTimeout: 180_000,
        hookTimeout: 60_000,
      }),
      project('property', {
        ...core,
        isolate: false,
        setupFiles: ['test/support/fixSeed.ts'],
        testTimeout: 180_000,
      }),
      project('perft', { ...core, testTimeout: 120_000 }),
      project('integration', {
        globalSetup: [...core.globalSetup, 'test/support/buildPrograms.ts'],
        isolate: false,
        // One more than cores: much of the time is spent waiting for engines that hang.
        maxWorkers: availableParallelism() + 1,
        sequence: { groupOrder: 1 },
        testTimeout: 180_000,
      }),
      project('e2e', windows),
      // The packaged application, where BACKRANK_PACKAGE names its executable.
      ...(process.env.BACKRANK_PACKAGE
        ? [project('package', { ...windows, sequence: { groupOrder: 3 } })]
        : []),
      // Debian's package, where BACKRANK_DEB names it: installed on this machine, and removed from it.
      ...(process.env.BACKRANK_DEB
        ? [project('installed', { ...windows, sequence: { groupOrder: 3 } })]
        : []),
    ],
  },
})
