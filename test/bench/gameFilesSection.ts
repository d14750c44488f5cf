import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Core } from '../../electron/core/load'
import { findProgram } from '../../scripts/testPrograms.mjs'
import { writeGameFile } from './gameFile'
import type { Section } from './report'
import { interleave, type Contender } from './rounds'

const GAMES = 18_000
const TIMES = 10

const FOLDER = path.join(process.cwd(), '.cache', 'games')
const CLI = path.join(process.cwd(), 'out', 'main', 'cli.js')
const PEAK = path.join(process.cwd(), 'test', 'bench', 'peakMemory.mjs')

/** The file that all of them read. */
const gameFile = (core: Core): string => {
  const file = path.join(FOLDER, 'games.pgn')
  writeGameFile(core, file, GAMES, 'games')
  return file
}

/** The same games several times over. */
const largeFile = (file: string): string => {
  const large = path.join(FOLDER, 'large.pgn')
  rmSync(large, { force: true })
  const games = readFileSync(file)
  for (let time = 0; time < TIMES; time++) appendFileSync(large, Buffer.concat([games, Buffer.from('\n')]))
  return large
}

/** A process as a whole, its start included. */
const wholeProcess = (name: string, program: string, ...args: readonly string[]): Contender => ({
  name,
  work: () => {
    const { status, error } = spawnSync(program, args, { stdio: 'ignore' })
    if (status !== 0) throw new Error(`${name} has failed: ${error?.message ?? String(status)}`)
    return GAMES
  },
})

/** What a command holds at most, in MiB. */
const peakOf = (...args: readonly string[]): string => {
  const { status, stderr } = spawnSync(process.execPath, [PEAK, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kib = /^peak (\d+)$/m.exec(stderr)?.[1]
  if (status !== 0 || kib === undefined) throw new Error(`the peak is unknown: ${stderr}`)
  return `${(Number(kib) / 1024).toFixed(0)} MiB`
}

const memory = (file: string, large: string, ...args: readonly string[]): string => {
  const out = path.join(FOLDER, 'out.pgn')
  const written = args.includes('format') ? ['-o', out] : []
  return (
    `Peak memory: ${peakOf(...args, file, ...written)} for ${GAMES.toLocaleString('en')} games, ` +
    `${peakOf(...args, large, ...written)} for ${(GAMES * TIMES).toLocaleString('en')}.`
  )
}

/** Files of games as the command line reads and writes them, beside pgn-extract: whole processes, one thread for the games. */
export const gameFilesSections = (core: Core, rounds: number): readonly Section[] => {
  const extract = findProgram('pgn-extract')
  const file = gameFile(core)
  const large = largeFile(file)
  const out = path.join(FOLDER, 'out.pgn')
  const games = `${GAMES.toLocaleString('en')} games, ${(statSync(file).size / 1e6).toFixed(1)} MB, moves by lot with tags, remarks and variations.`
  const missing =
    extract === undefined ? ['pgn-extract is not installed here, so it is not in this table.'] : []
  const check = interleave(
    [
      wholeProcess('pgn check', process.execPath, CLI, 'pgn', 'check', file),
      ...(extract === undefined ? [] : [wholeProcess('pgn-extract -r', extract, '-s', '-r', file)]),
    ],
    rounds,
  )
  const format = interleave(
    [
      wholeProcess('pgn format', process.execPath, CLI, 'pgn', 'format', file, '-o', out),
      ...(extract === undefined ? [] : [wholeProcess('pgn-extract', extract, '-s', file, '-o', out)]),
    ],
    rounds,
  )
  return [
    {
      title: 'Checking a file of games',
      unit: 'games',
      speeds: check,
      remarks: [`${games} The goal is 1.2.`, memory(file, large, 'pgn', 'check'), ...missing],
    },
    {
      title: 'Writing a file of games in canonical form',
      unit: 'games',
      speeds: format,
      remarks: [`The same file. The goal is 1.0.`, memory(file, large, 'pgn', 'format'), ...missing],
    },
  ]
}
