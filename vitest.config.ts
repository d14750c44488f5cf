import { availableParallelism } from 'node:os'
import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { publishedAssets } from './scripts/publishedAssets.mjs'
import { canMakeScreens, findPrograms } from './scripts/testPrograms.mjs'
import { testTags } from './scripts/testTags.mjs'
import { FileOrder } from './test/support/fileOrder.ts'

const resolve = { alias: { '@shared': path.join(import.meta.dirname, 'shared') } }

/** What the tests need from the system: the paths of programs, and the tags by which tests without them are skipped. */
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
 * Settings of projects that drive neither engines nor windows. Threads exchange thousands of results with Vitest at less cost than
 * processes, and keep the modules that they have imported for their next files.
 */
const threads = { pool: 'threads', isolate: false }

/**
 * Tests of engines and windows depend on much that we do not control: a loaded machine, a driver that loses an answer,
 * a program that is slow to take the focus. One bad moment must not fail a run of twenty thousand tests, nor may it be
 * hidden: the end of a run lists each test that needed a second try, with the error of the first one. A real fault
 * fails twice.
 */
const secondTry = { retry: 1 }

/**
 * The number of workers that drive windows. Each needs its own display, because windows take each other's focus and
 * clipboard. One more than cores, because windows wait for timers, engines and the disk.
 */
const windowWorkers = canMakeScreens() ? Math.min(4, availableParallelism() + 1) : 1

/**
 * Settings of projects that drive real windows. They run after all others, which would compete for the same cores.
 * Their workers keep the program and the browser open across files.
 */
const windows = {
  globalSetup: ['test/support/display.ts'],
  setupFiles: ['test/support/ownDisplay.ts'],
  isolate: false,
  maxWorkers: windowWorkers,
  sequence: { groupOrder: 2 },
  ...secondTry,
  // Durations depend on the machine; these limits are for things that never happen.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Each poll goes through driver, main process and page: at the default of twenty a second, waiting takes a sixth of
  // a core.
  expect: { poll: { timeout: 120_000, interval: 100 } },
}

export default defineConfig({
  resolve,
  test: {
    // One more than cores: some tests wait for timers, and much of the time of others is spent waiting for engines that
    // hang.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FileOrder },
    // Windows that a worker has kept close slowly on a busy machine, and their folders are removed after them.
    teardownTimeout: 60_000,
    reporters: ['default', './test/support/countReporter.ts'],
    projects: [
      project('unit', {
        ...core,
        ...threads,
        // The setup file removes what a test leaves behind, as files share modules.
        setupFiles: ['test/support/leaveNothing.ts'],
        environment: './test/support/nodeEnvironment.ts',
        testTimeout: 180_000,
        hookTimeout: 60_000,
      }),
      project('property', {
        ...core,
        ...threads,
        setupFiles: ['test/support/fixSeed.ts'],
        testTimeout: 180_000,
      }),
      project('perft', { ...core, ...threads, testTimeout: 120_000 }),
      project('integration', {
        globalSetup: [...core.globalSetup, 'test/support/buildPrograms.ts'],
        isolate: false,
        sequence: { groupOrder: 1 },
        ...secondTry,
        testTimeout: 180_000,
      }),
      project('e2e', windows),
      // The packaged application, if BACKRANK_PACKAGE names its executable.
      ...(process.env.BACKRANK_PACKAGE
        ? [project('package', { ...windows, sequence: { groupOrder: 3 } })]
        : []),
      // The Debian package, if BACKRANK_DEB names it; it is installed on this machine and removed again.
      ...(process.env.BACKRANK_DEB
        ? [project('installed', { ...windows, sequence: { groupOrder: 3 } })]
        : []),
    ],
  },
})
