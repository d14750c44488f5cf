import type { PreparationGraph, Wish } from '@shared/preparation/graph'
import type { Step } from '@shared/preparation/step'
import type { TextLine } from './linesIn'
import type { LogMarks } from './mendLog'
import { parseProgress, type ProgressLine } from './progressLine'

type StepLine = Extract<ProgressLine, { readonly step: Step }>

/** What a log is replayed on. */
export interface ReplayGround {
  readonly graph: PreparationGraph
  /** What was found in positions and not taken in. */
  readonly earlier: Map<string, Step>
  readonly takeIn: (step: Step) => void
  /** A round is whole. */
  readonly onTaken: () => void
  readonly decide: (wish: Wish) => void
  readonly see: () => void
  readonly note: (minds: readonly (readonly [string, string | null])[]) => void
}

/** A log as it has been gone through. */
export interface Replay {
  /** Takes the next line in, as far as anything can be made of it. */
  readonly go: (line: TextLine) => void
  /** There are no more lines. */
  readonly end: () => void
  /** The last round that is known of. */
  readonly round: () => number
  /** Numbers of lines of which nothing could be made, without one that was only begun. */
  readonly unread: readonly number[]
  readonly marks: LogMarks
}

interface Marks {
  readonly useless: Set<number>
  readonly loose: Set<number>
  readonly places: Map<number, { readonly place: number; readonly of: number }>
}

interface Searched {
  readonly number: number
  readonly line: StepLine
}

/** More than any log has: a number beyond it was written by somebody else, and nobody goes on counting from there. */
const MOST_ROUNDS = 1_000_000_000

/** A run that was killed while it wrote leaves the beginning of a line at the end, which is no damage. */
const isBegun = (text: string): boolean => text.startsWith('{"'.slice(0, text.length))

/**
 * Goes through the lines of a log once more, whatever has become of them. A search of a position to which nothing leads, as the line
 * that did is damaged or gone, is kept for when something does.
 */
export const replay = (ground: ReplayGround): Replay => {
  const { graph, earlier } = ground
  const unread: number[] = []
  const marks: Marks = { useless: new Set(), loose: new Set(), places: new Map() }
  /** Searches of rounds that are not whole so far. */
  const open = new Map<number, Searched[]>()
  /** Those that are over. */
  const whole = new Set<number>()
  /** The lines by which positions were last taken in. */
  const takenAt = new Map<string, number>()
  let number = 0
  let highest = 0

  const count = (round: number): void => {
    if (round <= MOST_ROUNDS) highest = Math.max(highest, round)
  }

  const isKnown = (key: string): boolean => {
    const state = graph.entries.get(key)?.state
    return state === 'searched' || state === 'ended' || earlier.has(key)
  }

  const keepForLater = ({ number: at, line: { step } }: Searched): void => {
    earlier.set(step.key, step)
    marks.loose.add(at)
  }

  /** A line that stands where none of its round can: it says what others have said, or nothing leads to it. */
  const stray = (one: Searched): void => {
    if (isKnown(one.line.step.key)) marks.useless.add(one.number)
    else keepForLater(one)
  }

  const take = (round: number, searched: readonly Searched[]): void => {
    const inOrder = searched.toSorted((a, b) => a.line.place - b.line.place)
    const taken: Searched[] = []
    for (const one of inOrder) {
      const { step } = one.line
      if (!graph.entries.has(step.key)) keepForLater(one)
      else {
        ground.takeIn(step)
        takenAt.set(step.key, one.number)
        taken.push(one)
      }
    }
    if (taken.length < inOrder.length)
      for (const [place, one] of taken.entries()) marks.places.set(one.number, { place, of: taken.length })
    open.delete(round)
    if (taken.length === 0) return
    count(round)
    whole.add(round)
    ground.onTaken()
  }

  const goOn = (one: Searched): void => {
    const { round, place, of, step } = one.line
    const searched = open.get(round) ?? []
    const inItsPlace = searched.find(other => other.line.place === place)
    if (inItsPlace?.line.step.key === step.key) marks.useless.add(one.number)
    else if (inItsPlace || whole.has(round)) stray(one)
    else {
      const more = [...searched, one]
      if (more.length === of) take(round, more)
      else open.set(round, more)
    }
  }

  /** What was found in rounds that were never finished is there when it is asked for again. */
  const leave = (): void => {
    for (const [round, searched] of open) {
      count(round)
      for (const { number: at, line } of searched)
        if ((takenAt.get(line.step.key) ?? 0) < at) earlier.set(line.step.key, line.step)
    }
  }

  const carryOut = (line: ProgressLine): void => {
    if ('step' in line) goOn({ number, line })
    else if ('wish' in line) ground.decide(line.wish)
    else if ('seen' in line) ground.see()
    else if ('minds' in line) ground.note(line.minds)
    else if (!isKnown(line.loose.key)) earlier.set(line.loose.key, line.loose)
  }

  return {
    go: ({ text, isOpen }) => {
      number += 1
      if (text === '') return
      const line = parseProgress(text)
      if (line) carryOut(line)
      else {
        marks.useless.add(number)
        if (!isOpen || !isBegun(text)) unread.push(number)
      }
    },
    end: leave,
    round: () => highest,
    unread,
    marks,
  }
}
