import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { AnalysisLine, PlayedMove, PositionRequest } from '@shared/ipc/contract'
import { putNewest } from '@shared/putNewest'
import type { EngineResult } from './jobs'
import type { AnalyzedPosition } from './analyzedPosition'
import { bridge } from '../../ipc/client'
import { lastAsked } from '../../ipc/followedRequest'
import { useAnalysisStore } from './analysisStore'
import { useDocumentsStore } from '../../openFiles/documents'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'
import { useUndoableStore } from '../../openFiles/undoable'
import { usePracticeStore } from '../practice/practiceStore'
import type { Score } from '@shared/analysis/score'
import { makeEvaluation, type EvalCommand } from '@shared/notation/pgn/commands'
import type { Game } from '@shared/tree/game'
import { withRoot } from '@shared/tree/gameEdit'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { appendLine, nodeAt } from '@shared/tree/tree'
import { moveLabel } from '@shared/tree/moveNumber'
import { playedNode } from '../../workbench/playedNode'

/** The value of an engine's line. */
type LineValue = Pick<AnalysisLine, 'score' | 'depth' | 'bound'>

interface AddedLine {
  readonly game: Game
  /** The end of the line. */
  readonly path: TreePath
  /** The name of the edit: "Added line 31… Nc5". */
  readonly name: string
}

const evaluationOf = (score: Score<'white'>, depth: number): EvalCommand =>
  score.kind === 'mate'
    ? { kind: 'mate', moves: score.value, depth }
    : { kind: 'cp', centipawns: score.value, depth }

const withValue = (node: TreeNode, { score, depth, bound }: LineValue): TreeNode =>
  bound === undefined
    ? {
        ...node,
        comments: [{ style: 'brace', text: `[%eval ${makeEvaluation(evaluationOf(score, depth))}]` }],
      }
    : node

/**
 * Adds moves below `path` in one edit; undefined if the path is not in the game.
 *
 * @param line the engine's line, if it comes from an engine; its value is recorded at the end
 */
const addedLine = (
  game: Game,
  path: TreePath,
  moves: readonly PlayedMove[],
  line: LineValue | undefined,
): AddedLine | undefined => {
  const parent = nodeAt(game.root, path)
  const [first] = moves
  if (!parent || !first) return undefined
  const nodes = moves.map(playedNode)
  const valued = nodes.map((node, place) =>
    line && place === nodes.length - 1 ? withValue(node, line) : node,
  )
  const added = appendLine(game.root, path, valued)
  return (
    added && {
      game: withRoot(game, added.root),
      path: added.path,
      name: t('engines.game.added', { move: moveLabel(parent.fen, first) }),
    }
  )
}

/** The most lines remembered with the positions they lead to. */
const MAX_KEPT_LINES = 60

/** A line shown on the board that is not in the game. */
export interface LookAhead {
  /** The engine that found the line; absent for lines written in comments. */
  readonly engineId?: string
  /** The place in the game at which the line begins. */
  readonly place: AnalyzedPosition
  readonly line?: AnalysisLine
  readonly moves: readonly PlayedMove[]
  /** How many of the moves are on the board, from 1. */
  readonly at: number
  /** The line starts with the other side to move, so no game can take it. */
  readonly threat: boolean
}

