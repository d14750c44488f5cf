import type { Handlers } from '@shared/ipc/contract'
import type { RecentFiles } from '../../files/recentFiles'
import type { Journal } from '../../journal/journal'
import type { Ports } from '../../ports'
import { sampleGames } from '../../samples/samples'
import type { SettingsService } from '../../settings/settingsService'

export const appHandlers = (
  { version, platform, shell }: Ports,
  settings: SettingsService,
  recentFiles: RecentFiles,
  journal: Journal,
): Pick<Handlers, 'app:start'> => ({
  'app:start': () => ({
    version,
    platform,
    shell,
    settings: settings.current(),
    recentFiles: recentFiles.all(),
    samples: sampleGames(),
    recovered: journal.entries(),
    opened: [],
    notOpened: [],
  }),
})
