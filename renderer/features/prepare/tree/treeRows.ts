import type { Branch, BranchMove } from '@shared/ipc/contract'

/** A row of the tree: one of our moves, or an answer of the other side. */
export interface TreeRow {
  /** The line to the position after it, in UCI. */
  readonly path: readonly string[]
  /** The path as one string. */
  readonly name: string
  readonly move: BranchMove
  readonly isOurs: boolean
  /** The position before it. */
  readonly fenBefore: string
  /** How many rows lead to it. */
  readonly depth: number
  /** There are rows below it, shown or not. */
  readonly canOpen: boolean
  readonly isOpen: boolean
}

/** The data from which the rows are made. */
export interface TreeRowsContext {
  readonly root: string
  readonly branchOf: (key: string) => Branch | undefined
  /** What the user did by hand; undefined if the row was neither folded nor unfolded. */
  readonly isUnfolded: (name: string) => boolean | undefined
  /** The line to the position on the board, whose rows are open by default. */
  readonly current: readonly string[]
}

/** The visible rows, and the keys of the positions that they need. */
export interface TreeRows {
  readonly rows: readonly TreeRow[]
  readonly keys: readonly string[]
}

/** Plies of the deciding line that are open at first. */
const OPEN_PLIES = 6

export const nameOfPath = (path: readonly string[]): string => path.join(' ')

const leadsOn = (path: readonly string[], current: readonly string[]): boolean =>
  path.length < current.length && path.every((uci, place) => uci === current[place])

interface Above {
  readonly path: readonly string[]
  /** All answers on the way are the most important ones. */
  readonly isMain: boolean
}

/** Whether there are rows below a move: none if the answer is prepared elsewhere or leads back. */
const hasRowsBelow = ({ goesOn, joins, isRepetition }: BranchMove): boolean =>
  goesOn && joins === null && !isRepetition

/**
 * The rows of a tree in order. Our moves are open unless folded by hand. Answers are folded, with our reply on the
 * same row, except on the way to the position on the board and along the deciding line.
 */
export const treeRows = ({ root, branchOf, isUnfolded, current }: TreeRowsContext): TreeRows => {
  const rows: TreeRow[] = []
  const keys: string[] = []

  const isOpenAtFirst = (path: readonly string[], isOurs: boolean, isMain: boolean): boolean =>
    isOurs || leadsOn(path, current) || (isMain && path.length <= OPEN_PLIES)

  const add = (key: string, above: Above): void => {
    keys.push(key)
    const branch = branchOf(key)
    if (!branch) return
    const moves = branch.moves.filter(({ isPrepared }) => isPrepared)
    for (const move of moves) {
      const path = [...above.path, move.uci]
      const name = nameOfPath(path)
      const isMain = above.isMain && (branch.isOurs || move === moves[0])
      const canOpen = hasRowsBelow(move)
      const isOpen = canOpen && (isUnfolded(name) ?? isOpenAtFirst(path, branch.isOurs, isMain))
      const { isOurs, fen: fenBefore } = branch
      rows.push({ path, name, move, isOurs, fenBefore, depth: above.path.length, canOpen, isOpen })
      if (isOpen) add(move.to, { path, isMain })
    }
  }
  add(root, { path: [], isMain: true })
  return { rows, keys }
}