/** Shows lines of engines and of comments on the board and adds them to the game. */
export const useEngineLinesStore = defineStore('engineLines', () => {
  const analysis = useAnalysisStore()
  const documents = useDocumentsStore()
  const game = useGameStore()
  const notices = useNoticesStore()
  const undoable = useUndoableStore()
  const practice = usePracticeStore()

  const looking = shallowRef<LookAhead>()
  const asked = lastAsked()

  const known = new Map<string, readonly PlayedMove[]>()

  const playLine = async (position: PositionRequest, moves: readonly string[]) => {
    const key = JSON.stringify([position, moves])
    const before = known.get(key)
    if (before) return before
    const played = await bridge().request('rules:line', position, moves)
    const line = played.ok ? played.value : []
    putNewest(known, key, line, MAX_KEPT_LINES)
    return line
  }

  /** Plays through a line of an engine, apart from any game; empty unless it is legal throughout. */
  const walk = ({ place, update }: EngineResult, { moves }: AnalysisLine, count = moves.length) =>
    playLine(
      { ...place.position, fen: update.fen },
      moves.slice(0, count).map(({ uci }) => uci),
    )

  const end = () => {
    asked.forget()
    looking.value = undefined
  }

  /** Shows the position after the first `count` moves of a line. */
  const look = async (result: EngineResult, line: AnalysisLine, count: number) => {
    const isLast = asked.ask()
    const moves = await walk(result, line)
    if (!isLast() || moves.length === 0) return
    const { place, threat, update } = result
    const at = Math.max(1, Math.min(count, moves.length))
    looking.value = { engineId: update.engineId, place, line, moves, at, threat }
  }

  /** Shows the position after the first `count` moves of a line that does not come from an engine. */
  const lookAt = (place: AnalyzedPosition, moves: readonly PlayedMove[], count: number) => {
    asked.forget()
    looking.value = { place, moves, at: count, threat: false }
  }

  /** Steps along the shown line; back before its first move it returns to the game. False if none is shown. */
  const step = (by: number): boolean => {
    const now = looking.value
    if (!now) return false
    const at = Math.min(now.at + by, now.moves.length)
    if (at < 1) end()
    else looking.value = { ...now, at }
    return true
  }

  watch(() => [game.document?.id, game.node?.fen], end)

  /** Whether a running practice game uses the document, which then takes only the players' moves. */
  const isTaken = ({ documentId }: AnalyzedPosition): boolean => {
    const taken = practice.isRunning && practice.game?.documentId === documentId
    if (taken) notices.tell('note', t('engines.lines.afterPractice'))
    return taken
  }

  /** Adds moves to their game and returns their end. */
  const put = (place: AnalyzedPosition, moves: readonly PlayedMove[], line?: AnalysisLine) => {
    if (isTaken(place)) return undefined
    const document = documents.documentById(place.documentId)
    const added = document && addedLine(document.game, place.path, moves, line)
    if (!document || !added) return undefined
    if (added.game.root === document.game.root) return added
    documents.edit(document.id, { name: added.name, game: added.game, path: document.path })
    return added
  }

  /** Adds moves to their game without going there. The line is marked as the engine's if an engine found it. */
  const insert = (place: AnalyzedPosition, moves: readonly PlayedMove[], line?: AnalysisLine) => {
    const before = documents.documentById(place.documentId)?.game.root
    const added = put(place, moves, line)
    if (!added) return
    if (added.game.root === before) {
      notices.tell('note', t('engines.game.known'))
      return
    }
    undoable.tell('tree', added.name, place.documentId)
  }

  /** Adds the first `count` moves of an engine's line to its game. */
  const add = async (result: EngineResult, line: AnalysisLine, count?: number) => {
    if (!result.threat) insert(result.place, await walk(result, line, count), line)
  }

  /** Adds the shown line to its game and goes to its end. */
  const keep = () => {
    const now = looking.value
    if (!now || now.threat) return
    const added = put(now.place, now.moves.slice(0, now.at), now.line)
    end()
    if (!added) return
    documents.activate(now.place.documentId)
    documents.go(now.place.documentId, added.path)
  }

  /** The best line of the leading engine for the position on the board, unless it is a threat. */
  const best = () => {
    const result = analysis.lead
    const line = result?.update.lines[0]
    return result && line && !result.threat ? { result, line } : undefined
  }

  const tellNothing = () => notices.tell('note', t('engines.game.noLine'))

  const addBest = async () => {
    const found = best()
    if (found) await add(found.result, found.line)
    else tellNothing()
  }

  /** The last move of the shown line that is on the board. */
  const shown = computed(() => looking.value?.moves[looking.value.at - 1])

  return { looking, shown, walk, look, lookAt, step, end, add, insert, keep, best, tellNothing, addBest }
})
