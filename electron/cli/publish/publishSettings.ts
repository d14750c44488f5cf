import path from 'node:path'
import {
  boardThemeOf,
  GIF_DELAY,
  GIF_SIZE,
  PAGE_CHOICES,
  PAGE_THEMES,
  PAPERS,
  PGN_CHOICES,
  PICTURE_CHOICES,
  PICTURE_SIZE,
  type DiagramPlaces,
  type PageLook,
  type Paper,
  type PgnChoices,
  type PictureChoices,
} from '@shared/publish/choices'
import { BOARD_THEMES } from '@shared/picture/boardThemes'
import { PIECE_SETS } from '@shared/picture/pieces/pieceSets'
import type { MoveRange } from '@shared/publish/document/excerpt'
import { chain, err, map, ok } from '@shared/result'
import type { Answered } from '../io/answers'
import {
  choiceFlag,
  numberFlag,
  readWholeNumber,
  switchFlag,
  textFlag,
  type FlagValues,
  type NumberRange,
} from '../io/flags'
import { interoperableFlag, noGlyphsFlag, outFlag } from '../io/sharedFlags'

export const TARGETS = ['html', 'pdf', 'gif', 'svg', 'png', 'text', 'pgn'] as const
export type PublishTarget = (typeof TARGETS)[number]

/** Formats that are written game by game. */
export type TextTarget = 'text' | 'pgn'
export const isTextTarget = (target: PublishTarget): target is TextTarget =>
  target === 'text' || target === 'pgn'

const PLACES: Readonly<Record<string, DiagramPlaces>> = {
  'turning-points': 'turningPoints',
  marked: 'marked',
  none: 'none',
}

const oneOf = <T extends string, Usual extends T | undefined>(
  value: string,
  help: string,
  names: readonly T[],
  usual: Usual,
) =>
  choiceFlag(value, help, names, {
    usual,
    fault: name => `${name} is ${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`,
  })

/** A range of numbers with its error message. */
const range = ({ least, most }: { readonly least: number; readonly most: number }): NumberRange => ({
  min: least,
  max: most,
  fault: `is a number from ${least} to ${most}`,
})

/** The flags of `backrank publish`. */
export const PUBLISH_FLAGS = {
  to: oneOf(
    'FORMAT',
    'html, pdf, gif, svg, png, text or pgn; the ending of OUT if not said',
    TARGETS,
    undefined,
  ),
  out: outFlag('write here; text, svg and html go to standard output without it'),
  game: numberFlag('N', 'only this game of the file', range({ least: 1, most: 999_999_999 })),
  sheet: switchFlag('of a preparation: what fits onto one page, for html and pdf'),
  size: textFlag('PX', 'the longer side of the board, in pixels; 720 if not said, 480 for gif'),
  columns: numberFlag('1|2', 'of a PDF; 2 if not said', range({ least: 1, most: 2 })),
  paper: oneOf('a4|letter', 'of a PDF, or of --sheet; a4 if not said', PAPERS, 'a4'),
  letters: switchFlag('letters for pieces instead of figurines'),
  diagrams: oneOf(
    'WHERE',
    'turning-points (with those that are marked; so if not said), marked or none',
    Object.keys(PLACES),
    'turning-points',
  ),
  board: oneOf('THEME', 'linen, slate, walnut, meadow or ink; linen if not said', BOARD_THEMES, 'linen'),
  pieces: oneOf('SET', 'classic, plain, counters or hanja; classic if not said', PIECE_SETS, 'classic'),
  theme: oneOf('THEME', 'of a page: system, light or dark; system if not said', PAGE_THEMES, 'system'),
  ply: textFlag('N', 'the position of a picture, or 3-20 for a gif; the last, or all, if not said'),
  moves: textFlag('A-B', 'only the moves with these numbers, of documents, text and pgn'),
  delay: numberFlag('MS', 'how long a move of a gif stands; 1000 if not said', range(GIF_DELAY), 1000),
  black: switchFlag('pictures seen from Black’s side'),
  noComments: switchFlag('leave comments out'),
  noVariations: switchFlag('leave variations out'),
  noEvaluations: switchFlag('leave values and clocks out of a PGN'),
  noGlyphs: noGlyphsFlag,
  symbols: switchFlag('glyphs of a PGN as signs: Nf3?! for Nf3 $6'),
  width: numberFlag(
    'N',
    'columns of a PGN, 0 for no line breaks; 80 if not said',
    range({ least: 0, most: 1000 }),
    PGN_CHOICES.width,
  ),
  interoperable: interoperableFlag,
}
type PublishFlags = FlagValues<typeof PUBLISH_FLAGS>

