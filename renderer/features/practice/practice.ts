import { PLAY_LEVELS } from '@shared/analysis/levels'
import type { Color } from '@shared/board/color'
import type { Outcome } from '@shared/board/positionError'
import { t } from '@shared/i18n/t'
import type { PgnResult, PgnTag } from '@shared/notation/pgn/pgn'
import { outcomeWords } from '../../text/outcomeWords'

/** What a practice game is begun with. */
export interface PracticeChoice {
  readonly side: Color | 'random'
  /** Its number among the levels of the engine. */
  readonly level: number
  /** Another engine than ours, which plays at its full strength; ours places and relocates pieces for it. */
  readonly engine?: OtherEngine
  /** Absent in a game without clocks. */
  readonly time?: TimeControl
}

export interface TimeControl {
  readonly baseMs: number
  /** Added after each move. */
  readonly incrementMs: number
}

/** An engine of the user's. */
export interface OtherEngine {
  readonly id: string
  readonly name: string
}

/** How a practice game has ended. */
export type PracticeEnd =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'resigned'; readonly by: Color }
  | { readonly kind: 'time'; readonly by: Color }

const WINS = { white: '1-0', black: '0-1' } as const satisfies Record<Color, PgnResult>
const LOSES = { white: '0-1', black: '1-0' } as const satisfies Record<Color, PgnResult>

/** The result as a PGN tag has it. */
export const resultOf = (end: PracticeEnd): PgnResult => {
  if (end.kind !== 'outcome') return LOSES[end.by]
  return end.outcome.winner ? WINS[end.outcome.winner] : '1/2-1/2'
}

/** How a game has ended, as a sentence without a full stop. */
export const endWords = (end: PracticeEnd): string => {
  if (end.kind === 'resigned') return t('practice.ends.resigned', { color: end.by })
  if (end.kind === 'time') return t('practice.ends.time', { color: end.by })
  return outcomeWords(end.outcome)
}

/** How the two are called in the tags, which are English in every language. */
const playerName = (level: number | undefined, engine?: OtherEngine): string =>
  level === undefined
    ? 'Player'
    : (engine?.name ?? `Backrank engine, level ${level} of ${PLAY_LEVELS.length}`)

const two = (count: number): string => String(count).padStart(2, '0')

/** The date as PGN writes it. */
export const pgnDate = (date: Date): string =>
  `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`

/** Which engine of the user's plays, and how well ours places pieces for it. */
const ENGINE_TAG = 'PracticeEngine'
const LEVEL_TAG = 'PracticeLevel'

const engineTags = ({ level, engine }: Pick<PracticeChoice, 'level' | 'engine'>): readonly PgnTag[] =>
  engine
    ? [
        { name: ENGINE_TAG, value: engine.id },
        { name: LEVEL_TAG, value: String(level) },
      ]
    : []

/** The engine of the user's that plays in a game with these tags, and on which side; undefined where ours does. */
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

/** The tags of a practice game. */
export const practiceTags = (
  human: Color,
  { level, time, engine }: Pick<PracticeChoice, 'level' | 'time' | 'engine'>,
  date: Date,
): readonly PgnTag[] => [
  { name: 'Event', value: 'Practice game' },
  { name: 'Date', value: pgnDate(date) },
  { name: 'White', value: playerName(human === 'white' ? undefined : level, engine) },
  { name: 'Black', value: playerName(human === 'black' ? undefined : level, engine) },
  ...engineTags({ level, ...(engine && { engine }) }),
  ...(time ? [{ name: 'TimeControl', value: `${time.baseMs / 1000}+${time.incrementMs / 1000}` }] : []),
]

/** `4:07`, `1:02:30`, and tenths in the last twenty seconds: `0:09.4`. */
export const clockText = (ms: number): string => {
  const left = Math.max(0, ms)
  const seconds = Math.floor(left / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = left < 20_000 ? `.${Math.floor(left / 100) % 10}` : ''
  const head = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${head}:${two(seconds % 60)}${tail}`
}
