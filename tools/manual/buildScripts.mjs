import path from 'node:path'
import { build } from 'vite'

/** Builds the scripts of the manual's pages, by file name: classic scripts, as pages on disk may not load modules. */
export const buildScripts = async () => {
  const bundle = async name => {
    const [output] = [
      await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          minify: true,
          lib: {
            entry: path.join(import.meta.dirname, 'page', `${name}.ts`),
            formats: ['iife'],
            name: 'backrankManual',
          },
        },
      }),
    ].flat()
    return output.output[0].code
  }
  return { 'theme.js': await bundle('theme'), 'manual.js': await bundle('manual') }
}
