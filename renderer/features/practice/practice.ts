import { PLAY_LEVELS } from '@shared/analysis/levels'
import { opposite, type Color } from '@shared/board/color'
import type { Outcome } from '@shared/board/positionError'
import { roleName } from '@shared/i18n/names/pieceNames'
import { t } from '@shared/i18n/t'
import type { PgnResult, PgnTag } from '@shared/notation/pgn/pgn'
import type { Reading } from '@shared/solver/induction'
import type { Army } from '@shared/variants/variant'
import { outcomeWords } from '../../text/outcomeWords'
import { twoDigits } from './chessClock'
import { timeTags, type TimeControl } from './timeControl'

/** The choices for a game against our engine. */
export interface PracticeChoice {
  readonly side: Color | 'random'
  /** Its number among the levels of the engine. */
  readonly level: number
  /** An engine to play against instead of ours, at its full strength; ours places and relocates pieces for it. */
  readonly engine?: OtherEngine
  /** Absent in a game without clocks. */
  readonly time?: TimeControl
  /** Whether the last pairs of a setup are placed in secret; by default in turn. */
  readonly lastPair?: Reading
}

/** An engine of the user. */
export interface OtherEngine {
  readonly id: string
  readonly name: string
}

/** How a game that was played here ended. */
export type PracticeEnd =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'resigned'; readonly by: Color }
  /** `isDraw`: the other side has only its king left and cannot win. */
  | { readonly kind: 'time'; readonly by: Color; readonly isDraw?: boolean }
  | { readonly kind: 'agreed' }

const WINS = { white: '1-0', black: '0-1' } as const satisfies Record<Color, PgnResult>

/** The result as in a PGN tag. */
export const resultOf = (end: PracticeEnd): PgnResult => {
  if (end.kind === 'agreed' || (end.kind === 'time' && end.isDraw)) return '1/2-1/2'
  if (end.kind !== 'outcome') return WINS[opposite(end.by)]
  return end.outcome.winner ? WINS[end.outcome.winner] : '1/2-1/2'
}

/**
 * How a game ended, as a sentence without a full stop.
 *
 * @param army the army of the game, after which its king is named
 */
export const endWords = (end: PracticeEnd, army?: Army): string => {
  if (end.kind === 'resigned') return t('practice.ends.resigned', { color: end.by })
  if (end.kind === 'agreed') return t('practice.ends.agreed')
  if (end.kind === 'time')
    return end.isDraw
      ? t('practice.ends.timeDrawn', { color: end.by, piece: roleName('king', army) })
      : t('practice.ends.time', { color: end.by })
  return outcomeWords(end.outcome)
}

/** The name of a player for the tags, which are English in every language. */
const playerName = (level: number | undefined, engine?: OtherEngine): string =>
  level === undefined
    ? 'Player'
    : (engine?.name ?? `Backrank engine, level ${level} of ${PLAY_LEVELS.length}`)

/** The date in the form of PGN. */
export const pgnDate = (date: Date): string =>
  `${date.getFullYear()}.${twoDigits(date.getMonth() + 1)}.${twoDigits(date.getDate())}`

/** Tags for the user's engine that plays, and for the level at which ours places pieces for it. */
const ENGINE_TAG = 'PracticeEngine'
const LEVEL_TAG = 'PracticeLevel'

/** The user's engine that plays in a game with these tags, and the human's side; undefined if ours plays. */
export const otherEngineOf = (
  tags: readonly PgnTag[],
): { readonly engine: OtherEngine; readonly level: number; readonly human: Color } | undefined => {
  const tag = (name: string) => tags.find(one => one.name === name)?.value ?? ''
  const id = tag(ENGINE_TAG)
  const level = PLAY_LEVELS.find(one => String(one.level) === tag(LEVEL_TAG))?.level
  if (id === '' || level === undefined) return undefined
  const human = tag('White') === playerName(undefined) ? 'white' : 'black'
  return { engine: { id, name: tag(human === 'white' ? 'Black' : 'White') }, level, human }
}

const LAST_PAIR_TAG = 'LastPair'
const HIDDEN = 'hidden'

/** The tag for last pairs that are placed in secret; none if they are placed in turn. */
export const lastPairTags = (lastPair: Reading | undefined): readonly PgnTag[] =>
  lastPair === 'simultaneous' ? [{ name: LAST_PAIR_TAG, value: HIDDEN }] : []

/** How the last pairs are placed in a game with these tags. */
export const lastPairOfTags = (tags: readonly PgnTag[]): Reading =>
  tags.some(({ name, value }) => name === LAST_PAIR_TAG && value === HIDDEN) ? 'simultaneous' : 'sequential'

/** The tags of a practice game. */
export const practiceTags = (
  human: Color,
  { level, time, engine, lastPair }: Pick<PracticeChoice, 'level' | 'time' | 'engine' | 'lastPair'>,
  date: Date,
): readonly PgnTag[] => [
  { name: 'Event', value: 'Practice game' },
  { name: 'Date', value: pgnDate(date) },
  { name: 'White', value: playerName(human === 'white' ? undefined : level, engine) },
  { name: 'Black', value: playerName(human === 'black' ? undefined : level, engine) },
  ...(engine
    ? [
        { name: ENGINE_TAG, value: engine.id },
        { name: LEVEL_TAG, value: String(level) },
      ]
    : []),
  ...(time ? timeTags({ white: time, black: time }) : []),
  ...lastPairTags(lastPair),
]

/** Clock times like `4:07` and `1:02:30`, with tenths in the last twenty seconds: `0:09.4`. */
export const clockText = (ms: number): string => {
  const left = Math.max(0, ms)
  const seconds = Math.floor(left / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = left < 20_000 ? `.${Math.floor(left / 100) % 10}` : ''
  const head = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes)
  return `${head}:${twoDigits(seconds % 60)}${tail}`
}
