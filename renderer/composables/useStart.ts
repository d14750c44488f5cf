import { describeError } from '../errors/describeError'
import { useAppStore } from '../stores/app'
import { useEnginesStore } from '../stores/engines'
import { useFilesStore } from '../stores/files'
import { useNoticesStore } from '../stores/notices'
import { usePlaceStore } from '../stores/place'

/** The beginning: asks the main process for all it needs and opens what was named on the command line. */
export function useStart() {
  const app = useAppStore()
  const engines = useEnginesStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()

  const start = async () => {
    const [{ opened, notOpened, recovered, settings }] = await Promise.all([app.begin(), engines.load()])
    for (const error of notOpened) notices.report(describeError(error))
    for (const file of opened) await files.adopt(file)
    // Games come first: those that were asked for, and those that can be had back.
    if (opened.length === 0 && recovered.length === 0) place.show(settings.place)
  }

  return { start }
}
