// `import script from './player.ts?published'` imports a style sheet or script as it is written into published pages,
// with its hash for their security policy; `?text` imports a file as text. For every build and test that makes pages.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'vite'

/** One self-contained script, which cannot end its own script element. */
const bundled = async file => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: path.dirname(file),
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [chunk] = output.filter(({ type }) => type === 'chunk')
  return chunk.code.trim().replaceAll('</', '<\\/')
}

const squeezed = css =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim()

const MEDIA = { '.ttf': 'font/ttf', '.woff2': 'font/woff2' }

/** A style sheet with the files that it refers to embedded: a published page loads nothing. */
const withFiles = async (css, file) => {
  const { resolve } = createRequire(file)
  const names = new Set(Array.from(css.matchAll(/url\('([^']+)'\)/g), ([, name]) => name))
  for (const name of names) {
    const found = resolve(name)
    const bytes = await readFile(found, 'base64')
    css = css.replaceAll(`url('${name}')`, `url(data:${MEDIA[path.extname(found)]};base64,${bytes})`)
  }
  return css
}

const hashOf = text => `sha256-${createHash('sha256').update(text).digest('base64')}`

const modules = {
  /** A style sheet or script as it is written into a page. */
  '?published': async file => {
    const text = file.endsWith('.css')
      ? await withFiles(squeezed(await readFile(file, 'utf8')), file)
      : await bundled(file)
    return { text, hash: hashOf(text) }
  },
  /** The unchanged text of a file. */
  '?text': file => readFile(file, 'utf8'),
}

/** Names must not end like a style sheet: other plugins would process them. */
const PREFIX = '\0text-of:'
const SUFFIX = '.js'

/** @returns {import('vite').Plugin} */
export const publishedAssets = () => ({
  name: 'published-assets',
  enforce: 'pre',
  async resolveId(source, importer) {
    const query = Object.keys(modules).find(name => source.endsWith(name))
    if (query === undefined) return undefined
    const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
    return found ? `${PREFIX}${query}${found.id.split('?')[0]}${SUFFIX}` : undefined
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return undefined
    const named = id.slice(PREFIX.length, -SUFFIX.length)
    const query = Object.keys(modules).find(name => named.startsWith(name))
    const file = named.slice(query.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await modules[query](file))}`
  },
})
