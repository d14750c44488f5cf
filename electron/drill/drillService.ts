import path from 'node:path'
import type { DrillAnswer } from '@shared/ipc/drill'
import { err } from '@shared/result'
import { type StoreFault, storeThread } from '../engine/store/storeThread'
import type { Ports } from '../shell/ports'
import type { DrillCommand } from './store/drillStore'
import type { DrillOrder } from './store/drillStoreWorker'
import { type TriedMoves, triedMoves, type TriedMovesParts } from './triedMoves'

/** Decks of positions and the answers given to them, and the judgment of moves by our engine. */
export interface DrillService extends Pick<TriedMoves, 'judge' | 'leave'> {
  /** If the answer is a fault, nothing has changed. */
  carryOut(command: DrillCommand): Promise<DrillAnswer>
  close(): Promise<void>
}

export interface DrillParts extends TriedMovesParts {
  readonly ports: Pick<Ports, 'userFolder' | 'drillStoreWorker' | 'logger'>
  /** How many new positions of a deck are asked each day, as currently set. */
  readonly newADay: () => number
}

/** The decks in the user's folder; their thread is started by the first request. */
export const drillService = (parts: DrillParts): DrillService => {
  const { ports, newADay } = parts
  const { userFolder, drillStoreWorker: workerFile, logger } = ports
  let lastFault = ''
  const onFault = (fault: StoreFault) => {
    if (fault.kind === 'putAside') {
      logger.error('trouble with the decks', fault.detail)
      return
    }
    lastFault = String(fault.error)
    logger.error('the thread of the decks failed', lastFault)
  }
  const file = path.join(userFolder, 'decks.sqlite')
  const thread = storeThread<DrillOrder, never, DrillAnswer>({ workerFile, file, onFault })
  const tried = triedMoves(parts)

  return {
    carryOut: async command =>
      (await thread.ask({ command, newADay: newADay() })) ?? err({ kind: 'drillFailed', detail: lastFault }),
    judge: move => tried.judge(move),
    leave: () => tried.leave(),
    close: async () => {
      tried.close()
      await thread.close()
    },
  }
}
