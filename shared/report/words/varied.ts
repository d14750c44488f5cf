import { WAYS, type Remark, type Statement } from './remark'

type Said = ReadonlyMap<number, readonly Remark[]>

/** The name of the pattern of a sentence. Sentences with the same pattern are worded differently. */
export const patternOf = (remark: Statement): string => {
  if ('how' in remark) return `${remark.kind} ${remark.how.kind}`
  if ('gaining' in remark) return `${remark.by} ${remark.gaining.kind}`
  if (remark.kind === 'wrongSquare' && remark.why) return `${remark.kind} ${remark.why}`
  if ('purpose' in remark) return `purpose ${remark.purpose.kind}`
  if ('weakness' in remark) return `weakness ${remark.weakness.kind}`
  if ('swing' in remark) return `${remark.kind} ${remark.swing}`
  if ('ending' in remark) return `ending ${remark.ending.kind}`
  return 'story' in remark ? `story ${remark.story.kind}` : remark.kind
}

/** Plies from one turn of a player to the next. */
const TURN = 2

const isSameMiss = (remark: Statement, before: Statement): boolean =>
  (remark.kind === 'missed' || remark.kind === 'stillMissed') &&
  (before.kind === 'missed' || before.kind === 'stillMissed') &&
  remark.move.san === before.move.san

const isSameTaking = (remark: Statement, before: Statement): boolean =>
  remark.kind === 'canBeTaken' &&
  before.kind === 'canBeTaken' &&
  remark.role === before.role &&
  remark.square === before.square

/** A shorter remark if the same was already said about the player's last move. */
const shortened = (remark: Remark, last: readonly Remark[]): Remark => {
  if (remark.kind === 'missed' && last.some(before => isSameMiss(remark, before)))
    return { kind: 'stillMissed', move: remark.move }
  if (remark.kind === 'canBeTaken' && last.some(before => isSameTaking(remark, before)))
    return { kind: 'stillTaken', role: remark.role, square: remark.square }
  return remark
}

/** The same remarks, by plies from the start, with repetitions shortened and the wordings of one pattern alternating. */
export const varied = (said: Said): Said => {
  const used = new Map<string, number>()
  const found = new Map<number, readonly Remark[]>()
  for (const ply of [...said.keys()].toSorted((a, b) => a - b)) {
    const last = said.get(ply - TURN) ?? []
    const remarks = said.get(ply)!.map((remark): Remark => {
      const short = shortened(remark, last)
      const pattern = patternOf(short)
      const count = used.get(pattern) ?? 0
      used.set(pattern, count + 1)
      return { ...short, way: WAYS[count % WAYS.length]! }
    })
    found.set(ply, remarks)
  }
  return found
}
