import type { CommentRequest, PlayedMove, ReadMove } from '@shared/ipc/contract'
import type { TreePath } from '@shared/tree/node'
import { putNewest } from '@shared/putNewest'
import { analyzedPositionOf } from '../engines/analyzedPosition'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { useEngineLinesStore } from '../engines/engineLinesStore'

/** A line written in a comment. */
export interface CommentLine {
  /** The path to the position in which it begins. */
  readonly path: TreePath
  readonly moves: readonly PlayedMove[]
  /** How many of the moves are meant. */
  readonly at: number
}

/** The most comments remembered with their moves. */
const MAX_KEPT_COMMENTS = 200

/** Shows lines written in comments on the board, and adds them to the current game. */
export function useCommentLines() {
  const documents = useDocumentsStore()
  const engineLines = useEngineLinesStore()

  const known = new Map<string, readonly ReadMove[]>()

  const read = async (request: CommentRequest): Promise<readonly ReadMove[]> => {
    const key = JSON.stringify(request)
    const before = known.get(key)
    if (before) return before
    const answer = await bridge().request('rules:comment', request)
    putNewest(known, key, answer, MAX_KEPT_COMMENTS)
    return answer
  }

  const look = ({ path, moves, at }: CommentLine) => {
    if (documents.active) engineLines.lookAt(analyzedPositionOf(documents.active, path), moves, at)
  }

  const insert = ({ path, moves }: CommentLine) => {
    if (documents.active) engineLines.insert(analyzedPositionOf(documents.active, path), moves)
  }

  return { read, look, insert }
}
