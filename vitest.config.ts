import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const resolve = { alias: { '@shared': path.join(import.meta.dirname, 'shared') } }

const project = (name: string, test: object) => ({
  plugins: [vue()],
  resolve,
  test: { name, include: [`test/${name}/**/*.test.ts`], environment: 'node', ...test },
})

/** Compiles the rules core once before the first project that needs it. */
const core = { globalSetup: ['test/support/buildCore.ts'] }

export default defineConfig({
  resolve,
  test: {
    reporters: ['default', './test/support/countReporter.ts'],
    projects: [
      project('unit', { ...core }),
      project('property', { ...core, testTimeout: 60_000 }),
      project('perft', { ...core, testTimeout: 120_000 }),
      project('integration', { ...core, testTimeout: 60_000 }),
      project('e2e', {
        globalSetup: ['test/support/findElectron.ts'],
        fileParallelism: false,
        // After everything else: windows and engines would fight for the same two cores.
        sequence: { groupOrder: 1 },
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
    ],
  },
})
