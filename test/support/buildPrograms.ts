import path from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { publishedAssets } from '../../scripts/publishedAssets.mjs'
import { PROGRAMS, SOURCES } from './programs'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Compiles as for the product: libraries are bundled, native ones stay outside. */
const compile = (): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [publishedAssets()],
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: PROGRAMS,
      emptyOutDir: true,
      target: 'node20.18',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(SOURCES).map(([name, source]) => [name, path.join(root, source)]),
        ),
        external: ['@photostructure/sqlite'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })

/** Compiles the programs that the tests of a project start, once for all of its files, and again before each rerun. */
export default async function setup(project: TestProject): Promise<void> {
  await compile()
  project.onTestsRerun(async () => {
    await compile()
  })
}
