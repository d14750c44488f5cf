import type { PreparationGraph, Wish } from '@shared/preparation/graph'
import type { GrowthStep } from '@shared/preparation/step'
import type { TextLine } from './linesIn'
import type { LogMarks } from './repairLog'
import { parseProgress, type ProgressLine } from './progressLine'

type StepLine = Extract<ProgressLine, { readonly step: GrowthStep }>

/** What receives the events of a replayed log. */
export interface ReplayContext {
  readonly graph: PreparationGraph
  /** Results of positions that were not taken in. */
  readonly earlier: Map<string, GrowthStep>
  readonly takeIn: (step: GrowthStep) => void
  /** Called when a round is complete. */
  readonly onTaken: () => void
  readonly decide: (wish: Wish) => void
  readonly see: () => void
  readonly note: (minds: readonly (readonly [string, string | null])[]) => void
}

/** A round of which not all results are written yet. */
export interface OpenRound {
  readonly round: number
  /** The number of positions in the round. */
  readonly of: number
  /** The positions whose results are written, by their places. */
  readonly keys: Map<number, string>
}

export interface LogReplay {
  /** Takes in the next line, as far as it can be used. */
  readonly go: (line: TextLine) => void
  /** Called after the last line. */
  readonly end: () => void
  /** The highest number of a known round. */
  readonly round: () => number
  /** That round, if it is not complete. */
  readonly open: () => OpenRound | undefined
  /** Numbers of lines that could not be used, without one that was only begun. */
  readonly unread: readonly number[]
  readonly marks: LogMarks
}

interface Marks {
  readonly useless: Set<number>
  readonly loose: Set<number>
  readonly places: Map<number, { readonly place: number; readonly of: number }>
}

/** The state of a replay. */
interface Course extends ReplayContext {
  readonly marks: Marks
  /** Searches of rounds that are not complete so far. */
  readonly open: Map<number, readonly Searched[]>
  /** Rounds that are complete. */
  readonly whole: Set<number>
  /** The number of the line by which each position was last taken in. */
  readonly takenAt: Map<string, number>
  /** The highest number of a known round. */
  highest: number
}

interface Searched {
  readonly number: number
  readonly line: StepLine
}

/** More rounds than any log has: a larger number was not written by us, and numbering does not continue from it. */
const MAX_ROUNDS = 1_000_000_000

/**
 * Whether a line may be the beginning of one of ours. A run that was killed while writing leaves such a line at the
 * end, which is not damage.
 */
const isBegun = (text: string): boolean => text.startsWith('{"'.slice(0, text.length))

const count = (course: Course, round: number): void => {
  if (round <= MAX_ROUNDS) course.highest = Math.max(course.highest, round)
}

const isKnown = ({ graph, earlier }: Course, key: string): boolean => {
  const state = graph.entries.get(key)?.state
  return state === 'searched' || state === 'ended' || earlier.has(key)
}

const keepForLater = ({ earlier, marks }: Course, { number, line: { step } }: Searched): void => {
  earlier.set(step.key, step)
  marks.loose.add(number)
}

/** Handles a line at an impossible place in its round: it repeats others, or nothing leads to its position. */
const stray = (course: Course, one: Searched): void => {
  if (isKnown(course, one.line.step.key)) course.marks.useless.add(one.number)
  else keepForLater(course, one)
}

const take = (course: Course, round: number, searched: readonly Searched[]): void => {
  const { graph, marks, open, whole, takenAt } = course
  const inOrder = searched.toSorted((a, b) => a.line.place - b.line.place)
  const taken: Searched[] = []
  for (const one of inOrder) {
    const { step } = one.line
    if (!graph.entries.has(step.key)) keepForLater(course, one)
    else {
      course.takeIn(step)
      takenAt.set(step.key, one.number)
      taken.push(one)
    }
  }
  if (taken.length < inOrder.length)
    for (const [place, one] of taken.entries()) marks.places.set(one.number, { place, of: taken.length })
  open.delete(round)
  if (taken.length === 0) return
  count(course, round)
  whole.add(round)
  course.onTaken()
}

const goOn = (course: Course, one: Searched): void => {
  const { round, place, of, step } = one.line
  const searched = course.open.get(round) ?? []
  const inItsPlace = searched.find(other => other.line.place === place)
  if (inItsPlace?.line.step.key === step.key) course.marks.useless.add(one.number)
  else if (inItsPlace || course.whole.has(round)) stray(course, one)
  else {
    const more = [...searched, one]
    if (more.length === of) take(course, round, more)
    else course.open.set(round, more)
  }
}

/** Keeps the results of rounds that were never finished, for when their positions are wanted again. */
const leave = (course: Course): void => {
  for (const [round, searched] of course.open) {
    count(course, round)
    for (const { number, line } of searched)
      if ((course.takenAt.get(line.step.key) ?? 0) < number) course.earlier.set(line.step.key, line.step)
  }
}

const openRound = ({ open, highest: round }: Course): OpenRound | undefined => {
  const searched = open.get(round)
  if (!searched) return undefined
  const keys = searched.map(({ line }) => [line.place, line.step.key] as const)
  return { round, of: searched.at(-1)!.line.of, keys: new Map(keys) }
}

const carryOut = (course: Course, line: ProgressLine, number: number): void => {
  if ('step' in line) goOn(course, { number, line })
  else if ('wish' in line) course.decide(line.wish)
  else if ('seen' in line) course.see()
  else if ('minds' in line) course.note(line.minds)
  else if (!isKnown(course, line.loose.key)) course.earlier.set(line.loose.key, line.loose)
}

/**
 * Replays the lines of a log, even of a damaged one. A search of a position to which nothing leads, because the line
 * that did is damaged or missing, is kept until something leads there.
 */
export const replay = (ground: ReplayContext): LogReplay => {
  const unread: number[] = []
  const marks: Marks = { useless: new Set(), loose: new Set(), places: new Map() }
  const course: Course = {
    ...{ ...ground, marks, open: new Map(), whole: new Set(), takenAt: new Map() },
    highest: 0,
  }
  let number = 0
  return {
    go: ({ text, isOpen }) => {
      number += 1
      if (text === '') return
      const line = parseProgress(text)
      if (line) carryOut(course, line, number)
      else {
        marks.useless.add(number)
        if (!isOpen || !isBegun(text)) unread.push(number)
      }
    },
    end: () => leave(course),
    round: () => course.highest,
    open: () => openRound(course),
    unread,
    marks,
  }
}
