// Collects the third-party licenses of everything that ships, during the build: of each package with a module in a
// bundle, and of packages that ship beside the bundles. Writes licenses.json beside the page, which shows them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bundledPackage } from './bundledPackage.mjs'

const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

/** The folder of the package that a module belongs to; undefined for modules of our own. */
const folderOf = id => {
  const file = id
    .replace(/^\0/, '')
    .replace(/^[\w-]+:\?\w+/, '')
    .replace(/\?.*$/, '')
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? []
  return folder
}

/** The folder of an installed package that ships outside the bundles. */
const installed = name => {
  const lookups = createRequire(import.meta.url).resolve.paths(name) ?? []
  const folder = lookups.map(place => path.join(place, name)).find(place => existsSync(place))
  if (folder === undefined) throw new Error(`${name} is shipped, and not installed`)
  return folder
}

/**
 * Packages that ship outside the bundles: the database, what the compiler puts into the core, the typefaces,
 * Electron.
 */
const BESIDE = [
  '@photostructure/sqlite',
  'assemblyscript',
  '@fontsource/inter',
  '@fontsource-variable/inter',
  '@fontsource-variable/jetbrains-mono',
  'electron',
]

/** The address as a browser opens it; packages write repository addresses in several ways. */
const webAddress = address => {
  const plain = address
    .replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/^(git|ssh|http):\/\/(git@)?/, 'https://')
  return /^[\w-]+\/[\w-]+$/.test(plain) ? `https://github.com/${plain}` : plain
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice|unlicense)([-.].*)?$/i

const textOf = folder =>
  readdirSync(folder)
    .filter(name => LICENSE_FILE.test(name))
    .sort()
    .map(name => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n')

/**
 * The license of a package: its name, and its text if the package includes it.
 *
 * @throws if the package names no license
 */
const licenseOf = folder => {
  const { name, version, license, homepage, repository } = readJson(path.join(folder, 'package.json'))
  if (typeof license !== 'string') throw new Error(`${name} names no license`)
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? ''
  return {
    name,
    version,
    license,
    source: webAddress(address),
    text: textOf(folder),
  }
}

/** Records the packages in each bundle and writes all their licenses beside the page, which is built last. */
export const bundledLicenses = () => {
  /** Folders of the packages with a module in a bundle. */
  const bundled = new Set()
  return {
    name: 'bundled-licenses',
    // One instance for all bundles of a build.
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
      for (const folder of ids.map(folderOf)) if (folder !== undefined) bundled.add(folder)
      if (this.environment.name !== 'client') return
      const engine = bundledPackage()
      const folders = [...bundled, ...BESIDE.map(installed), ...(engine === undefined ? [] : [engine])]
      const licenses = [...new Set(folders)]
        .map(licenseOf)
        .sort((one, other) => one.name.localeCompare(other.name, 'en'))
      this.emitFile({ type: 'asset', fileName: 'licenses.json', source: JSON.stringify(licenses) })
    },
  }
}

/**
 * The licenses as one text, for packages.
 *
 * @param {string} file licenses.json
 */
export const licensesAsText = file =>
  readJson(file)
    .map(
      ({ name, version, license, source, text }) =>
        `${'='.repeat(80)}\n${name} ${version}\n${license}${source && `\n${source}`}\n${text && `\n${text}\n`}`,
    )
    .join('\n')
