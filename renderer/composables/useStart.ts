import { describeError } from '../errors/describeError'
import { useAppStore } from '../stores/app'
import { useEnginesStore } from '../stores/engines'
import { useFilesStore } from '../stores/files'
import { useNoticesStore } from '../stores/notices'

/** The beginning: asks the main process for all it needs and opens what was named on the command line. */
export function useStart() {
  const app = useAppStore()
  const engines = useEnginesStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  const start = async () => {
    const [{ opened, notOpened }] = await Promise.all([app.begin(), engines.load()])
    for (const error of notOpened) notices.report(describeError(error))
    for (const file of opened) await files.adopt(file)
  }

  return { start }
}
