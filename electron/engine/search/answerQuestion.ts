import { whiteView } from '@shared/analysis/pointOfView'
import { makeUci } from '@shared/notation/uci'
import { err, ok } from '@shared/result'
import { moveCoderOf } from '../../core/moveCode'
import { foundScore } from '../pool/foundScore'
import type { SoloSearch } from '../pool/soloSearch'
import type { RawLine } from '../pool/threadArena'
import { clustersFor } from './hashSize'
import { openQuestion } from './openQuestion'
import type { SearchQuestion, SearchReply } from './searcher'

/** The name of our engine in faults. */
export const OWN_ENGINE = 'Backrank'

/** Searches a position with our own engine, after clearing everything it remembers. Blocks. */
export const answerQuestion = (search: SoloSearch, question: SearchQuestion): SearchReply => {
  const { variant, fen, limits, multiPv } = question
  const opened = openQuestion(search.core, question)
  if (!opened.ok) return opened
  using position = opened.value.position
  const turn = position.turn()
  const { decodeMove } = moveCoderOf(search.core.layout, variant.board)
  const written = ({ score, depth, moves }: RawLine) => ({
    score: whiteView(foundScore(score), turn),
    depth,
    moves: moves.map(code => makeUci(variant, decodeMove(code))),
  })
  search.forget(clustersFor(limits))
  const { nodes, lines } = search.think(position, { ...limits, multiPv })
  return lines.length === 0
    ? err({ kind: 'noScore', engine: OWN_ENGINE, fen })
    : ok({ lines: lines.map(written), nodes })
}
