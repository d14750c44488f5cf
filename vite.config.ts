import { chmodSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type EnvironmentOptions, normalizePath, type Plugin, runnerImport } from 'vite'
import { bundledLicenses } from './scripts/bundledLicenses.mjs'
import { publishedAssets } from './scripts/publishedAssets.mjs'

const root = import.meta.dirname
const at = (...parts: string[]) => path.join(root, ...parts)
const builtins = [...builtinModules, ...builtinModules.map(name => `node:${name}`)]

/** A bundle for Node or Electron's main side; libraries are bundled, native ones stay outside. */
const nodeBundle = (
  outDir: string,
  format: 'es' | 'cjs',
  input: Record<string, string>,
): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, conditions: ['node', 'import', 'module', 'default'] },
  build: {
    outDir: at(outDir),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20.18',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input,
      external: [
        'electron',
        /^electron\//,
        '@photostructure/sqlite',
        'bufferutil',
        'utf-8-validate',
        ...builtins,
      ],
      // Chunks stay flat, so that import.meta.dirname is out/main in every one of them.
      output: {
        format,
        entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})

/**
 * Page and preload get the values of shared/ipc/known.ts as they are when they are built, without the schemas from which
 * they follow.
 */
const knownValues: Plugin = {
  name: 'known-values',
  applyToEnvironment: ({ name }) => name !== 'main',
  async load(id) {
    if (id !== normalizePath(at('shared/ipc/known.ts'))) return undefined
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id)
    for (const file of dependencies) this.addWatchFile(file)
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

/** The command line is a program, `bin` of package.json: it must be executable. */
const executableCli: Plugin = {
  name: 'executable-cli',
  writeBundle: ({ dir }, bundle) => {
    if (dir !== undefined && 'cli.js' in bundle) chmodSync(path.join(dir, 'cli.js'), 0o755)
  },
}

export default defineConfig({
  root: at('renderer'),
  base: './',
  resolve: { alias: { '@shared': at('shared') } },
  plugins: [vue(), knownValues, publishedAssets(), executableCli, bundledLicenses()],
  builder: {
    buildApp: async builder => {
      for (const name of ['main', 'preload', 'client']) await builder.build(builder.environments[name]!)
    },
  },
  environments: {
    client: {
      build: {
        outDir: at('out/renderer'),
        emptyOutDir: true,
        target: 'chrome130',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: { index: at('renderer/index.html'), press: at('renderer/press.html') } },
      },
    },
    main: nodeBundle('out/main', 'es', {
      main: at('electron/main.ts'),
      cli: at('electron/cli/cli.ts'),
      webHost: at('electron/web/webHost.ts'),
      pgnWorker: at('electron/files/pgn/pgnWorker.ts'),
      gameSearchWorker: at('electron/files/search/gameSearchWorker.ts'),
      selfTestWorker: at('electron/selfTest/selfTestWorker.ts'),
      oddsWorker: at('electron/cli/odds/oddsWorker.ts'),
      searchWorker: at('electron/engine/pool/searchWorker.ts'),
      questionWorker: at('electron/engine/search/questionWorker.ts'),
      scriptWorker: at('electron/engine/uciClient/scriptWorker.ts'),
      memoryWorker: at('electron/engine/memory/memoryWorker.ts'),
      drillStoreWorker: at('electron/drill/store/drillStoreWorker.ts'),
      setupGraphWorker: at('electron/engine/setupSolver/setupGraphWorker.ts'),
    }),
    preload: nodeBundle('out/preload', 'cjs', { preload: at('electron/preload.ts') }),
  },
})
