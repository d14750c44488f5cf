// Makes the Debian package from the unpacked application in dist/linux-unpacked; downloads nothing. Files of the
// command line come from its own table (tools/package). The package runs no scripts when it is installed or removed:
// the triggers of other packages notice its menus, file types and manual pages.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { licensesAsText } from './bundledLicenses.mjs'
import { DESKTOP_ENTRY } from './desktopEntry.mjs'

const root = path.join(import.meta.dirname, '..')
const unpacked = path.join(root, 'dist', 'linux-unpacked')
const { version, description } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Debian's names of the processor architectures. */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64', arm: 'armhf' }

const HOME = 'usr/lib/backrank'

/** The libraries that Electron's files name, and the packages that manage menus and file types. */
const DEPENDS = [
  'libasound2 | libasound2t64',
  'libatk-bridge2.0-0 | libatk-bridge2.0-0t64',
  'libatk1.0-0 | libatk1.0-0t64',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libc6 (>= 2.31)',
  'libcairo2',
  'libcups2 | libcups2t64',
  'libdbus-1-3',
  'libdrm2',
  'libexpat1',
  'libgbm1',
  'libglib2.0-0 | libglib2.0-0t64',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnspr4',
  'libnss3',
  'libpango-1.0-0',
  'libudev1',
  'libx11-6',
  'libxcb1',
  'libxcomposite1',
  'libxdamage1',
  'libxext6',
  'libxfixes3',
  'libxkbcommon0',
  'libxrandr2',
  'desktop-file-utils',
  'shared-mime-info',
  'xdg-utils',
]

const control = kilobytes =>
  Object.entries({
    Package: 'backrank',
    Version: version,
    Architecture: ARCHITECTURES[process.arch],
    Maintainer: 'The Backrank authors <backrank@users.noreply.github.com>',
    'Installed-Size': kilobytes,
    Depends: DEPENDS.join(', '),
    // The program finds these engines where Debian's packages install them.
    Recommends: 'stockfish, fairy-stockfish',
    // For printing from the command line without a screen.
    Suggests: 'xvfb',
    Section: 'games',
    Priority: 'optional',
    Description: `${DESKTOP_ENTRY.Comment}\n ${description}.\n It plays seventeen systems by their full rules, from dice and coins on, reads and writes their\n games as PGN, analyzes them with an engine of its own and any UCI engine, and publishes them.`,
  })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')

const desktopEntry = () =>
  `[Desktop Entry]\n${Object.entries(DESKTOP_ENTRY)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')}`

const copyright = () => `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Backrank

Files: *
Copyright: The Backrank authors
License: GPL-3.0+
 On Debian systems the text of the GNU General Public License, version 3, is in
 /usr/share/common-licenses/GPL-3. What else is in the package and under which
 licenses is in /${HOME}/LICENSES.txt; that of Electron and of Chromium is
 in LICENSE.electron.txt and LICENSES.chromium.html beside it.
`

/** The folder in which the package is assembled; removed at the end. */
const stage = mkdtempSync(path.join(tmpdir(), 'backrank-deb-'))
const at = file => path.join(stage, file)

const put = (file, content, mode = 0o644) => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), content)
  chmodSync(at(file), mode)
}

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))

/** Sets the modes of all files: the builder's umask must not decide them. */
const openToAll = folder => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) chmodSync(file, statSync(file).mode & 0o111 ? 0o755 : 0o644)
  }
}

const putProgram = () => {
  cpSync(unpacked, at(HOME), { recursive: true, verbatimSymlinks: true })
  openToAll(at(HOME))
  // Where the system does not allow unprivileged user namespaces, this program sets up Chromium's sandbox, as root.
  chmodSync(at(`${HOME}/chrome-sandbox`), 0o4755)
}

const putCommandLine = () => {
  const parts = path.join(root, '.cache', 'package-parts')
  execFileSync(
    process.execPath,
    [path.join(root, 'tools', 'runTool.mjs'), 'package/main', parts, `/${HOME}/backrank`],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const part = name => readFileSync(path.join(parts, name))
  put('usr/bin/backrank', part('backrank'), 0o755)
  put('usr/share/man/man1/backrank.1.gz', gzipSync(part('backrank.1'), { level: 9 }))
  put('usr/share/bash-completion/completions/backrank', part('completion.bash'))
  put('usr/share/zsh/vendor-completions/_backrank', part('completion.zsh'))
  put('usr/share/fish/vendor_completions.d/backrank.fish', part('completion.fish'))
}

const putDesktop = () => {
  put('usr/share/applications/backrank.desktop', desktopEntry())
  const icons = path.join(root, 'build', 'icons')
  for (const name of readdirSync(icons))
    put(
      `usr/share/icons/hicolor/${path.parse(name).name}/apps/backrank.png`,
      readFileSync(path.join(icons, name)),
    )
  put(
    'usr/share/icons/hicolor/scalable/apps/backrank.svg',
    readFileSync(path.join(root, 'build', 'icon.svg')),
  )
}

const putDocuments = () => {
  const licenses = path.join(root, 'out', 'renderer', 'licenses.json')
  put(`${HOME}/LICENSES.txt`, licensesAsText(licenses))
  put('usr/share/doc/backrank/copyright', copyright())
  put(
    'usr/share/doc/backrank/changelog.gz',
    gzipSync(readFileSync(path.join(root, 'CHANGELOG.md')), { level: 9 }),
  )
}

const putControl = () => {
  const files = filesBelow(at('usr'))
  const sums = files.map(
    file => `${createHash('md5').update(readFileSync(file)).digest('hex')}  ${path.relative(stage, file)}\n`,
  )
  put('DEBIAN/md5sums', sums.join(''))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  put('DEBIAN/control', control(Math.ceil(bytes / 1024)))
}

/**
 * Writes dist/backrank_VERSION_ARCHITECTURE.deb.
 *
 * @param {{ quick?: boolean }} options `quick` takes a third of the time; the package is a seventh larger
 * @returns {string} its path
 */
export const debianPackage = ({ quick = false } = {}) => {
  const target = path.join(root, 'dist', `backrank_${version}_${ARCHITECTURES[process.arch]}.deb`)
  try {
    // Everyone must be able to read the folder of a package; mkdtemp makes a private one.
    chmodSync(stage, 0o755)
    putProgram()
    putCommandLine()
    putDesktop()
    putDocuments()
    putControl()
    for (const entry of readdirSync(stage, { withFileTypes: true, recursive: true }))
      if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o755)
    const pack = ['--root-owner-group', '-Zxz', `-z${quick ? 1 : 6}`, '--build', stage, target]
    execFileSync('dpkg-deb', pack, { stdio: ['ignore', 'ignore', 'inherit'] })
    return target
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
