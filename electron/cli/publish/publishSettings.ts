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
import { err, ok } from '@shared/result'
import type { Answered } from '../io/answers'
import type { CommandLine, FlagName } from '../io/command'

export const TARGETS = ['html', 'pdf', 'gif', 'svg', 'png', 'text', 'pgn'] as const
export type Target = (typeof TARGETS)[number]

/** Written game by game. */
export type TextTarget = 'text' | 'pgn'
export const isTextTarget = (target: Target): target is TextTarget => target === 'text' || target === 'pgn'

/** What was asked for, checked. */
export interface PublishSettings {
  readonly target: Target
  /** From 1 on; undefined for all. */
  readonly game: number | undefined
  readonly page: PageLook
  /** Each game on one page, as a preparation. */
  readonly sheet: boolean
  readonly pgn: PgnChoices
  readonly picture: PictureChoices
  readonly paper: Paper
  readonly orientation: 'white' | 'black'
  /** Of pictures; undefined for the last, or the whole line. */
  readonly plies: readonly [from: number, to: number] | undefined
  readonly delay: number
}

const ENDINGS: Readonly<Record<string, Target>> = {
  '.html': 'html',
  '.htm': 'html',
  '.pdf': 'pdf',
  '.gif': 'gif',
  '.svg': 'svg',
  '.png': 'png',
  '.txt': 'text',
  '.pgn': 'pgn',
}

/** Thrown within this file: what is wrong with a flag. */
class Misuse extends Error {}

const last = (line: CommandLine, flag: FlagName): string | undefined => line.values(flag).at(-1)

const oneOf = <T extends string>(line: CommandLine, flag: FlagName, names: readonly T[], usual: T): T => {
  const found = last(line, flag)
  if (found === undefined) return usual
  const name = names.find(other => other === found)
  if (name === undefined)
    throw new Misuse(`--${flag} is ${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`)
  return name
}

const numberOf = (
  line: CommandLine,
  flag: FlagName,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  const found = last(line, flag)
  if (found === undefined) return undefined
  const number = /^\d{1,9}$/.test(found) ? Number(found) : NaN
  if (number >= least && number <= most) return number
  throw new Misuse(`--${flag} is a number from ${least} to ${most}`)
}

const targetOf = (line: CommandLine, out: string | undefined): Target => {
  if (line.values('to').length > 0) return oneOf(line, 'to', TARGETS, 'html')
  const target = out === undefined ? undefined : ENDINGS[path.extname(out).toLowerCase()]
  if (target === undefined) throw new Misuse(`--to is missing: ${TARGETS.join(', ')}`)
  return target
}

const PLACES: Readonly<Record<string, DiagramPlaces>> = {
  'turning-points': 'turningPoints',
  marked: 'marked',
  none: 'none',
}

const diagramsOf = (line: CommandLine): DiagramPlaces =>
  PLACES[oneOf(line, 'diagrams', Object.keys(PLACES), 'turning-points')]!

const pliesOf = (line: CommandLine, target: Target): PublishSettings['plies'] => {
  const found = last(line, 'ply')
  if (found === undefined) return undefined
  const [text, from = '', to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(found) ?? []
  if (text === undefined || Number(to) < Number(from) || (from !== to && target !== 'gif'))
    throw new Misuse(target === 'gif' ? '--ply is a number, or two as in 3-20' : '--ply is a number')
  return [Number(from), Number(to)]
}

const pageOf = (line: CommandLine): PageLook => ({
  ...PAGE_CHOICES,
  contents: {
    ...PAGE_CHOICES.contents,
    comments: !line.has('no-comments'),
    variations: !line.has('no-variations'),
  },
  diagrams: diagramsOf(line),
  lettering: line.has('letters') ? 'letters' : 'figurines',
  columns: numberOf(line, 'columns', { least: 1, most: 2 }) === 2 ? 2 : 1,
  theme: oneOf(line, 'theme', PAGE_THEMES, 'system'),
  board: boardThemeOf(oneOf(line, 'board', BOARD_THEMES, 'linen'))!,
  pieces: oneOf(line, 'pieces', PIECE_SETS, 'classic'),
})

const pgnOf = (line: CommandLine): PgnChoices => ({
  comments: !line.has('no-comments'),
  variations: !line.has('no-variations'),
  evaluations: !line.has('no-evaluations'),
  clocks: !line.has('no-evaluations'),
  glyphs: line.has('no-glyphs') ? 'none' : line.has('symbols') ? 'symbols' : 'numbers',
  width: numberOf(line, 'width', { least: 0, most: 1000 }) ?? PGN_CHOICES.width,
  interoperable: line.has('interoperable'),
})

const GIF_USUAL = 480

const pictureOf = (line: CommandLine, target: Target, page: PageLook): PictureChoices => ({
  board: page.board,
  pieces: page.pieces,
  lettering: page.lettering,
  size:
    numberOf(line, 'size', target === 'gif' ? GIF_SIZE : PICTURE_SIZE) ??
    (target === 'gif' ? GIF_USUAL : PICTURE_CHOICES.size),
  coordinates: true,
  caption: target === 'gif',
})

const sheetOf = (line: CommandLine, target: Target): boolean => {
  const isWanted = line.has('sheet')
  if (isWanted && target !== 'html' && target !== 'pdf') throw new Misuse('--sheet is for html and pdf')
  return isWanted
}

const checked = (line: CommandLine): PublishSettings => {
  const out = last(line, 'out')
  const target = targetOf(line, out)
  const isText = target !== 'pdf' && target !== 'gif' && target !== 'png'
  if (out === undefined && !isText) throw new Misuse(`--out is missing: a ${target} goes into a file`)
  const page = pageOf(line)
  return {
    target,
    game: numberOf(line, 'game', { least: 1, most: 999_999_999 }),
    page,
    sheet: sheetOf(line, target),
    pgn: pgnOf(line),
    picture: pictureOf(line, target, page),
    paper: oneOf(line, 'paper', PAPERS, 'a4'),
    orientation: line.has('black') ? 'black' : 'white',
    plies: pliesOf(line, target),
    delay: numberOf(line, 'delay', GIF_DELAY) ?? 1000,
  }
}

/** Reads what was asked for; a sentence where it makes no sense. */
export const publishSettings = (line: CommandLine): Answered<PublishSettings> => {
  try {
    return ok(checked(line))
  } catch (error) {
    if (error instanceof Misuse) return err(error.message)
    throw error
  }
}
