import { constants } from 'node:fs'
import { access, readdir, realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { succeeds } from '../../files/disk/ifThere'
import { searchPath } from '../uciClient/searchPath'

/** Free UCI engines, by the names under which distributions and users install them. */
const NAMES = [
  'stockfish',
  'fairy-stockfish',
  'lc0',
  'berserk',
  'caissa',
  'clover',
  'demolito',
  'ethereal',
  'fruit',
  'glaurung',
  'igel',
  'koivisto',
  'obsidian',
  'plentychess',
  'rubichess',
  'seer',
  'stormphrax',
  'texel',
  'toga2',
  'viridithas',
  'weiss',
] as const

/** Folders that are not on every search path: Debian installs games in some of them, and users their own programs. */
const MORE_FOLDERS = ['/usr/games', '/usr/local/bin', '/usr/local/games', '/opt/homebrew/bin']

/** One of the names, which may be followed by versions and processors. */
const LOOKS_LIKE_ENGINE = new RegExp(`^(${NAMES.join('|')})([-_.][^/]*)?$`, 'i')

const NO_PROGRAM = /\.(txt|md|gz|zip|tar|nnue|json|dll|so|desktop)$/i

/** Whether the name of a program is that of a known engine. */
export const looksLikeEngine = (name: string): boolean =>
  LOOKS_LIKE_ENGINE.test(name.replace(/\.exe$/i, '')) && !NO_PROGRAM.test(name)

const searchFolders = (pathVariable: string | undefined): readonly string[] => [
  ...new Set([
    ...searchPath(pathVariable).filter(folder => path.isAbsolute(folder)),
    ...MORE_FOLDERS,
    path.join(homedir(), '.local', 'bin'),
  ]),
]

/** The engines in a folder; none if it does not exist, as is common in search paths. */
const programsIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter(looksLikeEngine).map(name => path.join(folder, name))
  const running = await Promise.all(files.map(file => succeeds(access(file, constants.X_OK))))
  return files.filter((_, at) => running[at])
}

/** Leaves out programs that were found before under another name or in another folder. */
const once = async (files: readonly string[], known: readonly string[]): Promise<readonly string[]> => {
  const real = (file: string) => realpath(file).catch(() => file)
  const seen = new Set(await Promise.all(known.map(real)))
  const fresh: string[] = []
  for (const file of files) {
    const target = await real(file)
    if (!seen.has(target)) fresh.push(file)
    seen.add(target)
  }
  return fresh
}

/**
 * Absolute paths of programs that look like engines; none of them is started.
 *
 * @param known paths that are not reported again
 */
export const detectEngines = async (
  known: readonly string[],
  pathVariable?: string,
): Promise<readonly string[]> => {
  const found = await Promise.all(searchFolders(pathVariable).map(programsIn))
  return once(found.flat(), known)
}
