import path from 'node:path'
import type { DrillAnswer } from '@shared/ipc/drill'
import { err } from '@shared/result'
import { type StoreFault, storeThread } from '../engine/store/storeThread'
import type { Ports } from '../shell/ports'
import type { DrillCommand } from './store/drillStore'
import type { DrillOrder } from './store/drillStoreWorker'
import { type TriedMoves, triedMoves, type TriedMovesParts } from './triedMoves'

/** Decks of positions: what is kept of them, and what our engine says of moves. */
export interface DrillService extends Pick<TriedMoves, 'judge' | 'leave'> {
  /** Nothing has changed where it answers with a fault. */
  carryOut(command: DrillCommand): Promise<DrillAnswer>
  close(): Promise<void>
}

export interface DrillParts extends TriedMovesParts {
  readonly ports: Pick<Ports, 'userFolder' | 'drillStoreWorker' | 'logger'>
  /** New positions of a deck that are asked in a day, as it is set now. */
  readonly newADay: () => number
}

/** The decks in the user's folder; their thread starts when something is first asked of it. */
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
