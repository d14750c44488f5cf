import type { MessageKey } from '../../i18n/catalogue/catalogue'
import type { VariantId } from '..'

/** Counts on a page. They are computed from the rules, so that none can be wrong. */
export const GUIDE_COUNTS = [
  /** Back ranks a side can start with. */
  'ranks',
  /** Complete first positions. */
  'starts',
  /** Those of the starts in which both sides have the same rank. */
  'mirroredStarts',
  /** Back ranks with both bishops on one color. */
  'oneColorRanks',
  /** Random starts: positions in which the dice leave the rest to the players. */
  'throws',
  /** The ranks that the dice can make for one side. */
  'throwRanks',
  /** First placements on every rank that the dice can make, legal or not. */
  'firstPlacements',
  /** Those of the first placements after which the rank cannot be completed. */
  'deadFirstPlacements',
  /** The fewest and the most completions of a rank made by the dice. */
  'fewestWays',
  'mostWays',
  /** The number of places for the king after its relocation, including its own. */
  'kingPlaces',
  /** The number of places for the queen after her relocation, on each rank that the king's has left. */
  'queenPlaces',
  /** Relocated arrays if the bishops must differ in color only after the queen's relocation. */
  'lenientStarts',
  /** Castlings that do not exist, over all ranks of one side. */
  'missingCastlings',
  /** Those of the missing castlings that would move nothing. */
  'nullCastlings',
] as const

export type GuideCount = (typeof GUIDE_COUNTS)[number]

/** A count that a text may contain: one of the rules, or the number of back ranks that meet the first conditions of the system. */
export type CountName = GuideCount | `ranksUnder${number}`

/** Of a text, or of the texts of an example. */
type GuideKey = Extract<MessageKey, `systems.${string}.guide.${string}`>
export type GuideTitle = Extract<GuideKey, `${string}.title`>

/** Names of the texts on the page of a system. */
type Name<Id extends VariantId, K = GuideKey> = K extends `systems.${Id}.guide.${infer Rest}` ? Rest : never

/** Of a paragraph: `start.conditions`. */
type ParagraphName<Id extends VariantId, N = Name<Id>> = N extends `${string}.${string}.${string}` ? never : N

/** Of an example or a picture, which has a title and a notice: `special.shield`. */
type BoardName<Id extends VariantId, N = Name<Id>> = N extends `${infer Board}.title` ? Board : never

/** Why a move of an example is not legal: `leavesCheck`. */
type Why<
  Id extends VariantId,
  Board extends string,
  N = Name<Id>,
> = N extends `${Board}.barred.${infer Reason}` ? Reason : never

/** A message of the catalogue with its counts. Its tags mark moves and letters that are written as they are. */
export interface GuideText {
  readonly key: MessageKey
  readonly counts: readonly CountName[]
}

export interface GuideParagraph {
  readonly kind: 'paragraph'
  readonly text: GuideText
}

/** A move that a player might try, but that is not legal. */
export interface BarredMove {
  /** Number of moves of the example before it. */
  readonly after: number
  readonly uci: string
  /** How it would be written. */
  readonly written: string
  readonly why: GuideText
}

/** A position to look at and moves to play through; the rules play them. */
export interface GuideExample {
  readonly kind: 'example'
  readonly title: GuideTitle
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

/** A first position of a system, to look at. */
export interface GuidePicture {
  readonly kind: 'picture'
  readonly title: GuideTitle
  readonly fen: string
  readonly notice: GuideText
}

export type GuideBlock = GuideParagraph | GuideExample | GuidePicture

/** The parts of a page; their titles are in `guide.sections` of the catalogue. */
export type GuideSectionId = 'about' | 'start' | 'whyEighty' | 'special' | 'notation'

export interface GuideSection {
  readonly id: GuideSectionId
  readonly blocks: readonly GuideBlock[]
}

/** The content of a page: its blocks in order, each in the part after which its texts are named. */
interface GivenGuide extends Omit<Guide, 'sections'> {
  readonly blocks: readonly GuideBlock[]
}

/** The rules page of a system: what it shows, and in which order. Its texts are those of the system in the catalogue. */
export interface Guide {
  /** Back ranks of a typical start, White's first; a single rank is for both sides. */
  readonly typical: string
  readonly sections: readonly GuideSection[]
  /** The works that describe the system, with author and year; the same in every language. */
  readonly sources: readonly string[]
}

interface GivenBarred<Reason extends string> extends Omit<BarredMove, 'why'> {
  readonly why: Reason
}

interface GivenExample<Reason extends string> extends Partial<
  Pick<GuideExample, 'options' | 'moves' | 'marks' | 'hand'>
> {
  readonly fen: string
  readonly barred?: readonly GivenBarred<Reason>[]
  readonly counts?: readonly CountName[]
}

/** `start` of `systems.chess960.guide.start.conditions`. */
const sectionOf = (id: VariantId, block: GuideBlock): GuideSectionId => {
  const key = block.kind === 'paragraph' ? block.text.key : block.title
  return key.slice(`systems.${id}.guide.`.length).split('.')[0] as GuideSectionId
}

/** Functions that make the parts of a system's page; texts are named within `systems.<id>.guide` of the catalogue. */
export const pageOf = <const Id extends VariantId>(id: Id) => {
  const text = (name: string, counts: readonly CountName[] = []): GuideText => ({
    key: `systems.${id}.guide.${name}` as GuideKey,
    counts,
  })
  const spoken = (board: string, counts?: readonly CountName[]) => ({
    title: text(`${board}.title`).key as GuideTitle,
    notice: text(`${board}.notice`, counts),
  })

  return {
    guide: ({ typical, blocks, sources }: GivenGuide): Guide => {
      const ids = blocks.map(block => sectionOf(id, block))
      const sections = [...new Set(ids)].map(one => ({
        id: one,
        blocks: blocks.filter((_, place) => ids[place] === one),
      }))
      return { typical, sections, sources }
    },

    paragraph: (name: ParagraphName<Id>, ...counts: readonly CountName[]): GuideParagraph => ({
      kind: 'paragraph',
      text: text(name, counts),
    }),

    example: <const Board extends BoardName<Id>>(
      board: Board,
      { counts, barred = [], ...given }: GivenExample<Why<Id, Board>>,
    ): GuideExample => ({
      kind: 'example',
      options: [],
      moves: [],
      marks: [],
      ...given,
      ...spoken(board, counts),
      barred: barred.map(({ why, ...move }) => ({ ...move, why: text(`${board}.barred.${why}`) })),
    }),

    picture: (board: BoardName<Id>, { fen }: Pick<GuidePicture, 'fen'>): GuidePicture => ({
      kind: 'picture',
      fen,
      ...spoken(board),
    }),
  }
}
