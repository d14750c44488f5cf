import { randomStart, seededRandom } from '../../setup/starts/random'
import { parseRanks } from '../../setup/starts/rankStrip'
import { relocationSetup } from '../../setup/starts/startPosition'
import { randomStartCount, startCount } from '../../setup/starts/starts'
import { withOptions } from '../../variants/options'
import type { VariantDefinition } from '../../variants/variant'
import { parseFen } from '../fen/fen'
import { readNumber, readNumberPair, withoutRepeats } from './oneBoxNumbers'
import { impossibleReading, positionReading, type OneBoxReading } from './oneBoxReading'
import { scanGame, startScan } from '../pgn/gameScan'
import { unitsOf } from '../pgn/units'
import { EQUIPMENT } from '../../procedures/model/procedure'
import { proceduresFor } from '../../procedures/catalogue'
import { thrownStart } from '../../procedures/throwing/finished'
import { replayThrows } from '../../procedures/throwing/throwing'
import type { Setup } from '../../board/setup'

/** Three or more results of dice or coins: `1 2 2 3 3 5`, `HT H TT`. */
const THROWS = /^(?:\d{1,2}|[HT]{1,3})(?:[\s,;]+(?:\d{1,2}|[HT]{1,3})){2,}$/i

const startsThrown = (variant: VariantDefinition, results: readonly string[]): readonly Setup[] =>
  proceduresFor(variant.id).flatMap(procedure =>
    EQUIPMENT.filter(equipment => procedure.equipment.includes(equipment)).flatMap(equipment => {
      const thrown = replayThrows(procedure, equipment, results)
      const start = thrown.ok ? thrownStart(thrown.value) : undefined
      return start && start.missed === undefined ? [start.setup] : []
    }),
  )

/** The starts that these throws produce, by any procedure of the system with any of its equipment. */
const readThrows = (text: string, variant: VariantDefinition): readonly OneBoxReading[] => {
  const readings = startsThrown(variant, text.split(/[\s,;]+/)).map(
    setup => ({ kind: 'position', setup, warnings: [], readAs: 'throws' }) as const,
  )
  return readings.length === 0 ? [impossibleReading({ kind: 'notTheThrows' })] : withoutRepeats(readings)
}

/** What a text looks like, whether or not it is valid. */
export type OneBoxShape = 'empty' | 'number' | 'numbers' | 'throws' | 'ranks' | 'fen' | 'games' | 'other'

/** Only games may be longer than this. */
const MAX_LINE_LENGTH = 500

const NUMBER = /^(?:#|no\.?|sp)?\s*(-?\d+|\d{1,3}(?:[,'’]\d{3})+)\.?$/i
const NUMBERS = /^#?(\d+)\s*[/|,;\s]\s*#?(\d+)$/
const FEN = /^[^\s/]+(?:\/[^\s/]+){3,}(?:\s|$)/
const GAMES = /^\[\w+\s+"|(?:^|\s)\d+\s*\.+\s*[a-zO0-]|^[{;%(]|\s(?:1-0|0-1|1\/2-1\/2|\*)$/i
const RANKS = /^[a-z.\d\s/|,;]+$/i

/** Recognizes the kind of a text by its form. */
export const shapeOf = (text: string): OneBoxShape => {
  const line = text.trim()
  if (line === '') return 'empty'
  if (line.length > MAX_LINE_LENGTH) return 'games'
  if (NUMBER.test(line)) return 'number'
  if (NUMBERS.test(line)) return 'numbers'
  if (THROWS.test(line)) return 'throws'
  if (FEN.test(line) && !line.includes('\n')) return 'fen'
  if (GAMES.test(line)) return 'games'
  return RANKS.test(line) ? 'ranks' : 'other'
}

/** The first position if there is only one: a single start, a single random start, or relocation. Else nothing. */
const onlyBeginning = (variant: VariantDefinition, options: readonly string[]): readonly OneBoxReading[] => {
  const relocation = relocationSetup(withOptions(variant, options))
  if (relocation) return [positionReading(relocation)]
  const isOnly = (randomStartCount(variant) || startCount(variant)) === 1
  return isOnly ? [positionReading(randomStart(variant, seededRandom(''), options).setup)] : []
}

const readNumbers = (
  text: string,
  variant: VariantDefinition,
  options: readonly string[],
): readonly OneBoxReading[] => {
  const one = NUMBER.exec(text)?.[1]?.replace(/[,'’]/g, '')
  const two = NUMBERS.exec(text)
  return [
    ...(one === undefined ? [] : readNumber(variant, Number(one), options)),
    ...(two ? readNumberPair(variant, Number(two[1]), Number(two[2]), options) : []),
  ]
}

const readRanks = (
  text: string,
  variant: VariantDefinition,
  options: readonly string[],
): readonly OneBoxReading[] => {
  const read = parseRanks(variant, text, options)
  return [read.ok ? positionReading(read.value) : impossibleReading(read.error)]
}

const readFen = (
  text: string,
  variant: VariantDefinition,
  options: readonly string[],
): readonly OneBoxReading[] => {
  const read = parseFen(withOptions(variant, options), text)
  return [read.ok ? { kind: 'position', ...read.value } : impossibleReading(read.error)]
}

const readGames = (text: string): readonly OneBoxReading[] => {
  const scan = startScan(unitsOf(text))
  let count = 0
  while (scanGame(scan)) count += 1
  return [{ kind: 'games', count }]
}

/**
 * All readings of a typed or pasted text in one system: the number of a start or of a throw, a pair of Chess960 numbers (`518 / 534`), back
 * ranks (`BQNRRBKN / BKNBRNQR`, with dots for empty squares), a FEN, or games in PGN. Possible readings come first, the likeliest at the
 * top; impossible ones follow, each with its reason. An empty text means the first position, if there is only one. Takes linear time.
 */
export const readOneBox = (
  text: string,
  variant: VariantDefinition,
  options: readonly string[] = [],
): readonly OneBoxReading[] => {
  const readings = readingsOf(text.trim(), variant, options)
  return [
    ...readings.filter(({ kind }) => kind !== 'impossible'),
    ...readings.filter(({ kind }) => kind === 'impossible'),
  ]
}

const readingsOf = (
  text: string,
  variant: VariantDefinition,
  options: readonly string[],
): readonly OneBoxReading[] => {
  switch (shapeOf(text)) {
    case 'empty':
      return onlyBeginning(variant, options)
    case 'number':
    case 'numbers':
      return readNumbers(text, variant, options)
    case 'throws':
      return readThrows(text, variant)
    case 'ranks':
      return readRanks(text, variant, options)
    case 'fen':
      return readFen(text, variant, options)
    case 'games':
      return readGames(text)
    case 'other':
      return [impossibleReading({ kind: 'unreadable' })]
  }
}
