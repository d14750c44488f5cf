import { localZone } from '@shared/drill/days'
import type { DrillAnswer } from '@shared/ipc/drill'
import { serveStore } from '../../engine/store/serveStore'
import { type DrillCommand, drillStore } from './drillStore'

/* The thread for the decks. */

/** A command, with the number of new positions of a deck that are asked each day. */
export interface DrillOrder {
  readonly command: DrillCommand
  readonly newADay: number
}

serveStore<DrillOrder, never, DrillAnswer>(({ file, now, onPutAside: onTrouble }) => {
  const store = drillStore({ file, now, zone: localZone, onTrouble })
  return {
    ask: ({ command, newADay }) => store.carryOut(command, newADay),
    tell: () => undefined,
    close: () => store.close(),
  }
})
