// `backrank annotate` of a game against the searches alone, as many nodes from the same positions, on one thread.
// usage: node test/bench/annotate.mjs [rounds] [nodes] [game.pgn]   (needs a build: npm run build)
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/annotateSpeed')

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  resolve: { alias: { '@shared': path.join(root, 'shared') } },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20.18',
    minify: false,
    rolldownOptions: {
      input: {
        annotateSpeed: path.join(root, 'test/bench/annotateSpeed.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
})

const { annotateSpeed } = await import(pathToFileURL(path.join(outDir, 'annotateSpeed.js')).href)
const [rounds = '3', nodes = '200000', file = 'samples/lukic-vujacic.pgn'] = process.argv.slice(2)
annotateSpeed({ rounds: Number(rounds), nodes: Number(nodes), file: path.join(root, file) })
