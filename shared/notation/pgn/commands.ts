/**
 * Commands inside comments, such as `[%cal Gc2c4,Rd1d8]`, `[%eval 0.35,20]` or `[%clk 1:23:45]`. A comment is split into prose and commands
 * and joined again without loss; unknown commands are kept like all others.
 */

/** A part of a comment; the `written` texts of all parts, joined, are the comment. */
export type CommentPart =
  | { readonly kind: 'prose'; readonly written: string }
  | {
      readonly kind: 'command'
      readonly written: string
      /** Without the percent sign: `cal`, `eval`. */
      readonly name: string
      readonly argument: string
    }

const COMMAND = /\[%(\w+)([ \t\r\n][^\][]*)?\]/g

/** Splits a comment into its parts. */
export const parseComment = (text: string): readonly CommentPart[] => {
  const parts: CommentPart[] = []
  let at = 0
  for (const found of text.matchAll(COMMAND)) {
    if (found.index > at) parts.push({ kind: 'prose', written: text.slice(at, found.index) })
    const [written, name = '', argument = ''] = found
    parts.push({ kind: 'command', written, name, argument: argument.trim() })
    at = found.index + written.length
  }
  return at < text.length ? [...parts, { kind: 'prose', written: text.slice(at) }] : parts
}

/** Joins the parts of a comment. */
export const makeComment = (parts: readonly CommentPart[]): string =>
  parts.map(({ written }) => written).join('')

/** The argument of the first command called `name`; undefined if there is none. */
export const commandIn = (text: string, name: string): string | undefined => {
  const found = parseComment(text).find(part => part.kind === 'command' && part.name === name)
  return found?.kind === 'command' ? found.argument : undefined
}

/** Sets the command called `name`, in its place or before everything else. Without `argument` it is removed, with one space beside it. */
export const withCommand = (text: string, name: string, argument: string | undefined): string => {
  const parts = parseComment(text)
  const place = parts.findIndex(part => part.kind === 'command' && part.name === name)
  const written = argument === undefined ? '' : `[%${name}${argument === '' ? '' : ` ${argument}`}]`
  if (place < 0) return written === '' || text === '' ? written || text : `${written} ${text.trimStart()}`
  const before = makeComment(parts.slice(0, place))
  const after = makeComment(parts.slice(place + 1))
  return before + written + (written === '' ? after.replace(/^ /, '') : after)
}

export const SHAPE_COLORS = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' } as const
export type ShapeColor = (typeof SHAPE_COLORS)[keyof typeof SHAPE_COLORS]

/** A marked square, or an arrow if it has a `to`. Squares are given by name. */
export interface Shape {
  readonly color: ShapeColor
  readonly from: string
  readonly to?: string
}

const SHAPE = /^([GRYB])([a-l](?:1[0-2]|[1-9]))([a-l](?:1[0-2]|[1-9]))?$/

const parseShape = (text: string): readonly Shape[] => {
  const [, letter, from, to] = SHAPE.exec(text.trim()) ?? []
  if (letter === undefined || from === undefined) return []
  const color = SHAPE_COLORS[letter as keyof typeof SHAPE_COLORS]
  return [to === undefined ? { color, from } : { color, from, to }]
}

/** The readable arrows and marked squares of a comment (`cal` and `csl`). */
export const parseShapes = (text: string): readonly Shape[] =>
  parseComment(text).flatMap(part =>
    part.kind === 'command' && (part.name === 'cal' || part.name === 'csl')
      ? part.argument.split(',').flatMap(parseShape)
      : [],
  )

/** A shape as lists in comments write it: `Gc2c4`, `Re4`. */
export const makeShape = ({ color, from, to = '' }: Shape): string =>
  `${color.slice(0, 1).toUpperCase()}${from}${to}`

/** An evaluation from White's point of view: centipawns, or moves to mate (negative if Black mates). */
export type EvalCommand = (
  { readonly kind: 'cp'; readonly centipawns: number } | { readonly kind: 'mate'; readonly moves: number }
) & { readonly depth?: number }

const EVALUATION = /^(#?)([+-]?\d{1,6}(?:\.\d{1,6})?)(?:,(\d{1,4}))?$/

/** Reads `0.35`, `-1.2,20`, `#-3`; undefined for anything else. */
export const parseEvaluation = (argument: string): EvalCommand | undefined => {
  const [found, mate, number, depthText] = EVALUATION.exec(argument.trim()) ?? []
  if (found === undefined) return undefined
  const depth = depthText === undefined ? {} : { depth: Number(depthText) }
  return mate === '#'
    ? { kind: 'mate', moves: Math.trunc(Number(number)), ...depth }
    : { kind: 'cp', centipawns: Math.round(Number(number) * 100), ...depth }
}

/** Writes an evaluation for {@link parseEvaluation}. */
export const makeEvaluation = (evaluation: EvalCommand): string => {
  const depth = evaluation.depth === undefined ? '' : `,${evaluation.depth}`
  return evaluation.kind === 'mate'
    ? `#${evaluation.moves}${depth}`
    : `${(evaluation.centipawns / 100).toFixed(2)}${depth}`
}