/** The checked settings of `backrank publish`. */
export interface PublishSettings {
  readonly target: PublishTarget
  /** From 1; undefined for all games. */
  readonly game: number | undefined
  readonly page: PageLook
  /** Whether each game is put on one page, as a preparation is. */
  readonly sheet: boolean
  readonly pgn: PgnChoices
  readonly picture: PictureChoices
  readonly paper: Paper
  readonly orientation: 'white' | 'black'
  /** The plies shown in pictures; undefined for the last one, or for the whole line. */
  readonly plies: readonly [from: number, to: number] | undefined
  /** The moves shown in documents and texts; undefined for all. */
  readonly moves: MoveRange | undefined
  readonly delay: number
}

const ENDINGS: Readonly<Record<string, PublishTarget>> = {
  '.html': 'html',
  '.htm': 'html',
  '.pdf': 'pdf',
  '.gif': 'gif',
  '.svg': 'svg',
  '.png': 'png',
  '.txt': 'text',
  '.pgn': 'pgn',
}

const targetOf = ({ to, out }: PublishFlags): Answered<PublishTarget> => {
  const target = to ?? (out === undefined ? undefined : ENDINGS[path.extname(out).toLowerCase()])
  if (target === undefined) return err(`--to is missing: ${TARGETS.join(', ')}`)
  const isText = target !== 'pdf' && target !== 'gif' && target !== 'png'
  return out === undefined && !isText ? err(`--out is missing: a ${target} goes into a file`) : ok(target)
}

const pliesOf = ({ ply }: PublishFlags, target: PublishTarget): Answered<PublishSettings['plies']> => {
  if (ply === undefined) return ok(undefined)
  const [text, from = '', to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(ply) ?? []
  return text === undefined || Number(to) < Number(from) || (from !== to && target !== 'gif')
    ? err(target === 'gif' ? '--ply is a number, or two as in 3-20' : '--ply is a number')
    : ok([Number(from), Number(to)])
}

const movesOf = ({ moves, sheet }: PublishFlags, target: PublishTarget): Answered<MoveRange | undefined> => {
  if (moves === undefined) return ok(undefined)
  if (sheet || target === 'gif' || target === 'png' || target === 'svg')
    return err('--moves is for html, pdf, text and pgn')
  const [text, first = '', last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(moves) ?? []
  return text === undefined || Number(last) < Number(first)
    ? err('--moves is a number, or two as in 20-35')
    : ok({ first: Number(first), last: Number(last) })
}

const DEFAULT_GIF_SIZE = 480

const sizeOf = ({ size }: PublishFlags, target: PublishTarget): Answered<number> =>
  target === 'gif'
    ? map(readWholeNumber(size, '--size', range(GIF_SIZE)), found => found ?? DEFAULT_GIF_SIZE)
    : map(readWholeNumber(size, '--size', range(PICTURE_SIZE)), found => found ?? PICTURE_CHOICES.size)

const pageOf = (flags: PublishFlags): PageLook => ({
  ...PAGE_CHOICES,
  contents: {
    ...PAGE_CHOICES.contents,
    comments: !flags.noComments,
    variations: !flags.noVariations,
  },
  diagrams: PLACES[flags.diagrams]!,
  lettering: flags.letters ? 'letters' : 'figurines',
  columns: flags.columns === 1 ? 1 : 2,
  theme: flags.theme,
  board: boardThemeOf(flags.board)!,
  pieces: flags.pieces,
})

const pgnOf = (flags: PublishFlags): PgnChoices => ({
  comments: !flags.noComments,
  variations: !flags.noVariations,
  evaluations: !flags.noEvaluations,
  clocks: !flags.noEvaluations,
  glyphs: flags.noGlyphs ? 'none' : flags.symbols ? 'symbols' : 'numbers',
  width: flags.width,
  interoperable: flags.interoperable,
})

const settingsFor = (
  flags: PublishFlags,
  target: PublishTarget,
  size: number,
  { plies, moves }: Pick<PublishSettings, 'plies' | 'moves'>,
): PublishSettings => {
  const { game, sheet, paper, delay } = flags
  const page = pageOf(flags)
  const { board, pieces, lettering } = page
  return {
    target,
    game,
    page,
    sheet,
    pgn: pgnOf(flags),
    picture: { board, pieces, lettering, size, coordinates: true, caption: target === 'gif' },
    paper,
    orientation: flags.black ? 'black' : 'white',
    plies,
    moves,
    delay,
  }
}

/** The settings according to the flags, or a sentence if the flags do not go together. */
export const publishSettings = (flags: PublishFlags): Answered<PublishSettings> =>
  chain(targetOf(flags), target =>
    chain(sizeOf(flags, target), size =>
      chain(pliesOf(flags, target), plies =>
        chain(movesOf(flags, target), moves =>
          flags.sheet && target !== 'html' && target !== 'pdf'
            ? err('--sheet is for html and pdf')
            : ok(settingsFor(flags, target, size, { plies, moves })),
        ),
      ),
    ),
  )
