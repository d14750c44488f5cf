import type { LogDamage, PreparationRecord, PreparationRefusal } from '@shared/ipc/preparations'
import { mostEffortOf } from '@shared/preparation/effort'
import { DEFAULT_PREPARED_LINES, type PreparationJob } from '@shared/preparation/job'
import { err, ok, type Result } from '@shared/result'
import { withNumbers, type GrowthsParts } from './growth/growths'
import { preparationViews, type PreparationViews } from './view/preparationViews'
import { openLive, type LivePreparation } from './kept/livePreparation'

/** A preparation in memory, and its views for the window. */
export interface OpenedPreparation {
  readonly live: LivePreparation
  readonly views: PreparationViews
}

type Opened = Result<OpenedPreparation, PreparationRefusal>

/** The number of preparations kept in memory beside the one that grows. */
const MAX_OPEN = 3

/** The job described by the record of a preparation. */
export const jobOf = (record: PreparationRecord): PreparationJob => {
  const { variant, options, fen, color, margin, depth, nodes, totalNodes } = record
  const mostEffort = mostEffortOf(nodes, totalNodes > 0 ? totalNodes : Infinity)
  return { variant, options, fen, color, margin, depth, lines: DEFAULT_PREPARED_LINES, mostEffort }
}

const UNTOUCHED: LogDamage = { lines: [], unread: 0, loose: 0, lost: 0, kept: null }

/**
 * The damage of a log compared with its record: lines may be unreadable, and the file may have been cut off or be gone.
 */
const damageOf = ({ positions }: PreparationRecord, live: LivePreparation): LogDamage | undefined => {
  const lost = Math.max(0, positions - live.progress().positions)
  return live.damage || lost > 0 ? { ...(live.damage ?? UNTOUCHED), lost } : undefined
}

type OpenedParts = Pick<GrowthsParts, 'core' | 'store' | 'clock'>

/**
 * The preparations used last, as read from disk.
 *
 * @param isNeeded whether a preparation must stay in any case
 * @param onDamage called when one was found damaged, after this was noted in its record
 */
export const openedPreparations = (
  { core, store, clock }: OpenedParts,
  isNeeded: (id: string) => boolean,
  onDamage: () => void,
) => {
  const open = new Map<string, Promise<Opened>>()

  const begin = async (id: string): Promise<Opened> => {
    const record = store.byId(id)
    if (!record) return err({ kind: 'unknownPreparation' })
    const live = await openLive(core, jobOf(record), store.logOf(id))
    if (!live.ok) return err({ kind: 'unreadable', detail: live.error })
    const now = store.byId(id) ?? record
    const damage = damageOf(now, live.value)
    if (damage) {
      // Lost positions must be searched again, even if the preparation had ended.
      const end = damage.lost > 0 ? null : now.end
      store.keep({ ...withNumbers(now, live.value, clock()), end, damage })
      onDamage()
    }
    return ok({ live: live.value, views: preparationViews(live.value) })
  }

  /** Drops the least recently used ones. */
  const makeRoom = (): void => {
    const idle = [...open.keys()].filter(id => !isNeeded(id))
    for (const id of idle.slice(0, -MAX_OPEN)) open.delete(id)
  }

  return {
    open: async (id: string): Promise<Opened> => {
      const one = open.get(id) ?? begin(id)
      open.delete(id)
      open.set(id, one)
      makeRoom()
      const answer = await one
      // A file that could not be read may be readable the next time.
      if (!answer.ok) open.delete(id)
      return answer
    },
  }
}
