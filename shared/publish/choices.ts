import { BOARD_THEMES, type BoardTheme } from '../picture/boardThemes'
import type { PieceSet } from '../picture/pieces/pieceSets'

/** The forms in which a game can be published, in the order of the dialog. */
export const PUBLISH_FORMATS = ['html', 'pdf', 'gif', 'picture', 'text', 'pgn'] as const
export type PublishFormat = (typeof PUBLISH_FORMATS)[number]

/** Parts of a page that can be left out. */
export const CONTENTS = ['start', 'setup', 'graph', 'comments', 'variations', 'accuracy'] as const
export type Content = (typeof CONTENTS)[number]

export const DIAGRAM_PLACES = ['turningPoints', 'marked', 'none'] as const
/** Where diagrams appear: at marked places and turning points, only at marked places, or nowhere. */
export type DiagramPlaces = (typeof DIAGRAM_PLACES)[number]

export const LETTERINGS = ['figurines', 'letters', 'english'] as const
/** How pieces are written in moves: as figurines, with the letters of the current language, or with English letters. */
export type Lettering = (typeof LETTERINGS)[number]

export const PAGE_THEMES = ['system', 'light', 'dark'] as const
export type PageTheme = (typeof PAGE_THEMES)[number]

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const PICTURE_KINDS = ['png', 'svg'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const GLYPH_STYLES = ['numbers', 'symbols', 'none'] as const
/** How glyphs are written in a PGN: as `$2`, as `?`, or not at all. */
export type GlyphStyle = (typeof GLYPH_STYLES)[number]

/** How a document of games looks. */
export interface PageChoices {
  readonly contents: Readonly<Record<Content, boolean>>
  readonly diagrams: DiagramPlaces
  readonly lettering: Lettering
  readonly columns: 1 | 2
  readonly theme: PageTheme
  readonly board: BoardTheme
}

/** Choices that hold for all boards, wherever they are drawn. */
interface Drawn {
  readonly pieces: PieceSet
}

/** Everything that determines the look of a document. */
export type PageLook = PageChoices & Drawn

/** What goes into a PGN. */
export interface PgnChoices {
  readonly comments: boolean
  readonly variations: boolean
  readonly evaluations: boolean
  readonly clocks: boolean
  readonly glyphs: GlyphStyle
  /** Lines are broken before this column; 0 puts all moves on one line. */
  readonly width: number
  /** Write it so that other programs can read it, without our own marks. */
  readonly interoperable: boolean
}

/** How boards are drawn as pictures. */
export interface PictureChoices extends Drawn {
  readonly board: BoardTheme
  readonly lettering: Lettering
  /** The width of the board without its frame, in pixels. */
  readonly size: number
  readonly coordinates: boolean
  readonly caption: boolean
}

/** The limits of a picture's side in pixels, from still readable to a poster. */
export const PICTURE_SIZE = { least: 80, most: 4096 } as const
/** The limits of an animated picture's side in pixels; all its frames are drawn one by one. */
export const GIF_SIZE = { least: 80, most: 1200 } as const
/** The limits of the time for which a move is shown, in milliseconds. */
export const GIF_DELAY = { least: 100, most: 10_000 } as const
/** The most frames of an animated picture; more would make the file too large to send. */
export const MAX_FRAMES = 600

export const GIF_RANGES = ['all', 'fromHere', 'toHere'] as const
/** Which moves of the current line an animated picture shows. */
export type GifRange = (typeof GIF_RANGES)[number]

/** Everything that can be chosen in the dialog, as it is remembered. */
export interface PublishChoices {
  readonly format: PublishFormat
  readonly page: PageChoices
  /** Whether a preparation becomes a single page to print, not a whole game. */
  readonly sheet: boolean
  readonly paper: Paper
  readonly pgn: PgnChoices
  readonly picture: Omit<PictureChoices, 'board' | 'lettering' | 'pieces'> & { readonly kind: PictureKind }
  readonly gif: {
    readonly size: number
    readonly delay: number
    readonly caption: boolean
    readonly range: GifRange
  }
}

/** Everything that determines the look of a published file. */
export type PublishLook = PublishChoices & Drawn

export const PAGE_CHOICES: PageChoices = {
  contents: { start: true, setup: true, graph: true, comments: true, variations: true, accuracy: true },
  diagrams: 'turningPoints',
  lettering: 'figurines',
  columns: 2,
  theme: 'system',
  board: 'linen',
}

export const PGN_CHOICES: PgnChoices = {
  comments: true,
  variations: true,
  evaluations: true,
  clocks: true,
  glyphs: 'numbers',
  width: 80,
  interoperable: true,
}

export const PICTURE_CHOICES: PictureChoices = {
  board: 'linen',
  pieces: 'classic',
  lettering: 'figurines',
  size: 720,
  coordinates: true,
  caption: false,
}

export const PUBLISH_CHOICES: PublishChoices = {
  format: 'html',
  page: PAGE_CHOICES,
  sheet: false,
  paper: 'a4',
  pgn: PGN_CHOICES,
  picture: { kind: 'png', size: 720, coordinates: true, caption: false },
  gif: { size: 480, delay: 1000, caption: true, range: 'all' },
}

/** The name of a board theme; undefined for any other text. */
export const boardThemeOf = (name: string): BoardTheme | undefined =>
  BOARD_THEMES.find(theme => theme === name)

/** What a document is for: a screen, or paper. */
export type Medium = 'screen' | 'print'
