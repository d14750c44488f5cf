import { parentPort, workerData } from 'node:worker_threads'
import { variantById } from '@shared/variants'
import { EIGHT_LAYOUT, layoutOf, type BoardLayout } from '../../core/boardLayout'
import { gatedClock } from '../pool/gatedClock'
import { soloSearch, type SoloSearch } from '../pool/soloSearch'
import { lowerPriority } from '../pool/lowerPriority'
import { layWeights } from '../pool/weights'
import { answerQuestion } from './answerQuestion'
import { MAX_HASH_MIB } from './hashSize'
import type { PostedQuestion, WorkerInit } from './ownWorker'

/* A thread that searches positions, one after the other, with a core and a memory of its own. */

const { corePath, niceness, gate } = workerData as WorkerInit
const port = parentPort!

lowerPriority(niceness)
const searches = new Map<BoardLayout, SoloSearch>()

/** The search for boards of a layout, set up when it is first needed. */
const searchOn = (layout: BoardLayout): SoloSearch => {
  const search =
    searches.get(layout) ?? soloSearch(corePath, MAX_HASH_MIB, layWeights, gatedClock(gate), layout)
  searches.set(layout, search)
  return search
}

searchOn(EIGHT_LAYOUT)
port.on('message', (question: PostedQuestion) => {
  const variant = variantById(question.variant)
  port.postMessage(answerQuestion(searchOn(layoutOf(variant.board)), { ...question, variant }))
})
