/** Counts that a page tells; the rules are asked for them, so that none can be wrong. */
export const GUIDE_COUNTS = [
  /** Back ranks a side can start with. */
  'ranks',
  /** Complete first positions. */
  'starts',
  /** Of them those in which both sides have the same rank. */
  'mirroredStarts',
  /** Back ranks with both bishops on one color. */
  'oneColorRanks',
  /** Random starts: positions in which the dice leave the rest to the players. */
  'throws',
  /** What the dice can put on one side's rank. */
  'throwRanks',
  /** First placements on every rank the dice can make, legal or not. */
  'firstPlacements',
  /** Of them those that no completion follows. */
  'deadFirstPlacements',
  /** The fewest and the most completions of a rank the dice have made. */
  'fewestWays',
  'mostWays',
  /** Where the king may stand after his relocation, his own square among them. */
  'kingPlaces',
  /** Where the queen may stand after hers, on each rank that the king has left. */
  'queenPlaces',
  /** Relocated arrays if the bishops need to differ only once the queen has moved, too. */
  'lenientStarts',
  /** Castlings of one side that do not exist, over all its ranks. */
  'missingCastlings',
  /** Of them those that would move nothing. */
  'nullCastlings',
] as const

export type GuideCount = (typeof GUIDE_COUNTS)[number]

/** A count within a text. */
export type CountPart =
  | { readonly kind: 'count'; readonly of: GuideCount }
  /** Back ranks that meet the first `conditions` conditions of the system. */
  | { readonly kind: 'ranksUnder'; readonly conditions: number }

/** A piece of a text: prose, a count, or a move as it is written. */
export type GuidePart = string | CountPart | { readonly kind: 'written'; readonly text: string }

export type GuideText = readonly GuidePart[]

export interface GuideParagraph {
  readonly kind: 'paragraph'
  readonly text: GuideText
}

/** A move that somebody might try and that the rules do not have. */
export interface BarredMove {
  /** After so many moves of the example. */
  readonly after: number
  readonly uci: string
  /** How it would be written. */
  readonly written: string
  readonly why: GuideText
}

/** A position to look at and moves to play through; the rules play them. */
export interface GuideExample {
  readonly kind: 'example'
  readonly title: string
  readonly fen: string
  /** Ids of the system's options that are on. */
  readonly options: readonly string[]
  /** In UCI. */
  readonly moves: readonly string[]
  /** Names of the squares to look at before the first move. */
  readonly marks: readonly string[]
  /** Letter of the piece whose placements are shown on the board before the first move. */
  readonly hand?: string
  readonly notice: GuideText
  readonly barred: readonly BarredMove[]
}

/** A first position of a system whose rules are not played. */
export interface GuidePicture {
  readonly kind: 'picture'
  readonly title: string
  readonly fen: string
  readonly notice: GuideText
}

export type GuideBlock = GuideParagraph | GuideExample | GuidePicture

export interface GuideSection {
  readonly title: string
  readonly blocks: readonly GuideBlock[]
}

/** The page of a system. */
export interface Guide {
  /** Back ranks of a typical start, White's first; one rank alone stands for both sides. */
  readonly typical: string
  readonly sections: readonly GuideSection[]
  /** Who wrote it down, where and when. */
  readonly sources: readonly string[]
}

/** A text; line breaks and indents of the source do not count. */
export const say = (strings: TemplateStringsArray, ...values: readonly GuidePart[]): GuideText =>
  strings.flatMap((string, place) => [string.replace(/\s+/g, ' '), ...values.slice(place, place + 1)])

export const count = (of: GuideCount): CountPart => ({ kind: 'count', of })

export const ranksUnder = (conditions: number): CountPart => ({ kind: 'ranksUnder', conditions })

/** A move as a score has it. */
export const written = (text: string): GuidePart => ({ kind: 'written', text })

export const paragraph = (
  strings: TemplateStringsArray,
  ...values: readonly GuidePart[]
): GuideParagraph => ({
  kind: 'paragraph',
  text: say(strings, ...values),
})

export const section = (title: string, ...blocks: readonly GuideBlock[]): GuideSection => ({ title, blocks })

type Given<T, Left extends keyof T> = Omit<T, Left | 'kind'> & Partial<Pick<T, Left>>

export const example = (
  given: Given<GuideExample, 'options' | 'moves' | 'marks' | 'barred'>,
): GuideExample => ({ kind: 'example', options: [], moves: [], marks: [], barred: [], ...given })

export const picture = (given: Omit<GuidePicture, 'kind'>): GuidePicture => ({ kind: 'picture', ...given })
