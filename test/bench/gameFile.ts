import { closeSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { makeSan } from '../support/makeSan'
import { chessStart } from './games'
import { playOut } from './playout'

const chess = variantById('chess')

const NAMES = [
  'Adams',
  'Bogoljubow',
  'Carlsen',
  'Dubois',
  'Euwe',
  'Fischer',
  'Geller',
  'Höhn',
  'Ivanov',
  'Johansson',
]
const EVENTS = [
  'Club championship',
  'Candidates tournament',
  'Open, group B',
  'Rapid match',
  'Correspondence',
]
const REMARKS = [
  'the first new move',
  'a natural reply',
  'not the only way',
  'Black has nothing to fear',
  'time trouble',
]
const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const

const pick = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length)]!

/** A number with as many digits as `digits` asks for. */
const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')

const tagsOf = (random: Random, game: number, result: string): string =>
  [
    ['Event', pick(random, EVENTS)],
    ['Site', 'Somewhere'],
    [
      'Date',
      `${1900 + random.below(120)}.${padded(1 + random.below(12), 2)}.${padded(1 + random.below(28), 2)}`,
    ],
    ['Round', String(1 + random.below(11))],
    ['White', `${pick(random, NAMES)}, ${pick(random, NAMES)}`],
    ['Black', `${pick(random, NAMES)}, ${pick(random, NAMES)}`],
    ['Result', result],
    ['WhiteElo', String(1800 + random.below(900))],
    ['BlackElo', String(1800 + random.below(900))],
    ['ECO', `${pick(random, ['A', 'B', 'C', 'D', 'E'])}${padded(game % 100, 2)}`],
  ]
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')

/** What an annotator says of a move: in one of eight games, and there of one move in ten. */
const notes = (random: Random, position: Position, move: string): readonly string[] => {
  if (random.below(10) > 0) return []
  if (random.below(3) === 0) return ['$2', `{${pick(random, REMARKS)}}`]
  const other = position
    .legalMoves()
    .map(one => makeSan(position, one))
    .find(san => san !== move)
  const { color, fullmoves } = { color: position.turn(), fullmoves: position.setup().fullmoves }
  return other === undefined ? [] : [`(${fullmoves}${color === 'white' ? '.' : '...'} ${other})`]
}

/** As the game ended, if it did. */
const resultOf = (position: Position, random: Random): string => {
  const outcome = position.outcome()
  if (!outcome) return pick(random, RESULTS)
  if (outcome.kind !== 'checkmate') return '1/2-1/2'
  return outcome.winner === 'white' ? '1-0' : '0-1'
}

/** Words on lines of less than 80 columns. */
const wrapped = (words: readonly string[]): string => {
  let text = ''
  let column = 0
  for (const word of words) {
    const isFull = column + 1 + word.length >= 80
    text += column === 0 ? word : `${isFull ? '\n' : ' '}${word}`
    column = isFull || column === 0 ? word.length : column + 1 + word.length
  }
  return text
}

const gameText = (core: Core, random: Random, game: number): string => {
  using position = unwrap(Position.from(core, chess, unwrap(chessStart())))
  const words: string[] = []
  const isAnnotated = random.below(8) === 0
  let numbered = true
  let ply = 0
  playOut(position, random, 20 + random.below(130), (before, move) => {
    const san = makeSan(before, move)
    if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`)
    else if (numbered) words.push(`${(ply + 1) / 2}...`)
    const said = isAnnotated ? notes(random, before, san) : []
    words.push(san, ...said.flatMap(one => one.split(' ')))
    numbered = said.some(one => !one.startsWith('$'))
    ply++
  })
  const result = resultOf(position, random)
  return `${tagsOf(random, game, result)}\n\n${wrapped([...words, result])}\n`
}

/** Writes a file of random games of chess with tags and remarks as real ones have, the same for the same seed. */
export const writeGameFile = (core: Core, file: string, count: number, seed: string): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  const random = seededRandom(seed)
  const fresh = `${file}.new`
  const opened = openSync(fresh, 'w')
  for (let game = 0; game < count; game++)
    writeSync(opened, `${game > 0 ? '\n' : ''}${gameText(core, random, game)}`)
  closeSync(opened)
  renameSync(fresh, file)
}
